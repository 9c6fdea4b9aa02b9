import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const KEY = 'mandap:user-preferences';

/** The open panel. */
export const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Preferences' });
/** The link in the footer that opens it. */
export const openerOf = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Preferences' });

/** Opens the panel as a person without a mouse does. */
export async function openByKeyboard(page: Page) {
  await openerOf(page).focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  await expect(panel).toBeVisible();
  // The next key must go to the panel.
  await expect(panel.getByRole('heading', { level: 2 }).first()).toBeFocused();
  return panel;
}

/** The stored value, without its wrapper. */
export async function kept(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').value ?? {}, KEY);
}

/** Sets the visitor's preferences once; later changes survive a reload. */
export async function give(page: Page, value: Record<string, unknown>): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, text);
    },
    [KEY, JSON.stringify({ value, timestamp: 1 })] as const,
  );
}
