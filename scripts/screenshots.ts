import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { createTestStack, type Stack, signIn as signInAs } from '../supabase/local/testing.ts';
import { buildSite } from './build.ts';
import { chromiumFlags, requireChromium, wantDevanagari } from './chromium.ts';
import { notReady } from './launch.ts';
import { openShot, picturesOf, shots, type Shot } from './screenshots/shots.ts';
import { createWebHandler } from './web/createWebHandler.ts';

/**
 * `npm run screenshots`: screenshots of the site and the admin area with the demo data, into docs/screenshots/, for the
 * README and for reviewing changes. `npm run screenshots -- bookings team` takes only those whose name contains one of
 * the words.
 */

const outDir = 'dist-e2e';
const pictures = 'docs/screenshots';

/** Waits until the visible pictures have loaded or failed. */
async function picturesAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const isSeen = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return image.complete || !isSeen;
    }),
  );
}

/** Scrolls through the page to load lazy pictures, then waits until all are decoded. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await picturesAreThere(page);
  }
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    // Pictures in a slider outside of the screen would never load by themselves; broken ones stay empty.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** JPEG: small enough for the repository, and a whole page is too long for WebP. */
async function keep(page: Page, file: string, fullPage: boolean): Promise<void> {
  const png = await page.screenshot({ fullPage });
  await sharp(png)
    .jpeg({ quality: fullPage ? 42 : 60, mozjpeg: true })
    .toFile(path.join(pictures, file));
}

async function take(browser: Browser, stack: Stack, shot: Shot): Promise<void> {
  for (const { file, ...look } of picturesOf(shot)) {
    const page = await browser.newPage({
      baseURL: stack.url,
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Kolkata',
      ...look,
    });
    await openShot(page, stack, shot);
    if (shot.whole) await scrollThrough(page);
    await picturesAreThere(page);
    await page.waitForTimeout(800);
    await keep(page, file, shot.whole ?? false);
    await page.close();
    console.log(file);
  }
}

const words = process.argv.slice(2);
const isWanted = ({ name }: Shot) =>
  words.length === 0 || words.some((word) => name.includes(word));
await mkdir(pictures, { recursive: true });
wantDevanagari();
let web = notReady;
const stack = await createTestStack('screenshots', {
  demo: true,
  web: (request, response) => web(request, response),
});
try {
  const { url, publishableKey } = stack;
  await buildSite({ apiUrl: '', dataUrl: url, siteUrl: url, publishableKey, outDir });
  web = createWebHandler(outDir);
  const { email, password } = stack.admin;
  await (await signInAs(stack, email, password)).rpc('load_sample_stats');
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  for (const shot of shots.filter(isWanted)) await take(browser, stack, shot);
  await browser.close();
} finally {
  await stack.stop();
}
