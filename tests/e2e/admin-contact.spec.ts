import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults, sideways } from './accessibility.ts';
import { expect, hydrated, pressUntil, test, waitForLive } from './fixtures.ts';
import { signInAsOwner } from './owner.ts';

test.use({ viewport: { width: 360, height: 780 } });

const formOf = (page: Page) => page.getByRole('form', { name: 'Contact details' });
const phone = (page: Page, place: number) =>
  formOf(page).getByLabel(`Phone ${place}`, { exact: true });
const save = async (form: Locator) =>
  form.getByRole('button', { name: 'Save', exact: true }).click();

async function openContact(page: Page): Promise<void> {
  await page.goto('/admin/dashboard/contact');
  await expect(phone(page, 1)).toBeVisible();
}

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
  await openContact(page);
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

test('a number that cannot be dialled gets a message, and nothing is lost on the way', async ({
  page,
  stack,
}) => {
  await signInAsOwner(page, stack);
  await openContact(page);
  await page.getByRole('button', { name: 'Add a number' }).click();
  await phone(page, 3).fill('555 0199');
  await save(formOf(page));
  await expect(phone(page, 3)).toHaveAccessibleDescription(/with its country code/);
  await formOf(page).getByRole('alert').getByRole('button', { name: 'Phone numbers' }).click();
  await expect(phone(page, 3)).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await page.reload();
  await expect(phone(page, 3)).toHaveValue('555 0199');
  await page.getByRole('button', { name: 'More for Phone 3' }).click();
  await page.getByRole('button', { name: 'Remove Phone 3' }).click();
  await expect(phone(page, 3)).toHaveCount(0);
});

test('a test mail reaches those whom the owner has named', async ({ page, stack }) => {
  await signInAsOwner(page, stack);
  await openContact(page);
  const form = page.getByRole('form', { name: 'Notifications' });
  await form.getByLabel('Mail addresses, one a line').fill('boss@mandap.example\nnobody');
  await save(form);
  await expect(form.getByLabel('Mail addresses, one a line')).toHaveAccessibleDescription(
    /one mail address a line/,
  );
  await form.getByLabel('Mail addresses, one a line').fill('boss@mandap.example');
  await save(form);
  await form.getByRole('button', { name: 'Send a test mail' }).click();
  await expect(form.getByText('Sent to boss@mandap.example.')).toBeVisible({ timeout: 20_000 });
  const mail = await stack.mailbox.waitFor(({ subject }) => subject.startsWith('Test mail from'));
  expect(mail.to).toEqual(['boss@mandap.example']);
});

test('two people save at once: the second chooses between both versions', async ({
  page,
  browser,
  stack,
}) => {
  await signInAsOwner(page, stack);
  await openContact(page);
  const other = await browser.newPage({ baseURL: stack.url });
  await signInAsOwner(other, stack);
  await openContact(other);

  const note = 'What else is to be said';
  await other.getByLabel(note).fill('Closed on Holi');
  await other.getByLabel('Address line 1', { exact: true }).fill('New Sample House');
  await save(formOf(other));
  await expect(other.getByText('Saved.')).toBeVisible();

  await page.getByLabel(note).fill('Closed on Chhath');
  await save(formOf(page));
  await expect(
    page.getByRole('heading', { name: 'Somebody else saved this meanwhile' }),
  ).toBeFocused();
  await expect(
    page.getByText('Also changed by them, and taken over: Postal address.'),
  ).toBeVisible();
  await page.getByLabel('Theirs: Closed on Holi').check();
  await page.getByRole('button', { name: 'Save these choices' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const [row] = await stack.sql`select hours_note, address[1] as line from public.contact_info`;
  expect(row).toEqual({ hours_note: 'Closed on Holi', line: 'New Sample House' });
  await other.close();
});
