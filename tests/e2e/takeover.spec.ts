import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { expect, test, whenAllReady, whenReady } from './fixtures.ts';

const pageCode = /\/assets\/\w+Page-[^/]+\.js$/;
const frameIsReady = (page: Page) =>
  page.locator('html[data-ready]').waitFor({ state: 'attached' });

const firstBelow = (page: Page) => page.getByRole('heading', { name: 'Our Services' });

/** This visitor saves data: a page's content stays as it was built until it is touched. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** What search engines and tabs read of a page; each of it must be there once. */
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

test.describe('a page whose content is not yet taken over', () => {
  test('keeps its head when its code comes, and gives way to the next page’s', async ({ page }) => {
    await page.goto('/');
    const home = await head(page);
    expect(home.titles).toHaveLength(1);
    await whenReady(page);
    expect(await head(page)).toEqual(home);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('h1')).toHaveCount(1);
    const about = await builtHead(page, '/about');
    await expect.poll(() => head(page)).toEqual(about);
    await page.goBack();
    await expect.poll(() => head(page)).toEqual(home);
  });

  test('can be left before its code has come, without leaving its head behind', async ({
    page,
  }) => {
    const held: Route[] = [];
    await page.route(/\/assets\/HomePage-/, (route) => void held.push(route));
    await page.goto('/');
    await frameIsReady(page);
    const home = await head(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
    await link.click();
    await expect(page).toHaveURL('/about');
    const about = await builtHead(page, '/about');
    await expect.poll(() => head(page)).toEqual(about);
    await expect(page.locator('h1')).toHaveCount(1);
    await Promise.all(held.map(async (route) => route.continue()));
    await page.goBack();
    await expect(page.locator('h1')).toHaveCount(1);
    await expect.poll(() => head(page)).toEqual(home);
  });

  test('opens the enquiry at a tap on a link in it', async ({ page }) => {
    await page.route(pageCode, () => {});
    await page.goto('/services/corporate');
    await frameIsReady(page);
    await page.locator('main a[data-enquiry]').first().click();
    await expect(page.getByRole('dialog').getByLabel('Event Type')).toHaveValue('Corporate Event');
    await expect(page).toHaveURL('/services/corporate');
  });

  test('stays on the screen while the visitor’s own theme comes to the frame', async ({ page }) => {
    await saveData(page);
    await page.addInitScript(() => {
      const value = { theme: 'dark', fontSize: 'large' };
      localStorage.setItem(
        'mandap:user-preferences',
        JSON.stringify({ value, timestamp: Date.now() }),
      );
    });
    await page.goto('/about');
    const heading = await page.locator('h1').elementHandle();
    await frameIsReady(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: /Theme: Dark/i })).toBeVisible();
    await whenReady(page);
    // The very node that the build wrote, not one drawn anew.
    expect(await heading?.evaluate((node) => node.isConnected)).toBe(true);
  });

  test('waits for a touch when the visitor saves data', async ({ page }) => {
    await saveData(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (pageCode.test(request.url())) asked.push(request.url());
    });
    await page.goto('/');
    await frameIsReady(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.locator('h1').click();
    await whenReady(page);
    await expect(page.locator('h1')).toHaveCount(1);
  });

  test('does not move when it is taken over', async ({ page }) => {
    await page.goto('/');
    await whenReady(page);
    const shift = await page.evaluate(
      async () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBeLessThan(0.005);
  });
});

test.describe('a page whose code cannot be fetched', () => {
  test.use({ expectedComplaints: ['stays as it was built', 'ERR_FAILED', 'Failed to load'] });

  test('stays readable, its links work and the enquiry opens', async ({ page }) => {
    await page.route(pageCode, (route) => route.abort());
    await page.goto('/');
    const failed = page.waitForEvent('console', (message) =>
      message.text().includes('stays as it was built'),
    );
    await frameIsReady(page);
    await failed;
    await expect(page.locator('h1')).toBeVisible();
    await page.getByRole('link', { name: 'Book Now' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'View All Albums' }).click();
    await expect(page).toHaveURL('/gallery');
    await expect(page.locator('h1')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('h1')).toHaveText(/about/i);
  });

  test('is loaded whole where a link led to it inside the app', async ({ page }) => {
    await page.goto('/');
    await whenReady(page);
    await page.route(pageCode, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('h1')).toHaveText(/about/i);
  });
});

test.describe('what is below the first screens of the home page', () => {
  const restCode = /\/assets\/HomePageRest-/;
  test('is not fetched before the visitor is near it, and is then the HTML that was built', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (restCode.test(request.url())) asked.push(request.url());
    });
    await page.goto('/');
    await whenReady(page);
    const heading = await firstBelow(page).elementHandle();
    await expect(page.locator('[data-late]')).toHaveCount(1);
    expect(asked).toEqual([]);
    await whenAllReady(page);
    expect(asked).toHaveLength(1);
    expect(await heading?.evaluate((node) => node.isConnected)).toBe(true);
  });

  test('stays on the screen when the address changes before its code has come', async ({
    page,
  }) => {
    const held: Route[] = [];
    await page.route(restCode, (route) => void held.push(route));
    await page.goto('/');
    await whenReady(page);
    const height = await page.evaluate(() => document.body.scrollHeight);
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page).toHaveURL('/#content');
    await expect.poll(() => held).toHaveLength(1);
    await expect(firstBelow(page)).toHaveCount(1);
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
    await held[0]?.continue();
    await whenAllReady(page);
    await expect(firstBelow(page)).toHaveCount(1);
  });

  test('is whole at once where a link led to the page', async ({ page }) => {
    await page.goto('/about');
    await whenReady(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
    await expect(page.locator('[data-late][data-awake]')).toHaveCount(1);
    await expect(firstBelow(page)).toHaveCount(1);
  });

  test('answers an address that a friend sent', async ({ page }) => {
    await page.goto('/?picture=wedding-services-2');
    await expect(page.getByRole('dialog', { name: 'Wedding Services' })).toContainText('2 / 4');
  });
});

test('an album that is newer than the build has one title, its own, and may be found', async ({
  page,
  stack,
}) => {
  const id = randomUUID();
  await stack.sql`insert into public.albums (id, slug, title, category)
    values (${id}, 'chhath-by-the-river', 'Chhath by the river', 'Social')`;
  await page.goto(`/portfolio/${id}`);
  await whenReady(page);
  await expect(page.getByRole('heading', { name: 'Chhath by the river', level: 1 })).toBeVisible();
  const { titles, robots, descriptions, addresses } = await head(page);
  expect(titles).toEqual([expect.stringContaining('Chhath by the river')]);
  expect(robots).toEqual(['max-image-preview:large']);
  expect(descriptions).toHaveLength(1);
  expect(addresses).toEqual([expect.stringContaining(`/portfolio/${id}`)]);
});

test('the desk has one title', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const { titles, robots } = await head(page);
  expect(titles).toHaveLength(1);
  expect(robots).toEqual(['noindex']);
});
