import { openReader } from './reader.ts';

/** Longest side that is read, px: a photo has three times that, and takes as much longer. */
const LONGEST = 1600;

/** Unpacked, a pixel takes four bytes: few bytes can claim more than a phone holds. */
const MOST_PIXELS = 200_000_000;

/** @throws where a file is no picture, or too large once it is unpacked, which this does not. */
async function checkSize(file: Blob): Promise<void> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  await new Promise((resolve, reject) => {
    image.addEventListener('load', resolve);
    image.addEventListener('error', () => reject(new Error('No picture.')));
    image.src = address;
  }).finally(() => URL.revokeObjectURL(address));
  if (image.naturalWidth * image.naturalHeight > MOST_PIXELS) throw new Error('Too many pixels.');
}

/** Reads the QRs in a picture. @throws if the file is none, or where there is no reader. */
export async function readPicture(file: Blob): Promise<string[]> {
  await checkSize(file);
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
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
    picture.close();
  }
}
