import { site } from '../../src/content/site.ts';
import { expect, hydrated, moving, test } from './fixtures.ts';

test.describe('the quiet home page', () => {
  test.use(moving);

  test('is not to be found by itself: search engines are sent to the present one', async ({
    request,
  }) => {
    const html = await (await request.get('/legacy')).text();
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(html.match(/<link rel="canonical" href="[^"]*"/g)).toEqual([
      '<link rel="canonical" href="https://mandap.example/"',
    ]);
  });

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

for (const [path, heading] of [
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-conditions', 'Terms and Conditions'],
] as const) {
  test.describe(heading, () => {
    test('shows that it is a draft and when it changed, and leads to its parts by keyboard', async ({
      page,
    }) => {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(
        page.getByRole('complementary', { name: 'Draft for legal review' }),
      ).toBeVisible();
      await expect(page.getByText(/^Last changed on \w{3}, \d+ \w+ 20\d\d$/)).toBeVisible();
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const parts = await page.getByRole('main').getByRole('region').count();
      await expect(contents.getByRole('link')).toHaveCount(parts);
      await contents.getByRole('link', { name: 'Complaints' }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${path}#grievance`);
      await expect(page.getByRole('heading', { name: 'Complaints' })).toBeInViewport();
      await expect(page.getByRole('link', { name: site.grievanceEmail })).toHaveAttribute(
        'href',
        `mailto:${site.grievanceEmail}`,
      );
    });
  });
}
