import type { Page, Route } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

const LIST = '**/rest/v1/rpc/get_portfolio_albums_with_cover*';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const filter = (page: Page) => page.getByRole('navigation', { name: 'Albums by category' });
const FIRST = 'A Marigold Mandap by the Ganga';
const LAST = 'Halls, Lawns and Kitchens';

test.describe('the gallery', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows its first page whole, and links that are links', async ({ page }) => {
      await page.goto('/gallery');
      await expect(cards(page)).toHaveCount(6);
      await expect(filter(page).getByRole('link')).toHaveCount(9);
      await expect(filter(page).getByRole('link', { name: 'Birthday Parties' })).toHaveAttribute(
        'href',
        '/gallery?category=Birthday+Parties',
      );
      await expect(page.getByRole('link', { name: 'Next' })).toHaveAttribute(
        'href',
        '/gallery?page=2',
      );
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveAttribute('href', 'https://mandap.example/gallery');
    });
  });

  test('is filtered by keyboard, and the back button takes the filter off', async ({ page }) => {
    await page.goto('/gallery');
    await hydrated(page);
    const all = filter(page).getByRole('link', { name: /^All/ });
    const birthdays = filter(page).getByRole('link', { name: 'Birthday Parties' });
    await all.focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
    await expect(birthdays).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/gallery?category=Birthday+Parties');
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByText('1 album in Birthday Parties')).toBeVisible();
    await expect(birthdays).toHaveAttribute('aria-current', 'true');
    await expect(birthdays).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/gallery');
    await expect(cards(page)).toHaveCount(6);
    await expect(all).toHaveAttribute('aria-current', 'true');
  });

  test('is filtered before the app runs, and the app takes over', async ({ page }) => {
    const held: Route[] = [];
    await page.route('**/assets/app-*.js', (route) => void held.push(route));
    await page.goto('/gallery');
    await filter(page).getByRole('link', { name: 'Birthday Parties' }).click();
    await expect(page).toHaveURL('/gallery?category=Birthday+Parties');
    await expect(cards(page)).toHaveCount(1);
    await filter(page).getByRole('link', { name: 'Festive Nights' }).click();
    await expect(page.getByRole('heading', { name: 'Navratri Nights' })).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Navratri Nights' })).toBeHidden();
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await hydrated(page);
    await expect(page.getByText('1 album in Birthday Parties')).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await expect(filter(page).locator('[aria-current]')).toContainText('Birthday Parties');
    await page.goBack();
    await expect(page).toHaveURL('/gallery');
    await expect(cards(page)).toHaveCount(6);
  });

  test('is turned by keyboard, there and back, and a page can be linked to', async ({ page }) => {
    await page.goto('/gallery');
    await hydrated(page);
    await page.getByRole('link', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/gallery?page=2');
    await expect(page.getByRole('heading', { name: LAST })).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Albums', exact: true })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Albums', exact: true })).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('heading', { name: FIRST })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: LAST })).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect(page.getByRole('heading', { name: LAST })).toBeVisible();
    await expect(page.getByRole('heading', { name: FIRST })).toBeHidden();
  });

  test('opens an album over a filtered page and returns to it', async ({ page }) => {
    await page.goto('/gallery?category=Festive+Nights');
    await hydrated(page);
    await page.getByRole('link', { name: 'Open album: Navratri Nights' }).click();
    await expect(page.getByRole('dialog')).toContainText('1 / 5');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/gallery?category=Festive+Nights');
    await expect(cards(page)).toHaveCount(1);
  });

  test('fetches six albums a page, however many there are', async ({ page, stack }) => {
    await stack.sql`insert into public.albums (slug, title, category, display_order)
      select 'many-' || n, 'Album ' || n, 'Many', 1000 + n from generate_series(1, 300) n`;
    try {
      const counts: number[] = [];
      page.on('response', async (response) => {
        if (!response.url().includes('get_portfolio_albums_with_cover')) return;
        // The page gives up a request whose answer it no longer needs: that one has no body.
        const rows: unknown[] | undefined = await response.json().catch(() => undefined);
        if (rows) counts.push(rows.length);
      });
      await page.goto('/gallery?category=Many&page=7');
      await hydrated(page);
      await expect(page.getByRole('heading', { name: 'Album 37' })).toBeVisible();
      await expect(page.getByText('Page 7 of 50')).toBeVisible();
      await expect(cards(page)).toHaveCount(6);
      await page.getByRole('link', { name: 'Next' }).click();
      await expect(page.getByRole('heading', { name: 'Album 43' })).toBeVisible();
      await expect.poll(() => counts.length).toBeGreaterThan(0);
      expect(Math.max(...counts)).toBe(6);
    } finally {
      await stack.sql`delete from public.albums where slug like 'many-%'`;
    }
  });
});

test.describe('albums that cannot be loaded', () => {
  test.use({ expectedComplaints: ['status of 500'] });
  const failure = { status: 500, json: { code: '57014', message: 'canceling statement' } };

  test('have a message where none are known, and load on another try', async ({ page }) => {
    let isBroken = true;
    await page.route(LIST, async (route) => (isBroken ? route.fulfill(failure) : route.continue()));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/services');
    await hydrated(page);
    await page.locator('footer a[href="/gallery"]').click();
    const alert = page.getByRole('alert').filter({ hasText: 'albums' });
    await expect(alert).toContainText('Failed to load portfolio albums');
    isBroken = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: FIRST })).toBeVisible();
  });

  test('and a kind that has none say so', async ({ page }) => {
    await page.goto('/gallery?category=Circus');
    await hydrated(page);
    await expect(page.getByText('No portfolio albums found')).toBeVisible();
    await filter(page).getByRole('link', { name: /^All/ }).click();
    await expect(cards(page)).toHaveCount(6);
  });
});
