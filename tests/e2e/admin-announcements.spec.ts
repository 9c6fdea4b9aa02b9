import type { Page } from '@playwright/test';
import { faultsByDayAndNight, sideways } from './accessibility.ts';
import { expect, pressUntil, test, waitForLive } from './fixtures.ts';
import { signInAsOwner } from './owner.ts';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcements' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Message 1' });

// The test runner's own script in the frame of the preview.
test.use({ expectedComplaints: ['frame is sandboxed'] });

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

  const removed = bar(visitor).getByText('Passes are out');
  await expect(removed).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove message 1' }).press('Enter');
  await page.getByRole('button', { name: 'Removed (1)' }).click();
  await expect(page.getByRole('button', { name: /^Restore “Passes are out/ })).toBeVisible();
  expect(await faultsByDayAndNight(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(removed).toHaveCount(0);

  // Its time comes: what the timer does each minute.
  await stack.sql`alter table public.announcements disable trigger user`;
  await stack.sql`update public.announcements set messages = jsonb_set(messages, '{1,from}', '"2026-01-05T19:00+05:30"')`;
  await stack.sql`alter table public.announcements enable trigger user`;
  await stack.sql`select private.refresh_announcement()`;
  await expect(bar(visitor).getByText('Secret line-up')).toHaveCount(1);
  await visitor.close();
});
