import { describe, expect, it } from 'vitest';
import { isAnimated, pictureProblem } from './pictureKind.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));

describe('a file is judged by its bytes', () => {
  it.each([
    ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0], 'rest')],
    ['PNG', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a])],
    ['GIF', bytes('GIF89a')],
    ['WebP', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    [
      'BMP',
      bytes(
        'BM',
        Array.from({ length: 12 }, () => 0),
        [40, 0, 0, 0],
      ),
    ],
    ['AVIF', bytes([0, 0, 0, 28], 'ftypavif')],
  ])('%s is taken', async (_name, file) => {
    expect(await pictureProblem(file)).toBeUndefined();
  });

  it.each([
    ['empty', bytes()],
    ['heic', bytes([0, 0, 0, 24], 'ftypheic')],
    ['svg', bytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['svg', bytes('<!-- a comment --><svg onload="alert(1)">')],
    ['notAPicture', bytes('%PDF-1.7')],
    ['notAPicture', bytes('BMW rents a hall for its dealers')],
    ['tiff', bytes('II*', [0, 8, 0, 0, 0])],
    ['tiff', bytes('MM', [0], '*', [0, 0, 0, 8])],
    [
      'tooManyPixels',
      bytes([0x89], 'PNG\r\n', [26, 10, 0, 0, 0, 13], 'IHDR', [0, 1, 0, 0, 0, 1, 0, 0]),
    ],
    ['tooManyPixels', bytes('GIF89a', [255, 255, 255, 255])],
    ['notAPicture', bytes('<html><script>alert(1)</script>')],
  ] as const)('%s is reported', async (problem, file) => {
    expect(await pictureProblem(file)).toBe(problem);
  });

  it('a file over 60 MB is not even read', async () => {
    const file = { size: 61 * 1024 * 1024, slice: () => expect.fail() };
    expect(await pictureProblem(file as unknown as Blob)).toBe('tooLarge');
  });
});

describe('a picture that moves', () => {
  const screen = [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const pause = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
  it.each([
    ['a GIF of one frame', bytes('GIF89a', screen, pause, frame, [0x3b]), false],
    ['a GIF of two', bytes('GIF89a', screen, pause, frame, pause, frame, [0x3b]), true],
    ['a GIF that is cut off', bytes('GIF89a', screen, pause), false],
    ['a still WebP', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8X', [10, 0, 0, 0, 0x10]), false],
    ['a WebP that moves', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8X', [10, 0, 0, 0, 0x12]), true],
    ['a PNG that moves', bytes([0x89], 'PNG\r\n', [26, 10], '....IHDR....acTL....IDAT'), true],
    ['a still PNG', bytes([0x89], 'PNG\r\n', [26, 10], '....IHDR....IDAT acTL'), false],
  ])('%s', async (_name, file, moves) => {
    expect(await isAnimated(file)).toBe(moves);
  });
});
