import { test } from '../changingSite.ts';
import { countOf, fillEnquiry, SAVED, sendEnquiry } from '../enquiryForm.ts';
import { expect } from '../fixtures.ts';
import {
  goOffline,
  keptAddresses,
  offlineComplaints,
  openWithWorker,
  whenKept,
} from '../offline.ts';

test.describe('without the internet', () => {
  test.use({ expectedComplaints: offlineComplaints });

  test('an enquiry that is begun and sent there is kept, and goes by itself later', async ({
    page,
    context,
    site,
    stack,
  }) => {
    await openWithWorker(page, '/about');
    await whenKept(page, '/about');
    const needed = ['overlays', 'outboxRunner', 'WaitingEnquiries', 'toasts'];
    await expect
      .poll(async () => {
        const kept = await keptAddresses(page);
        return needed.filter((name) => !kept.some((path) => path.includes(`/${name}-`)));
      })
      .toEqual([]);
    await goOffline(context, site);
    await page.goto('/about');
    await page.locator('a[data-enquiry]:visible').first().click();
    const dialog = page.getByRole('dialog');
    await fillEnquiry(dialog, 'Begun Offline');
    await sendEnquiry(dialog);
    await expect(page.getByRole('dialog').getByText(SAVED)).toBeVisible();
    expect(await countOf(stack, 'Begun Offline')).toBe(0);
    site.down = false;
    await context.setOffline(false);
    await expect.poll(() => countOf(stack, 'Begun Offline'), { timeout: 60_000 }).toBe(1);
  });

  test('one visit in which nothing is touched is enough to read the page again, and to ask', async ({
    page,
    context,
    site,
  }) => {
    await page.goto('/about');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await whenKept(page, '/about');
    expect(await page.locator('html').getAttribute('data-app')).toBeNull();
    await goOffline(context, site);
    await page.goto('/about');
    await expect(page.locator('h1')).toBeVisible();
    // The page's own chunk was never fetched: it stays as prerendered, and still reacts.
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('.navbar-menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('a[data-enquiry]:visible').first().click();
    await expect(page.getByRole('dialog').getByLabel('Full Name')).toBeVisible();
  });
});
