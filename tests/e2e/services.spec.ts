import { expect, hydrated, test } from './fixtures.ts';
import { pages, services } from './servicePages.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading, sections, question } of pages) {
    test(`a visitor reads ${path}, its own sections and an answer`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      for (const name of sections)
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      const item = page.locator('details').filter({ hasText: question });
      await expect(item.locator('p')).toBeHidden();
      await item.locator('summary').click();
      await expect(item.locator('p')).toBeVisible();
      expect(await page.content()).not.toContain('FAQPage');

      const service = services.find((one) => one.path === path);
      if (!service) return;
      const enquire = page.locator(`main a[data-enquiry="${service.slug}"]`);
      await expect(enquire).toHaveCount(2);
      for (const link of await enquire.all())
        await expect(link).toHaveAttribute('href', `/contact?service=${service.slug}#enquiry`);
      const pricesLink = page.getByRole('link', { name: /^Prices from ₹/ });
      const [price = ''] = (await pricesLink.innerText()).match(/from ₹[\d,]+/) ?? [];
      await pricesLink.click();
      const prices = page.getByRole('region', { name: 'What it costs' });
      await expect(prices.getByText(price)).toBeInViewport();
      await expect(prices.getByText(/example prices/)).toHaveCount(1);
    });
  }

  test('a visitor sees every group of the hub and a way to every service', async ({ page }) => {
    await page.goto('/services?group=social');
    for (const name of ['Wedding', 'Corporate', 'Social'])
      await expect(page.getByRole('heading', { name, level: 3, exact: true })).toBeVisible();
    const links = page.getByRole('region', { name: 'More about each service' });
    await expect(links.getByRole('link')).toHaveCount(8);
    for (const { path } of services) await expect(links.locator(`a[href="${path}"]`)).toBeVisible();
  });

  test('a visitor of the about page finds the way to the admin area', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Admin' })).toBeVisible();
  });
});

test('an enquiry from each service knows what it is about', async ({ page }) => {
  for (const { path, slug, eventType } of services) {
    await page.goto(path);
    await page.locator(`main a[data-enquiry="${slug}"]`).last().click();
    await expect(page.getByRole('dialog').getByLabel('Event Type')).toHaveValue(eventType);
  }
});

test('a visitor filters the hub by keyboard, shares the address and goes back', async ({
  page,
}) => {
  await page.goto('/services');
  await hydrated(page);
  const heading = (name: string) => page.getByRole('heading', { name, level: 3, exact: true });
  const filter = page.getByRole('navigation', { name: 'Show' });
  await filter.getByRole('link', { name: 'All' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services?group=corporate');
  await expect(heading('Wedding')).toBeHidden();
  await expect(heading('Corporate')).toBeVisible();
  await expect(page.getByText('Corporate: 7 functions')).toBeVisible();
  await expect(filter.getByRole('link', { name: 'Corporate' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services?group=social');
  await page.reload();
  await hydrated(page);
  await expect(heading('Social')).toBeVisible();
  await expect(heading('Corporate')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/services?group=corporate');
  await expect(heading('Corporate')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/services');
  for (const name of ['Wedding', 'Corporate', 'Social']) await expect(heading(name)).toBeVisible();
});

test('a visitor works out a price by the plate, by keyboard', async ({ page }) => {
  await page.goto('/services/catering');
  const estimate = page.getByRole('region', { name: 'Estimate', exact: true });
  await expect(estimate).toContainText('₹1,47,500');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Guests' }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('300');
  await expect(estimate).toContainText('280 plates and 20 at half price');
  await expect(estimate).toContainText('₹2,24,500');
  await page.keyboard.type('x');
  await expect(estimate).toContainText('Please enter whole numbers');
});

test('a visitor opens an album from a service page and comes back to it', async ({ page }) => {
  await page.goto('/services/wedding');
  await hydrated(page);
  const album = page.getByRole('link', { name: 'Open album: A Marigold Mandap by the Ganga' });
  await album.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(album).toBeFocused();
});

test('a service without albums and events shows no sections for them', async ({ page, stack }) => {
  await stack.sql`update public.albums set is_visible = false where category = 'Corporate Events'`;
  try {
    await page.goto('/services/corporate');
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'From our corporate albums' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'On our calendar' })).toBeHidden();
    await expect(page.getByText('No portfolio albums found')).toBeHidden();
  } finally {
    await stack.sql`update public.albums set is_visible = true where category = 'Corporate Events'`;
  }
});
