import { fontFaces } from './fontFaces.ts';

/**
 * Fetches our own fonts and puts both in place of the device's, which are sized to ours (fonts.css), at once: text is
 * laid out again one time.
 * @param moment waited for when both are there, before they are put in place.
 */
export async function loadFonts(moment = async () => {}): Promise<void> {
  const faces = fontFaces.map(
    ({ family, weight, url }) => new FontFace(family, `url(${url})`, { weight }),
  );
  await Promise.all(faces.map(async (face) => face.load()));
  await moment();
  for (const face of faces) document.fonts.add(face);
}
