import type { Locator, Page } from '@playwright/test';
import { sendEnquiry, SUCCESS } from '../enquiryForm.ts';
import { bookNow, expect, hydrated, test } from '../fixtures.ts';

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
    const first = page.getByRole('button', { name: /^Shortlist ./ }).first();
    // By its name: the order that was chosen early may put another venue first.
    const name = (await first.getAttribute('aria-label')) ?? '';
    const shortlist = page.getByRole('button', { name, exact: true });
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

/** Fills in a field as some browsers and password managers do: without an event. */
async function fillUnheard(field: Locator, value: string | boolean): Promise<void> {
  await field.evaluate((control, held) => {
    const name = typeof held === 'boolean' ? 'checked' : 'value';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set?.call(control, held);
  }, value);
}

test('what a browser filled in without telling the page counts, on WhatsApp and in the enquiry', async ({
  page,
  context,
  stack,
}) => {
  await page.goto('/');
  await bookNow(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full Name').waitFor();
  await fillUnheard(dialog.getByLabel('Full Name'), 'Filled Dialog');
  await fillUnheard(dialog.getByLabel('Phone'), '+91 (0)98350 12345');
  await fillUnheard(dialog.getByLabel('Preferred Location'), 'Danapur');
  await context.route('https://wa.me/**', async (route) => route.fulfill({ body: 'WhatsApp' }));
  const opened = context.waitForEvent('page');
  // A visitor without email sends the typed values there.
  await dialog.getByRole('link', { name: 'Send this on WhatsApp' }).click();
  const text = new URL((await opened).url()).searchParams.get('text');
  for (const part of ['Filled Dialog', '98350 12345', 'Danapur']) expect(text).toContain(part);

  await page.bringToFront();
  await fillUnheard(dialog.getByLabel('Email'), 'filled@mail.example');
  await fillUnheard(dialog.getByLabel('Event Type'), 'Anniversary');
  await fillUnheard(dialog.getByLabel('Not sure yet'), true);
  await sendEnquiry(dialog);
  await expect(page.getByText(SUCCESS).first()).toBeVisible();
  const rows = await stack.sql`select form_type, date_preference, location, phone_e164
    from public.booking_forms where name = 'Filled Dialog'`;
  expect([...rows]).toEqual([
    {
      form_type: 'Anniversary',
      date_preference: 'not-sure',
      location: 'Danapur',
      phone_e164: '+919835012345',
    },
  ]);
});
