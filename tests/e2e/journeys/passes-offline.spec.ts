import { test } from '../changingSite.ts';
import { expect } from '../fixtures.ts';
import { goOffline, offlineComplaints, openWithWorker, whenKept } from '../offline.ts';
import { buy, enterUtr, openSale, verify } from '../passSale.ts';

test.use({ expectedComplaints: offlineComplaints });

const UTR = '412345678902';

test('a UTR that is typed offline is sent once, later; the passes open without a connection, with every QR', async ({
  page,
  stack,
  context,
  site,
}) => {
  await openSale(stack);
  await openWithWorker(page, '/raas-garba');
  const [id] = await buy(page, 2);
  await context.setOffline(true);
  await enterUtr(page, UTR);
  await expect(page.getByText(`Number ${UTR} is saved, not sent.`, { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
  const [order] = await stack.sql<{ claims: number; claimed_utr: string }[]>`
    select claims, claimed_utr from public.pass_orders where id = ${id}`;
  expect(order).toEqual({ claims: 1, claimed_utr: UTR });
  await verify(stack, id, UTR, 170_000);
  await page.reload();
  const codes = page.getByRole('img', { name: /^QR code of pass/ });
  await expect(codes).toHaveCount(2);
  await whenKept(page, '/passes');

  await goOffline(context, site);
  await page.reload();
  await expect(codes).toHaveCount(2);
  await expect
    .poll(() => codes.last().evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByText(/^No connection\. This is what this device kept on/)).toBeVisible();
});
