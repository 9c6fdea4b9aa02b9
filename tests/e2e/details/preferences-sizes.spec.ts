import { faultsByDayAndNight } from '../accessibility.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { give, openByKeyboard } from '../preferencesPanel.ts';

test('the open panel is accessible to everyone, with the largest letters', async ({ page }) => {
  await give(page, {
    fontSize: 'x-large',
    lastVisitedPages: ['/about', '/services/wedding'],
    dismissedPromotions: ['one'],
  });
  await page.goto('/privacy-policy');
  await hydrated(page);
  const panel = await openByKeyboard(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsByDayAndNight(page), `${width} px`).toEqual([]);
    const sideways = await panel.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')]
        .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
        .filter((part) => getComputedStyle(part).overflowX !== 'visible')
        .map((part) => part.outerHTML.slice(0, 80)),
    );
    expect(sideways).toEqual([]);
  }
});
