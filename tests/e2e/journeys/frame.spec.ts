import { expect, followFooter, hydrated, test } from '../fixtures.ts';

test.use({ onlyLooks: true });

test.describe('the frame around every page', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a visitor has one dropdown open at a time and leaves it by keyboard', async ({ page }) => {
    await page.goto('/');
    const dropdown = (name: string) =>
      page
        .getByRole('navigation', { name: 'Main' })
        .locator('details', { has: page.locator('summary', { hasText: name }) });
    const about = dropdown('About Company');
    const services = dropdown('Services');
    await about.locator('summary').click();
    await expect(about).toHaveAttribute('open');
    // The app finds it open, and leaves it so.
    await hydrated(page);
    await expect(about).toHaveAttribute('open');
    await services.locator('summary').click();
    await expect(about).not.toHaveAttribute('open');
    await expect(services).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(services).not.toHaveAttribute('open');
    await expect(services.locator('summary')).toBeFocused();
  });

  test('a new page starts at its top, and the frame is not on the admin area', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.mouse.wheel(0, 3000);
    await expect(page.getByRole('button', { name: 'Back to the top' })).toBeVisible();
    await followFooter(page, 'About Us');
    await expect(page).toHaveURL('/about');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await followFooter(page, 'Admin');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);
  });
});

test('on a phone the menu closes when a link in it is tapped', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact', exact: true });
  await link.click();
  await expect(page).toHaveURL('/contact');
  await expect(link).toBeHidden();
});

test.describe('with the backend gone', () => {
  test.use({ expectedComplaints: ['Failed to load resource', 'ERR_FAILED', 'WebSocket'] });

  test('a visitor sees the whole site as it was built, without a complaint', async ({ page }) => {
    await page.route(/\/(rest|auth|realtime|functions|storage)\/v1\//, (route) => route.abort());
    await page.routeWebSocket(/realtime/, (socket) => socket.close());
    await page.goto('/');
    await hydrated(page);
    const featured = page.getByRole('region', { name: 'Featured Works' });
    await expect(featured.getByRole('link', { name: 'View Full Album' })).toHaveCount(4);
    await page.getByRole('link', { name: 'View All Albums' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Failed' })).toHaveCount(0);
  });
});
