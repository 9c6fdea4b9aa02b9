import { test } from './changingSite.ts';
import { expect } from './fixtures.ts';
import { goOffline, offlineComplaints, openWithWorker, whenKept } from './offline.ts';
import { buy, enterUtr, openSale, verify } from './passSale.ts';

test.use({ expectedComplaints: offlineComplaints });

const UTR = '412345678902';

test('the passes open without a connection, with every QR', async ({
  page,
  stack,
  context,
  site,
}) => {
  await openSale(stack);
  await openWithWorker(page, '/raas-garba');
  const [id] = await buy(page, 2);
  await enterUtr(page, UTR);
  await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
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
