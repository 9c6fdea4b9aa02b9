import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminTickets } from '../../../src/content/en/adminTickets.ts';
import { clientOf, signIn, type Stack } from '../../../supabase/local/testing.ts';
import { call, reserve } from '../../../supabase/tests/support/passes.ts';
import { faultsByDayAndNight, faultsForThumbs, sideways } from '../accessibility.ts';
import { expect, settled, test } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';
import { fillBuyer, more, openGarba, openSale, type Sale } from '../passSale.ts';

test.use({
  viewport: { width: 1280, height: 800 },
  // A refund without its number, and a price that a code lowers, are refused.
  expectedComplaints: ['/rpc/record_refund', '/rpc/reserve_passes'],
});

const PRICE = 85_000;
const tickets = (query: string) => `/admin/dashboard/tickets?${query}`;

/** An order of one night whose buyer entered a number. */
async function claim(stack: Stack, sale: Sale, utr: string, name: string) {
  const items = [{ kind_id: sale.one, night_ids: [sale.nights[0] ?? ''], quantity: 1 }];
  const { id, key, data } = await reserve(stack, sale.id, items, { p_name: name });
  await call(clientOf(stack), 'claim_payment', { p_id: id, p_key: key, p_utr: utr });
  return { id, reference: data?.reference ?? '' };
}
const statusOf = async ({ sql }: Stack, id: string) => {
  const [row] = await sql`select status from public.pass_orders where id = ${id}`;
  return row?.['status'] as unknown;
};
async function paid(stack: Stack, sale: Sale, utr: string, name: string) {
  const order = await claim(stack, sale, utr, name);
  const owner = await signIn(stack, stack.admin.email, stack.admin.password);
  await call(owner, 'verify_payments', {
    p_rows: [{ order_id: order.id, utr, amount_paise: PRICE }],
  });
  return order;
}

/** A statement of today, long enough to be read in a worker. */
function statement(utrs: readonly string[]): string {
  const day = new Date().toLocaleDateString('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });
  const rows = utrs.map(
    (utr) => `${day}\t${day}\tBY TRANSFER-UPI/CR/${utr}/CASH/SBIN/x--\t\t\t850.00\t1.00`,
  );
  const rent = Array.from(
    { length: 300 },
    (_, place) =>
      `${day}\t${day}\tTO TRANSFER-UPI/DR/${800_000_000_000 + place}/CATERER OF THE FESTIVAL\t\t900.00\t\t1.00`,
  );
  return [
    'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance',
    ...rows,
    ...rent,
  ].join('\n');
}

test('a pasted statement is read in a worker, what fits is verified, and a claim refused with a text', async ({
  page,
  stack,
}) => {
  const sale = await openSale(stack);
  const orders = [
    await claim(stack, sale, '431947905051', 'Ritu Kumari'),
    await claim(stack, sale, '431947905052', 'Amit Raj'),
  ];
  const absent = await claim(stack, sale, '431947905053', 'Nobody Paid');
  await signInAsOwner(page, stack);
  await page.goto(tickets('tab=payments&part=statement'));
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page
    .getByLabel('Paste the rows of the statement')
    .fill(statement(['431947905051', '431947905052', '431947905099']));
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText('3 lines will be added, 0 are there already.')).toBeVisible();
  expect(workers.filter((url) => url.includes('statementWorker'))).toHaveLength(1);
  await page.getByRole('button', { name: 'Import 3 lines' }).click();
  await expect(page.getByText('Nothing is paid yet.')).toBeVisible();
  expect(await statusOf(stack, orders[0]?.id ?? '')).toBe('claimed');

  await page.getByRole('link', { name: 'See what fits' }).click();
  const fitting = page.getByRole('table', { name: 'Payments that fit an order' });
  for (const { reference } of orders)
    await expect(fitting.getByRole('row', { name: new RegExp(reference) })).toContainText(
      /UTR|number/i,
    );
  await page.getByRole('button', { name: 'Verify 2' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('paid, passes issued');
  for (const { id } of orders) expect(await statusOf(stack, id)).toBe('paid');

  await page.getByRole('button', { name: `Check order ${absent.reference}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Text for the buyer').fill('No such payment came. Please call us.');
  await dialog.getByRole('button', { name: 'Refuse it' }).click();
  await expect(page.getByText('Refused. The buyer sees your text.')).toBeVisible();
  const [row] = await stack.sql`
    select status, reason from public.pass_orders where id = ${absent.id}`;
  expect(row).toEqual({ status: 'held', reason: 'No such payment came. Please call us.' });
});

test('a night is called off: who is concerned is counted, they are paid back, and the refund gets its number', async ({
  page,
  stack,
}) => {
  const sale = await openSale(stack);
  const order = await paid(stack, sale, '431947905061', 'Ritu Kumari');
  await claim(stack, sale, '431947905062', 'Amit Raj');
  await signInAsOwner(page, stack);
  await page.goto(tickets('tab=today'));
  await page.getByRole('button', { name: /^Call off Fri, 7 Oct/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 order: 1 pass, 1 person.')).toBeVisible();
  await expect(dialog.getByText(/^1 order is not paid yet/)).toBeVisible();
  await dialog.getByRole('radio', { name: 'Another night' }).check();
  await dialog.getByLabel('Night', { exact: true }).selectOption({ index: 1 });
  await expect(dialog.getByText(/^1 pass will be moved to/)).toBeVisible();
  await dialog.getByRole('radio', { name: 'Their money back' }).check();
  await expect(dialog.getByText('₹850 for 1 pass will be listed to be paid back.')).toBeVisible();
  expect(await faultsByDayAndNight(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: /^Call off/ }).click();
  await page
    .getByRole('dialog', { name: /for good/ })
    .getByRole('button', { name: /^Call off/ })
    .click();
  await expect(dialog.getByText('The night is called off.')).toBeVisible();
  await expect(dialog.getByRole('status')).toBeFocused();
  await dialog.getByRole('link', { name: 'See the refunds' }).click();

  await page.getByRole('button', { name: `Record the refund of ₹850, ${order.reference}` }).click();
  const refund = page.getByRole('dialog');
  await refund.getByRole('button', { name: 'Record as sent' }).click();
  await expect(refund.getByText(/Give the number of the payment/)).toBeVisible();
  await refund.getByLabel('UTR of your payment').fill('512345678901');
  await refund.getByRole('button', { name: 'Record as sent' }).click();
  await expect(page.getByText('Recorded.')).toBeVisible();
  const [row] = await stack.sql`
    select why, state, utr, amount_paise::integer from public.pass_refunds where order_id = ${order.id}`;
  expect(row).toEqual({ why: 'night', state: 'sent', utr: '512345678901', amount_paise: PRICE });
});

test('a promo code for one kind, made here, lowers what a buyer pays', async ({ page, stack }) => {
  await openSale(stack);
  await signInAsOwner(page, stack);
  await page.goto(tickets('tab=promo'));
  await page.getByRole('link', { name: 'New code' }).click();
  const dialog = page.getByRole('dialog', { name: 'New promo code' });
  await dialog.getByRole('textbox', { name: 'Code' }).fill('garba20');
  await dialog.getByLabel('Percent off').fill('20');
  await dialog.getByRole('checkbox', { name: 'One night' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('20 % off · One night · 1 per phone number')).toBeVisible();
  await settled(page);

  await page.setViewportSize({ width: 360, height: 780 });
  await openGarba(page);
  await more(page).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillBuyer(page);
  await page.getByRole('button', { name: 'I have a promo code' }).click();
  await page.getByLabel('Promo code').fill('GARBA20');
  await page.getByRole('button', { name: /^Go to payment/ }).click();
  await page.getByRole('button', { name: 'Order for ₹680' }).click();
  await expect(page.getByRole('heading', { name: /^Pay by .* to keep your passes/ })).toBeVisible();
  const [row] = await stack.sql`
    select total_paise, discount_paise from public.pass_orders order by created_at desc limit 1`;
  expect(row).toEqual({ total_paise: 68_000, discount_paise: 17_000 });
});

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, name: RegExp | string, role: 'link' | 'button'): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  await target.waitFor();
  for (let press = 0; press < 80; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(name)}`);
}

test('the keyboard alone leads through tabs, list, drawer, dialog and back; each part is accessible and fits a phone', async ({
  page,
  stack,
}) => {
  const sale = await openSale(stack);
  await paid(stack, sale, '431947905071', 'Ritu Kumari');
  await signInAsOwner(page, stack);
  await page.goto(tickets('tab=today'));
  const tab = page.getByRole('navigation', { name: 'Parts of the tickets' });
  await expect(tab.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  await tabTo(page, 'Orders', 'link');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Ritu Kumari/, 'link');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: /^Order/ });
  await expect(drawer).toBeVisible();
  await tabTo(page, /^Block this pass/, 'button');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Block this pass' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Reported as stolen');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Blocked: Reported as stolen')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('link', { name: /^Ritu Kumari/ })).toBeFocused();

  await claim(stack, sale, '431947905082', 'Amit Raj');
  const owner = await signIn(stack, stack.admin.email, stack.admin.password);
  await call(owner, 'open_shift', {
    p_id: randomUUID(),
    p_night_id: sale.nights[0],
    p_kind: 'gate',
    p_gate: 'Gate 1',
  });
  await page.setViewportSize({ width: 360, height: 780 });
  const faults: string[] = [];
  // The tabs are a select there.
  const select = page.getByLabel(adminTickets.tab, { exact: true });
  const names = await select.getByRole('option').allInnerTexts();
  expect(names.length).toBeGreaterThan(9);
  for (const name of names) {
    await select.selectOption(name);
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await sideways(page), name).toBe(0);
    faults.push(...(await faultsForThumbs(page, 'main')).map((fault) => `${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
