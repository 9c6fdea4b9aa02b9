import type { Page } from '@playwright/test';
import type { Stack } from '../../supabase/local/testing.ts';

/** Signs the owner of a stack in through the login page, as a person would. */
export async function signInAsOwner(page: Page, stack: Stack): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Email').fill(stack.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(stack.admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin/dashboard');
}
