import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, requireTestChromium } from '../../../scripts/chromium.ts';
import type { Stack } from '../../../supabase/local/testing.ts';
import { expect, followFooter, hydrated, test } from '../fixtures.ts';
import { openByKeyboard } from '../preferencesPanel.ts';

// The server counts no headless browser.
const userAgent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
test.use({ userAgent });

type View = { path: string; session: string; visitor: string; seconds: number | null };

/** The page views counted by the database, in order. */
const views = async ({ sql }: Stack) =>
  sql<View[]>`select page_path as path, session_id as session, visitor_id as visitor, seconds
    from public.page_views order by "timestamp"`;
const paths = async (stack: Stack) => (await views(stack)).map(({ path }) => path);

const VISITOR = 'mandap:visitor-id';
const SESSION = 'mandap:session-id';
/** Everything that a page can keep in its browser, besides what the visitor chose. */
const keptNames = async (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...document.cookie.split(';'),
  ]);
const kept = async (page: Page) =>
  page.evaluate(
    ([visitor, session]) => [localStorage.getItem(visitor), sessionStorage.getItem(session)],
    [VISITOR, SESSION] as const,
  );

test.beforeEach(async ({ stack }) => {
  await stack.sql`truncate public.page_views, public.visitor_sessions, public.web_vitals`;
});

test('a visit costs nothing before the page answers, and keeps no id before a yes, nor after a no', async ({
  page,
  context,
  stack,
}) => {
  await page.goto('/about');
  await expect.poll(() => paths(stack)).toEqual(['/about']);
  const [loaded, began] = await page.evaluate(() => [
    performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/analytics-'))
      ?.startTime,
  ]);
  expect(loaded).toBeGreaterThan(0);
  expect(began).toBeGreaterThanOrEqual(loaded);
  expect(await keptNames(page)).toEqual(['']);

  const question = page.getByRole('region', { name: 'May we remember this browser' });
  await page.keyboard.press('End');
  await question.getByRole('button', { name: 'Yes' }).press('Enter');
  await expect(question).toContainText('Thank you.');
  const [visitor, session] = await kept(page);
  const { value } = JSON.parse(visitor ?? '{}');
  expect(value).toMatch(/^[0-9a-f]{8}-[0-9a-z]{12}$/);
  const [first] = await views(stack);
  expect(JSON.parse(session ?? '{}').value.id).toBe(first?.session);

  const other = await context.newPage();
  await other.goto('/contact');
  await expect.poll(() => paths(stack)).toEqual(['/about', '/contact']);
  expect((await views(stack)).map((view) => view.session)).toEqual([
    first?.session,
    first?.session,
  ]);
  expect(await kept(other)).not.toContain(null);
  await hydrated(page);
  const panel = await openByKeyboard(page);
  await panel.getByRole('checkbox', { name: 'Recognise this browser next time' }).press('Space');
  for (const tab of [page, other]) await expect.poll(() => kept(tab)).toEqual([null, null]);
  await other.reload();
  await expect.poll(() => paths(stack)).toHaveLength(2);
  expect(await kept(other)).toEqual([null, null]);
});

test('two tabs and the back button are one visit, in which each page counts once', async ({
  page,
  context,
  stack,
}) => {
  await page.goto('/about');
  await expect.poll(() => paths(stack)).toEqual(['/about']);
  await hydrated(page);
  await followFooter(page, 'Contact');
  await expect.poll(() => paths(stack)).toEqual(['/about', '/contact']);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  const other = await context.newPage();
  await other.goto('/gallery');
  await expect.poll(() => paths(stack)).toEqual(['/about', '/contact', '/gallery']);
  await other.goto('/admin');
  const flagged = async () => stack.sql`select page_path from public.page_views where is_admin`;
  await expect.poll(flagged).toEqual([{ page_path: '/admin' }]);
  const sessions = await stack.sql`select id from public.visitor_sessions`;
  expect(sessions).toHaveLength(1);
});

test('a page that is closed after seven seconds has been looked at for seven', async ({
  page,
  stack,
}) => {
  await page.clock.install();
  await page.goto('/privacy-policy');
  await expect.poll(() => paths(stack)).toEqual(['/privacy-policy']);
  // The time since the view is the most that the server believes.
  await stack.sql`update public.page_views set "timestamp" = "timestamp" - interval '7 s'`;
  await page.clock.fastForward(7000);
  await page.close({ runBeforeUnload: true });
  await expect
    .poll(async () => (await views(stack)).map(({ seconds }) => seconds))
    .toEqual([expect.any(Number)]);
  const [{ seconds } = { seconds: 0 }] = await views(stack);
  expect(seconds).toBeGreaterThanOrEqual(7);
  const vitals = stack.sql`select page_path from public.web_vitals where lcp > 0 and cls >= 0`;
  expect(await vitals).toEqual([{ page_path: '/privacy-policy' }]);
});

test('a page that the back button brings back as it was is the same view, and a page loaded whole the same visit', async ({
  stack,
}) => {
  // Playwright's own browsers discard a page that is left, and so does the headless shell without this flag.
  const browser = await chromium.launch({
    executablePath: requireTestChromium(),
    args: [...chromiumFlags, '--enable-bfcache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ userAgent, baseURL: stack.url, serviceWorkers: 'allow' });
    await page.goto('/about');
    await hydrated(page);
    await expect.poll(() => paths(stack)).toEqual(['/about']);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.title = `Back ${persisted}`;
      });
    });
    await page.evaluate(() => location.assign('/contact'));
    await expect.poll(() => paths(stack)).toEqual(['/about', '/contact']);
    await page.evaluate(() => history.back());
    await expect(page).toHaveTitle('Back true');
    await page.evaluate(() => location.assign('/gallery'));
    await expect.poll(() => paths(stack)).toEqual(['/about', '/contact', '/gallery']);
    expect(await kept(page)).toEqual([null, null]);
    const all = await views(stack);
    expect(new Set(all.map(({ session }) => session)).size).toBe(1);
    expect(all.slice(0, 2)).toEqual(
      ['/about', '/contact'].map((path) =>
        expect.objectContaining({ path, seconds: expect.any(Number) }),
      ),
    );
  } finally {
    await browser.close();
  }
});
