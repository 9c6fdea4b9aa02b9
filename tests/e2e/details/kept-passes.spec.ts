import { expect, hydrated, test } from '../fixtures.ts';
import { buy, openSale } from '../passSale.ts';

const HELD = { name: /^Pay by .* to keep your passes/ };

test.beforeEach(async ({ stack }) => {
  await openSale(stack);
});
test.afterEach(async ({ stack }) => {
  await stack.sql`delete from public.garba_editions where year = 2095`;
});

test('an order that cannot be read is left out; a newer version of the site takes the store over', async ({
  page,
  context,
}) => {
  await buy(page, 1);
  const { href } = new URL(page.url());
  await page.evaluate(
    async () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('mandap:passes');
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('orders', 'readwrite');
          const order = { passes: [], items: [], status: 'paid' };
          writing.objectStore('orders').put({ id: 'x', key: 'k', savedAt: 1, order });
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
  );
  await page.goto('/passes');
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'On this device' }).getByRole('link')).toHaveCount(
    1,
  );

  // This page has the store open, and must close it.
  const newer = await context.newPage();
  await newer.goto('/about');
  const version = await newer.evaluate(
    async () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('mandap:passes', 2);
        opening.addEventListener('error', () => reject(new Error('Not opened.')));
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve(opening.result.version);
        });
      }),
  );
  expect(version).toBe(2);
  await page.goto(href);
  await page.reload();
  await expect(page.getByRole('heading', HELD)).toBeVisible();
});

test('a private window whose IndexedDB never answers sells passes all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const silent = Object.create(IDBOpenDBRequest.prototype);
    silent.addEventListener = () => {};
    IDBFactory.prototype.open = () => silent;
  });
  await buy(page, 1);
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(page.getByRole('heading', { name: 'This order is cancelled' })).toBeVisible();
});
