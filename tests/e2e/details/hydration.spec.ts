import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { expect, followFooter, hydrated, moving, test, wholeHydrated } from '../fixtures.ts';

// With motion: React reports differences between moving parts and the prerendered HTML.
test.use(moving);

const firstBelow = (page: Page) => page.getByRole('heading', { name: 'Our Services' });

/** Parts of the head for search engines and tabs, each of which must exist once. */
async function head(page: Page) {
  const read = async (selector: string, name: string) =>
    page
      .locator(`head > ${selector}`)
      .evaluateAll(
        (found, attribute) =>
          found.map((element) => element.getAttribute(attribute) ?? element.textContent),
        name,
      );
  return {
    titles: await read('title', 'none'),
    descriptions: await read('meta[name="description"]', 'content'),
    robots: await read('meta[name="robots"]', 'content'),
    addresses: await read('link[rel="canonical"]', 'href'),
    pictures: await read('meta[property="og:image"]', 'content'),
  };
}

/** The head of a page as the build wrote it. */
async function builtHead(page: Page, path: string) {
  const reader = await page.context().browser()?.newPage({ javaScriptEnabled: false });
  if (!reader) throw new Error('This page has no browser.');
  await reader.goto(new URL(path, page.url()).href);
  const built = await head(reader);
  await reader.close();
  return built;
}

test.describe('a page that is hydrated', () => {
  test('keeps its head, and gives way to the next page’s', async ({ page }) => {
    await page.goto('/');
    const home = await head(page);
    expect(home.titles).toHaveLength(1);
    await hydrated(page);
    expect(await head(page)).toEqual(home);
    await followFooter(page, 'About Us');
    await expect(page).toHaveURL('/about');
    await expect(page.locator('h1')).toHaveCount(1);
    const about = await builtHead(page, '/about');
    await expect.poll(() => head(page)).toEqual(about);
    await page.goBack();
    await expect.poll(() => head(page)).toEqual(home);
  });

  test('is the very page that was prerendered, in the visitor’s own theme', async ({ page }) => {
    await page.addInitScript(() => {
      const value = { theme: 'dark', fontSize: 'large' };
      localStorage.setItem(
        'mandap:user-preferences',
        JSON.stringify({ value, timestamp: Date.now() }),
      );
    });
    await page.goto('/about');
    const heading = await page.locator('h1').elementHandle();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: /Theme: Dark/i })).toBeVisible();
    expect(await heading?.evaluate((node) => node.isConnected)).toBe(true);
  });
});

test.describe('what is below the first screens of the home page', () => {
  const restCode = /\/assets\/HomePageRest-/;

  test('is not fetched before the visitor is near it, and is then the HTML that was built', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (restCode.test(request.url())) requested.push(request.url());
    });
    await page.goto('/');
    await hydrated(page);
    const heading = await firstBelow(page).elementHandle();
    await expect(page.locator('[data-late]')).toHaveCount(1);
    expect(requested).toEqual([]);
    await wholeHydrated(page);
    expect(requested).toHaveLength(1);
    expect(await heading?.evaluate((node) => node.isConnected)).toBe(true);
  });

  test('stays on the screen when the address changes before its code has come', async ({
    page,
  }) => {
    const held: Route[] = [];
    await page.route(restCode, (route) => void held.push(route));
    await page.goto('/');
    await hydrated(page);
    // Until all of it has been laid out, a part of the height is a guess.
    await expect(page.locator('html[data-layout]')).toHaveCount(0);
    const height = await page.evaluate(() => document.body.scrollHeight);
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page).toHaveURL('/#content');
    await expect.poll(() => held).toHaveLength(1);
    await expect(firstBelow(page)).toHaveCount(1);
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
    await held[0]?.continue();
    await wholeHydrated(page);
    await expect(firstBelow(page)).toHaveCount(1);
  });
});

test.describe('an album that is newer than the build', () => {
  // The host has no such page: 404.html queries the database.
  test.use({ expectedComplaints: ['status of 404'] });

  test('has one title, its own, and may be found', async ({ page, stack }) => {
    const id = randomUUID();
    await stack.sql`insert into public.albums (id, slug, title, category, display_order)
    values (${id}, 'chhath-by-the-river', 'Chhath by the river', 'Social', 999)`;
    const answer = await page.goto(`/portfolio/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { name: 'Chhath by the river', level: 1 }),
    ).toBeVisible();
    const { titles, robots, descriptions, addresses } = await head(page);
    expect(titles).toEqual([expect.stringContaining('Chhath by the river')]);
    expect(robots).toEqual(['max-image-preview:large']);
    expect(descriptions).toHaveLength(1);
    expect(addresses).toEqual([expect.stringContaining(`/portfolio/${id}`)]);
  });
});
