import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { fillBuyer, hold, more, openGarba, openSale } from '../passSale.ts';

test.use({
  expectedComplaints: ['Failed to load resource', 'ERR_', 'status of 4', 'status of 5'],
});

test('of twenty pages that order the last five passes, five pay and fifteen read which nights have places', async ({
  browser,
  stack,
}) => {
  test.setTimeout(400_000);
  const sale = await openSale(stack);
  await stack.sql`update public.garba_nights set capacity = 5 where id = ${sale.nights[0] ?? ''}`;
  // Behind one address, so that each of them works for its order.
  await stack.sql`update private.settings set value = '0' where key = 'pass_work_people'`;
  const context = await browser.newContext({
    baseURL: stack.url,
    viewport: { width: 360, height: 780 },
    serviceWorkers: 'block',
  });
  const buyers = Array.from({ length: 20 }, (_, place) => `98350 ${12_300 + place}`);
  const open: Page[] = [];
  for (const phone of buyers) {
    const buyer = await context.newPage();
    // Input of one page must not reach the next one.
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
      const paying = buyer.getByRole('heading', { name: /^Pay by .* to keep your passes/ });
      const alert = buyer.getByRole('alert');
      // A busy database is tried four times.
      await expect(paying.or(alert.getByText('These passes were sold a moment ago.'))).toBeVisible({
        timeout: 60_000,
      });
      if (await paying.isVisible()) return 'pays';
      return (await alert.getByRole('button', { name: 'Sat, 8 Oct' }).isVisible()) ? 'told' : '?';
    }),
  );
  expect(outcomes.toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'pays'),
    ...Array.from({ length: 15 }, () => 'told'),
  ]);
  const [row] = await stack.sql`
    select count(*)::integer as orders, max(held_until - created_at) < interval '6 minutes' as is_short
    from public.pass_orders where edition_id = ${sale.id}`;
  expect(row).toEqual({ orders: 5, is_short: true });
  await context.close();
});
