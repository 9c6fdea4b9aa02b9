import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ onlyLooks: true });

/** Number of sections that the browser may leave out of its layout. */
const leftOut = (page: Page) =>
  page
    .locator('main section')
    .evaluateAll(
      (all) => all.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    );

/** Never idle: pages stay as first shown. */
const neverIdle = () => {
  window.requestIdleCallback = () => 0;
};

test.describe('what is far below', () => {
  test('is no part of the first layout, and all there soon after it', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html[data-layout]')).toHaveCount(0);
    expect(await leftOut(page)).toBe(0);
    await page.addInitScript(neverIdle);
    await page.goto('/');
    expect(await leftOut(page)).toBeGreaterThan(8);
    // An element that is scrolled to is shown all the same.
    const last = page.locator('main section').last().getByRole('link').first();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });

  test('is where it belongs as soon as somebody is there', async ({ page }) => {
    await page.addInitScript(neverIdle);
    await page.goto('/');
    const gap = () =>
      page
        .locator('[data-late]')
        .evaluate(
          (part) =>
            part.getBoundingClientRect().top -
            (part.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
        );
    expect(await gap()).toBeGreaterThan(500);
    await page.mouse.wheel(0, 1);
    await expect.poll(gap).toBeLessThan(1);
  });

  test('is in place where the browser returns to it', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html[data-layout]')).toHaveCount(0);
    const y = await page.evaluate(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight * 0.6, behavior: 'instant' });
      return window.scrollY;
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(y));
    expect(await leftOut(page)).toBe(0);
    await page.goto('/services');
    await page.goto('/#events');
    expect(await leftOut(page)).toBe(0);
  });
});

test.describe('on a phone', () => {
  // A phone's browser zooms out on a page that is wider than the screen.
  const width = 412;
  test.use({ viewport: { width, height: 823 }, isMobile: true, hasTouch: true });

  test('a row that is swiped is as high without its later cards as with them', async ({ page }) => {
    await page.addInitScript(neverIdle);
    await page.goto('/');
    const heights = () =>
      page
        .locator('.swipe-row')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    const before = await heights();
    expect(before.length).toBeGreaterThan(3);
    await page.evaluate(() => document.documentElement.removeAttribute('data-layout'));
    expect(await heights()).toEqual(before);
  });

  test('no list is wider than the screen before it is laid out', async ({ page }) => {
    await page.addInitScript(neverIdle);
    for (const path of ['/gallery', '/services/venuesinpatna', '/services/wedding']) {
      await page.goto(path);
      await page.locator('.late-pictures').first().scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => window.innerWidth), path).toBe(width);
    }
  });
});

test('the picture that a list opens with comes before its others', async ({ page }) => {
  // The page waits for its fonts before it lays out the rest and loads its pictures.
  await page.route('**/*.woff2', () => {});
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/pictures\/(.+)-\d+\.avif$/.exec(request.url()) ?? [];
    if (name) fetched.push(name);
  });
  await page.goto('/gallery');
  await page.evaluate(
    async () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  expect(fetched).toEqual(['wedding-garlands-6x5']);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => fetched.length).toBeGreaterThan(1);
});
