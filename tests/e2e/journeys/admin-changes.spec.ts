import type { Page } from '@playwright/test';
import { faultsOnEveryScreen } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';

const PROMISE = 'Everything for the big day, from one hand.';
const LATER = 'Everything for the big day.';

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, role: 'button' | 'link', name: string) {
  const wanted = page.getByRole(role, { name, exact: true }).first();
  for (let press = 0; press < 80; press += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

/** Changes the introduction of a service's page and saves the draft. */
async function writeLead(page: Page, text: string) {
  await page.goto('/admin/dashboard/site-content?section=services.wedding');
  const form = page.getByRole('form').first();
  const lead = form.getByLabel('Sentence below the heading', { exact: true }).first();
  await lead.fill(text);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
}

test('the owner finds a change of a service in the log and restores it, with the keyboard only', async ({
  page,
  stack,
}) => {
  await signInAsOwner(page, stack);
  await writeLead(page, PROMISE);
  await writeLead(page, LATER);

  await page.goto('/admin/dashboard/changes?table=site_content');
  const entry = page.getByRole('article').first();
  await expect(entry.getByText(LATER)).toBeVisible();
  await expect(entry.getByText(PROMISE)).toBeVisible();
  await expect(entry.getByText('You', { exact: true })).toBeVisible();
  await tabTo(page, 'button', 'Restore: Words · Services: Weddings');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Now', { exact: true })).toBeVisible();
  await tabTo(page, 'button', 'Restore');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Restored.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // The log has the restoring as a change of its own, which can be undone.
  await expect(page.getByRole('article')).toHaveCount(3);

  await page.goto('/admin/dashboard/site-content?section=services.wedding');
  const form = page.getByRole('form').first();
  await expect(form.getByLabel('Sentence below the heading').first()).toHaveValue(PROMISE);

  await page.goto('/admin/dashboard/changes');
  await tabTo(page, 'link', 'Its history: Words · Services: Weddings');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/table=site_content&row=services\.wedding/);
  await expect(page.getByText('Only the changes of one entry')).toBeVisible();
});

test('every state of the screen fits and is accessible', async ({ page, stack }) => {
  await stack.sql`update public.venues set description = repeat('A long text about a hall. ', 60),
    max_guests = max_guests + 5, amenities = '{Lift,Stage}' where slug is not null`;
  await stack.sql`delete from public.venues where id in (select id from public.venues limit 1)`;
  await signInAsOwner(page, stack);
  await page.goto('/admin/dashboard/changes?table=venues');
  await expect(page.getByRole('article')).toHaveCount(25);
  expect(await faultsOnEveryScreen(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show all' }).first().click();
  await page
    .getByRole('button', { name: /^Restore all/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await faultsOnEveryScreen(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Older changes' }).click();
  await expect(page.getByRole('link', { name: 'Newest changes' })).toBeVisible();
  await page.goto('/admin/dashboard/changes?from=2020-01-01&to=2020-01-02');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  expect(await faultsOnEveryScreen(page)).toEqual([]);
});
