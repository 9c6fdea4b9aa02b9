/** The gallery's filter and pages; its introduction is `pages.gallery`, its albums' texts are `featuredText`. */
export const galleryText = {
  title: 'Albums',
  filter: 'Albums by category',
  all: 'All',
  /** Read out after a choice. */
  count: (albums: number, category: string) => {
    const counted = albums === 1 ? '1 album' : `${albums} albums`;
    return category === '' ? counted : `${counted} in ${category}`;
  },
  pager: 'Pages of albums',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
} as const;
