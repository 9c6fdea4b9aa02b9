import type { Page, Route } from '@playwright/test';
import { expect, hydrated, settled, test } from '../fixtures.ts';

test.use({ onlyLooks: true });

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

  test('is filtered and turned by keyboard, there and back; an album opens over a filtered page', async ({
    page,
  }) => {
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
    await cards(page)
      .getByRole('link', { name: /^Open album: / })
      .click();
    await expect(page.getByRole('dialog')).toContainText('1 / ');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/gallery?category=Birthday+Parties');
    await expect(cards(page)).toHaveCount(1);
    await settled(page);
    await page.goBack();
    await expect(page).toHaveURL('/gallery');
    await expect(cards(page)).toHaveCount(6);
    await expect(all).toHaveAttribute('aria-current', 'true');

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
});
