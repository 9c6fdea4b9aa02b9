import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { PassQr } from '@/features/passes/public/PassQr.tsx';
import { findCodes, prepareDecoder } from '@/shared/qrReader/decode.ts';
import { readPassCode } from '@/shared/lib/passCode.ts';
import { sized } from './sizes.ts';

/** The QR that a pass shows, read by what the gate reads with. */

const MS = sized(60_000, 300_000);

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const code26 = fc.noBias(
  fc
    .array(fc.constantFrom(...ALPHABET.split('')), { minLength: 26, maxLength: 26 })
    .map((signs) => signs.join('')),
);
const codes = fc.sample(code26, sized(40, 200));

function tagOf(code: string): string {
  return renderToStaticMarkup(createElement(PassQr, { code, alt: 'QR code of a pass' }));
}

/** The picture of the `<img>`, as displayed. */
function pictureOf(code: string): Sharp {
  const src = /src="data:image\/svg\+xml,([^"]+)"/.exec(tagOf(code))?.[1] ?? '';
  return sharp(Buffer.from(decodeURIComponent(src)));
}

/** The code that the gate reads in a picture, if any. */
async function read(picture: Sharp, isHard = false): Promise<string | undefined> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  const [found] = await findCodes(pixels, isHard);
  if (!found) return undefined;
  const input = readPassCode(found.text);
  return input.kind === 'code' ? input.code : `${input.kind}: ${found.text}`;
}

const onTable = (picture: Sharp) =>
  picture.extend({ top: 90, bottom: 60, left: 40, right: 130, background: '#777' });
const png = async (picture: Sharp) => sharp(await picture.png().toBuffer());

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer } = new Uint8Array(await readFile(file));
  await prepareDecoder(buffer);
});

it('is a picture of whole pixels with its alternative text, 25 modules and a margin of 4', async () => {
  const [code = ''] = codes;
  const tag = tagOf(code);
  expect(tag).toContain('alt="QR code of a pass"');
  const side = Number(/width="(\d+)"/.exec(tag)?.[1]);
  expect(side).toBeGreaterThanOrEqual(240);
  expect(side % 33).toBe(0);
  const { data, info } = await pictureOf(code)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([side, side]);
  // Sharp edges: nothing between black and white, and nothing in the margin.
  expect(new Set(data)).toEqual(new Set([0, 255]));
  const module = side / 33;
  const dark = [...data].flatMap((value, index) => (value === 0 ? [index] : []));
  expect(Math.min(...dark.map((index) => index % side))).toBe(4 * module);
  expect(Math.max(...dark.map((index) => Math.floor(index / side)))).toBe(29 * module - 1);
});

it('is read upright, turned, and on a screen of half the brightness', { timeout: MS }, async () => {
  for (const code of codes) {
    const picture = await png(onTable(pictureOf(code)));
    for (const degrees of [0, 90, 180, 270])
      for (const brightness of [1, 0.5])
        expect(await read(picture.clone().rotate(degrees).linear(brightness, 0))).toBe(code);
  }
});

it('is read askew, small, blurred, and white on black', async () => {
  for (const code of codes.slice(0, 20)) {
    const picture = await png(onTable(pictureOf(code)));
    expect(await read(picture.clone().rotate(17, { background: '#777' }))).toBe(code);
    expect(await read(picture.clone().resize(170))).toBe(code);
    expect(await read(picture.clone().blur(2))).toBe(code);
    expect(await read(picture.clone().negate({ alpha: false }))).toBeUndefined();
    expect(await read(picture.clone().negate({ alpha: false }), true)).toBe(code);
  }
});

type Cover = { left: number; top: number; size: number; background: string };

/** Modules of the symbol, which begins after a margin of 4. */
const coverOf = (size: number): fc.Arbitrary<Cover> =>
  fc.noBias(
    fc.record({
      left: fc.integer({ min: 4, max: 29 - size }),
      top: fc.integer({ min: 4, max: 29 - size }),
      size: fc.constant(size),
      background: fc.constantFrom('black', 'white'),
    }),
  );

const DOTS = Math.ceil(0.3 * 25 * 25);
const manyDots = fc.array(coverOf(1), { minLength: DOTS, maxLength: DOTS });

/** Paints squares of modules over a picture. */
async function readCovered(code: string, covers: readonly Cover[]): Promise<string | undefined> {
  const { data, info } = await pictureOf(code).raw().toBuffer({ resolveWithObject: true });
  const module = info.width / 33;
  for (const { left, top, size, background } of covers)
    for (let y = top * module; y < (top + size) * module; y += 1) {
      const row = y * info.width;
      const [from, to] = [row + left * module, row + (left + size) * module];
      data.fill(background === 'white' ? 255 : 0, from * info.channels, to * info.channels);
    }
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const picture = sharp(data, { raw }).removeAlpha();
  return (await read(picture.clone())) ?? read(picture, true);
}

it(
  'covered by a third it is read rightly or not at all, and with a small hole it is read',
  { timeout: MS },
  async () => {
    let unread = 0;
    const wrong: string[] = [];
    const thumbs = fc.sample(coverOf(14), codes.length);
    const dots = fc.sample(manyDots, codes.length);
    for (const [index, code] of codes.entries())
      for (const covers of [thumbs.slice(index, index + 1), dots[index] ?? []]) {
        const found = await readCovered(code, covers);
        if (found === undefined) unread += 1;
        else if (found !== code) wrong.push(`${code}: ${found}`);
      }
    expect(wrong).toEqual([]);
    // The covers do cover.
    expect(unread).toBeGreaterThan(codes.length);
    for (const code of codes)
      for (const background of ['black', 'white'])
        expect(await readCovered(code, [{ left: 13, top: 13, size: 5, background }])).toBe(code);
  },
);
