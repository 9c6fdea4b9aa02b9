import type { Page } from '@playwright/test';
import { faultsByDay, faultsByDayAndNight, sideways } from '../accessibility.ts';
import { expect, hydrated, pressUntil, test, waitForLive } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';

/** Changes that the owner saves in the admin area appear on open pages at once. */
test.use({
  viewport: { width: 360, height: 780 },
  // The fixture that collects complaints may run no script in the preview's frame.
  expectedComplaints: ['frame is sandboxed', "script execution in 'about:blank'"],
});

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcements' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Message 1' });

test('the owner orders messages by keyboard, plans one and removes one: an open tab shows what is due, each in its time', async ({
  page,
  browser,
  stack,
}) => {
  await stack.sql`update public.announcements set messages = '[]', enabled = false`;
  await signInAsOwner(page, stack);
  await page.goto('/admin/dashboard/ad-bar');
  await expect(page.getByText('There is no message: visitors see no bar.')).toBeVisible();
  const visitor = await browser.newPage({ viewport: { width: 360, height: 780 } });
  await visitor.goto(`${stack.url}/about`);

  const add = page.getByRole('button', { name: 'Add a message' });
  await page.getByRole('checkbox', { name: 'Show the bar to visitors' }).check();
  for (const text of ['Open on Diwali', 'Passes are out: [book](/raas-garba)', 'Secret line-up']) {
    await add.press('Enter');
    await page.keyboard.type(text);
  }
  await page.getByLabel('Show from (India time)').last().fill('2099-01-05T19:00');
  await expect(page.getByText('Due from Mon, 5 Jan 2099, 7:00 pm')).toBeVisible();
  await page.getByRole('button', { name: /^Move message 2: drag/ }).press('Space');
  await expect(page.getByText('message 2 is at place 2 of 3.')).toBeAttached();
  await pressUntil(page, 'ArrowUp', page.getByText('message 2 is at place 1 of 3.'));
  await page.keyboard.press('Space');
  await expect(message(page)).toHaveValue(/^Passes are out/);

  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByRole('link', { name: 'book' })).toBeVisible();
  expect(await sideways(page)).toBe(0);
  expect(await faultsByDayAndNight(page)).toEqual([]);

  await waitForLive(visitor);
  await page.keyboard.press('Control+s');
  await expect(bar(visitor).getByRole('link', { name: 'book' })).toBeVisible();
  await bar(visitor).getByRole('button', { name: 'Next announcement' }).click();
  await expect(bar(visitor).getByText('Open on Diwali')).toBeVisible();
  await expect(bar(visitor).getByText('Secret line-up')).toHaveCount(0);

  const removed = bar(visitor).getByText('Passes are out');
  await expect(removed).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove message 1' }).press('Enter');
  await page.getByRole('button', { name: 'Removed (1)' }).click();
  await expect(page.getByRole('button', { name: /^Restore “Passes are out/ })).toBeVisible();
  expect(await faultsByDay(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(removed).toHaveCount(0);

  // Its time comes: does what the timer does each minute.
  await stack.sql`alter table public.announcements disable trigger user`;
  await stack.sql`update public.announcements set messages = jsonb_set(messages, '{1,from}', '"2026-01-05T19:00+05:30"')`;
  await stack.sql`alter table public.announcements enable trigger user`;
  await stack.sql`select private.refresh_announcement()`;
  await expect(bar(visitor).getByText('Secret line-up')).toHaveCount(1);
  await visitor.close();
});

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

  expect(await faultsByDay(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await waitForLive(visitor);
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

test('puts a page under renovation with the owner’s words, which an open tab follows', async ({
  page,
  context,
  stack,
}) => {
  const visitor = await context.newPage();
  await visitor.goto('/services/catering');
  await hydrated(visitor);
  await waitForLive(visitor);

  await page.bringToFront();
  await signInAsOwner(page, stack);
  await page.goto('/admin/dashboard/pages');
  await expect(page.getByRole('link', { name: 'Catering' })).toBeVisible();
  expect(await faultsByDayAndNight(page)).toEqual([]);
  // By the keyboard alone.
  await page.getByRole('link', { name: 'Catering' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Catering' });
  await form.getByRole('radio', { name: 'Visible' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Our kitchen moves. Back after Chhath.');
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByText('Our kitchen moves. Back after Chhath.')).toBeVisible();
  expect(await faultsByDay(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved.')).toBeVisible();

  await visitor.bringToFront();
  await expect(visitor.getByRole('heading', { name: 'Under Renovation' })).toBeVisible();
  await expect(visitor.getByText('Our kitchen moves. Back after Chhath.')).toBeVisible();
  await stack.sql`update public.page_visibility set is_under_construction = false, message = null
    where page_name = 'catering'`;
});
