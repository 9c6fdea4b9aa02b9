/** Why a file is rejected: the keys of `adminPictures.problems`. */
export type PictureProblem =
  | 'empty'
  | 'tooLarge'
  | 'tooManyPixels'
  | 'svg'
  | 'heic'
  | 'tiff'
  | 'notAPicture'
  | 'unreadable';

/** Phone cameras write up to 30 MB; larger files could not be held in memory twice. */
const MOST_BYTES = 60 * 1024 * 1024;
/** Decoded, a pixel takes four bytes: more would take a phone's memory. */
const MOST_PIXELS = 200_000_000;
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
/** Windows BMP: its second header's size distinguishes it from a text that begins with BM. */
const BMP = /^BM.{12}[\u0028\u0038\u006c\u007c]\0\0\0/s;
const TIFF = /^(?:II\*\0|MM\0\*)/;
const HEIC = /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s;

/**
 * The reason to reject a file, by its bytes: its name and type may be wrong.
 * @returns 'heic' for a file that only some browsers (Safari) can read: it is tried all the same.
 */
export async function pictureProblem(file: Blob): Promise<PictureProblem | undefined> {
  if (file.size === 0) return 'empty';
  if (file.size > MOST_BYTES) return 'tooLarge';
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  if (SIGNATURES.some(([offset, text]) => head.startsWith(text, offset)))
    return (pixelsOf(head, bytes) ?? 0) > MOST_PIXELS ? 'tooManyPixels' : undefined;
  if (BMP.test(head)) return undefined;
  if (TIFF.test(head)) return 'tiff';
  if (HEIC.test(head)) return 'heic';
  return /<svg[\s>]|^\s*<\?xml/i.test(head) ? 'svg' : 'notAPicture';
}

/** The pixel count in the header of a PNG or GIF; a few bytes can claim billions. */
function pixelsOf(head: string, bytes: Uint8Array<ArrayBuffer>): number | undefined {
  const view = new DataView(bytes.buffer);
  if (head.startsWith('PNG', 1) && bytes.length >= 24)
    return view.getUint32(16) * view.getUint32(20);
  if (head.startsWith('GIF8') && bytes.length >= 10)
    return view.getUint16(6, true) * view.getUint16(8, true);
  return undefined;
}

/** Offset of a GIF's next block, after sub-blocks that each start with their length. */
function afterParts(bytes: Uint8Array, from: number): number {
  let at = from;
  while ((bytes[at] ?? 0) > 0) at += (bytes[at] ?? 0) + 1;
  return at + 1;
}

const colours = (flags: number) => (flags >= 128 ? 3 * 2 ** ((flags % 8) + 1) : 0);

function hasTwoFrames(bytes: Uint8Array): boolean {
  let frames = 0;
  for (let at = 13 + colours(bytes[10] ?? 0); at < bytes.length;) {
    if (bytes[at] === 0x21) at = afterParts(bytes, at + 2);
    else if (bytes[at] === 0x2c) {
      frames += 1;
      if (frames > 1) return true;
      at = afterParts(bytes, at + 11 + colours(bytes[at + 9] ?? 0));
    } else return false;
  }
  return false;
}

/** Whether a picture is animated (GIF, WebP, PNG, AVIF): only its first frame is used. */
export async function isAnimated(file: Blob): Promise<boolean> {
  const head = String.fromCharCode(
    ...new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()),
  );
  if (head.startsWith('GIF8')) return hasTwoFrames(new Uint8Array(await file.arrayBuffer()));
  // WebP has a flag in its first chunk; PNG a chunk before its pixels.
  if (head.startsWith('WEBPVP8X', 8)) return (head.charCodeAt(20) & 2) > 0;
  if (head.startsWith('PNG', 1)) return /acTL/.test(head.split('IDAT')[0] ?? '');
  return head.startsWith('ftypavis', 4);
}
