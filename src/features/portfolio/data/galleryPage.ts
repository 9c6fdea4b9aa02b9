/** Albums per page of the gallery: full rows in one, two and three columns. */
export const GALLERY_PAGE = 6;
