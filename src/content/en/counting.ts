/** The question whether a browser may be recognised at the next visit, at the end of every page until it is answered. */
export const countingText = {
  title: 'May we remember this browser?',
  text: 'We count visits to see which pages help. With a yes, a random number in this browser tells us that it has been here before. It says nothing about you, and nobody else gets it.',
  more: 'What is counted',
  no: 'No',
  yes: 'Yes',
  saidNo: 'Nothing is kept in this browser.',
  saidYes: 'Thank you.',
  change: 'You can change this under “Preferences” at any time.',
} as const;
