/** Albums on one page of the gallery: whole lines of one, two and three, and the same weight however many there are. */
export const GALLERY_PAGE = 6;
