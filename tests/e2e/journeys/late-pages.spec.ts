import type { Locator, Page } from '@playwright/test';
import { call, reserve } from '../../../supabase/tests/support/passes.ts';
import { clientOf, type Stack } from '../../../supabase/local/testing.ts';
import { expect, test } from '../fixtures.ts';
import { openSale, verify } from '../passSale.ts';
import { staysStill, watchShifts } from '../shifts.ts';
import { rowPaths } from '../site.ts';

/** The most that a page may jump, all jumps together (scripts/bench/budgets.ts). */
const MOST = 0.05;
const UTR = '412345678903';

// Pages of rows newer than the build are served as 404.html; the fonts are blocked.
test.use({ expectedComplaints: ['404', 'net::ERR_FAILED'] });

/**
 * Blocks the web fonts: the widths of this machine's fallback fonts differ from a phone's, so their arrival would
 * rewrap text, which is not tested here.
 */
test.beforeEach(async ({ page }) => {
  await page.route('**/*.woff2', async (route) => route.abort());
});

/** Withholds the database's responses. @returns a function that releases them. */
async function holdAnswers(page: Page): Promise<() => void> {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/v1/**', async (route) => {
    await held;
    await route.fallback();
  });
  return () => release?.();
}

/** Opens a page and scrolls a little while it loads: it must not jump. */
async function scrollWhileLoading(page: Page, address: string, come: Locator): Promise<void> {
  await watchShifts(page);
  const release = await holdAnswers(page);
  await page.goto(address);
  await page.locator('main [aria-busy="true"]').first().waitFor();
  await page.mouse.move(180, 300);
  await page.mouse.wheel(0, 30);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(top).toBe(30);
  release();
  await expect(come).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(await top()).toBe(30);
  await staysStill(page, MOST);
}

/** A copy of a demo row that no page was built for. @returns its address. */
async function newRow({ sql }: Stack, table: string, path: string, more: object): Promise<string> {
  const [, folder = '', demo = ''] = path.split('/');
  const id = demo.replace(/^d/, 'e');
  const named = await sql<
    { name: string }[]
  >`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`;
  const columns = sql(named.map(({ name }) => name));
  await sql`insert into ${sql(`public.${table}`)} (${columns}) select ${columns} from (
    select (jsonb_populate_record(t, ${sql.json({ id, ...more })})).* from ${sql(`public.${table}`)} t where id = ${demo}) r`;
  return `/${folder}/${id}`;
}

/** An order of two passes. */
async function orderOf(stack: Stack): Promise<{ id: string; key: string }> {
  const sale = await openSale(stack);
  const items = [{ kind_id: sale.one, night_ids: sale.nights.slice(0, 1), quantity: 2 }];
  const { id, key, code } = await reserve(stack, sale.id, items);
  expect(code).toBeNull();
  return { id, key };
}

// First: the demo's sale, with which the pages were built.
test('the garba page on sale stays where it is from the first paint to its last answer', async ({
  page,
}) => {
  for (const width of [360, 412, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await page.goto('/raas-garba');
    await page.mouse.move(180, 300);
    await page.mouse.wheel(0, 30);
    await page.locator('[data-late][data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    await staysStill(page, MOST);
  }
});

test('a new album, venue or event stays where it is while it loads', async ({ page, stack }) => {
  const [album, venue, event] = rowPaths;
  for (const [table, path, more] of [
    ['albums', album, { slug: 'newer', cover_image_id: null }],
    ['venues', venue, { slug: 'newer' }],
    ['upcoming_events', event, {}],
  ] as const)
    await test.step(table, async () => {
      const address = await newRow(stack, table, path, more);
      await scrollWhileLoading(page, address, page.getByRole('heading', { level: 1 }));
    });
});

test('an order stays where it is while it loads', async ({ page, stack }) => {
  const { id, key } = await orderOf(stack);
  const kept = page.getByRole('heading', { name: /^Pay by .* to keep your passes/ });
  await scrollWhileLoading(page, `/passes#${id}.${key}`, kept);
});

test('a pass stays where it is while it loads', async ({ page, stack }) => {
  const { id, key } = await orderOf(stack);
  await call(clientOf(stack), 'claim_payment', { p_id: id, p_key: key, p_utr: UTR });
  expect(await verify(stack, id, UTR, 170_000)).toMatchObject([{ result: 'paid' }]);
  const { data } = await call(clientOf(stack), 'get_order', { p_id: id, p_key: key });
  const code = data?.passes[0]?.code ?? '';
  await scrollWhileLoading(
    page,
    `/pass#${code}`,
    page.getByText('Valid', { exact: false }).first(),
  );
});

test('the footer does not come up under a short answer', async ({ page }) => {
  const unknown = page.getByRole('heading', { name: 'This pass is not real' });
  await scrollWhileLoading(page, `/pass#${'K7P2M4XA'.repeat(4).slice(0, 26)}`, unknown);
});
