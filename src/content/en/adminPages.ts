/** Every sentence of the screen on which pages are shown and hidden. */
export const adminPages = {
  heading: 'Pages',
  intro: 'Which pages visitors can open. A change reaches open tabs within two seconds.',
  caption: 'Pages that can be hidden',
  empty: 'No page has a row yet',
  emptyHint: 'Add the pages below: a page without a row is not shown to visitors.',
  columns: { page: 'Page', status: 'Status', category: 'Group', changed: 'Last changed' },
  names: {
    about: 'About us',
    contact: 'Contact',
    services: 'All services',
    wedding: 'Wedding',
    corporate: 'Corporate events',
    anniversary: 'Anniversary',
    birthday: 'Birthday',
    'venue-booking': 'Venue booking',
    'artist-management': 'Artist management',
    catering: 'Catering',
    venuesinpatna: 'Venues',
    gallery: 'Gallery',
    'raas-garba': 'Raas Garba',
  } as Readonly<Record<string, string>>,
  status: { visible: 'Visible', renovation: 'Under renovation', hidden: 'Hidden' },
  missing: {
    heading: 'Pages not set up yet',
    intro: 'Visitors read "Page Not Available" there until the row is added.',
    add: (page: string) => `Add ${page}`,
    added: (page: string) => `${page} is shown to visitors now.`,
    failed: 'The row could not be added. Please try again.',
  },
  form: {
    title: (page: string) => page,
    open: 'Open the page',
    missing: 'There is no such page.',
    form: 'Page',
    fields: {
      status: {
        label: 'Visitors see',
        hint: 'Hidden and under renovation take the page out of search results, too.',
      },
      message: {
        label: 'Your own words while it is not shown',
        hint: 'In place of the usual sentence. Leave it empty for the usual one.',
      },
      seo_title: {
        label: 'Title in search results',
        hint: 'Up to 70 characters. Empty: the usual title.',
      },
      seo_description: {
        label: 'Description in search results',
        hint: 'Up to 200 characters. Empty: the usual description. Title and description appear when the site is built the next time.',
      },
    },
    important: 'Many visitors come for this page: hide it only for a short time.',
    notClosed: 'Choose hidden or under renovation to see what visitors will read.',
  },
};
