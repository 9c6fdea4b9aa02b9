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
