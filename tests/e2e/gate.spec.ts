import type { Page } from '@playwright/test';
import type { Stack } from '../../supabase/local/testing.ts';
import { answers500, calls, failAlways, failureComplaints, NEWER_THAN_BUILD } from './failing.ts';
import { expect, followFooter, hydrated, test, waitForLive } from './fixtures.ts';

/** The page gate: what the owner changes in the database reaches an open tab at once. */
const PAGE = '/services/catering';

const gone = (page: Page) => page.getByRole('heading', { name: 'Page Not Available', level: 1 });

async function set(stack: Stack, isVisible: boolean, isUnderConstruction: boolean) {
  await stack.sql`
    insert into public.page_visibility (page_name, is_visible, is_under_construction, category)
    values ('catering', ${isVisible}, ${isUnderConstruction}, 'services')
    on conflict (page_name) do update set
      is_visible = excluded.is_visible, is_under_construction = excluded.is_under_construction`;
}

/** Opens the page and switches it off once it receives changes. @returns its heading. */
async function closeOpen(page: Page, stack: Stack): Promise<string> {
  await page.goto(PAGE);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await waitForLive(page);
  await set(stack, false, false);
  await expect(gone(page)).toBeVisible();
  return heading;
}

test.describe('a page the owner switches off', () => {
  test.afterEach(async ({ stack }) => set(stack, true, false));

  test('closes in an open tab, goes under renovation and comes back', async ({ page, stack }) => {
    const heading = await closeOpen(page, stack);
    await expect(
      page.getByText('Sorry, this page is currently not available. Please check back later.'),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await set(stack, true, true);
    await expect(page.getByRole('heading', { name: 'Under Renovation' })).toBeVisible();
    await expect(
      page.getByText("We're currently sprucing things up on this page! Please check back soon."),
    ).toBeVisible();
    await set(stack, true, false);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await set(stack, false, true);
    await expect(gone(page)).toBeVisible();
  });

  test('is gone with its row, and there again with a new one', async ({ page, stack }) => {
    const heading = await closeOpen(page, stack);
    await set(stack, true, false);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await stack.sql`delete from public.page_visibility where page_name = 'catering'`;
    await expect(gone(page)).toBeVisible();
    await set(stack, true, false);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  });

  test('is closed to later visitors, though it was built open', async ({ page, stack }) => {
    await set(stack, false, false);
    await page.goto(PAGE);
    await expect(gone(page)).toBeVisible();
    await set(stack, true, true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Under Renovation' })).toBeVisible();
  });
});

test.describe('gates that cannot be read', () => {
  test.use({ expectedComplaints: failureComplaints });

  test('a visitor who knows no gate yet sees the page', async ({ page }) => {
    await failAlways(page, calls.site, answers500);
    await page.goto(NEWER_THAN_BUILD);
    await hydrated(page);
    await followFooter(page, 'Contact');
    await expect(page).toHaveURL('/contact');
    const name = page.getByRole('main').getByLabel('Full Name');
    await name.fill('Patient Visitor');
    // The page queries again when its tab comes back: what was typed stays.
    const again = page.waitForRequest(calls.site);
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await again;
    await expect(name).toHaveValue('Patient Visitor');
    await expect(gone(page)).toHaveCount(0);
  });
});
