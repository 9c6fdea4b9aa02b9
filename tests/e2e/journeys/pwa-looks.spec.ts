import { faultsByDay, faultsByDayAndNight, faultsOnEveryScreen } from '../accessibility.ts';
import { openControlled, test } from '../changingSite.ts';
import { expect } from '../fixtures.ts';

test('the update banner can be read, reached by keyboard and covers no control', async ({
  page,
  site,
}) => {
  await openControlled(page, '/about');
  site.version = 2;
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const banner = page.getByRole('region', { name: 'Website update' });
  const bar = page
    .getByRole('complementary', { name: 'Call, chat or enquire' })
    .locator('.action-bar');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(banner).toBeVisible();
    const faultsOf = width === 360 ? faultsByDayAndNight : faultsByDay;
    expect(await faultsOf(page), `${width} px`).toEqual([]);
    const [card, actions] = [await banner.boundingBox(), await bar.boundingBox()];
    if (!card || !actions) throw new Error('Banner or bar has no box.');
    expect(card.y + card.height <= actions.y || card.x + card.width <= actions.x).toBe(true);
    expect(card.x + card.width).toBeLessThanOrEqual(width);
  }
  await banner.getByRole('button', { name: 'Later' }).focus();
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('button', { name: 'Update Now' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(banner.getByRole('button', { name: 'Later' })).toBeFocused();
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
  // Otherwise it detects within five seconds that the site responds, and opens the page.
  await page.context().setOffline(true);
  expect(await faultsOnEveryScreen(page)).toEqual([]);
});
