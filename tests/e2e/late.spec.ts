import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What the start script says by itself, without any file. */
const note = (page: Page) => page.locator('.late-note');

async function offersOtherWays(page: Page): Promise<void> {
  await expect(note(page).getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+91/);
  await expect(note(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/91/,
  );
}

test.describe('a tap whose code is not there', () => {
  test.use({ expectedComplaints: ['Failed to load', 'ERR_', 'Failed to fetch'] });

  for (const path of ['/', '/about', '/services/wedding', '/gallery'])
    test(`keeps the page offline: Enquire on ${path}`, async ({ page, context }) => {
      // Gone before the page fetches the dialog's code ahead.
      await page.route(/\/assets\/(?:overlays|enquiry|shared)-/, (route) => route.abort());
      await page.goto(path);
      await context.setOffline(true);
      await page.locator('a[data-enquiry]:visible').first().click();
      await expect(note(page)).toContainText('You are offline. Call us or send this on WhatsApp');
      await offersOtherWays(page);
      await expect(page).toHaveURL(path);
      await expect(page.locator('h1')).toBeVisible();
      await note(page).getByRole('button', { name: 'Close' }).click();
      await expect(note(page)).toHaveCount(0);
    });

  test('offline: preferences say so, too', async ({ page, context }) => {
    await page.route(/\/assets\/(?:overlays|enquiry|shared)-/, (route) => route.abort());
    await page.goto('/about');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Preferences' }).click();
    await expect(note(page)).toContainText('You are offline');
  });
});

test.describe('a file that never comes', () => {
  for (const path of ['/', '/about', '/services/corporate'])
    test(`is told of, and of other ways: Book Now on ${path}`, async ({ page }) => {
      await page.route(/\/assets\/overlays-/, () => {});
      await page.goto(path);
      await page.locator('a[data-enquiry]:visible').first().click();
      await expect(note(page)).toContainText('This takes longer than it should');
      await offersOtherWays(page);
      await note(page).getByRole('button', { name: 'Try again' }).click();
      await expect(page).toHaveURL(/\/contact\b/);
    });

  for (const path of ['/contact', '/admin', '/admin/dashboard/bookings'])
    test(`is told of where it was asked for by itself: ${path}`, async ({ page }) => {
      let held = true;
      await page.route(/\/assets\/(?:main|app)-/, async (route) => {
        if (!held) await route.continue();
      });
      await page.goto(path);
      await page.mouse.wheel(0, 10);
      await expect(note(page)).toContainText('This takes longer than it should');
      await offersOtherWays(page);
      held = false;
      await note(page).getByRole('button', { name: 'Try again' }).click();
      await page.waitForLoadState();
      await page.mouse.wheel(0, 10);
      await page.locator('html[data-app="running"]').waitFor({ state: 'attached' });
      await expect(note(page)).toHaveCount(0);
    });

  test('is no more spoken of once it has come', async ({ page }) => {
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/overlays-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/about');
    const link = page.locator('a[data-enquiry]:visible').first();
    await link.click();
    // At once, and until the dialog is there.
    await expect(link).toHaveAttribute('aria-busy', 'true');
    await expect(note(page)).toBeVisible();
    release?.();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(link).not.toHaveAttribute('aria-busy');
    await expect(note(page)).toHaveCount(0);
  });
});
