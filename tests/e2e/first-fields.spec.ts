import type { Page } from '@playwright/test';
import { countOf, sendEnquiry, SUCCESS } from './enquiryForm.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** Holds the app back until it is let go, as a slow line does. */
async function holdApp(page: Page): Promise<() => void> {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/main-/, async (route) => {
    await held;
    await route.continue();
  });
  return () => release?.();
}

test.describe('fields that are used before the app runs', () => {
  test('of the calculator count afterwards', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/calculator');
    const city = page.getByLabel('City');
    await city.fill('Gaya');
    await page.getByLabel('Event Type').selectOption('Birthday Party');
    await page
      .getByLabel(/^Guests/)
      .first()
      .fill('275');
    release();
    await hydrated(page);
    await expect(city).toHaveValue('Gaya');
    await expect(page.getByLabel('Event Type')).toHaveValue('Birthday Party');
    await expect(page.getByLabel(/^Guests/).first()).toHaveValue('275');
    await page.getByRole('link', { name: 'Send as enquiry' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Preferred Location')).toHaveValue('Gaya');
    await expect(dialog.getByLabel('Guests')).toHaveValue('275');
  });

  test('of the venues: filter, order and shortlist', async ({ page }) => {
    const release = await holdApp(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/services/venuesinpatna');
    await page.getByLabel('Sort by').selectOption({ index: 1 });
    const sort = await page.getByLabel('Sort by').inputValue();
    const guests = page.getByLabel('Guests').first();
    await guests.fill('300');
    const shortlist = page.getByRole('button', { name: /shortlist/i }).first();
    await shortlist.click();
    release();
    await hydrated(page);
    await expect(shortlist).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByLabel('Sort by')).toHaveValue(sort);
    await guests.press('Enter');
    await expect(page).toHaveURL(/guests=300/);
    await expect(page).toHaveURL(new RegExp(`sort=${sort}`));
  });

  test('of the catering estimate', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/services/catering');
    const guests = page.getByRole('textbox', { name: /guests/i }).first();
    await guests.fill('444');
    release();
    await hydrated(page);
    await guests.scrollIntoViewIfNeeded();
    await expect(
      page.locator('[data-late]:not([data-hydrated])').filter({ has: guests }),
    ).toHaveCount(0);
    await expect(guests).toHaveValue('444');
  });

  test('of the contact form', async ({ page, stack }) => {
    const release = await holdApp(page);
    await page.goto('/contact');
    const form = page.getByRole('region', { name: 'Send an enquiry' });
    await form.getByLabel('Full Name').fill('Early Writer');
    await form.getByLabel('Phone').fill('98350 12345');
    await form.getByLabel('Email').fill('early@mail.example');
    await form.getByLabel('Event Type').selectOption('Anniversary');
    await form.getByLabel('Not sure yet').check();
    await form.getByLabel('Preferred Location').fill('Danapur');
    await expect(page.locator('html')).toHaveAttribute('data-dirty-form', '');
    const send = form.getByRole('button', { name: 'Send enquiry' });
    await send.click();
    release();
    await expect(page.getByText(SUCCESS).first()).toBeVisible();
    const rows = await stack.sql`select location, form_type from public.booking_forms
      where name = 'Early Writer' and email = 'early@mail.example'`;
    expect(rows).toMatchObject([{ location: 'Danapur', form_type: 'Anniversary' }]);
  });

  test('no field of a public page is disabled as it is built', async ({ request }) => {
    for (const path of [
      '/calculator',
      '/services/venuesinpatna',
      '/services/catering',
      '/contact',
    ]) {
      const html = await (await request.get(path)).text();
      expect(
        html.match(/<(?:fieldset|input|select|textarea)[^>]*\sdisabled(?=[\s=>])/g),
      ).toBeNull();
    }
  });
});

test("the calculator's answers stand in the enquiry's fields", async ({ page, stack }) => {
  await page.goto('/calculator');
  await hydrated(page);
  await page.getByLabel('City').fill('Ranchi');
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(/^Date/).fill(day);
  await page.getByRole('link', { name: 'Send as enquiry' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Event Type')).toHaveValue('Wedding');
  await expect(dialog.getByLabel('Preferred Location')).toHaveValue('Ranchi');
  await expect(dialog.getByLabel('Guests')).not.toHaveValue('');
  await expect(dialog.getByLabel('Expected Budget')).toHaveValue(/^₹[\d,]+$/);
  await expect(dialog.getByLabel('Event Date')).toHaveValue(day);
  await dialog.getByLabel('Full Name').fill('Plan Sender');
  await dialog.getByLabel('Email').fill('plan@mail.example');
  await dialog.getByLabel('Phone').fill('98350 12345');
  await sendEnquiry(dialog);
  await expect(page.getByText(SUCCESS).first()).toBeVisible();
  expect(await countOf(stack, 'Plan Sender')).toBe(1);
  const [row] = await stack.sql`select location, guest_count, budget, event_date::text as day
    from public.booking_forms where name = 'Plan Sender'`;
  expect(row).toMatchObject({ location: 'Ranchi', day });
});

test('who has no e-mail sends what was typed on WhatsApp', async ({ page, context }) => {
  await page.goto('/about');
  await page.locator('a[data-enquiry]:visible').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full Name').fill('Father of the Bride');
  await dialog.getByLabel('Phone').fill('98350 12345');
  await dialog.getByLabel('Preferred Location').fill('Danapur');
  await context.route('https://wa.me/**', async (route) => route.fulfill({ body: 'WhatsApp' }));
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Send this on WhatsApp' }).click();
  const text = new URL((await opened).url()).searchParams.get('text');
  for (const part of ['Father of the Bride', '98350 12345', 'Danapur'])
    expect(text).toContain(part);
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Father of the Bride');
});

test('phones, WhatsApp and hours stand in the first screen of the contact page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/contact');
  const main = page.getByRole('main');
  for (const way of [
    main.locator('a[href^="tel:"]').first(),
    main.locator('a[href^="https://wa.me/"]').first(),
    main.getByText(/\d (?:am|pm)/).first(),
  ]) {
    const box = await way.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(780);
  }
});
