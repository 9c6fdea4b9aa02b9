/** Why a file is not taken: the keys of `adminPictures.problems`. */
export type PictureProblem = 'empty' | 'tooLarge' | 'svg' | 'heic' | 'notAPicture' | 'unreadable';

/** Cameras of phones write up to 30 MB; what is larger is no photo of an event, and could not be held in memory twice. */
const MOST_BYTES = 60 * 1024 * 1024;
/** Far enough into a file for every signature below, and for an SVG's first tag. */
const HEAD_BYTES = 512;

const SIGNATURES: readonly (readonly [offset: number, text: string])[] = [
  [0, '\u00ff\u00d8\u00ff'], // JPEG
  [0, '\u0089PNG\r\n'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [4, 'ftypavif'],
  [4, 'ftypavis'],
];
const HEIC = /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s;

/**
 * What is wrong with a file, judged by its bytes: its name and its type are only claims.
 * @returns 'heic' for a file that only some browsers (Safari) can read: it is tried all the same.
 */
export async function pictureProblem(file: Blob): Promise<PictureProblem | undefined> {
  if (file.size === 0) return 'empty';
  if (file.size > MOST_BYTES) return 'tooLarge';
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  if (SIGNATURES.some(([offset, text]) => head.startsWith(text, offset))) return undefined;
  if (HEIC.test(head)) return 'heic';
  return /<svg[\s>]|^\s*<\?xml/i.test(head) ? 'svg' : 'notAPicture';
}
