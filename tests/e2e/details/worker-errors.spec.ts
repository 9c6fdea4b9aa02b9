import { test } from '../changingSite.ts';
import { watchLog } from '../failing.ts';
import { expect, followFooter, hydrated } from '../fixtures.ts';

/** The row of the error catalogue (specification section 8) on the service worker. */
test.use({ expectedComplaints: ['Failed to load resource', 'bad HTTP response code'] });

test('a missing service worker is logged and shows no message', async ({ page, site }) => {
  site.gone = /^\/sw\.js$/;
  const log = watchLog(page);
  await page.goto('/about');
  await hydrated(page);
  await expect.poll(() => log.join()).toContain('Service worker');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Website update' })).toHaveCount(0);
  await followFooter(page, 'Services');
  await expect(page).toHaveURL('/services');
});
