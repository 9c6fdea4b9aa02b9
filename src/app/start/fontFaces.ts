// Written by scripts/fonts.ts: change that, not this.
import fraunces from '@/assets/fonts/fraunces.woff2';
import figtree from '@/assets/fonts/figtree.woff2';

/** Our own fonts; `weight` as in `@font-face`. */
export const fontFaces = [
  { family: 'Fraunces', weight: '600', url: fraunces },
  { family: 'Figtree', weight: '400 700', url: figtree },
];
