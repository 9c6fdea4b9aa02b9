import { openReader } from './reader.ts';

/** Longest side that is read, px: a photo has three times that, and takes as much longer. */
const LONGEST = 1600;

/** Unpacked, a pixel takes four bytes: few bytes can claim more than a phone holds. */
const MOST_PIXELS = 200_000_000;

/** Reads the QRs in a picture. @throws if the file is none or too large unpacked, or where there is no reader. */
export async function readPicture(file: Blob): Promise<string[]> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  await new Promise((resolve, reject) => {
    picture.addEventListener('load', resolve);
    picture.addEventListener('error', reject);
  }).finally(() => URL.revokeObjectURL(picture.src));
  const { naturalWidth: width, naturalHeight: height } = picture;
  // Known without unpacking it; drawing does that.
  if (width * height > MOST_PIXELS) throw new Error('Too many pixels.');
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas.');
  const reader = await openReader();
  try {
    for (const isHard of [false, true]) {
      // Drawn again: the reader may have changed it. White is what shows through.
      context.fillStyle = 'white';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const found = await reader.read(canvas, isHard);
      if (found.length > 0) return found.map(({ text }) => text);
    }
    return [];
  } finally {
    reader.close();
  }
}
