import { lateText } from './late.ts';

/** Texts of the preferences and of the list of visited pages. */
export const preferencesText = {
  title: lateText.dialogs.preferences,
  intro: 'Saved in this browser only. Every change applies right away.',
  failed: 'The preferences could not be loaded. Check your connection and try again.',
  notKept:
    'This browser does not let us save anything, so your choices last until you close or reload this page.',
  theme: 'Theme',
  fontSize: {
    label: 'Text size',
    small: 'Small',
    medium: 'Normal',
    large: 'Large',
    'x-large': 'Largest',
  },
  motion: {
    title: 'Motion',
    label: 'Less motion',
    hint: 'Stops things that move on their own: petals, sliding pictures, typed words. If your device already asks for less motion, we follow that.',
  },
  counting: {
    title: 'Visit counting',
    label: 'Recognise this browser next time',
    hint: 'Keeps a random number in this browser, which tells us that it has been here before. Untick it and the number is deleted. Without it your visits are counted as those of somebody new each day.',
    untracked:
      'Your browser asks sites not to track you. We follow that: your visits are not counted at all.',
  },
  promotions: {
    title: 'Hidden announcements',
    none: 'You have not hidden any announcement.',
    some: (count: number) =>
      count === 1 ? 'You have hidden one announcement.' : `You have hidden ${count} announcements.`,
    action: 'Show them again',
  },
  recent: {
    title: 'Recently viewed',
    none: 'Pages you visit will be listed here.',
    action: 'Clear this list',
  },
  language: { title: 'Language', en: 'English' },
  reset: 'Reset',
  resetDone: 'Your preferences have been reset.',
} as const;
