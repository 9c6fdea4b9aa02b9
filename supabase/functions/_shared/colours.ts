/** The firm's colours in mails. Written by `npm run icons` out of src/app/colours.css. */
export const colours = {
  paper: '#fff9f0',
  surface: '#ffffff',
  ink: '#2b1820',
  muted: '#6b5560',
  sindoor: '#a61e3b',
  onSindoor: '#fff9f0',
  line: '#e9d9c3',
} as const;

/** Replacements of `sindoor` by published palette. */
export const accents: ReadonlyMap<string, string> = new Map([
  ['sindoor', '#a61e3b'],
  ['peacock', '#0b6b6f'],
  ['indigo', '#3b3f9e'],
  ['emerald', '#1f6b3a'],
  ['plum', '#7a2478'],
  ['rust', '#a2400f'],
]);
