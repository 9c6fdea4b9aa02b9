import type { Route } from '@playwright/test';
import { countOf, fillEnquiry, sendEnquiry, SUCCESS } from '../enquiryForm.ts';
import { bookNow, expect, hydrated, settled, test } from '../fixtures.ts';
import { asOlder } from '../olderBrowser.ts';

/** The browsers of scripts/web/browsers.ts, imitated by taking away what they lack. */
test.describe('a browser of five years ago', () => {
  // Chromium does not know the origin of a page that a test has rewritten.
  test.use({ expectedComplaints: ['LOCAL_NETWORK_ACCESS_CHECKS'] });
  test.beforeEach(async ({ page }) => asOlder(page));
  // A page that a test leaves while it loads would fail in its route handler.
  test.afterEach(async ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('sends an enquiry', async ({ page, stack }) => {
    await page.goto('/');
    await bookNow(page).click();
    const dialog = page.getByRole('dialog');
    await fillEnquiry(dialog, 'Kiran Older');
    await sendEnquiry(dialog);
    await expect(page.getByText(SUCCESS).first()).toBeVisible();
    expect(await countOf(stack, 'Kiran Older')).toBe(1);
  });

  test('shows and closes a dialog, whose page takes no focus', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    await page.locator('a[data-enquiry]:visible').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Full Name')).toBeVisible();
    const box = await dialog.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(781);
    await page.evaluate(() => document.querySelector<HTMLElement>('.navbar a')?.focus());
    expect(await dialog.evaluate((own) => own.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await settled(page);
    await page.locator('a[data-enquiry]:visible').first().click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/about');
  });

  test('keeps a press of the menu that comes before what the browser lacks', async ({ page }) => {
    const held: Route[] = [];
    await page.route('**/assets/older-*.js', (route) => void held.push(route));
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await Promise.all(held.map(async (route) => route.continue()));
    await expect(page.locator('.navbar-menu')).toBeVisible();
  });

  for (const width of [360, 1440])
    test(`opens and closes its menu at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 780 });
      await page.goto('/about');
      const menu = page.locator('.navbar-menu');
      const button = page.getByRole('button', { name: 'Menu' });
      await expect(menu).toBeHidden();
      await button.click();
      await expect(menu).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await button.click();
      await expect(menu).toBeHidden();
      await button.click();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await settled(page);
      await button.click();
      await page.goBack();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL('/about');
      await button.click();
      await menu.getByRole('link', { name: 'Raas Garba' }).click();
      await expect(page).toHaveURL('/raas-garba');
      await expect(menu).toBeHidden();
    });

  test('is styled, though it knows no layers', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('.navbar')).toHaveCSS('position', 'fixed');
    await expect(page.locator('a[data-enquiry]:visible').first()).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    await expect(page.locator('h1')).toHaveCSS('font-weight', '600');
  });

  test('lets the owner in, to the screen of the address', async ({ page, stack }) => {
    await page.goto('/admin/dashboard/bookings?search=Kiran');
    await page.getByLabel('Email').fill(stack.admin.email);
    await page.getByLabel('Password', { exact: true }).fill(stack.admin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/admin/dashboard/bookings?search=Kiran');
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  });
});
