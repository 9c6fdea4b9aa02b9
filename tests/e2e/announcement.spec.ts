import type { Page } from '@playwright/test';
import type { Stack } from '../../supabase/local/testing.ts';
import { expect, moving, test, waitForLive } from './fixtures.ts';

async function say(stack: Stack, content: string, enabled = true): Promise<void> {
  await stack.sql`update public.ad_bar set content = ${content}, enabled = ${enabled} where id = 1`;
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcements' });

test.afterEach(async ({ stack }) => say(stack, '', false));

test('what the owner announces reaches an open tab, and goes again', async ({ page, stack }) => {
  await page.goto('/');
  await waitForLive(page);
  await expect(bar(page)).toHaveCount(0);
  await say(stack, 'Garba passes are out: [book here](/raas-garba)');
  await expect(bar(page).getByRole('link', { name: 'book here' })).toBeVisible();
  await say(stack, 'Open on Diwali');
  await expect(bar(page).getByText('Open on Diwali')).toBeVisible();
  await say(stack, 'Open on Diwali', false);
  await expect(bar(page)).toHaveCount(0);
});

test('a visitor dismisses one message; the other stays, for the next page too', async ({
  page,
  stack,
}) => {
  await say(stack, 'First message\nSecond message');
  await page.goto('/about');
  await expect(bar(page).getByText('First message')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Dismiss this announcement' }).click();
  await expect(bar(page).getByText('Second message')).toBeVisible();
  await page.reload();
  await expect(bar(page).getByText('Second message')).toBeVisible();
  await expect(bar(page).getByText('First message')).toHaveCount(0);
});

test.describe('messages that turn by themselves', () => {
  test.use(moving);

  test('a visitor without a mouse pauses, turns and follows a message', async ({ page, stack }) => {
    await say(stack, 'First message\nSee [the gallery](/gallery)');
    await page.goto('/about');
    await bar(page).getByRole('button', { name: 'Pause the announcements' }).waitFor();
    await bar(page).getByRole('button', { name: 'Next announcement' }).press('Enter');
    await expect(bar(page).getByRole('button', { name: 'Play the announcements' })).toBeVisible();
    await bar(page).getByRole('link', { name: 'the gallery' }).press('Enter');
    await expect(page).toHaveURL('/gallery');
  });
});
