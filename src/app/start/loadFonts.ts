import fraunces from '@/assets/fonts/fraunces.woff2';
import figtree from '@/assets/fonts/figtree.woff2';

/** `weight` as in `@font-face`: what scripts/fonts.ts leaves in the file. */
const fontFaces = [
  { family: 'Fraunces', weight: '600', url: fraunces },
  { family: 'Figtree', weight: '400 700', url: figtree },
];

/**
 * Fetches our fonts and replaces the device's, which are sized to ours (fonts.css), by both at once: text is laid out
 * again one time.
 * @param moment awaited after fetching, before replacing.
 */
export async function loadFonts(moment = async () => {}): Promise<void> {
  const faces = fontFaces.map(
    ({ family, weight, url }) => new FontFace(family, `url(${url})`, { weight }),
  );
  await Promise.all(faces.map(async (face) => face.load()));
  await moment();
  for (const face of faces) document.fonts.add(face);
}
