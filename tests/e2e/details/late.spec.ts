import type { Page, Request } from '@playwright/test';
import { collectComplaints, expect, settled, test } from '../fixtures.ts';

test.use({ onlyLooks: true });

/** Messages of the start script itself, which needs no other file. */
const note = (page: Page) => page.locator('.late-note');

async function offersOtherWays(page: Page): Promise<void> {
  await expect(note(page).getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+91/);
  await expect(note(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/91/,
  );
}

/** Blocks the code of dialogs. @returns a function that releases it. */
async function holdDialogs(page: Page): Promise<() => void> {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/overlays-/, async (route) => {
    await held;
    await route.continue();
  });
  return () => release?.();
}

const isOverlays = (request: Request) => request.url().includes('/assets/overlays-');
const shell = (page: Page) => page.locator('.dialog-shell');

test.describe('a dialog whose code is on its way', () => {
  test('shows its frame at once, and then itself in its place', async ({ page }) => {
    for (const [name, link] of [
      ['Quick Enquiry', 'a[data-enquiry]:visible'],
      ['Preferences', 'a[href="#preferences"]'],
    ] as const) {
      const see = expect.configure({ message: name });
      const release = await holdDialogs(page);
      await page.goto('/about');
      const opener = page.locator(link).first();
      await opener.click();
      await see(shell(page)).toBeVisible();
      const dialog = page.getByRole('dialog', { name });
      await see(dialog).toContainText('Loading');
      release();
      await see(dialog.getByRole('heading', { name }).and(page.locator(':focus'))).toBeVisible();
      await see(shell(page)).toHaveCount(0);
      await see(page.getByRole('dialog')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await see(page.getByRole('dialog')).toHaveCount(0);
      await see(opener).toBeFocused();
      await settled(page);
      await page.unrouteAll();
    }
  });

  test('stays away once it was put away: by Escape, its button, the back button, a press beside it', async ({
    page,
  }) => {
    for (const [how, leave] of [
      ['Escape', async () => page.keyboard.press('Escape')],
      ['its button', async () => shell(page).getByRole('button', { name: 'Close' }).click()],
      ['the back button', async () => page.goBack()],
      ['a press beside it', async () => page.mouse.click(5, 5)],
    ] as const) {
      const see = expect.configure({ message: how });
      const release = await holdDialogs(page);
      await page.goto('/about');
      const opener = page.locator('a[data-enquiry]:visible').first();
      await opener.click();
      await see(shell(page)).toBeVisible();
      await leave();
      await see(shell(page)).toHaveCount(0);
      const fetched = page.waitForResponse(/\/assets\/overlays-/);
      release();
      await fetched;
      await see(opener).not.toHaveAttribute('aria-busy');
      await see(page.getByRole('dialog')).toHaveCount(0);
      await see(page).toHaveURL('/about');
      // The second tap opens it.
      await opener.click();
      await see(page.getByRole('dialog', { name: 'Quick Enquiry' })).toBeVisible();
      await page.unrouteAll();
    }
  });
});

test.describe('a tap whose code is not there', () => {
  test.use({ expectedComplaints: ['Failed to load', 'ERR_', 'Failed to fetch'] });

  test('keeps the page offline: Enquire and preferences', async ({ page, context }) => {
    // Gone before the page fetches the dialog's code ahead.
    await page.route(/\/assets\/(?:overlays|enquiry|shared)-/, (route) => route.abort());
    for (const path of ['/', '/about', '/services/wedding', '/gallery']) {
      const see = expect.configure({ message: path });
      await page.goto(path);
      await context.setOffline(true);
      await page.locator('a[data-enquiry]:visible').first().click();
      await see(note(page)).toContainText('You are offline. Call us or send this on WhatsApp');
      await offersOtherWays(page);
      await see(page).toHaveURL(path);
      await see(page.locator('h1')).toBeVisible();
      await note(page).getByRole('button', { name: 'Close' }).click();
      await see(note(page)).toHaveCount(0);
      if (path === '/about') {
        await page.getByRole('link', { name: 'Preferences' }).click();
        await expect(note(page)).toContainText('You are offline');
      }
      await context.setOffline(false);
    }
  });

  test('keeps the page readable where its address opens it', async ({ page }) => {
    await page.route(/\/assets\/(?:overlays|enquiry|shared)-/, (route) => route.abort());
    for (const hash of ['enquiry', 'preferences']) {
      // Not a step inside the page before.
      await page.goto('about:blank');
      const refused = page.waitForEvent('requestfailed', { predicate: isOverlays });
      await page.goto(`/about#${hash}`);
      await refused;
      await expect(shell(page), hash).toHaveCount(0);
      await expect(page.locator('h1'), hash).toBeVisible();
    }
  });
});

test.describe('a file that never comes', () => {
  // Each message appears after some seconds, so the pages wait in parallel.
  test('has a message with other ways: Book Now', async ({ context }) => {
    const complaints: string[] = [];
    await Promise.all(
      ['/', '/about', '/services/corporate'].map(async (path) => {
        const see = expect.configure({ message: path });
        const page = await context.newPage();
        await collectComplaints(page, complaints);
        await page.route(/\/assets\/overlays-/, () => {});
        await page.goto(path);
        await page.locator('a[data-enquiry]:visible').first().click();
        await see(note(page)).toContainText('This takes longer than it should');
        await offersOtherWays(page);
        await note(page).getByRole('button', { name: 'Try again' }).click();
        await see(page).toHaveURL(/\/contact\b/);
      }),
    );
    expect(complaints).toEqual([]);
  });

  test('has a message where the address opens it', async ({ context }) => {
    const complaints: string[] = [];
    await Promise.all(
      ['/contact', '/admin', '/admin/dashboard/bookings'].map(async (path) => {
        const see = expect.configure({ message: path });
        const page = await context.newPage();
        await collectComplaints(page, complaints);
        let held = true;
        await page.route(/\/assets\/(?:main|app)-/, async (route) => {
          if (!held) await route.continue();
        });
        await page.goto(path);
        await page.mouse.wheel(0, 10);
        await see(note(page)).toContainText('This takes longer than it should');
        await offersOtherWays(page);
        held = false;
        await note(page).getByRole('button', { name: 'Try again' }).click();
        await page.waitForLoadState();
        await page.mouse.wheel(0, 10);
        await see(page.locator('html')).toHaveAttribute('data-app', 'running');
        await see(note(page)).toHaveCount(0);
      }),
    );
    expect(complaints).toEqual([]);
  });

  test('is no more spoken of once it has come', async ({ page }) => {
    const release = await holdDialogs(page);
    await page.goto('/about');
    const link = page.locator('a[data-enquiry]:visible').first();
    await link.click();
    // At once, and until the dialog is there.
    await expect(link).toHaveAttribute('aria-busy', 'true');
    await expect(note(page)).toBeVisible();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(link).not.toHaveAttribute('aria-busy');
    await expect(note(page)).toHaveCount(0);
  });
});
