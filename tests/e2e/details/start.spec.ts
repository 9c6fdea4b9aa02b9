import type { Page, Route } from '@playwright/test';
import {
  bookNow,
  expect,
  followFooter,
  hydrated,
  ownFonts,
  test,
  waitForLive,
} from '../fixtures.ts';

/** The app and what it shows: a visitor who only looks needs neither. */
const appCode = /\/assets\/(?:main|app|\w+Page)-[^/]+\.js$/;
const state = (page: Page) => page.locator('html').getAttribute('data-app');

function watchCode(page: Page, code = appCode): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (code.test(request.url())) requested.push(request.url());
  });
  return requested;
}

async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

test.describe('the fonts', () => {
  test('come once the page is on the screen, and are shown', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => ownFonts(page)).toEqual(['Figtree', 'Fraunces']);
    const early = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .filter(({ startTime }) => painted === undefined || startTime < painted)
        .map(({ name }) => name);
    });
    expect(early).toEqual([]);
  });

  test('stay away where data is to be saved', async ({ page }) => {
    const requested = watchCode(page, /\.woff2$/);
    await saveData(page);
    await page.goto('/');
    await hydrated(page);
    expect(requested).toEqual([]);
  });
});

test.describe('an untouched page', () => {
  test('runs no app, however long it is open, and still receives changes', async ({ page }) => {
    const requested = watchCode(page);
    await page.goto('/');
    await waitForLive(page);
    expect(requested).toEqual([]);
    expect(await state(page)).toBeNull();
    await page.mouse.wheel(0, 10);
    await hydrated(page);
    expect(requested.length).toBeGreaterThan(0);
  });

  test('shows the first change that it receives, though it is too young to query', async ({
    page,
    stack,
  }) => {
    const requested = watchCode(page, /get_site_state/);
    const html = await (await page.request.get('/about')).text();
    const [, builtAt = ''] = /"builtAt":"([^"]*)"/.exec(html) ?? [];
    await page.clock.setSystemTime(Date.parse(builtAt) + 1000);
    await page.goto('/about');
    await waitForLive(page);
    await stack.sql`update public.ad_bar set content = 'Open today', enabled = true where id = 1`;
    try {
      await expect(page.getByText('Open today')).toBeVisible();
      expect(requested).toEqual([]);
    } finally {
      await stack.sql`update public.ad_bar set content = '', enabled = false where id = 1`;
    }
  });

  test('answers its menu, its questions and its slides without the app', async ({ page }) => {
    await page.route(appCode, () => {});
    await page.goto('/services/wedding');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'Raas Garba' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-menu')).toBeHidden();
    const question = page.locator('main summary').first();
    await question.click();
    await expect(page.locator('main details[open] p')).toBeVisible();
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'What we plan' });
    await hero.getByRole('button', { name: 'Next' }).click();
    await expect(hero.getByRole('heading', { name: 'Premium Decor' })).toBeVisible();
  });

  test('opens the enquiry and the preferences without the app', async ({ page }) => {
    await page.route(/\/assets\/(?:main|\w+Page)-/, () => {});
    await page.goto('/services/corporate');
    await page.locator('main a[data-enquiry]').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Event Type')).toHaveValue('Corporate Event');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Preferences' }).click();
    await expect(dialog.getByRole('heading', { name: 'Preferences' })).toBeVisible();
    await expect(page).toHaveURL('/services/corporate');
  });

  test('keeps a tap on what only the app can answer, and repeats it once', async ({ page }) => {
    const held: Route[] = [];
    await page.route(/\/assets\/main-/, (route) => void held.push(route));
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /Theme: / }).click();
    await expect.poll(() => held).toHaveLength(1);
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await held[0]?.continue();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('opens a picture far below at a tap that comes before its section', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Enlarge: The roof of a mandap/ }).click();
    await expect(page.getByRole('dialog')).toContainText('1 / 8');
  });

  test('opens a picture of an album and of a venue over the page at the first tap', async ({
    page,
  }) => {
    for (const path of [
      '/portfolio/d0000000-0000-4000-8000-000000000101',
      '/venues/d0000000-0000-4000-8000-000000000605',
    ]) {
      await page.goto(path);
      await page
        .getByRole('link', { name: /^(?:Enlarge|Show full screen): / })
        .first()
        .click();
      await expect(page.getByRole('dialog'), path).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  test('loads the next page whole where a link is followed before the app runs', async ({
    page,
  }) => {
    await page.route(appCode, () => {});
    await page.goto('/');
    await followFooter(page, 'About Us');
    await expect(page).toHaveURL('/about');
    await expect(page.locator('h1')).toHaveText(/about/i);
  });

  test('fetches no code for a visitor who saves data, until there is a sign of them', async ({
    page,
  }) => {
    await saveData(page);
    const requested = watchCode(page, /\/assets\/[^/]+\.js$/);
    await page.goto('/');
    const other = await page.context().newPage();
    const others = watchCode(other, /\/assets\/liveChannel-/);
    await other.goto('/');
    await expect.poll(() => others, { timeout: 20_000 }).toHaveLength(1);
    expect(requested).toEqual([]);
    await page.locator('h1').click();
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
  });
});

test.describe('a page whose code cannot be fetched', () => {
  test.use({ expectedComplaints: ['ERR_FAILED', 'Failed to load', 'Failed to fetch'] });

  test('stays readable, its links work and the enquiry opens', async ({ page }) => {
    await page.route(appCode, (route) => route.abort());
    await page.goto('/');
    await page.mouse.wheel(0, 10);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
    await expect(page.locator('h1')).toBeVisible();
    await bookNow(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await followFooter(page, 'About Us');
    await expect(page).toHaveURL('/about');
    await expect(page.locator('h1')).toHaveText(/about/i);
  });

  test('is loaded again once for a tap that needs it, and then shows a message', async ({
    page,
  }) => {
    await page.route(appCode, (route) => route.abort());
    await page.goto('/about');
    const theme = page.getByRole('button', { name: /Theme: / });
    const again = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Menu' }).click();
    await theme.click();
    await again;
    await page.getByRole('button', { name: 'Menu' }).click();
    await theme.click();
    await expect(page.getByRole('region', { name: 'Part of the page is missing' })).toBeVisible();
  });

  test('without its preferences shows a message, too, and still opens the enquiry', async ({
    page,
  }) => {
    await page.route(/\/assets\/PreferencesDialog-/, (route) => route.abort());
    await page.goto('/about');
    const preferences = page.getByRole('link', { name: 'Preferences' });
    const again = page.waitForEvent('load');
    await preferences.click();
    await again;
    await preferences.click();
    await expect(page.getByRole('region', { name: 'Part of the page is missing' })).toBeVisible();
    await page.locator('a[data-enquiry]:visible').first().click();
    await expect(page.getByRole('dialog').getByLabel('Full Name')).toBeVisible();
  });

  test('is loaded whole where a link led to it inside the app', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.route(appCode, (route) => route.abort());
    await followFooter(page, 'About Us');
    await expect(page).toHaveURL('/about');
    await expect(page.locator('h1')).toHaveText(/about/i);
  });
});
