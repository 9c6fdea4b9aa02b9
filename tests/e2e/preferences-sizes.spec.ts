import { accessibilityFaults } from './accessibility.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { give, openByKeyboard } from './preferencesPanel.ts';
import { publicPaths } from './site.ts';

for (const width of [360, 1440]) {
  for (const theme of ['light', 'dark']) {
    test(`the open panel is accessible to everyone at ${width} px, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await give(page, {
        theme,
        fontSize: 'x-large',
        lastVisitedPages: ['/about', '/services/wedding'],
        dismissedPromotions: ['one'],
      });
      await page.goto('/privacy-policy');
      await hydrated(page);
      const panel = await openByKeyboard(page);
      expect(await accessibilityFaults(page)).toEqual([]);
      const sideways = await panel.evaluate((dialog) =>
        [dialog, ...dialog.querySelectorAll('*')]
          .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
          .filter((part) => getComputedStyle(part).overflowX !== 'visible')
          .map((part) => part.outerHTML.slice(0, 80)),
      );
      expect(sideways).toEqual([]);
    });
  }
}

test.describe('a small screen', () => {
  test.use({ expectedComplaints: ['/no-such-page'] });

  test('no page goes sideways on a phone with the largest letters', async ({ page }) => {
    await give(page, { fontSize: 'x-large' });
    for (const path of [...publicPaths, '/no-such-page']) {
      await page.goto(path);
      await hydrated(page);
      const tooWide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect.soft(tooWide, path).toBeLessThanOrEqual(0);
    }
  });
});
