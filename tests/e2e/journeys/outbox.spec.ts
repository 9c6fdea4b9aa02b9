import type { Page } from '@playwright/test';
import {
  answerSending,
  countOf,
  FAILURE,
  fillEnquiry,
  openEnquiry,
  SAVED,
  sendEnquiry,
  SUCCESS,
  waitingOn,
} from '../enquiryForm.ts';
import { expect, hydrated, settled, test } from '../fixtures.ts';

const DAY_MS = 86_400_000;

/** Puts a page's clock back; Playwright's own clock would hold the idle time that the page waits for. */
async function liveEarlier(page: Page, ms: number): Promise<void> {
  await page.addInitScript((shift) => {
    const { now } = Date;
    class Earlier extends Date {
      constructor(time?: number | string | Date) {
        super(time ?? now() - shift);
      }
      static override now(): number {
        return now() - shift;
      }
    }
    Reflect.set(globalThis, 'Date', Earlier);
    // As early as that it is on the server, too.
    const get = Reflect.get(Headers.prototype, 'get');
    Reflect.set(Headers.prototype, 'get', function (this: Headers, name: string) {
      return name === 'date' ? null : Reflect.apply(get, this, [name]);
    });
  }, ms);
}

// Messages that a browser logs when it is offline, or when a server fails.
test.use({
  expectedComplaints: ['Failed to load resource', 'WebSocket', 'net::ERR_', 'ERR_CONNECTION'],
});

test('an enquiry sent offline arrives once after the tab was closed and the site is open again', async ({
  page,
  context,
  stack,
}) => {
  await page.goto('/');
  await hydrated(page);
  const dialog = await openEnquiry(page);
  await fillEnquiry(dialog, 'Offline Visitor');
  await expect(page.locator('html')).toHaveAttribute('data-dirty-form', '');
  await context.setOffline(true);
  await sendEnquiry(dialog);

  await expect(page.getByRole('dialog').getByText(SAVED)).toBeVisible();
  await expect(page.getByText(FAILURE)).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-dirty-form');
  const chat = page.getByRole('dialog').getByRole('link', { name: 'Send on WhatsApp' });
  await expect(chat).toHaveAttribute('href', /wa\.me.+Preferred%20location%3A%20Patna%20City/);
  await page.close();
  expect(await countOf(stack, 'Offline Visitor')).toBe(0);

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/about');
  // The toast leaves after 5 s: its whole text is read at once.
  const toast = await again.getByText(SUCCESS).innerText();
  const rows = await stack.sql<{ reference: string }[]>`
    select reference from public.booking_forms where name = 'Offline Visitor'`;
  expect(rows).toHaveLength(1);
  expect(toast).toContain(`Your reference: ${rows[0]?.reference}`);
  // Nothing of it stays on the phone.
  await expect.poll(async () => waitingOn(again)).toBe(0);
  await expect
    .poll(async () => again.evaluate(() => Object.keys(localStorage).join()))
    .not.toMatch(/enquiry-waiting|contact-form/);
});

test('an enquiry whose answer was lost after it had been stored is stored once', async ({
  page,
  context,
  stack,
}) => {
  let sendings = 0;
  await answerSending(context, async (route) => {
    sendings += 1;
    if (sendings > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.goto('/');
  await hydrated(page);
  const dialog = await openEnquiry(page);
  await fillEnquiry(dialog, 'Lost Answer');
  await sendEnquiry(dialog);
  await expect(page.getByText(FAILURE)).toBeVisible();
  // The same dialog shows that it has arrived: the second sending is answered "already here".
  await expect(page.getByRole('dialog', { name: 'Thank you, we have it' })).toBeVisible();
  expect(sendings).toBe(2);
  expect(await countOf(stack, 'Lost Answer')).toBe(1);
  await expect.poll(async () => waitingOn(page)).toBe(0);
});

test('an enquiry in two tabs is sent by one of them', async ({ page, context, stack }) => {
  await answerSending(context, async (route) => route.abort('internetdisconnected'));
  await page.goto('/');
  await hydrated(page);
  const dialog = await openEnquiry(page);
  await fillEnquiry(dialog, 'Two Tabs');
  await sendEnquiry(dialog);
  await expect(page.getByRole('dialog').getByText(SAVED)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/services');
  await expect(other.getByRole('button', { name: 'Send now' })).toBeVisible();

  // Counts deliveries, from before the first is possible: a tab may retry at that very moment.
  let sendings = 0;
  context.on('response', (response) => {
    const isSending = response.url().includes('/rest/v1/booking_forms');
    if (isSending && response.request().method() === 'POST' && response.ok()) sendings += 1;
  });
  await context.unroute('**/rest/v1/booking_forms*');
  await context.setOffline(true);
  await context.setOffline(false);
  // Whichever of the two sent it: the tab that shows the enquiry is notified.
  await expect(page.getByRole('dialog', { name: 'Thank you, we have it' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Send now' })).toBeHidden();
  await expect.poll(async () => waitingOn(other)).toBe(0);
  expect(await countOf(stack, 'Two Tabs')).toBe(1);
  await expect.poll(() => sendings).toBe(1);
});

test('a visitor whose browser keeps nothing finds the form as it was, and WhatsApp', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not in a private window.', 'SecurityError');
    };
  });
  await page.goto('/');
  await hydrated(page);
  const dialog = await openEnquiry(page);
  await fillEnquiry(dialog, 'Private Window');
  await context.setOffline(true);
  await sendEnquiry(dialog);
  await expect(page.getByText(FAILURE)).toBeVisible();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Private Window');
  await expect(dialog.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me.+Patna%20City/,
  );
  await expect(page.getByText(SAVED)).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-dirty-form', '');
});

test('confirms before sending an enquiry that waited too long, and one that is then refused comes back to be corrected', async ({
  page,
  context,
  stack,
}) => {
  const past = new Date(Date.now() - 9 * DAY_MS);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(past);
  await liveEarlier(page, 9 * DAY_MS);
  await page.goto('/');
  await hydrated(page);
  const dialog = await openEnquiry(page);
  await fillEnquiry(dialog, 'Late Visitor');
  await dialog.getByLabel('Choose by date').check();
  await dialog.getByLabel('Event Date').fill(day);
  await context.setOffline(true);
  await sendEnquiry(dialog);
  await expect(page.getByRole('dialog').getByText(SAVED)).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/');
  await hydrated(again);
  const notice = again.getByRole('complementary', { name: 'Enquiries that wait on this device' });
  await expect(notice.getByText(/over a week/)).toBeVisible();
  expect(await countOf(stack, 'Late Visitor')).toBe(0);

  await notice.getByRole('button', { name: 'Send now' }).click();
  await expect(notice.getByText('The date of the event is in the past.')).toBeVisible();
  await notice.getByRole('button', { name: 'Correct it' }).click();
  const form = again.getByRole('dialog');
  await expect(form.getByLabel('Full Name')).toHaveValue('Late Visitor');
  await expect(form.getByLabel('Event Date')).toHaveAccessibleDescription(
    /The date of the event is in the past\./,
  );
  await expect(notice).toBeHidden();
  await form.getByLabel('Not sure yet').check();
  await sendEnquiry(form);
  await expect(again.getByText(SUCCESS)).toBeVisible();
  expect(await countOf(stack, 'Late Visitor')).toBe(1);
});

test('shows that one network has sent too many, and lets a visitor delete what waits', async ({
  page,
  context,
  stack,
}) => {
  await answerSending(context, async (route) =>
    route.fulfill({ status: 429, json: { code: 'PT429', message: 'Too many enquiries.' } }),
  );
  await page.goto('/');
  await hydrated(page);
  const dialog = await openEnquiry(page);
  await fillEnquiry(dialog, 'Many Neighbours');
  await sendEnquiry(dialog);
  await expect(page.getByRole('dialog').getByText(/Several enquiries came from/)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await settled(page);

  await page.reload();
  const notice = page.getByRole('complementary', { name: 'Enquiries that wait on this device' });
  await expect(notice.getByText(/Several enquiries came from/)).toBeVisible();
  await notice.getByRole('button', { name: 'Delete' }).click();
  await notice.getByRole('button', { name: 'Delete' }).click();
  await expect(notice).toBeHidden();
  await expect.poll(async () => waitingOn(page)).toBe(0);
  expect(await countOf(stack, 'Many Neighbours')).toBe(0);
});
