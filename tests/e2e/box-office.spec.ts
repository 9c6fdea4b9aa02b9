import { adminCheckIn as gate } from '../../src/content/en/adminCheckIn.ts';
import { adminTickets } from '../../src/content/en/adminTickets.ts';
import { adminCounter as words } from '../../src/content/en/adminCounter.ts';
import { createUser, type Stack } from '../../supabase/local/testing.ts';
import { addKind, makeTonight, openEdition } from '../../supabase/tests/support/passes.ts';
import { faultsByDayAndNight, sideways } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { openShift, password, signInHere, startShift, type, verdict } from './gatePhone.ts';

test.use({
  viewport: { width: 360, height: 780 },
  expectedComplaints: ['ERR_INTERNET_DISCONNECTED', '409 (Conflict)'],
});

const emails = { gate: 'gate@mandap.example', counter: 'counter@mandap.example' };
let tonight: string | undefined;

/** A night with six places, its kinds, and an account of the gate and the counter each. */
async function openTonight(stack: Stack): Promise<string> {
  if (tonight !== undefined) return tonight;
  const { id, nights } = await openEdition(stack, { nights: 1, capacity: 6 });
  const [night = ''] = nights;
  await addKind(stack, id, { price_paise: 85_000, gst_mode: 'included', gst_bp: 1800 });
  await addKind(stack, id, {
    name: 'Couple',
    people: 2,
    price_paise: 100_000,
    gst_mode: 'added',
    gst_bp: 1800,
  });
  await addKind(stack, id, { name: 'At the counter', counter_only: true, price_paise: 30_000 });
  await makeTonight(stack, night);
  for (const role of ['gate', 'counter'] as const)
    await createUser(stack, { email: emails[role], password, role });
  tonight = night;
  return night;
}

const tap = (name: string) => new RegExp(`^${name}`);

test('the owner opens a counter, sells two for cash, and counts the drawer', async ({
  page,
  stack,
}) => {
  const night = await openTonight(stack);
  const { email, password: secret } = stack.admin;
  await page.goto('/admin');
  await signInHere(page, email, secret);
  await page.waitForURL('**/admin/dashboard');
  await page.goto('/admin/dashboard/tickets?tab=gate');
  await page.getByRole('link', { name: adminTickets.gate.openHere }).click();
  await page.waitForURL('**/gate');
  await page.getByLabel(gate.open.kinds.counter).check();
  await page.getByLabel(gate.open.float).fill('two thousand');
  await page.getByRole('button', { name: gate.open.submit }).click();
  await expect(page.getByText(gate.open.gateMissing)).toBeVisible();
  await expect(page.getByText(gate.open.floatWrong)).toBeVisible();
  expect(await faultsByDayAndNight(page)).toEqual([]);
  await page.getByLabel(gate.open.float).fill('2,000');
  await openShift(page, night, 'Counter 1');
  await startShift(page);

  await expect(page.getByRole('button', { name: tap('At the counter') })).toBeVisible();
  await expect(page.getByText(words.left(6))).toHaveCount(2);
  expect(await faultsByDayAndNight(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await page.getByRole('button', { name: tap('Couple') }).click();
  await page.getByRole('button', { name: tap('Couple') }).click();
  await page.getByRole('button', { name: tap('Couple') }).click();
  await page.getByRole('button', { name: words.less('Couple') }).click();
  await expect(page.getByText('₹2,360', { exact: true })).toBeVisible();
  expect(await faultsByDayAndNight(page)).toEqual([]);
  await page.getByRole('button', { name: words.cash('₹2,360') }).click();
  await expect(page.getByRole('heading', { name: words.sold.admitted(4) })).toBeVisible();
  await expect(page.getByText(/^4 of 4 inside$/)).toBeVisible();
  await page.getByText(words.sold.show).click();
  await expect(page.getByRole('img', { name: /^QR code of pass/ })).toHaveCount(2);
  expect(await faultsByDayAndNight(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);

  // Enter goes on: the button has the focus again once the list is closed.
  await page.getByRole('button', { name: words.sold.next }).click();
  await expect(page.getByText(words.takings(2, '₹2,360', '₹0'))).toBeVisible();
  // Two places are left: one couple.
  await expect(page.getByText(words.left(2))).toHaveCount(2);

  await page.getByRole('button', { name: gate.close.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: gate.close.action }).click();
  await expect(dialog.getByText(gate.close.countedWrong)).toBeVisible();
  await dialog.getByLabel(gate.close.counted).fill('4300');
  await expect(dialog.getByText('-₹60', { exact: true })).toBeVisible();
  expect(await faultsByDayAndNight(page)).toEqual([]);
  await dialog.getByRole('button', { name: gate.close.action }).click();
  await expect(page.getByRole('heading', { name: gate.over.title })).toBeVisible();
  await expect(page.getByText('₹4,360', { exact: true })).toBeVisible();
  await expect(page.getByText('-₹60', { exact: true })).toBeVisible();
  expect(await faultsByDayAndNight(page)).toEqual([]);
});

test('a counter sells by UPI for later, is told what is sold out and dearer, and sells nothing offline', async ({
  page,
  stack,
  context,
}) => {
  const night = await openTonight(stack);
  await page.goto('/admin');
  await signInHere(page, emails.counter);
  await page.waitForURL('**/gate');
  await page.getByLabel(gate.open.kinds.counter).check();
  await openShift(page, night, 'Counter 2');
  await startShift(page);

  await page.getByRole('button', { name: tap('One night') }).click();
  await page.getByLabel(words.inNow).uncheck();
  await page.getByText(words.upiCode.show('₹850')).click();
  await expect(page.getByAltText(words.upiCode.alt('₹850', 'garba@bank'))).toBeVisible();
  expect(await faultsByDayAndNight(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await page.getByLabel(words.utr).fill('4123');
  await page.getByRole('button', { name: words.upi('₹850') }).click();
  await expect(page.getByText(words.utrWrong)).toBeVisible();
  await page.getByLabel(words.utr).fill('4123 4567 8901');
  // Dearer since the kinds were read.
  await stack.sql`update public.pass_kinds set price_paise = 90000 where name = 'One night'`;
  await page.getByRole('button', { name: words.upi('₹850') }).click();
  await expect(page.getByText(words.trouble.price('₹850', '₹900'))).toBeVisible();
  await page.getByRole('button', { name: words.upi('₹900') }).click();
  await expect(page.getByRole('heading', { name: words.sold.later(1) })).toBeVisible();
  const [sold] = await stack.sql<{ utr: string; code: string }[]>`
    select y.utr, private.pass_code(o.edition_id, p.id, p.revision) as code from public.pass_payments y
    join public.pass_orders o on o.id = y.order_id join public.passes p on p.order_id = o.id where y.shift_id is not null
    and o.edition_id = (select n.edition_id from public.garba_nights n where n.id = ${night}) and y.method = 'upi'`;
  expect(sold?.utr).toBe('412345678901');
  await page.getByRole('button', { name: words.sold.next }).click();

  // It is checked like any other pass, here.
  await type(page, sold?.code ?? '');
  await expect(verdict(page)).toContainText('ADMIT 1');
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: tap('At the counter') }).click();
  await stack.sql`update public.garba_nights n set capacity = u.taken
    from private.pool_use(array[${night}::uuid], now()) u where n.id = u.id`;
  await page.getByRole('button', { name: words.cash('₹300') }).click();
  await expect(page.getByText(words.trouble.soldOutNight)).toBeVisible();
  expect(await faultsByDayAndNight(page)).toEqual([]);

  await stack.sql`update public.garba_nights set capacity = null where id = ${night}`;
  await context.setOffline(true);
  await page.getByRole('button', { name: words.cash('₹300') }).click();
  await expect(page.getByText(words.offline)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(words.unsure.text)).toBeVisible();
  expect(await faultsByDayAndNight(page)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('button', { name: words.unsure.ask }).click();
  await expect(page.getByRole('heading', { name: words.sold.admitted(1) })).toBeVisible();
  await page.getByRole('button', { name: words.sold.next }).click();
  await expect(page.getByText(words.takings(2, '₹300', '₹900'))).toBeVisible();
});

test('a gate account has no box office', async ({ page, stack }) => {
  const night = await openTonight(stack);
  await page.goto('/gate');
  await signInHere(page, emails.gate);
  await expect(page.getByLabel(gate.open.gate)).toBeVisible();
  await expect(page.getByLabel(gate.open.kinds.counter)).toHaveCount(0);
  await openShift(page, night, 'Gate 1');
  await startShift(page);
  await expect(page.getByRole('button', { name: gate.scan.type })).toBeVisible();
  await expect(page.getByRole('button', { name: gate.counter.sell })).toHaveCount(0);
});
