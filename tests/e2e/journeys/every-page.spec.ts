import type { Page } from '@playwright/test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expectToFit, faultsOnEveryScreen } from '../accessibility.ts';
import { expect, test, wholeHydrated } from '../fixtures.ts';
import { expectPrintable } from '../paper.ts';
import { brokenWords, cutText } from '../longWords.ts';
import { passPaths, publicPaths, rowPaths, siteUrl } from '../site.ts';
import { clippedText, spaceOut } from '../spacedText.ts';

test.use({ onlyLooks: true });

/** Phones, tablets and desks, and both sides of each width at which the layout changes. */
const WIDTHS = [320, 360, 412, 639, 640, 767, 768, 1023, 1024, 1440];

/**
 * The page fits with letters twice as large: nothing is off the side or cut, and no column so narrow that its shortest
 * words break.
 */
async function expectToFitInLargeLetters(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of [320, 1280]) {
    await expectToFit(page, width);
    const short = (await brokenWords(page)).filter((fault) => fault.indexOf(' ') <= 5);
    const faults = [...(await cutText(page)), ...(await clippedText(page)), ...short];
    expect(faults, `at ${width} px`).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

/** The files of the page's pictures, without the width of their variants; those of a dialog are not on the page. */
async function pictureFiles(page: Page): Promise<string[]> {
  const sources = await page
    .locator('main img')
    .evaluateAll((all: HTMLImageElement[]) =>
      all.filter((one) => !one.closest('dialog')).map((one) => one.getAttribute('src') ?? ''),
    );
  return sources.map((src) => src.replace(/(-\d+x\d+)?(-\d+)?\.\w+$/, ''));
}

// One visit to each page, on which everything that holds for all pages is checked.
for (const path of [...publicPaths, ...passPaths, ...rowPaths]) {
  test(`the page ${path} is whole on paper and on every screen`, async ({ page }) => {
    await page.goto(path);
    const built = await page.title();
    await test.step('on paper', () => expectPrintable(page));
    await page.setViewportSize({ width: 360, height: 780 });
    await wholeHydrated(page);
    await test.step('its head is still the built one', async () => {
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await page.title()).toBe(built);
      expect(await page.locator('title').count()).toBe(1);
      for (const name of ['description', 'robots', 'keywords']) {
        expect(await page.locator(`meta[name="${name}"]`).count()).toBeLessThanOrEqual(1);
      }
    });
    await test.step('it shows no picture twice', async () => {
      const files = await pictureFiles(page);
      expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
    });
    await test.step('accessible on a phone and a wide screen, by day and by night', async () => {
      await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
        for (const one of all) one.open = true;
      });
      expect(await faultsOnEveryScreen(page)).toEqual([]);
    });
    await test.step('nothing overflows sideways', async () => {
      for (const width of WIDTHS) {
        await expectToFit(page, width);
        expect(await brokenWords(page), `broken words at ${width} px`).toEqual([]);
      }
      await expectToFitInLargeLetters(page);
    });
    await test.step('text that a reader has spaced out is not cut off', async () => {
      await spaceOut(page);
      for (const width of [360, 1440]) {
        await expectToFit(page, width);
        expect(await clippedText(page)).toEqual([]);
      }
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has a title, description, picture and words of its own', async ({ page }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const path of publicPaths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const title = await page.title();
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      const image = await page.locator('meta[property="og:image"]').getAttribute('content');
      expect(title, path).not.toBe('');
      expect(description?.length, path).toBeGreaterThan(50);
      expect(image, path).toMatch(new RegExp(`^${siteUrl}/og/.+\\.jpg$`));
      titles.add(title);
      descriptions.add(description ?? '');
      await expect(page.locator('h1'), path).toBeVisible();
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(200);
    }
    expect(titles.size).toBe(publicPaths.length);
    expect(descriptions.size).toBe(publicPaths.length);
  });

  test('the picture for WhatsApp is a JPEG under 300 KB', async ({ request }) => {
    for (const path of publicPaths) {
      const html = await (await request.get(path)).text();
      const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replace(siteUrl, '');
      const answer = await request.get(image ?? '');
      expect(answer.headers()['content-type']).toBe('image/jpeg');
      expect((await answer.body()).length).toBeLessThan(300_000);
    }
  });

  test('every page is valid HTML', async ({ request }) => {
    const validator = new HtmlValidate(new FileSystemConfigLoader());
    for (const path of publicPaths) {
      const report = await validator.validateString(await (await request.get(path)).text());
      const faults = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${path}:${line} ${ruleId} ${message}`),
      );
      expect(faults).toEqual([]);
    }
  });

  test('a visitor can enquire, call and write', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Book Now' }).first()).toHaveAttribute(
      'href',
      /^\/contact/,
    );
    await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible();
    await expect(page.locator('a[href^="https://wa.me/"]:visible').first()).toBeVisible();
  });
});

test.describe('an unknown address', () => {
  test.use({ expectedComplaints: ['status of 404'] });

  test('is a real 404 with the way home', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(
      page.getByText('Sorry, the page you are looking for does not exist or has been moved.'),
    ).toBeVisible();
    await expectToFitInLargeLetters(page);
    await page.getByRole('link', { name: 'Go to Homepage' }).click();
    await expect(page).toHaveURL('/');
  });
});
