import { expect, test } from '../fixtures.ts';
import { pages, services } from '../servicePages.ts';

test.use({ onlyLooks: true });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads each page, its own sections and an answer', async ({ page }) => {
    for (const { path, heading, sections, question } of pages) {
      const see = expect.configure({ message: path, soft: true });
      await page.goto(path);
      await see(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      for (const name of sections)
        await see(page.getByRole('heading', { name, exact: true })).toBeVisible();
      const item = page.locator('details').filter({ hasText: question });
      await see(item.locator('p')).toBeHidden();
      await item.locator('summary').click();
      await see(item.locator('p')).toBeVisible();
      see(await page.content()).not.toContain('FAQPage');

      const service = services.find((one) => one.path === path);
      if (!service) continue;
      const enquire = page.locator(`main a[data-enquiry="${service.slug}"]`);
      await see(enquire).toHaveCount(2);
      for (const link of await enquire.all())
        await see(link).toHaveAttribute('href', `/contact?service=${service.slug}#enquiry`);
      const pricesLink = page.getByRole('link', { name: /^Prices from ₹/ });
      const [price = ''] = (await pricesLink.innerText()).match(/from ₹[\d,]+/) ?? [];
      await pricesLink.click();
      const prices = page.getByRole('region', { name: 'What it costs' });
      await see(prices.getByText(price)).toBeInViewport();
      await see(prices.getByText(/example prices/)).toHaveCount(1);
    }
  });

  test('a visitor sees every group of the hub and a way to every service, and on the about page the way to the admin area', async ({
    page,
  }) => {
    await page.goto('/services?group=social');
    for (const name of ['Wedding', 'Corporate', 'Social'])
      await expect(page.getByRole('heading', { name, level: 3, exact: true })).toBeVisible();
    const links = page.getByRole('region', { name: 'More about each service' });
    await expect(links.getByRole('link')).toHaveCount(8);
    for (const { path } of services) await expect(links.locator(`a[href="${path}"]`)).toBeVisible();
    await page.goto('/about');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Admin' })).toBeVisible();
  });
});

test('an enquiry from each service knows what it is about', async ({ page }) => {
  for (const { path, slug, eventType } of services) {
    await page.goto(path);
    await page.locator(`main a[data-enquiry="${slug}"]`).last().click();
    const chosen = page.getByRole('dialog').getByLabel('Event Type');
    await expect(chosen, path).toHaveValue(eventType);
  }
});
