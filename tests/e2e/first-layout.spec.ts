import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** How many parts of the page the browser may leave out of its layout, or how many of them as `how` says. */
const leftOut = (page: Page, how = /auto|hidden/) =>
  page
    .locator('main section, main li, .footer')
    .evaluateAll((all) => all.map((part) => getComputedStyle(part).contentVisibility))
    .then((all) => all.filter((value) => how.test(value)).length);

const fontFamilies = (page: Page) =>
  page.evaluate(() => [...document.fonts].map(({ family }) => family).join());

/** From the next page on nothing is ever idle in this tab: a page stays as it was shown first. */
const keepBusy = (page: Page) => page.evaluate(() => sessionStorage.setItem('busy', 'yes'));

test.describe('what is far below', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('busy')) window.requestIdleCallback = () => 0;
    });
  });

  test('is no part of the first layout, and all there soon after it', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html[data-layout]')).toHaveCount(0);
    expect(await leftOut(page)).toBe(0);
    await keepBusy(page);
    await page.route('**/*.woff2', () => {}); // and no fonts come
    await page.goto('/');
    expect(await leftOut(page)).toBeGreaterThan(8);
    // What somebody goes to there is shown all the same.
    const last = page.locator('main section').last().getByRole('link').first();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });

  test.describe('when our fonts come', () => {
    let letFontsCome: () => Promise<void>;

    test.beforeEach(async ({ page }) => {
      await page.goto('/');
      await keepBusy(page);
      const fonts: Route[] = [];
      await page.route('**/*.woff2', (route) => void fonts.push(route));
      await page.goto('/');
      letFontsCome = async () => {
        await expect.poll(() => fonts.length).toBe(2);
        for (const font of fonts) await font.continue();
        await expect.poll(() => fontFamilies(page)).toMatch(/\bFraunces\b(?! )/);
      };
    });

    test('is not laid out with them, and keeps its room', async ({ page }) => {
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      await letFontsCome();
      expect(await leftOut(page, /hidden/)).toBeGreaterThan(15);
      expect(await leftOut(page, /auto/)).toBe(0);
      expect(Math.abs((await height()) - before)).toBeLessThan(100);
      // Somebody is there, and may scroll to it.
      await page.keyboard.press('Shift');
      await expect.poll(() => leftOut(page, /hidden/)).toBe(0);
    });

    test('stays where somebody may scroll to it', async ({ page }) => {
      await page.keyboard.press('Shift');
      await letFontsCome();
      expect(await leftOut(page, /hidden/)).toBe(0);
    });
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

test('the picture that a list opens with comes before its others', async ({ page }) => {
  // The page waits for its fonts before it lays out the rest, whose pictures come then.
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
  expect(fetched).toEqual(['hero-wedding-6x5']);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => fetched.length).toBeGreaterThan(1);
});
