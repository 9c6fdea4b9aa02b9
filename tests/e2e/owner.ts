import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import type { Stack } from '../../supabase/local/testing.ts';

type Account = Pick<Stack, 'admin'>;

/** Signs in on the login page, as a person would; ends on the dashboard. */
export async function signInByForm(page: Page, { admin }: Account): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin/dashboard');
}

/**
 * Stores a session of the owner as the app stores its own; the page shows no screen yet. Saves two page loads against
 * `signInByForm`, which is for tests about signing in.
 */
export async function signInAsOwner(page: Page, stack: Stack): Promise<void> {
  const stored: Record<string, string> = {};
  const storage = {
    getItem: () => null,
    setItem: (key: string, value: string) => void (stored[key] = value),
    removeItem: () => {},
  };
  const { auth } = createClient(stack.url, stack.publishableKey, {
    auth: { autoRefreshToken: false, storage },
  });
  const { error } = await auth.signInWithPassword(stack.admin);
  if (error) throw error;
  await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}
