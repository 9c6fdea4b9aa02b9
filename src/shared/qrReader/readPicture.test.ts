import { afterEach, expect, it, vi } from 'vitest';
import { readPicture } from './readPicture.ts';

/** A browser's picture of that size, which unpacks to nothing. */
function stubPicture(naturalWidth: number, naturalHeight: number) {
  class StubImage extends EventTarget {
    naturalWidth = naturalWidth;
    naturalHeight = naturalHeight;
    set src(_address: string) {
      queueMicrotask(() => this.dispatchEvent(new Event(naturalWidth > 0 ? 'load' : 'error')));
    }
  }
  const unpack = vi.fn<typeof createImageBitmap>().mockRejectedValue(new Error('Unpacked'));
  vi.stubGlobal('Image', StubImage);
  vi.stubGlobal('createImageBitmap', unpack);
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  return unpack;
}
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['no picture', 0, 0, 0],
  ['few bytes that unpack to more than a phone holds', 20_000, 20_000, 0],
  ['a photo of 200 megapixels', 16_320, 12_240, 1],
])('unpacks only what fits: %s', async (_what, width, height, times) => {
  const unpack = stubPicture(width, height);
  const seen = await readPicture(new Blob(['x'])).catch((error: unknown) => error);
  expect(seen).toBeDefined();
  expect(unpack).toHaveBeenCalledTimes(times);
});
