import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { expect } from './fixtures.ts';

/** The area of an A4 sheet between its margins, CSS pixels. */
export const SHEET = { width: 672, height: 1000 };

/** Emulates printing in the dark colours. */
export async function printAtNight(page: Page): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

/** Elements with a fixed position, which would be on every sheet or over the text. */
async function floating(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .filter((element) => element.checkVisibility())
      .map(({ className }) => className),
  );
}

/** Grounds and letters that need a dark page. Only what has a box or letters of its own. */
async function darkGrounds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    const lightness = (color: string) => {
      if (!canvas) return 255;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = 'white';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 3;
    };
    return [...document.querySelectorAll('body, main, main section, main div')]
      .filter((element) => element.checkVisibility() && element.clientHeight > 60)
      .filter((element) => lightness(getComputedStyle(element).backgroundColor) < 110)
      .map(({ className }) => className);
  });
}

/** The printed page names the firm, has no controls and is light; back on the screen its head is gone. */
export async function expectPrintable(page: Page): Promise<void> {
  await printAtNight(page);
  const head = page.locator('.print-head');
  for (const text of [site.phones[0], site.address.street, site.name])
    await expect(head).toContainText(text);
  await expect(head).toBeVisible();
  expect((await head.boundingBox())?.y).toBeLessThan(5);
  await expect(page.locator('.navbar, footer, .action-bar').filter({ visible: true })).toHaveCount(
    0,
  );
  expect(await floating(page)).toEqual([]);
  // The dark of the screen may still be fading.
  await expect.poll(() => darkGrounds(page)).toEqual([]);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await expect(head).toBeHidden();
}
