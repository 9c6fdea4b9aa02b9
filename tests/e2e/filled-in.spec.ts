import type { Locator } from '@playwright/test';
import { countOf, sendEnquiry, SUCCESS } from './enquiryForm.ts';
import { bookNow, expect, hydrated, settled, test } from './fixtures.ts';
import { signInAsOwner } from './owner.ts';

/** Fills in a field as some browsers and password managers do: without an event. */
async function fillUnheard(field: Locator, value: string | boolean): Promise<void> {
  await field.evaluate((control, held) => {
    const name = typeof held === 'boolean' ? 'checked' : 'value';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set?.call(control, held);
  }, value);
}

async function fillEnquiryUnheard(form: Locator, name: string): Promise<void> {
  await form.getByLabel('Full Name').waitFor();
  await fillUnheard(form.getByLabel('Full Name'), name);
  await fillUnheard(form.getByLabel('Email'), 'filled@mail.example');
  await fillUnheard(form.getByLabel('Phone'), '+91 (0)98350 12345');
  await fillUnheard(form.getByLabel('Event Type'), 'Anniversary');
  await fillUnheard(form.getByLabel('Not sure yet'), true);
  await fillUnheard(form.getByLabel('Preferred Location'), 'Danapur');
}

test.describe('what a browser filled in without telling the page counts', () => {
  test('in the enquiry, in its dialog and on the contact page', async ({ page, stack }) => {
    await page.goto('/');
    await bookNow(page).click();
    const dialog = page.getByRole('dialog');
    await fillEnquiryUnheard(dialog, 'Filled Dialog');
    await sendEnquiry(dialog);
    await expect(page.getByText(SUCCESS).first()).toBeVisible();
    expect(await countOf(stack, 'Filled Dialog')).toBe(1);

    await page.goto('/contact');
    await hydrated(page);
    const form = page.getByRole('region', { name: 'Send an enquiry' });
    await fillEnquiryUnheard(form, 'Filled Page');
    await sendEnquiry(form);
    await expect(page.getByText(SUCCESS).first()).toBeVisible();
    const rows = await stack.sql`select form_type, date_preference, location, phone_e164
      from public.booking_forms where name = 'Filled Page'`;
    expect([...rows]).toEqual([
      {
        form_type: 'Anniversary',
        date_preference: 'not-sure',
        location: 'Danapur',
        phone_e164: '+919835012345',
      },
    ]);
  });

  test('in what is sent on WhatsApp', async ({ page, context }) => {
    await page.goto('/');
    await bookNow(page).click();
    const dialog = page.getByRole('dialog');
    await fillEnquiryUnheard(dialog, 'Filled Chat');
    await context.route('https://wa.me/**', async (route) => route.fulfill({ body: 'WhatsApp' }));
    const opened = context.waitForEvent('page');
    await dialog.getByRole('link', { name: 'Send this on WhatsApp' }).click();
    expect(new URL((await opened).url()).searchParams.get('text')).toContain('Filled Chat');
  });

  test('in the list for passes', async ({ page, stack }) => {
    await stack.sql`delete from public.garba_interests`;
    await stack.sql`update public.garba_editions set status = 'announced', passes_from = private.today() + 30 where status = 'on_sale'`;
    await page.goto('/raas-garba');
    await hydrated(page);
    await page.getByRole('link', { name: 'Notify me about passes' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your name').waitFor();
    await fillUnheard(dialog.getByLabel('Your name'), 'Filled Waiter');
    await fillUnheard(dialog.getByLabel('Phone'), '98350 12345');
    await dialog.getByRole('button', { name: 'Tell me' }).click();
    await expect(dialog.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
    const rows = await stack.sql`select name from public.garba_interests`;
    expect([...rows]).toEqual([{ name: 'Filled Waiter' }]);
  });

  test('at the sign-in', async ({ page, stack }) => {
    await page.goto('/admin');
    await page.getByLabel('Email').waitFor();
    await fillUnheard(page.getByLabel('Email'), stack.admin.email);
    await fillUnheard(page.getByLabel('Password', { exact: true }), stack.admin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/admin/dashboard');
  });

  test('in the forms of the admin area, saved by the button or by keys', async ({
    page,
    stack,
  }) => {
    await signInAsOwner(page, stack);
    await page.goto('/admin/dashboard/bookings');
    await page.getByRole('button', { name: 'Add a phone enquiry' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).waitFor();
    await fillUnheard(dialog.getByLabel('Name', { exact: true }), 'Filled Caller');
    await fillUnheard(dialog.getByLabel('Phone', { exact: true }), '0612-2200000 ext 12');
    await fillUnheard(dialog.getByLabel('Event type'), 'Wedding');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await countOf(stack, 'Filled Caller')).toBe(1);

    await settled(page);
    await page.goto('/admin/dashboard/contact');
    const note = page.getByLabel('What else is to be said');
    await note.waitFor();
    await fillUnheard(note, 'Filled note');
    await page.keyboard.press('Control+s');
    await expect
      .poll(async () => (await stack.sql`select hours_note from public.contact_info`)[0])
      .toEqual({ hours_note: 'Filled note' });
  });
});
