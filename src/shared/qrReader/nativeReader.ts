import type { Reader } from './reader.ts';

type Detected = { rawValue: string; boundingBox: DOMRectReadOnly };
/** https://wicg.github.io/shape-detection-api/: not in TypeScript's library. */
type Detector = { detect: (picture: CanvasImageSource) => Promise<Detected[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** Makes white black: the detector reads only black on white. */
function invert(picture: HTMLCanvasElement): void {
  const context = picture.getContext('2d');
  if (!context) return;
  context.globalCompositeOperation = 'difference';
  context.fillStyle = 'white';
  context.fillRect(0, 0, picture.width, picture.height);
  context.globalCompositeOperation = 'source-over';
}

/** The browser's own reader; undefined if it has none that reads QRs. */
export async function openNative(): Promise<Reader | undefined> {
  const Detector: DetectorClass | undefined = Reflect.get(globalThis, 'BarcodeDetector');
  if (!Detector) return undefined;
  try {
    if (!(await Detector.getSupportedFormats()).includes('qr_code')) return undefined;
    const detector = new Detector({ formats: ['qr_code'] });
    // Without Google's services only an attempt fails.
    await detector.detect(document.createElement('canvas'));
    return {
      kind: 'native',
      read: async (picture, isHard) => {
        if (isHard) invert(picture);
        const found = await detector.detect(picture);
        return found.map(({ rawValue, boundingBox: { x, y, width, height } }) => ({
          text: rawValue,
          x: x + width / 2,
          y: y + height / 2,
        }));
      },
      close: () => {},
    };
  } catch {
    return undefined;
  }
}
