import type { Found, Reader } from '@/shared/qrReader/reader.ts';

/** Ten pictures a second. */
const FRAME_MS = 100;
/** Every fifth is tried harder. */
const HARD_EVERY = 5;
/** Share of the shorter side that is read, from the middle; longest side of it for the reader, px. */
const CROP = 0.8;
const LONGEST = 640;
/** A code that was seen less than this before is the same reading, ms. */
const SAME_MS = 2000;

/**
 * Whether a code is a new reading: one that stays in view is read once.
 * @returns called with each code that is seen and the time, ms.
 */
export function onceInView(): (text: string, now: number) => boolean {
  const seen = new Map<string, number>();
  return (text, now) => {
    for (const [other, at] of seen) if (now - at >= SAME_MS) seen.delete(other);
    const isNew = !seen.has(text);
    seen.set(text, now);
    return isNew;
  };
}

/** Draws the middle of the video. @returns whether it has a picture. */
function drawCrop(video: HTMLVideoElement, canvas: HTMLCanvasElement): boolean {
  const { videoWidth, videoHeight } = video;
  const side = Math.floor(Math.min(videoWidth, videoHeight) * CROP);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || side === 0) return false;
  canvas.width = Math.min(side, LONGEST);
  canvas.height = canvas.width;
  const [x, y] = [(videoWidth - side) / 2, (videoHeight - side) / 2];
  context.drawImage(video, x, y, side, side, 0, 0, canvas.width, canvas.height);
  return true;
}

/** Of several codes in view, the one that is pointed at. */
function nearest(found: readonly Found[], side: number): Found | undefined {
  const distance = ({ x, y }: Found) => Math.hypot(x - side / 2, y - side / 2);
  return found.toSorted((one, other) => distance(one) - distance(other))[0];
}

/**
 * Reads QR codes from a playing video.
 * @param onText called once for each reading.
 * @param onFail called once if the reader breaks, which ends the loop.
 * @returns a function that stops the loop.
 */
export function scanLoop(
  video: HTMLVideoElement,
  reader: Reader,
  onText: (text: string) => void,
  onFail: (error: unknown) => void,
): () => void {
  const canvas = document.createElement('canvas');
  const isNew = onceInView();
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const look = async () => {
    const began = performance.now();
    frame += 1;
    if (drawCrop(video, canvas)) {
      const found = await reader.read(canvas, frame % HARD_EVERY === 0);
      const text = nearest(found, canvas.width)?.text;
      if (!isStopped && text && isNew(text, performance.now())) onText(text);
    }
    if (isStopped) return;
    timer = setTimeout(begin, Math.max(0, FRAME_MS - (performance.now() - began)));
  };
  const begin = () => {
    look().catch((error: unknown) => {
      if (!isStopped) onFail(error);
      isStopped = true;
    });
  };
  begin();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
