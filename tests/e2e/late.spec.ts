import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Messages of the start script itself, which needs no other file. */
const note = (page: Page) => page.locator('.late-note');

async function offersOtherWays(page: Page): Promise<void> {
  await expect(note(page).getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+91/);
  await expect(note(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/91/,
  );
}

/** Lets no dialog's code through. @returns lets it through. */
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
  for (const [name, link] of [
    ['Quick Enquiry', 'a[data-enquiry]:visible'],
    ['Preferences', 'a[href="#preferences"]'],
  ] as const)
    test(`shows its frame at once, and then itself in its place: ${name}`, async ({ page }) => {
      const release = await holdDialogs(page);
      await page.goto('/about');
      const opener = page.locator(link).first();
      await opener.click();
      await expect(shell(page)).toBeVisible();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toContainText('Loading');
      release();
      await expect(dialog.getByRole('heading', { name }).and(page.locator(':focus'))).toBeVisible();
      await expect(shell(page)).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    });

  for (const [how, leave] of [
    ['Escape', async (page: Page) => page.keyboard.press('Escape')],
    [
      'its button',
      async (page: Page) => shell(page).getByRole('button', { name: 'Close' }).click(),
    ],
    ['the back button', async (page: Page) => page.goBack()],
    ['a press beside it', async (page: Page) => page.mouse.click(5, 5)],
  ] as const)
    test(`stays away once it was put away by ${how}`, async ({ page }) => {
      const release = await holdDialogs(page);
      await page.goto('/about');
      const opener = page.locator('a[data-enquiry]:visible').first();
      await opener.click();
      await expect(shell(page)).toBeVisible();
      await leave(page);
      await expect(shell(page)).toHaveCount(0);
      const fetched = page.waitForResponse(/\/assets\/overlays-/);
      release();
      await fetched;
      await expect(opener).not.toHaveAttribute('aria-busy');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/about');
      // Asked for again, it opens.
      await opener.click();
      await expect(page.getByRole('dialog', { name: 'Quick Enquiry' })).toBeVisible();
    });
});

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

  for (const hash of ['enquiry', 'preferences'])
    test(`keeps the page readable where its address opens it: #${hash}`, async ({ page }) => {
      const refused = page.waitForEvent('requestfailed', { predicate: isOverlays });
      await page.route(/\/assets\/(?:overlays|enquiry|shared)-/, (route) => route.abort());
      await page.goto(`/about#${hash}`);
      await refused;
      await expect(shell(page)).toHaveCount(0);
      await expect(page.locator('h1')).toBeVisible();
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
    test(`has a message with other ways: Book Now on ${path}`, async ({ page }) => {
      await page.route(/\/assets\/overlays-/, () => {});
      await page.goto(path);
      await page.locator('a[data-enquiry]:visible').first().click();
      await expect(note(page)).toContainText('This takes longer than it should');
      await offersOtherWays(page);
      await note(page).getByRole('button', { name: 'Try again' }).click();
      await expect(page).toHaveURL(/\/contact\b/);
    });

  for (const path of ['/contact', '/admin', '/admin/dashboard/bookings'])
    test(`has a message where the address opens it: ${path}`, async ({ page }) => {
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
