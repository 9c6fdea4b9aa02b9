// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Notice } from './notices.ts';
import { usableLogo, writeSiteIcons } from './siteIcons.ts';

let outDir = '';
let storage = { apiUrl: '', dataUrl: '' };
const path = `/storage/v1/object/public/media/site/${randomUUID()}-900.webp`;
const colour = { width: 900, height: 300, channels: 3, background: '#0000ff' } as const;
/** The storage's response for the logo. */
let answer: Buffer | string | undefined;
const server = createServer((request, response) => {
  if (request.url !== path) response.writeHead(404).end();
  else if (answer !== undefined) response.end(answer);
  else
    void sharp({ create: colour })
      .webp()
      .toBuffer()
      .then((file) => response.end(file));
});

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'mandap-icons-'));
  await mkdir(join(outDir, 'icons'));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  storage = { apiUrl: '', dataUrl: `http://127.0.0.1:${port}` };
});
afterAll(async () => {
  server.close();
  await rm(outDir, { recursive: true });
});

const icon = async (name: string) => readFile(join(outDir, 'icons', name));
/** The PNG picture of an ICO file, at the place and of the length that its header gives. */
async function pictureIn(file: string): Promise<Buffer> {
  const ico = await readFile(file);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const start = ico.readUInt32LE(18);
  expect(ico).toHaveLength(start + ico.readUInt32LE(14));
  return ico.subarray(start);
}
/** Colour in the middle of an icon. */
async function middleOf(file: Buffer): Promise<number[]> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

it('keeps the icons of public/icons if nothing is published', async () => {
  await writeSiteIcons(outDir, {}, undefined);
  expect(await readdir(join(outDir, 'icons'))).toEqual([]);
});

it('keeps the drawing as /favicon.ico, 32 px wide', async () => {
  const own = await pictureIn('public/favicon.ico');
  expect(await sharp(own).metadata()).toMatchObject({ width: 32, height: 32, format: 'png' });
});

it("draws the default logo in the palette's colour", async () => {
  await writeSiteIcons(outDir, { 'colours.ts': { 'colours.palette': 'peacock' } }, undefined);
  const svg = String(await icon('icon.svg'));
  expect(svg).toContain('#0b6b6f');
  expect(svg).not.toContain('#a61e3b');
  expect(await sharp(await icon('icon-maskable-512.png')).metadata()).toMatchObject({ width: 512 });
});

const wordsWith = (src: string) => ({
  'site.ts': { 'site.name': 'Utsav', 'site.logo': { src, width: 900, height: 300 } },
});
/** Texts, logo and notices of a build with a logo. */
async function take(src: string) {
  const reported: Notice[] = [];
  return {
    ...(await usableLogo(wordsWith(src), storage, (notice) => reported.push(notice))),
    reported,
  };
}

it('uses the whole logo in the tab and in the app', async () => {
  const { words, logo, reported } = await take(path);
  expect(words).toEqual(wordsWith(path));
  await writeSiteIcons(outDir, words, logo);
  expect(String(await icon('icon.svg'))).toContain('data:image/png;base64,');
  for (const name of ['icon-192.png', 'apple-touch-icon.png'])
    expect(await middleOf(await icon(name))).toEqual([0, 0, 255]);
  expect(await middleOf(await pictureIn(join(outDir, 'favicon.ico')))).toEqual([0, 0, 255]);
  expect(reported).toEqual([]);
});

const svg = (side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="9" height="9"/></svg>`;
/** A chunk of a PNG file. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
/** 16,000 x 16,000 pixels, one bit each, in 32 kB. */
function bomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(16_000, 0);
  header.writeUInt32BE(16_000, 4);
  header.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(16_000 * 2001))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
const cutJpeg = async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 900, height: 300, channels: 3, noise, background: '#000' } as const;
  return (await sharp({ create }).jpeg().toBuffer()).subarray(0, 5000);
};

it.each([
  ['that is gone', undefined, 'it answered 404'],
  ['that is a web page', '<!doctype html><p>Not found', 'it is no JPEG'],
  ['of one byte', 'x', 'it is no JPEG'],
  ['of no byte', '', 'it is no JPEG'],
  ['that is a drawing of 4,000 px', svg(4000), 'it is no JPEG'],
  ['that is cut', cutJpeg, 'JPEG'],
  ['of 256 megapixels', bomb, 'more than 40 million'],
  [
    'of another width than its name says',
    async () =>
      sharp(await sharp({ create: colour }).png().toBuffer())
        .resize(90)
        .webp()
        .toBuffer(),
    'it is 90 pixels wide, its name says 900',
  ],
])('reports and leaves out a logo %s, and keeps the other texts', async (_, content, reason) => {
  answer = typeof content === 'function' ? await content() : content;
  const { words, logo, reported } = await take(
    path.replace('-900', content === undefined ? '-901' : '-900'),
  );
  answer = undefined;
  expect(words).toEqual({ 'site.ts': { 'site.name': 'Utsav' } });
  expect(logo).toBeUndefined();
  expect(reported).toEqual([
    { row: 'firm.name', field: 'logo', reason: expect.stringContaining(reason) },
  ]);
});
