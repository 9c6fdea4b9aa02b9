import type { Page } from '@playwright/test';
import type { Stack } from '../../../supabase/local/testing.ts';
import { answers500, calls, failAlways, failureComplaints, NEWER_THAN_BUILD } from '../failing.ts';
import { expect, followFooter, hydrated, test, waitForLive } from '../fixtures.ts';

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

test('a page the owner switches off closes in an open tab, goes under renovation and comes back; so with its row', async ({
  page,
  stack,
}) => {
  await page.goto(PAGE);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const heading = page.getByRole('heading', { name, level: 1 });
  await waitForLive(page);
  await set(stack, false, false);
  await expect(gone(page)).toBeVisible();
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
  await expect(heading).toBeVisible();
  await stack.sql`delete from public.page_visibility where page_name = 'catering'`;
  await expect(gone(page)).toBeVisible();
  await set(stack, true, false);
  await expect(heading).toBeVisible();
  await set(stack, false, true);
  await expect(gone(page)).toBeVisible();

  await test.step('later visitors find it closed, though it was built open', async () => {
    await page.reload();
    await expect(gone(page)).toBeVisible();
    await set(stack, true, true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Under Renovation' })).toBeVisible();
  });
  await set(stack, true, false);
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
    // The page refetches when its tab is shown again: typed input stays.
    const again = page.waitForRequest(calls.site);
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await again;
    await expect(name).toHaveValue('Patient Visitor');
    await expect(gone(page)).toHaveCount(0);
  });
});

async function say(stack: Stack, content: string, enabled = true): Promise<void> {
  await stack.sql`update public.ad_bar set content = ${content}, enabled = ${enabled} where id = 1`;
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcements' });

test('what the owner announces reaches an open tab, and goes again; so does the count of visitors', async ({
  page,
  stack,
}) => {
  await page.goto('/');
  await hydrated(page);
  await waitForLive(page);
  await expect(bar(page)).toHaveCount(0);
  await say(stack, 'Garba passes are out: [book here](/raas-garba)');
  await expect(bar(page).getByRole('link', { name: 'book here' })).toBeVisible();
  await say(stack, 'Open on Diwali');
  await expect(bar(page).getByText('Open on Diwali')).toBeVisible();
  await say(stack, 'Open on Diwali', false);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByText('13,430')).toBeAttached();
  await stack.sql`update public.total_visitor_counter set visitor_count = 14001 where id = 1`;
  await expect(page.getByText('14,001')).toBeAttached();
});
