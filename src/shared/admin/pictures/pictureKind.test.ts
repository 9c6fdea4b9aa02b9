import { describe, expect, it } from 'vitest';
import { pictureProblem } from './pictureKind.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));

describe('a file is judged by its bytes', () => {
  it.each([
    ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0], 'rest')],
    ['PNG', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a])],
    ['GIF', bytes('GIF89a')],
    ['WebP', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
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
    ['notAPicture', bytes('<html><script>alert(1)</script>')],
  ] as const)('%s is told', async (problem, file) => {
    expect(await pictureProblem(file)).toBe(problem);
  });

  it('a file over 60 MB is not even read', async () => {
    const file = { size: 61 * 1024 * 1024, slice: () => expect.fail() };
    expect(await pictureProblem(file as unknown as Blob)).toBe('tooLarge');
  });
});
