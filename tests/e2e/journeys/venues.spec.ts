import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';
import { siteUrl } from '../site.ts';

test.use({ onlyLooks: true });

const LIST = '/services/venuesinpatna';
const KESAR = 'd0000000-0000-4000-8000-000000000605';

const found = (page: Page) => page.locator('main output');
const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function open(page: Page, path = LIST): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, label: string): Promise<void> {
  const control = page.getByLabel(label, { exact: true });
  await expect(control).toBeEnabled();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${label}.`);
}

test.describe('a visitor looks for a venue', () => {
  test('and reads the first ones without JavaScript', async ({ page }) => {
    const html = await (await page.request.get(LIST)).text();
    expect(html.match(/<article/g)).toHaveLength(12);
    expect(html).toContain('14 venues found');
    expect(html).toContain('Sample');
  });

  test('on a phone in cards of less than half its height, the picture at their left', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(LIST);
    await expect(cards(page)).toHaveCount(12);
    for (const card of await cards(page).all()) {
      const [box, picture, name] = await Promise.all([
        card.boundingBox(),
        card.getByRole('img').first().boundingBox(),
        card.getByRole('heading').boundingBox(),
      ]);
      expect(box?.height).toBeLessThan(320);
      expect((picture?.x ?? 360) + (picture?.width ?? 0)).toBeLessThanOrEqual(name?.x ?? 0);
    }
  });

  test('by the keyboard alone, and goes back step by step', async ({ page }) => {
    await open(page);
    await expect(found(page)).toHaveText('14 venues found');
    await page.getByRole('button', { name: 'Filters' }).focus();
    await page.keyboard.press('Enter');
    await tabTo(page, 'Guests');
    await page.keyboard.type('1000');
    await page.keyboard.press('Enter');
    await expect(found(page)).toHaveText('5 venues found');
    await expect(page).toHaveURL(`${LIST}?guests=1000`);
    await tabTo(page, 'Air-conditioned');
    await page.keyboard.press('Space');
    await expect(found(page)).toHaveText('3 venues found');
    await expect(page).toHaveURL(`${LIST}?guests=1000&ac=1`);

    await page.goBack();
    await expect(found(page)).toHaveText('5 venues found');
    await expect(page.getByLabel('Air-conditioned')).not.toBeChecked();
    await page.goBack();
    await expect(found(page)).toHaveText('14 venues found');
    await expect(page.getByLabel('Guests')).toHaveValue('');
  });

  test('turns the page and reads on at the top of the list', async ({ page }) => {
    await open(page);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${LIST}?page=2`);
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Venues', exact: true })).toBeFocused();
    await page.goBack();
    await expect(cards(page)).toHaveCount(12);
  });
});

test.describe('a venue', () => {
  test('has a page of its own, marked as a sample', async ({ page }) => {
    const html = await (await page.request.get(`/venues/${KESAR}`)).text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain(`content="${siteUrl}/venues/${KESAR}"`);
    await open(page);
    await page.getByRole('link', { name: 'Kesar Kunj' }).click();
    await expect(page).toHaveURL(`/venues/${KESAR}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Kesar Kunj' })).toBeVisible();
    await expect(page.getByText('This is a sample venue: it is invented')).toBeVisible();
    await expect(page.getByText(/^Prices as of \w{3}, \d/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the area on a map' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\//,
    );
    await page
      .getByRole('link', { name: /^Show full screen/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText('1 / 2');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test.describe('that is not listed any more', () => {
    test.use({ expectedComplaints: ['status of 404'] });

    test('shows it', async ({ page }) => {
      await page.goto('/venues/d0000000-0000-4000-8000-0000000009ff');
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^All venues/ })).toBeVisible();
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
        'content',
        'noindex',
      );
      const answer = await page.goto('/venues/no-such-venue');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    });
  });
});
