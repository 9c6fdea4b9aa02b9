import { rgbaToThumbHash } from 'thumbhash';
import { uploadedWidths } from '@/shared/ui/pictureVariants.ts';
import { isAnimated, pictureProblem, type PictureProblem } from './pictureKind.ts';

/** A picture ready for upload: in several widths, smallest first, without the camera's metadata (place, time). */
export type PreparedPicture = {
  /** Hash of the file's content: the same picture twice is one file. */
  id: string;
  /** Pixels of the widest file. */
  width: number;
  height: number;
  /** A blurred picture of some 25 bytes, base64. */
  thumbhash: string;
  files: readonly { width: number; blob: Blob }[];
  /** The file is animated; the prepared picture is not. */
  isStill: boolean;
};

/** A file that cannot become a picture of the site. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(`Not a picture that can be used: ${problem}`);
    this.problem = problem;
  }
}

/** WebP and JPEG quality, 0 to 1: above it files grow without a visible difference. */
const QUALITY = 0.8;
/** ThumbHash supports at most 100 pixels a side. */
const THUMB_PX = 100;

type Drawable = ImageBitmap | OffscreenCanvas;

function draw(source: Drawable, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gave no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

/** As WebP; as JPEG on white where the browser cannot write WebP (Safari answers with PNG then). */
async function encode(canvas: OffscreenCanvas): Promise<Blob> {
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  if (blob.type === 'image/webp') return blob;
  const context = canvas.getContext('2d');
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

function thumbhashOf(source: Drawable): string {
  const scale = Math.min(1, THUMB_PX / Math.max(source.width, source.height));
  const [width, height] = [source.width, source.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const pixels = draw(source, width, height).getContext('2d')?.getImageData(0, 0, width, height);
  return pixels ? btoa(String.fromCharCode(...rgbaToThumbHash(width, height, pixels.data))) : '';
}

/** The first half of the content's SHA-256 in the form of a UUID, as the bucket's rule for names wants it. */
async function contentId(file: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  const hex = Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Decodes a picture, applies the camera's orientation, resizes and encodes it. Runs in a worker (pictureWorker.ts).
 * @throws PictureError with the reason.
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  const problem = await pictureProblem(file);
  if (problem && problem !== 'heic') throw new PictureError(problem);
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PictureError(problem ?? 'unreadable');
  });
  try {
    const { width: natural, height: tall } = bitmap;
    const files: { width: number; blob: Blob }[] = [];
    let source: Drawable = bitmap;
    // Largest first: each smaller one is drawn from it, which is faster and smoother than from the original.
    // oxlint-disable-next-line unicorn/no-array-reverse -- a worker has only what its browser knows
    for (const width of uploadedWidths(natural).reverse()) {
      source = draw(source, width, Math.max(1, Math.round((tall * width) / natural)));
      files.unshift({ width, blob: await encode(source) });
    }
    const width = files[files.length - 1]?.width ?? natural;
    const height = Math.max(1, Math.round((tall * width) / natural));
    const [id, isStill] = [await contentId(file), await isAnimated(file)];
    return { id, width, height, thumbhash: thumbhashOf(source), files, isStill };
  } finally {
    bitmap.close();
  }
}
