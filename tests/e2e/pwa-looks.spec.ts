import { accessibilityFaults, sideways } from './accessibility.ts';
import { test } from './changingSite.ts';
import { expect, hydrated } from './fixtures.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test.describe(`for everybody, ${colorScheme}, ${width} px`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme });

      test('the update banner can be read, reached by keyboard and covers no control', async ({
        page,
        site,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto('/about');
        await hydrated(page);
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        site.version = width + colorScheme.length;
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        const banner = page.getByRole('region', { name: 'Website update' });
        await expect(banner).toBeVisible();
        expect(await accessibilityFaults(page)).toEqual([]);
        const bar = page
          .getByRole('complementary', { name: 'Call, chat or enquire' })
          .locator('.action-bar');
        const [card, actions] = [await banner.boundingBox(), await bar.boundingBox()];
        if (!card || !actions) throw new Error('Banner or bar has no box.');
        expect(card.y + card.height <= actions.y || card.x + card.width <= actions.x).toBe(true);
        expect(card.x + card.width).toBeLessThanOrEqual(width);
        await banner.getByRole('button', { name: 'Later' }).focus();
        await page.keyboard.press('Tab');
        await expect(banner.getByRole('button', { name: 'Update Now' })).toBeFocused();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Enter');
        await expect(banner).toBeHidden();
      });

      test('the offline page can be read', async ({ page }) => {
        await page.goto('/about');
        await page.evaluate(async () => {
          const cache = await caches.open('mandap-pages');
          await cache.add('/about');
          await cache.add('/services/wedding');
        });
        await page.goto('/offline');
        await expect(page.getByRole('region', { name: 'Pages you can read now' })).toBeVisible();
        await expect(page.locator('h1')).toHaveCount(1);
        expect(await accessibilityFaults(page)).toEqual([]);
        expect(await sideways(page)).toBe(0);
      });
    });
  }
}
