import type { Page } from '@playwright/test';
import { accessibilityFaults, sideways } from './accessibility.ts';
import { expect, hydrated, pressUntil, test, waitForLive } from './fixtures.ts';
import { signInAsOwner } from './owner.ts';

test.use({ viewport: { width: 360, height: 780 } });

const formOf = (page: Page) => page.getByRole('form', { name: 'Contact details' });
const phone = (page: Page, place: number) =>
  formOf(page).getByLabel(`Phone ${place}`, { exact: true });

test('the owner gives WhatsApp to the other number and puts it first by keys: an open page and a new one follow', async ({
  page,
  browser,
  stack,
}) => {
  const visitor = await browser.newPage({
    baseURL: stack.url,
    viewport: { width: 360, height: 780 },
  });
  await visitor.goto('/contact');
  await hydrated(visitor);
  const chat = visitor.getByRole('complementary').getByRole('link', { name: 'WhatsApp' });
  await expect(chat).toHaveAttribute('href', /wa\.me\/916125550142\?/);
  await waitForLive(visitor);

  await signInAsOwner(page, stack);
  await page.goto('/admin/dashboard/contact');
  await page.getByLabel('Phone 1: It has WhatsApp').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Phone 2: It has WhatsApp')).toBeChecked();
  const handle = page.getByRole('button', { name: /^Move Phone 2: drag/ });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Phone 2 is at place 2 of 2.')).toBeAttached();
  await pressUntil(page, 'ArrowUp', page.getByText('Phone 2 is at place 1 of 2.'));
  await page.keyboard.press('Space');
  await expect(phone(page, 1)).toHaveValue('+91 612 555 0143');
  await expect(page.getByLabel('Phone 1: It has WhatsApp')).toBeChecked();
  await expect(page.getByLabel('Phone 2: Call buttons dial it')).toBeChecked();

  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved.')).toBeVisible();

  const swapped = /wa\.me\/916125550143\?/;
  await expect(chat).toHaveAttribute('href', swapped);
  const ways = visitor.getByRole('region', { name: 'Contact' });
  await expect(ways.getByRole('link', { name: 'Chat with us on WhatsApp' })).toHaveAttribute(
    'href',
    swapped,
  );
  await expect(ways.getByRole('link', { name: /^\+91/ })).toHaveText([
    '+91 612 555 0143',
    '+91 612 555 0142',
  ]);
  await expect(visitor.getByRole('contentinfo')).toContainText(
    '+91 612 555 0143, +91 612 555 0142',
  );
  await expect(
    visitor.getByRole('complementary').getByRole('link', { name: 'Call' }),
  ).toHaveAttribute('href', 'tel:+916125550142');

  await visitor.goto('/');
  await hydrated(visitor);
  await expect(chat).toHaveAttribute('href', swapped);
  await visitor.close();
});
