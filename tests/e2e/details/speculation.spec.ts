import { expect, test } from '../fixtures.ts';

test.use({ onlyLooks: true });

test('the next page is on its way while its link is still being pressed', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Success' || status === 'Ready') fetched.push(new URL(key.url).pathname);
  });
  await session.send('Preload.enable');
  const rules = page.waitForResponse('**/speculation-rules.json');
  await page.goto('/services');
  expect((await rules).headers()['content-type']).toBe('application/speculationrules+json');
  const link = page.locator('main a[href^="/services/"]').first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.mouse.down();
  await expect.poll(() => fetched).toEqual([await link.getAttribute('href')]);
});
