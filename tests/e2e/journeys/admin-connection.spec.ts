import type { Page } from '@playwright/test';
import type { Stack } from '../../../supabase/local/testing.ts';
import { faultsByDay, faultsByDayAndNight, sideways } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';

test.use({
  viewport: { width: 360, height: 780 },
  // Visitors are refused, the functions refuse an empty call, and REST shows visitors no schema: all as it must be.
  expectedComplaints: ['status of 401', 'status of 400', 'status of 403', 'status of 404'],
});

/** Opens the screen, which runs the test at once, and waits for the end of it. */
async function openTest(page: Page, stack: Stack): Promise<void> {
  await signInAsOwner(page, stack);
  await page.goto('/admin/dashboard/supabase-test');
  await ended(page);
}

const runButton = (page: Page) => page.getByRole('button', { name: 'Run the test' });
const ended = async (page: Page) => expect(runButton(page)).toBeEnabled({ timeout: 60_000 });
const red = (page: Page) => page.locator('[data-state="failed"]');

test('what is wrong turns its row red, until it is put right by hand or by a button; then every check is well, and the report can be taken along', async ({
  page,
  stack,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stack.sql`grant select on public.login_history to anon`;
  await stack.sql`drop view public.visitor_stats_daily`;
  await stack.sql`
    insert into private.outbox (kind, enquiry_id, status)
    select 'booking_notification', id, 'dead' from public.booking_forms limit 1`;
  await openTest(page, stack);
  await expect(page.getByText(/^3 of \d+ checks failed\./)).toBeVisible();
  await expect(red(page)).toHaveCount(3);
  const open = red(page).filter({ hasText: 'login_history for visitors' });
  await expect(open).toContainText('What to do: Take the right');
  expect(await faultsByDayAndNight(page)).toEqual([]);

  await stack.sql`revoke select on public.login_history from anon`;
  await red(page).getByRole('button', { name: 'Repair daily_visitor_stats' }).press('Enter');
  // Waits for the run after the repair: until it begins, all three rows are shown, and then none.
  await expect(red(page)).toHaveCount(1);
  await ended(page);
  await red(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByText(/^All \d+ checks are well\.$/)).toBeVisible({ timeout: 60_000 });
  expect(await page.locator('[data-state]').count()).toBeGreaterThan(60);
  await expect(page.locator('[data-state]:not([data-state="ok"])')).toHaveCount(0);
  // The test's own rows and files are removed.
  const left =
    await stack.sql`select name from storage.objects where name like 'connection-test/%'`;
  expect(left).toHaveLength(0);

  await page.getByRole('button', { name: 'Copy report' }).press('Enter');
  await expect(page.getByText(/^The report is copied/)).toBeVisible();
  const report = await page.evaluate(async () => navigator.clipboard.readText());
  expect(report).toMatch(/^OK: Live changes \(round trip\), \d+ ms: /m);
  for (const secret of [stack.publishableKey, stack.secretKey, stack.admin.email, 'eyJ', '@'])
    expect(report).not.toContain(secret);

  // Folded up while all is well; opened by the keyboard.
  await expect(page.getByText('login_history for visitors')).toBeHidden();
  await page.locator('summary', { hasText: 'Kept from visitors' }).press('Enter');
  await expect(page.getByText('login_history for visitors')).toBeVisible();
  expect(await sideways(page)).toBe(0);
  expect(await faultsByDay(page)).toEqual([]);
});
