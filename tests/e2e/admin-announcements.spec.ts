import type { Page } from '@playwright/test';
import { createUser, signIn } from '../../supabase/local/testing.ts';
import { faultsByDayAndNight, sideways } from './accessibility.ts';
import { expect, pressUntil, test, waitForLive } from './fixtures.ts';
import { signInAsOwner } from './owner.ts';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcements' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Message 1' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

// The test runner's own script in the frame of the preview.
const inPreview = 'frame is sandboxed';
test.use({ expectedComplaints: [inPreview] });

test.beforeEach(async ({ page, stack }) => {
  await stack.sql`update public.announcements set messages = '[]', enabled = false`;
  await signInAsOwner(page, stack);
  await page.goto('/admin/dashboard/ad-bar');
  await expect(page.getByText('There is no message: visitors see no bar.')).toBeVisible();
});

test('the owner orders messages by keyboard and plans one: an open tab shows what is due, each in its time', async ({
  page,
  browser,
  stack,
}) => {
  const visitor = await browser.newPage({ viewport: { width: 360, height: 780 } });
  await visitor.goto(`${stack.url}/about`);
  await waitForLive(visitor);

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

  await page.keyboard.press('Control+s');
  await expect(bar(visitor).getByRole('link', { name: 'book' })).toBeVisible();
  await bar(visitor).getByRole('button', { name: 'Next announcement' }).click();
  await expect(bar(visitor).getByText('Open on Diwali')).toBeVisible();
  await expect(bar(visitor).getByText('Secret line-up')).toHaveCount(0);

  // Its time comes: what the timer does each minute.
  await stack.sql`alter table public.announcements disable trigger user`;
  await stack.sql`update public.announcements set messages = jsonb_set(messages, '{2,from}', '"2026-01-05T19:00+05:30"')`;
  await stack.sql`alter table public.announcements enable trigger user`;
  await stack.sql`select private.refresh_announcement()`;
  await expect(bar(visitor).getByText('Secret line-up')).toHaveCount(1);
  await visitor.close();
});

test('a removed message leaves visitors with the save; Undo keeps it, Restore brings it back', async ({
  page,
  browser,
  stack,
}) => {
  const two = [{ text: 'Open on Diwali' }, { text: 'Passes are out' }];
  await stack.sql`update public.announcements set messages = ${stack.sql.json(two)}, enabled = true`;
  const visitor = await browser.newPage();
  await visitor.goto(`${stack.url}/about`);
  await expect(bar(visitor).getByText('Open on Diwali')).toBeVisible();
  await waitForLive(visitor);

  await page.getByRole('button', { name: 'Remove message 1' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(message(page)).toHaveValue('Open on Diwali');
  await page.getByRole('button', { name: 'Remove message 1' }).press('Enter');
  await expect(message(page)).toHaveValue('Passes are out');
  await save(page).click();
  await expect(bar(visitor).getByText('Passes are out')).toBeVisible();
  await expect(bar(visitor).getByText('Open on Diwali')).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'Removed (1)' }).click();
  expect(await faultsByDayAndNight(page)).toEqual([]);
  await page.getByRole('button', { name: 'Restore “Open on Diwali”' }).click();
  await expect(page.getByText('Nothing is removed.')).toBeVisible();
  await save(page).click();
  await expect(bar(visitor).getByText('Open on Diwali')).toHaveCount(1);
  await visitor.close();
});

test('a link that must not be followed is refused with words; on a reload what was typed is here again', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Add a message' }).click();
  await message(page).fill('[Book](javascript:alert) now');
  await save(page).click();
  await expect(page.getByText(/^The link cannot lead to javascript:alert\./)).toBeVisible();
  await expect(message(page)).toBeFocused();
  await page.reload();
  await expect(page.getByText('What you had not saved is here again.')).toBeVisible();
  await expect(message(page)).toHaveValue('[Book](javascript:alert) now');
});

test.describe('when a save fails', () => {
  test.use({ expectedComplaints: [inPreview, 'ERR_INTERNET_DISCONNECTED', 'WebSocket'] });

  test('what was typed stays, and the next save is kept', async ({ page, context, stack }) => {
    await page.getByRole('button', { name: 'Add a message' }).click();
    await message(page).fill('Typed in the lift');
    await context.setOffline(true);
    await save(page).click();
    await expect(page.getByText(/^Not saved\. Your text is safe/)).toBeVisible();
    await context.setOffline(false);
    await save(page).click();
    await expect
      .poll(async () => [...(await stack.sql`select shown from public.announcements`)])
      .toEqual([{ shown: 'Typed in the lift' }]);
    await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
  });
});

test('of two people, the second one chooses', async ({ page, stack }) => {
  const manager = { email: 'second@mandap.example', password: 'a long password' };
  await createUser(stack, { ...manager, role: 'manager' });
  await page.getByRole('button', { name: 'Add a message' }).click();
  await message(page).fill('By the owner');
  const other = await signIn(stack, manager.email, manager.password);
  const theirs = [{ text: 'By the manager', from: null, until: null }];
  await other.from('announcements').update({ messages: theirs }).eq('id', 1);
  await save(page).click();
  await expect(
    page.getByRole('heading', { name: 'Somebody else saved this meanwhile' }),
  ).toBeVisible();
  await expect(message(page)).toHaveValue('By the owner');
  await page.getByRole('radio', { name: /By the manager/ }).check();
  await page.getByRole('button', { name: 'Save these choices' }).click();
  await expect(message(page)).toHaveValue('By the manager');
});
