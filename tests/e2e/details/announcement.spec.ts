import type { Page } from '@playwright/test';
import type { Stack } from '../../../supabase/local/testing.ts';
import { expect, test, waitForLive } from '../fixtures.ts';

async function say(stack: Stack, content: string, enabled = true): Promise<void> {
  await stack.sql`update public.ad_bar set content = ${content}, enabled = ${enabled} where id = 1`;
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcements' });

test.afterEach(async ({ stack }) => say(stack, '', false));

test('what the owner announces reaches an open tab, and goes again; so does the count of visitors', async ({
  page,
  stack,
}) => {
  await page.goto('/');
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
