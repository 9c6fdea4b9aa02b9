import type { Page } from '@playwright/test';

/** In the page: a canvas in place of the phone's camera. */
type FakeCamera = {
  canvas: HTMLCanvasElement;
  /** Name of the error of the next requests; '' for none. */
  error: string;
  tracks: MediaStreamTrack[];
};
export type ScanWindow = Window & {
  camera: FakeCamera;
  readings: string[];
  setCode: (code: string) => void;
  setIsScanning: (isScanning: boolean) => void;
  loudness: (signal: string) => Promise<number[]>;
  passPicture: (code: string, lines: string[]) => Promise<Blob>;
};

declare const window: ScanWindow;

/** Gives pages a canvas as their camera. */
export async function fakeCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1280;
    canvas.height = 720;
    const camera: FakeCamera = { canvas, error: '', tracks: [] };
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = 'grey';
    context?.fillRect(0, 0, 1280, 720);
    // A canvas sends a frame only when it is drawn on.
    setInterval(() => context?.drawImage(canvas, 0, 0), 50);
    Object.assign(window, { camera });
    navigator.mediaDevices.getUserMedia = async () => {
      if (camera.error) throw new DOMException('As a phone says it.', camera.error);
      const stream = canvas.captureStream(20);
      camera.tracks = stream.getTracks();
      return stream;
    };
  });
}

/** The camera sees a photo, in the middle of its picture. @param photo a PNG. */
export async function see(page: Page, photo: Buffer): Promise<void> {
  await page.evaluate(async (base64) => {
    const context = window.camera.canvas.getContext('2d');
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    context?.drawImage(image, 440, 160, 400, (400 * image.height) / image.width);
  }, photo.toString('base64'));
}

type View = { degrees?: number; brightness?: number; inverted?: boolean; colour?: string };

/** Fills the camera's picture; with a picture in the middle of it. */
export async function hold(page: Page, selector: string, view: View = {}): Promise<void> {
  await page.evaluate(
    async ([wanted, { degrees = 0, brightness = 1, inverted = false, colour = 'grey' }]) => {
      const context = window.camera.canvas.getContext('2d');
      const image = document.querySelector<HTMLImageElement>(wanted || 'img');
      if (!context) return;
      context.filter = `brightness(${brightness}) invert(${inverted ? 1 : 0})`;
      context.fillStyle = colour;
      context.fillRect(0, 0, 1280, 720);
      if (!wanted || !image) return;
      await image.decode();
      context.save();
      context.translate(640, 360);
      context.rotate((degrees * Math.PI) / 180);
      context.drawImage(image, -200, -200, 400, 400);
      context.restore();
      context.filter = 'none';
    },
    [selector, view] as const,
  );
}

/** Makes the page believe that it is hidden or shown. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
/** A key by its place, of a French keyboard with caps lock, as a scanner presses it; times are those of the scanner. */
export async function scanFrench(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const french: Record<string, string> = {
    Q: 'a',
    W: 'z',
    A: 'q',
    Z: 'w',
    M: ',',
    '1': '&',
    '7': 'è',
  };
  const keys = text.split('').map((sign) => ({
    code: /\d/.test(sign) ? `Digit${sign}` : `Key${sign}`,
    key: french[sign] ?? sign.toLowerCase(),
  }));
  let timestamp = Date.now() / 1000;
  for (const { code, key } of keys) {
    timestamp += 0.008;
    await session.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      code,
      key,
      text: key,
      timestamp,
    });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', code, key, timestamp });
  }
  timestamp += 0.008;
  const enter = { code: 'Enter', key: 'Enter', text: '\r', timestamp };
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter });
}
