import type { Page } from '@playwright/test';
import { faultsByDayAndNight } from './accessibility.ts';
import { expect, hydrated, test } from './fixtures.ts';
import {
  buy,
  enterUtr,
  fillBuyer,
  hold,
  more,
  openGarba,
  openSale,
  type Sale,
} from './passSale.ts';

test.use({
  expectedComplaints: ['Failed to load resource', 'ERR_', 'status of 4', 'status of 5'],
});

let sale: Sale;
test.beforeEach(async ({ stack }) => {
  sale = await openSale(stack);
});

const UTR = '412345678901';

test('a busy database is tried again with the same id, and what was chosen survives a reload', async ({
  page,
  stack,
}) => {
  const ids: string[] = [];
  await openGarba(page);
  await more(page).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillBuyer(page);
  await page.reload();
  await hydrated(page);
  await page.getByRole('link', { name: 'Passes and prices' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Ritu Kumari');
  await page.getByLabel(/^I accept the rules/).check();
  await page.route('**/rpc/reserve_passes*', async (route) => {
    ids.push(route.request().postDataJSON().p_id);
    if (ids.length < 3)
      await route.fulfill({ status: 503, json: { code: 'PT503', message: 'Busy' } });
    // The answer is lost after the database has kept it.
    else if (ids.length === 3) await route.fetch().then(async () => route.abort());
    else await route.fallback();
  });
  await hold(page).click();
  await expect(page.getByText(/^Many people are buying\. We try again/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Your passes are kept until/ })).toBeVisible();
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(1);
  const made = await stack.sql`select id from public.pass_orders where edition_id = ${sale.id}`;
  expect(made).toHaveLength(1);
});

test('a price that has changed is shown beside the old one, and one tap accepts it', async ({
  page,
  stack,
}) => {
  await openGarba(page);
  await more(page).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillBuyer(page);
  await stack.sql`update public.pass_kinds set price_paise = 95000 where id = ${sale.one}`;
  await hold(page).click();
  await page.getByRole('button', { name: 'Order for ₹950' }).click();
  await expect(page.getByRole('heading', { name: /^Your passes are kept until/ })).toBeVisible();
  await expect(page.getByText('₹950', { exact: true }).first()).toBeVisible();
});

test('passes that were sold meanwhile: other nights and the waiting list', async ({
  page,
  stack,
}) => {
  await openGarba(page);
  await more(page).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillBuyer(page);
  await stack.sql`update public.garba_nights set capacity = 0 where id = ${sale.nights[0] ?? ''}`;
  await hold(page).click();
  await expect(page.getByText('These passes were sold a moment ago.')).toBeVisible();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('button', { name: 'Sat, 8 Oct' })).toBeVisible();
  await expect(alert.getByRole('button', { name: 'Waiting list: One night' })).toBeVisible();
  expect(await faultsByDayAndNight(page)).toEqual([]);
});

test('a UTR that is typed offline waits, and is sent once', async ({ page, stack, context }) => {
  const [id] = await buy(page, 1);
  await context.setOffline(true);
  await enterUtr(page, UTR);
  await expect(page.getByText(`Number ${UTR} is saved, not sent.`, { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
  const [order] = await stack.sql<{ claims: number; claimed_utr: string }[]>`
    select claims, claimed_utr from public.pass_orders where id = ${id}`;
  expect(order).toEqual({ claims: 1, claimed_utr: UTR });
});

test('of twenty pages that order the last five passes, five pay and fifteen read which nights have places', async ({
  browser,
  stack,
}) => {
  test.setTimeout(400_000);
  await stack.sql`update public.garba_nights set capacity = 5 where id = ${sale.nights[0] ?? ''}`;
  const context = await browser.newContext({
    baseURL: stack.url,
    viewport: { width: 360, height: 780 },
    serviceWorkers: 'block',
  });
  const buyers = Array.from({ length: 20 }, (_, place) => `98350 ${12_300 + place}`);
  const open: Page[] = [];
  for (const phone of buyers) {
    const buyer = await context.newPage();
    // What one page has typed is not the next one's.
    await buyer.addInitScript(() => localStorage.removeItem('mandap:pass-sale'));
    await openGarba(buyer);
    await more(buyer).click();
    await buyer.getByRole('button', { name: 'Continue' }).click();
    await fillBuyer(buyer, phone);
    open.push(buyer);
  }
  await Promise.all(open.map(async (buyer) => hold(buyer).click()));
  const outcomes = await Promise.all(
    open.map(async (buyer) => {
      const paying = buyer.getByRole('heading', { name: /^Your passes are kept until/ });
      const alert = buyer.getByRole('alert');
      await expect(
        paying.or(alert.getByText('These passes were sold a moment ago.')),
      ).toBeVisible();
      if (await paying.isVisible()) return 'pays';
      return (await alert.getByRole('button', { name: 'Sat, 8 Oct' }).isVisible()) ? 'told' : '?';
    }),
  );
  expect(outcomes.toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'pays'),
    ...Array.from({ length: 15 }, () => 'told'),
  ]);
  await context.close();
});
