import { afterEach, expect, it, vi } from 'vitest';
import { readPicture } from './readPicture.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['no picture', 0, 0, 'error'],
  ['few bytes that unpack to more than a phone holds', 20_000, 20_000, 'Too many pixels.'],
  // Goes on to the canvas, which there is none of here.
  ['a photo of 200 megapixels', 16_320, 12_240, 'No canvas.'],
])('unpacks only what fits: %s', async (_what, naturalWidth, naturalHeight, fault) => {
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      naturalWidth = naturalWidth;
      naturalHeight = naturalHeight;
      set src(_address: string) {
        queueMicrotask(() => this.dispatchEvent(new Event(naturalWidth > 0 ? 'load' : 'error')));
      }
    },
  );
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const seen: unknown = await readPicture(new Blob(['x'])).catch((error: unknown) => error);
  expect(seen instanceof Error ? seen.message : seen instanceof Event && seen.type).toBe(fault);
});
