/** The gallery's filter and pages; its introduction is `pages.gallery`, its albums' texts are `featuredText`. */
export const galleryText = {
  title: 'Albums',
  filter: 'Albums by category',
  all: 'All',
  /** Announced after a choice. */
  count: (albums: number, category: string) => {
    const counted = albums === 1 ? '1 album' : `${albums} albums`;
    return category === '' ? counted : `${counted} in ${category}`;
  },
  pages: 'Pages of albums',
} as const;
