import type { Page } from '@playwright/test';
import { faultsOnEveryScreen } from '../accessibility.ts';
import { countOf, sendEnquiry, SUCCESS } from '../enquiryForm.ts';
import { expect, hydrated, test } from '../fixtures.ts';

const formOf = (page: Page) => page.getByRole('region', { name: 'Send an enquiry' });

async function openContact(page: Page, address = '/contact') {
  await page.goto(address);
  await hydrated(page);
  await formOf(page).getByLabel('Full Name').waitFor();
}

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

test('a visitor finds phones, mails, the office on a map and the hours, and one form, sound with what is wrong in it', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openContact(page);
  await test.step('phones, WhatsApp and hours stand in the first screen', async () => {
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
  await test.step('every way to enquire leads to the form in the page, not to a second one', async () => {
    await page.locator('aside').getByRole('link', { name: 'Enquire' }).click();
    await expect(formOf(page)).toBeFocused();
    await expect(formOf(page)).toBeInViewport();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await sendEnquiry(formOf(page));
  await expect(formOf(page).getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
  expect(await faultsOnEveryScreen(page)).toEqual([]);
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
