/** The panel of what a visitor chose, and the list of pages they saw last. */
export const preferencesText = {
  title: 'Preferences',
  intro: 'Kept in this browser only. Each choice works at once.',
  failed: 'The preferences could not be loaded. Check your connection and try again.',
  notKept:
    'This browser keeps nothing for us, so your choices last until you close or reload this page.',
  theme: 'Theme',
  fontSize: {
    label: 'Letter size',
    small: 'Small',
    medium: 'Normal',
    large: 'Large',
    'x-large': 'Largest',
  },
  motion: {
    title: 'Motion',
    label: 'Less motion',
    hint: 'Stops what moves by itself: petals, sliding pictures, typed words. If your device asks for less motion, we follow that anyway.',
  },
  counting: {
    title: 'Cookies and visit counting',
    label: 'My visits may be counted',
    hint: 'Today nothing is counted and no cookie is set. Should we ever count visits to see which pages help, only visits of people who ticked this will count. You can take it back here at any time.',
  },
  promotions: {
    title: 'Hidden announcements',
    none: 'You have hidden no announcement.',
    some: (count: number) =>
      count === 1 ? 'You have hidden one announcement.' : `You have hidden ${count} announcements.`,
    action: 'Show them again',
  },
  recent: {
    title: 'Recently viewed',
    none: 'The pages you look at will be listed here.',
    action: 'Clear this list',
  },
  language: { title: 'Language', en: 'English' },
  reset: 'Back to the defaults',
  resetDone: 'Everything is as it was before your first choice.',
} as const;
