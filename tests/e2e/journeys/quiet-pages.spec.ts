import { site } from '../../../src/content/site.ts';
import { expect, hydrated, moving, test } from '../fixtures.ts';

test.use({ onlyLooks: true });

test.describe('the quiet home page', () => {
  test.use(moving);

  test('moves nothing, slides nothing and fetches no picture on a phone', async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (/\/pictures\/|\/video\//.test(request.url())) pictures.push(request.url());
    });
    await page.goto('/legacy');
    await hydrated(page);
    await expect(page.getByRole('link', { name: 'Dandiya Night on the Lawn' })).toBeVisible();
    await page.getByRole('heading', { name: 'Everything else' }).scrollIntoViewIfNeeded();
    const main = page.getByRole('main');
    await expect(main.locator('[aria-roledescription], video, canvas')).toHaveCount(0);
    const animations = await main.evaluate(
      (element) => element.getAnimations({ subtree: true }).length,
    );
    expect(animations).toBe(0);
    expect(pictures).toEqual([]);
  });
});

test('a legal page shows that it is a draft and when it changed, and leads to its parts by keyboard', async ({
  page,
}) => {
  for (const [path, heading] of [
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-conditions', 'Terms and Conditions'],
  ] as const) {
    const see = expect.configure({ message: path });
    await page.goto(path);
    await hydrated(page);
    await see(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await see(page.getByRole('complementary', { name: 'Draft for legal review' })).toBeVisible();
    await see(page.getByText(/^Last changed on \w{3}, \d+ \w+ 20\d\d$/)).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const parts = await page.getByRole('main').getByRole('region').count();
    await see(contents.getByRole('link')).toHaveCount(parts);
    await contents.getByRole('link', { name: 'Complaints' }).focus();
    await page.keyboard.press('Enter');
    await see(page).toHaveURL(`${path}#grievance`);
    await see(page.getByRole('heading', { name: 'Complaints' })).toBeInViewport();
    await see(page.getByRole('link', { name: site.grievanceEmail })).toHaveAttribute(
      'href',
      `mailto:${site.grievanceEmail}`,
    );
  }
});
