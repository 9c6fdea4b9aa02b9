import type { Page } from '@playwright/test';
import { bookNow, expect, followFooter, hydrated, moving, test } from '../fixtures.ts';

test.use({ onlyLooks: true });

test.use(moving);

const wide = { width: 1440, height: 900 };
const library = /\/assets\/ParticleField-[^/]+\.js$/;

/** The particles' canvas, at a third of its size: its number of lit pixels, and all pixels as one string. */
async function drawn(page: Page): Promise<{ lit: number; picture: string }> {
  return page.locator('#particles canvas').evaluate((canvas: HTMLCanvasElement) => {
    const copy = document.createElement('canvas');
    copy.width = Math.ceil(canvas.width / 3);
    copy.height = Math.ceil(canvas.height / 3);
    const context = copy.getContext('2d', { willReadFrequently: true });
    if (!context || canvas.width === 0) return { lit: 0, picture: '' };
    context.drawImage(canvas, 0, 0, copy.width, copy.height);
    const { data } = context.getImageData(0, 0, copy.width, copy.height);
    let lit = 0;
    for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha]) lit += 1;
    return { lit, picture: copy.toDataURL() };
  });
}
const heroOf = (page: Page) => page.getByRole('region', { name: 'What we plan' });
const litPixels = async (page: Page) => (await drawn(page)).lit;

/** Waits for a number of frames. */
async function drawings(page: Page, count: number): Promise<void> {
  await page.evaluate(async (times) => {
    for (let drawing = 0; drawing < times; drawing += 1) {
      await new Promise(requestAnimationFrame);
    }
  }, count);
}

/** By now, another visitor with a wide screen, who comes later, has got the particles. */
async function othersHaveThem(page: Page): Promise<void> {
  const context = await page.context().browser()?.newContext({ viewport: wide });
  const other = await context?.newPage();
  if (!other) throw new Error('There is no browser for another visitor.');
  const requested = watchLibrary(other);
  await other.goto(page.url());
  await hydrated(other);
  await expect.poll(() => litPixels(other)).toBeGreaterThan(0);
  expect(requested).toHaveLength(1);
  await context?.close();
}

/** The addresses of the library that the page requested. */
function watchLibrary(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (library.test(request.url())) requested.push(request.url());
  });
  return requested;
}

/** Number of the library's canvases still in the page's memory after garbage collection. */
async function keptCanvases(page: Page): Promise<number> {
  await page.requestGC();
  const devtools = await page.context().newCDPSession(page);
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: 'OffscreenCanvasRenderingContext2D.prototype',
  });
  const { objects } = await devtools.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
  });
  const { result: count } = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
  });
  await devtools.detach();
  return Number(count.value);
}

test.describe('on a wide screen', () => {
  test.use({ viewport: wide });

  test('a visitor who leaves the hero and comes back leaves no particles behind', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    for (let visits = 0; visits < 3; visits += 1) {
      await expect.poll(() => litPixels(page)).toBeGreaterThan(0);
      await followFooter(page, 'About Us');
      await expect(page.locator('#particles')).toHaveCount(0);
      // By a link: the back button would return to the footer, far from the hero.
      await page.getByRole('banner').getByRole('link').first().click();
    }
    await expect.poll(() => litPixels(page)).toBeGreaterThan(0);
    await expect.poll(() => keptCanvases(page)).toBeLessThanOrEqual(2);
  });

  test('a visitor sees particles in the hero, which move until they are stopped', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await expect.poll(() => litPixels(page)).toBeGreaterThan(100);
    const canvas = await page.locator('#particles canvas').boundingBox();
    const hero = await heroOf(page).boundingBox();
    expect(canvas).toEqual(hero);

    const before = (await drawn(page)).picture;
    await expect.poll(async () => (await drawn(page)).picture).not.toBe(before);

    await heroOf(page).getByRole('button', { name: 'Pause the slides' }).click();
    await expect(heroOf(page).getByRole('button', { name: 'Play the slides' })).toBeVisible();
    await drawings(page, 2);
    const still = await drawn(page);
    expect(still.lit).toBeGreaterThan(100);
    await drawings(page, 20);
    expect((await drawn(page)).picture).toBe(still.picture);
    // Nor does scrolling past them start them again.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('#particles canvas')).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator('#particles canvas')).toBeInViewport();
    await drawings(page, 20);
    expect((await drawn(page)).picture).toBe(still.picture);

    await heroOf(page).getByRole('button', { name: 'Play the slides' }).click();
    await expect.poll(async () => (await drawn(page)).picture).not.toBe(still.picture);
  });

  test('the particles let every press through, and no screen reader meets them', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await expect.poll(() => litPixels(page)).toBeGreaterThan(0);
    await expect(page.locator('[aria-hidden=true] #particles')).toHaveCount(1);
    const met = await page.locator('#particles canvas').evaluate((canvas) => {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      for (let column = 0; column < 12; column += 1) {
        for (let row = 0; row < 8; row += 1) {
          const x = left + ((column + 0.5) * width) / 12;
          const y = top + ((row + 0.5) * height) / 8;
          if (document.elementFromPoint(x, y)?.closest('#particles')) return true;
        }
      }
      return false;
    });
    expect(met).toBe(false);
    // A slide that moves would take its link along.
    await heroOf(page).getByRole('button', { name: 'Pause the slides' }).click();
    await bookNow(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a visitor who comes to want less motion sees them go', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await expect.poll(() => litPixels(page)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('#particles')).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => litPixels(page)).toBeGreaterThan(0);
  });
});

/** Visitors without particles: by their settings, or by a narrow screen. */
const spared: [who: string, viewport: typeof wide, prepare?: (page: Page) => Promise<unknown>][] = [
  [
    'whose system prefers less motion',
    wide,
    async (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  ],
  [
    'who chose less motion here',
    wide,
    async (page) =>
      page.addInitScript(() => {
        localStorage.setItem(
          'mandap:user-preferences',
          JSON.stringify({ value: { reduceMotion: true }, timestamp: Date.now() }),
        );
      }),
  ],
  ['on a phone', { width: 360, height: 780 }],
];

test('a visitor who is spared the particles fetches none; on a phone until its screen is wide', async ({
  page: other,
  browser,
  stack,
}) => {
  const visits = await Promise.all(
    spared.map(async ([who, viewport, prepare]) => {
      const page = await browser.newPage({ baseURL: stack.url, viewport });
      await prepare?.(page);
      const requested = watchLibrary(page);
      await page.goto('/');
      await hydrated(page);
      return { who, page, requested };
    }),
  );
  await other.goto('/');
  await othersHaveThem(other);
  for (const { who, page, requested } of visits) {
    await expect(page.locator('canvas'), who).toHaveCount(0);
    expect(requested, who).toEqual([]);
  }
  const phone = visits.at(-1);
  await phone?.page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(async () => phone && litPixels(phone.page)).toBeGreaterThan(0);
  expect(phone?.requested).toHaveLength(1);
  for (const { page } of visits) await page.close();
});
