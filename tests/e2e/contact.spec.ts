import type { Page } from '@playwright/test';
import { faultsOnEveryScreen } from './accessibility.ts';
import {
  answerSending,
  countOf,
  FAILURE,
  fillEnquiry,
  sendEnquiry,
  SUCCESS,
} from './enquiryForm.ts';
import { answers500, calls, failAlways, NEWER_THAN_BUILD } from './failing.ts';
import { expect, followFooter, hydrated, test } from './fixtures.ts';

const formOf = (page: Page) => page.getByRole('region', { name: 'Send an enquiry' });

async function openContact(page: Page, address = '/contact') {
  await page.goto(address);
  await hydrated(page);
  await formOf(page).getByLabel('Full Name').waitFor();
}

test('the form is whole with what is wrong in it', async ({ page }) => {
  await openContact(page);
  await sendEnquiry(formOf(page));
  await expect(formOf(page).getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
  expect(await faultsOnEveryScreen(page)).toEqual([]);
});

test('a visitor with a keyboard fills in and sends the form in the page, and reads the reference there', async ({
  page,
  stack,
}) => {
  await openContact(page, '/contact?service=corporate#enquiry');
  const form = formOf(page);
  await expect(form.getByLabel('Event Type')).toHaveValue('Corporate Event');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { keyboard } = page;
  await form.focus();
  await keyboard.press('Tab');
  await expect(form.getByLabel('Full Name')).toBeFocused();
  await keyboard.type('Keyboard Visitor');
  await keyboard.press('Tab');
  await keyboard.type('keys@mail.example');
  await keyboard.press('Tab');
  await expect(form.getByRole('link', { name: 'Send this on WhatsApp' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('98350 12345');
  await keyboard.press('Tab');
  await expect(form.getByLabel('Event Type')).toBeFocused();
  await keyboard.press('Tab');
  await expect(form.getByLabel('Choose by date')).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(form.getByLabel('Not sure yet')).toBeChecked();
  await keyboard.press('Tab');
  await expect(form.getByLabel('Preferred Location')).toBeFocused();
  await keyboard.type('Gaya');
  await keyboard.press('Enter');

  await expect(page.getByText(SUCCESS)).toBeVisible();
  const receipt = form.getByRole('heading', { name: 'Thank you, we have it' });
  await expect(receipt).toBeFocused();
  const [row] = await stack.sql`
    select reference, service, page_path from public.booking_forms where name = 'Keyboard Visitor'`;
  expect(row).toMatchObject({ service: 'corporate', page_path: '/contact' });
  await expect(form.getByText(String(row?.['reference']))).toBeVisible();
  expect(await countOf(stack, 'Keyboard Visitor')).toBe(1);

  await form.getByRole('button', { name: 'Send another enquiry' }).click();
  await expect(form.getByLabel('Full Name')).toHaveValue('');
});

test('every way to enquire leads to the form in the page, not to a second one', async ({
  page,
}) => {
  await openContact(page);
  await page.locator('aside').getByRole('link', { name: 'Enquire' }).click();
  await expect(formOf(page)).toBeFocused();
  await expect(formOf(page)).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what was typed is there again for 24 hours, and gone with "Start over"', async ({ page }) => {
  await openContact(page);
  await formOf(page).getByLabel('Full Name').fill('Draft Visitor');
  await expect(page.locator('html')).toHaveAttribute('data-dirty-form', '');
  await page.reload();
  await hydrated(page);
  await expect(formOf(page).getByText('We kept what you typed.')).toBeVisible();
  await expect(formOf(page).getByLabel('Full Name')).toHaveValue('Draft Visitor');
  await formOf(page).getByRole('button', { name: 'Start over' }).click();
  await expect(formOf(page).getByLabel('Full Name')).toHaveValue('');
  await expect(page.locator('html')).not.toHaveAttribute('data-dirty-form');
  await page.reload();
  await hydrated(page);
  await expect(formOf(page).getByLabel('Full Name')).toHaveValue('');
});

test('a visitor finds phones, mails, the office on a map and the hours', async ({
  page,
  stack,
}) => {
  await openContact(page);
  const ways = page.getByRole('region', { name: 'Contact' });
  const [info] = await stack.sql`select phone, email, address from public.contact_info limit 1`;
  for (const phone of info?.['phone'] ?? []) {
    await expect(ways.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+\d+$/);
  }
  for (const email of info?.['email'] ?? []) {
    await expect(ways.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    );
  }
  const address = [info?.['address'] ?? []].flat().join(', ');
  await expect(ways.getByText(address)).toBeVisible();
  await expect(ways.getByRole('link', { name: 'Show on the map' })).toHaveAttribute(
    'href',
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
  );
  await expect(ways.getByText('Every day, 10 am to 8 pm')).toBeVisible();
  await expect(ways.getByRole('link', { name: 'Chat with us on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
});

test.describe('with the contact info failing', () => {
  test.use({ expectedComplaints: ['Failed to load resource'] });

  test('a visitor who has never seen it reads "Contact info not available.", and the form works', async ({
    page,
  }) => {
    await failAlways(page, calls.site, answers500);
    await page.goto(NEWER_THAN_BUILD);
    await hydrated(page);
    await followFooter(page, 'Contact');
    const ways = page.getByRole('region', { name: 'Contact' });
    await expect(ways.getByText('Contact info not available.')).toBeVisible();
    await expect(page.locator('footer').getByText('Contact info not available.')).toBeVisible();
    await expect(ways.getByText('Every day, 10 am to 8 pm')).toBeVisible();
    await expect(formOf(page).getByLabel('Full Name')).toBeVisible();
  });
});

test.describe('with the backend refusing', () => {
  test.use({ expectedComplaints: ['Failed to load resource'] });

  test('shows the failure, and keeps everything filled in', async ({ page, context }) => {
    await answerSending(context, async (route) =>
      route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied' } }),
    );
    await openContact(page);
    await fillEnquiry(formOf(page), 'Refused Visitor');
    await sendEnquiry(formOf(page));
    await expect(page.getByText(FAILURE)).toBeVisible();
    await expect(formOf(page).getByLabel('Full Name')).toHaveValue('Refused Visitor');
    await expect(formOf(page).getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows it and offers phone, mail and chat', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText(/The form needs JavaScript/)).toBeVisible();
    await expect(page.getByLabel('Full Name')).toBeHidden();
    const ways = page.getByRole('region', { name: 'Contact' });
    for (const start of ['tel:', 'mailto:', 'https://wa.me/']) {
      await expect(ways.locator(`a[href^="${start}"]`).first()).toBeVisible();
    }
  });
});
