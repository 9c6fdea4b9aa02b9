// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Notice } from './notices.ts';
import { copyUploaded, type Cuts, cutsIn, makeCuts, uploadedIn } from './uploadedPictures.ts';

const id = randomUUID();
const path = `/storage/v1/object/public/media/albums/${id}`;
let requests: string[] = [];
let file: Buffer;
const storage = createServer(({ url = '' }, response) => {
  requests.push(url);
  if (url.startsWith(path)) response.end(file);
  else response.writeHead(404).end();
});
let dataUrl = '';
let outDir = '';

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  file = await sharp({
    create: { width: 1200, height: 1500, channels: 3, noise, background: '#000' },
  })
    .webp()
    .toBuffer();
  await new Promise<void>((resolve) => {
    storage.listen(0, '127.0.0.1', resolve);
  });
  const address = storage.address();
  dataUrl = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
  outDir = await mkdtemp(join(tmpdir(), 'mandap-copies-'));
});
afterAll(async () => {
  storage.close();
  await rm(outDir, { recursive: true });
});

const shown = { row: 'Haldi', field: 'cover_image' };
let reported: Notice[] = [];
const report = (notice: Notice) => void reported.push(notice);
const cutsOf = (...texts: string[]) => {
  const cuts: Cuts = new Map();
  for (const text of texts) cutsIn(text, cuts);
  return cuts;
};

const inSite = async () => readdir(join(outDir, 'pictures'));

it('pages name a picture by several widths, which are one; pictures of other hosts are ignored', () => {
  const texts = [
    `<img src="${path}-1200.webp" srcset="${path}-480.webp 480w, ${path}-960.webp 960w">`,
    `{"image_url":"https://api.example${path}-1200.webp"}`,
    `{"image_url":"https://other.example/storage/v1/object/public/media/a/${randomUUID()}-960.webp"}`,
  ];
  const one = { id, width: 1200, url: `${dataUrl}${path}-1200.webp` };
  expect(uploadedIn(texts.slice(0, 1), { apiUrl: '', dataUrl })).toEqual([one]);
  expect(uploadedIn(texts.slice(1), { apiUrl: 'https://api.example', dataUrl })).toEqual([one]);
});

it('is copied in our widths and formats, downloaded once, and not again by the next build', async () => {
  const picture = { id, width: 1200, url: `${dataUrl}${path}-1200.webp`, shown };
  expect(await copyUploaded(outDir, [picture], report)).toEqual([picture]);
  const names = [
    ...[480, 640, 720, 960, 1200].map((width) => `${id}-${width}.avif`),
    ...[480, 960, 1200].map((width) => `${id}-${width}.webp`),
  ];
  expect((await inSite()).toSorted()).toEqual(names.toSorted());
  expect(await sharp(join(outDir, 'pictures', `${id}-640.avif`)).metadata()).toMatchObject({
    width: 640,
    height: 800,
  });
  await copyUploaded(outDir, [picture], report);
  expect(requests).toHaveLength(1);
});

it('has a JPEG card of 1200 x 630 under 300 kB, cropped around its focal point', async () => {
  const picture = { id, width: 1200, url: 'http://127.0.0.1:1/' };
  await makeCuts(
    outDir,
    [picture],
    cutsOf(`<meta content="/og/${id}-50-90.jpg">`, `/og/${randomUUID()}-1-1.jpg`),
  );
  expect(await readdir(join(outDir, 'og'))).toEqual([`${id}-50-90.jpg`]);
  const card = join(outDir, 'og', `${id}-50-90.jpg`);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect((await stat(card)).size).toBeLessThan(300_000);
});

it('has a crop for phones around its focal point', async () => {
  const half = { width: 1200, height: 750, channels: 3 } as const;
  const [red, blue] = ['#f00', '#00f'].map((background) => ({ create: { ...half, background } }));
  file = await sharp({ create: { ...half, height: 1500, background: '#fff' } })
    .composite([
      { input: red, top: 0, left: 0 },
      { input: blue, top: 750, left: 0 },
    ])
    .webp()
    .toBuffer();
  const picture = { id: randomUUID(), width: 1200, url: `${dataUrl}${path}-halves.webp`, shown };
  await copyUploaded(outDir, [picture], report);
  const cutOf = (y: number) => `/pictures/${picture.id}-50-${y}-6x5-480.avif`;
  await makeCuts(outDir, [picture], cutsOf(cutOf(10), cutOf(90)));
  const colourOf = async (y: number) => {
    const { channels } = await sharp(join(outDir, cutOf(y))).stats();
    return channels.map(({ mean }) => Math.round(mean / 255)).join();
  };
  expect([await colourOf(10), await colourOf(90)]).toEqual(['1,0,0', '0,0,1']);
  expect(await sharp(join(outDir, cutOf(10))).metadata()).toMatchObject({
    width: 480,
    height: 400,
  });
});

it.each([
  'see https://a:b/storage/v1/object/public/media/x/00000000-0000-4000-8000-000000000000-1.webp',
  'http://[/storage/v1/object/public/media/x/00000000-0000-4000-8000-000000000000-1.webp',
  'https://-:99999/storage/v1/object/public/media/x/00000000-0000-4000-8000-000000000000-1.jpg',
  'https://..:0/storage/v1/object/public/media/x/00000000-0000-4000-8000-000000000000-1.jpg',
])('finds no picture in a text with an invalid address: %s', (text) => {
  const found = uploadedIn([text], { apiUrl: 'https://api.example', dataUrl });
  for (const { url } of found) expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/storage\/v1\//);
});

it('reports row and field of one that cannot be downloaded or decoded, and leaves it in the storage', async () => {
  reported = [];
  const gone = { id: randomUUID(), width: 960, url: `${dataUrl}/gone.webp`, shown };
  const broken = { id: randomUUID(), width: 960, url: `${dataUrl}${path}-broken.webp`, shown };
  file = Buffer.from('no picture');
  expect(await copyUploaded(outDir, [gone, broken], report)).toEqual([]);
  const narrow = { id: randomUUID(), width: 960, url: `${dataUrl}${path}-narrow.webp`, shown };
  file = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#000' } })
    .webp()
    .toBuffer();
  expect(await copyUploaded(outDir, [narrow], report)).toEqual([]);
  expect(reported.map(({ row, field }) => `${row} ${field}`)).toEqual(
    Array.from({ length: 3 }, () => 'Haldi cover_image'),
  );
  // Copied in parallel: the order of the first two varies.
  expect(new Set(reported.map(({ reason }) => reason))).toEqual(
    new Set([
      `the picture ${gone.url} stays in the storage, it answered 404`,
      `the picture ${broken.url} stays in the storage, it is no JPEG, PNG, WebP or AVIF`,
      `the picture ${narrow.url} stays in the storage, it is 90 pixels wide, its name says 960`,
    ]),
  );
});
