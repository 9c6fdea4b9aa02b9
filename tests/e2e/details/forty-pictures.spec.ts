import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';

const COUNT = 40;
const PHOTO = { width: 4032, height: 3024 };
const MB = 1_000_000;
/** A phone with two bars: bytes a second, and ms. */
const LINE = { uploadThroughput: 375_000, downloadThroughput: 750_000, latency: 100 };

/** Forty different photos of about 8 MB as a phone writes them, with their place. */
async function takePhotos(folder: string): Promise<string[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const grain = await sharp({ create: { ...PHOTO, channels: 3, noise, background: '#000' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const photo = await sharp('public/pictures/reception.jpg')
    .resize(PHOTO)
    .composite([{ input: grain, blend: 'soft-light' }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 36/1 0/1' } })
    .jpeg({ quality: 96 })
    .toBuffer();
  expect(photo.byteLength).toBeGreaterThan(7 * MB);
  expect(photo.byteLength).toBeLessThan(11 * MB);
  await mkdir(folder, { recursive: true });
  return Promise.all(
    Array.from({ length: COUNT }, async (_, index) => {
      const file = `${folder}/photo-${index + 1}.jpg`;
      await writeFile(file, Buffer.concat([photo, Buffer.from([index])]));
      return file;
    }),
  );
}

/** Peak memory of the browser's largest renderer, bytes. */
async function mostMemory(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
  return Math.max(...peaks.map(Number)) * 1024;
}

test('forty photos of 8 MB on a slow line with two failures all arrive, and the page stays quick @deep', async ({
  page,
  browser,
  stack,
  expectedComplaints,
}, { outputDir }) => {
  test.setTimeout(900_000);
  const photos = await takePhotos(outputDir);
  const album = randomUUID();
  await stack.sql`insert into public.albums (id, slug, title, category) values (${album}, 'forty', 'Forty', 'Wedding Services')`;
  await signInAsOwner(page, stack);
  await page.goto(`/admin/dashboard/portfolio?open=${album}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Choose pictures')).toBeAttached();

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  let sent = 0;
  expectedComplaints.push('net::ERR_FAILED');
  await page.route('**/storage/v1/object/media/**', async (route) => {
    sent += 1;
    await (sent === 10 || sent === 50 ? route.abort('failed') : route.continue());
  });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Reflect.set(window, 'longTasks', tasks);
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  const before = await mostMemory(browser);
  await dialog.getByLabel('Choose pictures').setInputFiles(photos);
  const slow = { timeout: 600_000 };
  await expect(dialog.getByText('38 of 40 pictures sent, 2 not.')).toBeVisible(slow);
  await dialog.getByRole('button', { name: 'Try 2 pictures again' }).click();
  await expect(dialog.getByText('40 of 40 pictures sent.')).toBeVisible(slow);

  const tasks = await page.evaluate<number[]>(() => Reflect.get(window, 'longTasks'));
  const after = await mostMemory(browser);
  console.log(
    JSON.stringify({
      longestTaskMs: Math.round(Math.max(0, ...tasks)),
      tasksOver50Ms: tasks.length,
      memoryBeforeMb: Math.round(before / MB),
      memoryMostMb: Math.round(after / MB),
    }),
  );
  // All forty decoded take 1,950 MB; two at a time, with their resized copies, a fraction of it.
  expect(after - before).toBeLessThan(700 * MB);
  const rows = await stack.sql<{ image_url: string }[]>`
    select image_url from public.portfolio_images where album_id = ${album}`;
  expect(new Set(rows.map((row) => row.image_url)).size).toBe(COUNT);
  const stored = await stack.sql<{ name: string }[]>`
    select name from storage.objects where bucket_id = 'media'`;
  expect(stored).toHaveLength(COUNT * 3);
  for (const { name } of stored.slice(0, 6)) {
    const file = await fetch(`${stack.url}/storage/v1/object/public/media/${name}`);
    expect((await sharp(await file.arrayBuffer()).metadata()).exif).toBeUndefined();
  }
});
