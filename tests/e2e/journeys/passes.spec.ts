import type { Locator } from '@playwright/test';
import { readPassCode } from '../../../src/shared/lib/passCode.ts';
import { faultsByDay, faultsByDayAndNight } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { buy, enterUtr, hold, more, openGarba, openSale, type Sale, verify } from '../passSale.ts';

let sale: Sale;
test.beforeEach(async ({ stack }) => {
  sale = await openSale(stack);
});

const UTR = '412345678901';

test('a buyer comes to the pay page with six taps and two typed fields, then to the passes', async ({
  page,
  stack,
}) => {
  const count = { taps: 0, fields: 0 };
  const tap = async (control: Locator) => {
    count.taps += 1;
    await control.click();
  };
  const type = async (label: string, text: string) => {
    count.fields += 1;
    await page.getByLabel(label).fill(text);
  };
  await openGarba(page);
  // The tap on 'Passes and prices'.
  count.taps += 1;
  expect(await faultsByDayAndNight(page)).toEqual([]);
  await tap(more(page));
  await tap(more(page));
  await expect(page.getByText('₹1,700', { exact: true })).toBeVisible();
  await expect(page.getByText('2 passes · incl. ₹259.32 GST')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByRole('heading', { name: 'Who are the passes for?' })).toBeFocused();
  await type('Your name', 'Ritu Kumari');
  await type('Phone', '98350 12345');
  await tap(page.getByLabel(/^I accept the rules/));
  expect(await faultsByDay(page)).toEqual([]);
  await tap(hold(page));
  await expect(page.getByRole('heading', { name: /^Pay by .* to keep your passes/ })).toBeVisible();
  expect(count).toEqual({ taps: 6, fields: 2 });

  const id = new URL(page.url()).hash.slice(1, 37);
  const [order] = await stack.sql<{ reference: string; total_paise: number }[]>`
    select reference, total_paise from public.pass_orders where id = ${id}`;
  expect(order?.total_paise).toBe(170_000);
  await expect(page.getByText(order?.reference ?? '', { exact: true })).toBeVisible();
  await expect(page.getByText('garba@bank')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^\d:\d\d$/);
  await expect(page.getByRole('link', { name: 'PhonePe' })).toHaveCount(0);
  expect(await faultsByDayAndNight(page)).toEqual([]);
  await enterUtr(page, '4123');
  await expect(page.getByText(/^The number has 12 digits/)).toBeVisible();
  await enterUtr(page, ' 4123 4567 8901 ');
  await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible();

  expect(await verify(stack, id, UTR, 170_000)).toMatchObject([{ result: 'paid' }]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your 2 passes' })).toBeVisible();
  const codes = page.getByRole('img', {
    name: /^QR code of pass [\dA-Z]{4}-[\dA-Z]{4}, .*1 person$/,
  });
  await expect(codes).toHaveCount(2);
  expect(await codes.first().evaluate((img: HTMLImageElement) => img.width)).toBeGreaterThan(239);
  expect(await faultsByDayAndNight(page)).toEqual([]);
});

test('the keyboard alone chooses, orders and claims', async ({ page }) => {
  const tabTo = async (control: Locator) => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused({ timeout: 50 });
    }).toPass({ intervals: [0] });
  };
  await openGarba(page);
  await tabTo(page.getByRole('radio', { name: 'Fri, 7 Oct' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Sat, 8 Oct' })).toBeChecked();
  await tabTo(more(page));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByLabel('Your name'));
  await page.keyboard.type('Ritu Kumari');
  await tabTo(page.getByLabel('Phone'));
  await page.keyboard.type('98350 12345');
  await tabTo(page.getByLabel(/^I accept the rules/));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Pay by .* to keep your passes/ })).toBeVisible();
  await expect(page.getByText(/^Sat, 8 Oct · Gates .* · 1 person$/)).toBeVisible();
  await tabTo(page.getByLabel('12-digit number of the payment (UTR)'));
  await page.keyboard.type(UTR);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
});

test('no key and no code is in an address that is requested, in a referrer or in what is counted', async ({
  page,
  stack,
}) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    seen.push(request.url(), request.headers()['referer'] ?? '');
    if (!/rpc\/(?:reserve_passes|get_order|claim_payment)/.test(request.url()))
      seen.push(request.postData() ?? '');
  });
  const [id, key] = await buy(page);
  await enterUtr(page, UTR);
  await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
  await verify(stack, id, UTR, 170_000);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your 2 passes' })).toBeVisible();
  const [pass] = await stack.sql<{ code: string }[]>`
    select private.pass_code(${sale.id}, p.id, p.revision) as code from public.passes p where p.order_id = ${id}`;
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.filter((text) => text.includes(key) || text.includes(id))).toEqual([]);
  expect(seen.filter((text) => text.includes(pass?.code ?? id))).toEqual([]);
});

test('a pass is given to somebody, whose link is real, and taken back', async ({
  page,
  stack,
  context,
}) => {
  const [id] = await buy(page, 1);
  await enterUtr(page, UTR);
  await verify(stack, id, UTR, 85_000);
  await page.reload();
  await page.getByRole('button', { name: 'Give to somebody' }).click();
  await page.getByLabel('Name of the person').fill('Neha');
  await page.getByRole('button', { name: 'Make the link' }).click();
  const whatsApp = page.getByRole('link', { name: 'Send to Neha on WhatsApp' });
  const message = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text');
  const link = /http\S+$/.exec(message ?? '')?.[0] ?? '';
  expect(readPassCode(link).kind).toBe('code');

  const friend = await context.newPage();
  await friend.goto(link);
  await expect(friend.getByRole('heading', { name: 'This pass is real and valid' })).toBeVisible();
  await expect(friend.getByText('For Neha')).toBeVisible();
  await expect(friend.getByText('Ritu')).toHaveCount(0);
  await expect(friend.getByRole('img', { name: /^QR code of pass/ })).toBeVisible();

  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Cancel this pass’s link' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(page.getByRole('button', { name: 'Give to somebody' })).toBeVisible();
  await friend.reload();
  await expect(
    friend.getByRole('heading', { name: 'This pass was replaced by a newer one' }),
  ).toBeVisible();
  await expect(friend.getByRole('img', { name: /^QR code/ })).toHaveCount(0);
  await friend.goto('/pass');
  await friend.getByLabel('Code of the pass').fill('0'.repeat(26));
  await friend.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(friend.getByRole('heading', { name: 'This pass is not real' })).toBeVisible();
});

test('what is sold out names the nights with places; the waiting list offers what comes free', async ({
  page,
  stack,
}) => {
  const { sql } = stack;
  await sql`update public.garba_nights set capacity = 1 where id = ${sale.nights[0] ?? ''}`;
  const [first] = await buy(page, 1);
  await openGarba(page);
  // The first night with places is chosen.
  await expect(page.getByRole('radio', { name: 'Sat, 8 Oct' })).toBeChecked();
  await page.getByText('Fri, 7 Oct', { exact: true }).click();
  await expect(page.getByText('Sold out for Fri, 7 Oct')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sat, 8 Oct' })).toBeVisible();
  await page.getByRole('button', { name: 'Join the waiting list' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').fill('Amit');
  await dialog.getByLabel('Phone').fill('98350 54321');
  await dialog.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByRole('heading', { name: 'You are first in line.' })).toBeVisible();
  expect(await faultsByDay(page)).toEqual([]);
  const entry = page.url();

  await sql`update private.pass_seats set held_until = now() where order_id = ${first}`;
  await sql`update public.pass_orders set held_until = now() where id = ${first}`;
  await page.goto('/about');
  await page.goto(entry);
  await expect(page.getByRole('heading', { name: 'Passes are kept for you' })).toBeVisible();
  await page.getByRole('link', { name: 'See and pay' }).click();
  await expect(page.getByText(/^Passes came free and are kept for you/)).toBeVisible();
});

test('an order is found by phone and reference; a miss says what to do', async ({
  page,
  stack,
}) => {
  const [id] = await buy(page, 1);
  const [order] = await stack.sql<{ reference: string }[]>`
    select reference from public.pass_orders where id = ${id}`;
  await page.evaluate(async () => indexedDB.deleteDatabase('mandap:passes'));
  await page.goto('/passes');
  await page.getByLabel('Phone').fill('+91 98350-12345');
  await page.getByLabel('Reference').fill('000000');
  await page.getByRole('button', { name: 'Find my passes' }).click();
  await expect(page.getByText(/^No order has this number/)).toBeVisible();
  await page.getByLabel('Reference').fill(order?.reference.toLowerCase() ?? '');
  await page.getByRole('button', { name: 'Find my passes' }).click();
  await expect(page.getByRole('heading', { name: /^Pay by .* to keep your passes/ })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(page.getByRole('heading', { name: 'This order is cancelled' })).toBeVisible();
});
