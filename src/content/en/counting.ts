/** Texts of the consent band at the end of every page. */
export const countingText = {
  title: 'May we remember this browser?',
  text: 'We count visits to see which pages help. With a yes, a random number in this browser tells us that it has been here before. It says nothing about you, and nobody else gets it.',
  more: 'What is counted',
  no: 'No',
  yes: 'Yes',
  declined: 'Nothing is kept in this browser.',
  accepted: 'Thank you.',
  change: 'You can change this under “Preferences” at any time.',
} as const;
