import type { Page } from '@playwright/test';
import { countOf, fillEnquiry, sendEnquiry, SUCCESS } from '../enquiryForm.ts';
import { bookNow, expect, test } from '../fixtures.ts';
import { signInByForm } from '../owner.ts';

const HOUR_MS = 3_600_000;

/** Sets the device's clock wrong before any script of a page runs, and again after `setClock`. */
async function withClock(page: Page, hours: number): Promise<void> {
  await page.addInitScript((ms) => {
    const offset = () => Number(localStorage.getItem('test-clock') ?? ms);
    const Right = Date;
    window.Date = new Proxy(Right, {
      construct: (_, args) =>
        Reflect.construct(Right, args.length > 0 ? args : [Right.now() + offset()]),
      apply: () => new Right(Right.now() + offset()).toString(),
      get: (target, name) =>
        name === 'now' ? () => Right.now() + offset() : Reflect.get(target, name, target),
    });
  }, hours * HOUR_MS);
}

/** Puts the clock of the device on or back while the page is open. */
async function setClock(page: Page, hours: number): Promise<void> {
  await page.evaluate((ms) => localStorage.setItem('test-clock', String(ms)), hours * HOUR_MS);
}

/** Counts the answered refreshes of a session. A page that is left drops its refresh; the next page sends it again. */
function watchRefreshes(page: Page): () => number {
  let count = 0;
  page.on('requestfinished', (request) => {
    if (request.url().includes('grant_type=refresh_token')) count += 1;
  });
  return () => count;
}

async function lookAround(page: Page): Promise<void> {
  for (const [path, heading] of [
    ['bookings', 'Bookings'],
    ['contact', 'Contact'],
    ['analytics', 'Analytics'],
  ] as const) {
    await page.goto(`/admin/dashboard/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
}

// Of two hours: serverTime.test.ts and sessionFetch.test.ts.
for (const hours of [-72, 72])
  test(`a device whose clock is ${hours} hours off sends an enquiry, takes every day that the firm takes, and keeps the owner in with hardly a refresh`, async ({
    page,
    stack,
  }) => {
    await withClock(page, hours);
    await page.goto('/');
    // The page learns the time from the answer to its query for changes of the site.
    await page.waitForResponse('**/rpc/get_site_state*');
    await bookNow(page).click();
    const dialog = page.getByRole('dialog');
    const name = `Clock ${hours}`;
    await fillEnquiry(dialog, name);
    await dialog.getByLabel('Choose by date').check();
    const today = new Date(Date.now() + 5.5 * HOUR_MS).toISOString().slice(0, 10);
    await expect(dialog.getByLabel('Event Date')).toHaveAttribute('min', today);
    await dialog.getByLabel('Event Date').fill(today);
    await sendEnquiry(dialog);
    await expect(page.getByText(SUCCESS).first()).toBeVisible();
    expect(await countOf(stack, name)).toBe(1);

    const refreshes = watchRefreshes(page);
    await signInByForm(page, stack);
    await lookAround(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
    expect(refreshes()).toBeLessThanOrEqual(1);
  });

test('a clock that is put on and back while the owner is signed in changes nothing', async ({
  page,
  stack,
}) => {
  await withClock(page, 0);
  const refreshes = watchRefreshes(page);
  await signInByForm(page, stack);
  for (const hours of [2, 72, -72]) {
    await setClock(page, hours);
    await lookAround(page);
  }
  expect(refreshes()).toBeLessThanOrEqual(3);
});
