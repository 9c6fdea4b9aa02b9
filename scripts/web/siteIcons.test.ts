// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeSiteIcons } from './siteIcons.ts';

let outDir = '';
let storage = { apiUrl: '', dataUrl: '' };
const path = `/storage/v1/object/public/media/site/${randomUUID()}-900.webp`;
const colour = { width: 900, height: 300, channels: 3, background: '#0000ff' } as const;
const server = createServer((request, response) => {
  if (request.url !== path) response.writeHead(404).end();
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
/** The colour in the middle of an icon. */
async function middleOf(name: string): Promise<number[]> {
  const { data, info } = await sharp(await icon(name))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

it('where nothing is published, the icons stay those of public/icons', async () => {
  await writeSiteIcons(outDir, {}, storage);
  expect(await readdir(join(outDir, 'icons'))).toEqual([]);
});

it('the drawing has the colour of the palette', async () => {
  await writeSiteIcons(outDir, { 'colours.ts': { 'colours.palette': 'peacock' } }, storage);
  const svg = String(await icon('icon.svg'));
  expect(svg).toContain('#0b6b6f');
  expect(svg).not.toContain('#a61e3b');
  expect(await sharp(await icon('icon-maskable-512.png')).metadata()).toMatchObject({ width: 512 });
});

it('a logo takes its place, whole, in the tab and in the app; one that cannot be fetched is told', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const logo = { src: path, width: 900, height: 300 };
  await writeSiteIcons(outDir, { 'site.ts': { 'site.logo': logo } }, storage);
  expect(String(await icon('icon.svg'))).toContain('data:image/png;base64,');
  for (const name of ['icon-192.png', 'apple-touch-icon.png'])
    expect(await middleOf(name)).toEqual([0, 0, 255]);
  expect(said).not.toHaveBeenCalled();

  const gone = { ...logo, src: path.replace('-900', '-901') };
  await writeSiteIcons(outDir, { 'site.ts': { 'site.logo': gone } }, storage);
  expect(said.mock.calls.flat().join()).toContain('it answered 404');
  said.mockRestore();
});
