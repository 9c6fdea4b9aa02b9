const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

/** Texts of the portfolio screen. */
export const adminPortfolio = {
  heading: 'Portfolio',
  intro: 'Albums and their pictures, in the order in which visitors see them.',
  add: 'New album',
  newTitle: 'New album',
  list: 'Albums',
  empty: 'No albums yet',
  emptyHint: 'Make the first one: a name, then as many pictures as you like at once.',
  missing: 'This album does not exist any more.',
  search: 'Title or category',
  state: 'Show',
  states: { featured: 'Featured', hidden: 'Hidden', removed: 'Removed' },
  pictures,
  withoutAlt: (count: number) => `${count} without a description`,
  featured: 'Featured',
  hidden: 'Hidden',
  removed: 'Removed',
  noPictures: 'No pictures: visitors see an empty album',
  tooMany: (count: number, shown: number) =>
    `${count} albums are featured; the home page shows the first ${shown} of them.`,
  remove: 'Remove the album',
  restore: 'Restore the album',
  isRemoved: 'This album is removed: visitors do not see it.',
  form: {
    form: 'The album',
    fields: {
      title: { label: 'Title' },
      slug: {
        label: 'Short name',
        hint: 'Small letters, digits and hyphens. It is made of the title.',
      },
      category: { label: 'Category', hint: 'The gallery can be filtered by it.' },
      description: { label: 'Description' },
      event_date: { label: 'Date of the event' },
      services: { label: 'Shown on the pages of' },
      is_visible: { label: 'Visitors see it' },
      is_featured: { label: 'Featured on the home page' },
    },
    shownOn: (places: string) => `Shown on: ${places}.`,
    nowhere:
      'Visitors do not see this album. Switch on “Visitors see it” once its pictures are there.',
    home: 'home',
    gallery: 'gallery',
    saveFirst: 'Pictures come next: they open here as soon as the album is saved.',
  },
  cover: 'Cover',
  makeCover: 'Make it the cover',
  moveTo: 'Move to',
  moved: (count: number, album: string) => `${pictures(count)} moved to ${album}.`,
  failed: 'That did not work. Please try again.',
} as const;
