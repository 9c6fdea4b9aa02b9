/** Configurable colours; all others are in src/app/colours.css. */
type Palette = Readonly<
  Record<'light' | 'dark', Readonly<Record<'accent' | 'second', `#${string}`>>>
>;

/** Checked palettes: each colour is legible on paper and as a background, in light and dark (colours.test.ts). */
export const palettes = {
  sindoor: {
    light: { accent: '#a61e3b', second: '#0b6b6f' },
    dark: { accent: '#e4526b', second: '#53c3bf' },
  },
  peacock: {
    light: { accent: '#0b6b6f', second: '#8f2353' },
    dark: { accent: '#53c3bf', second: '#ea8fb7' },
  },
  indigo: {
    light: { accent: '#3b3f9e', second: '#9a3412' },
    dark: { accent: '#9ea4ff', second: '#f2a27c' },
  },
  emerald: {
    light: { accent: '#1f6b3a', second: '#7a3f12' },
    dark: { accent: '#6fc48a', second: '#e8a86c' },
  },
  plum: {
    light: { accent: '#7a2478', second: '#0b6b6f' },
    dark: { accent: '#d98fd6', second: '#53c3bf' },
  },
  rust: {
    light: { accent: '#a2400f', second: '#2a5a8a' },
    dark: { accent: '#f08a55', second: '#8ab8e6' },
  },
} as const satisfies Record<string, Palette>;

/** `own`: the accents of src/app/colours.css. */
export type PaletteName = keyof typeof palettes | 'own';

/** The palette of the site. */
export const colours: { palette: PaletteName } = { palette: 'own' };

/** All choices. */
export const paletteNames: readonly PaletteName[] = [
  'own',
  'sindoor',
  'peacock',
  'indigo',
  'emerald',
  'plum',
  'rust',
];
