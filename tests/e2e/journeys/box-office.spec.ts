import { adminCheckIn as gate } from '../../../src/content/en/adminCheckIn.ts';
import { adminTickets } from '../../../src/content/en/adminTickets.ts';
import { adminCounter as words } from '../../../src/content/en/adminCounter.ts';
import { differenceText } from '../../../src/content/en/drawer.ts';
import { createUser, type Stack } from '../../../supabase/local/testing.ts';
import { addKind, makeTonight, openEdition } from '../../../supabase/tests/support/passes.ts';
import { faultsByDay, faultsByDayAndNight, sideways } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { openShift, password, signInHere, startShift, type, verdict } from '../gatePhone.ts';

test.use({
  viewport: { width: 360, height: 780 },
  // A price that has changed.
  expectedComplaints: ['409 (Conflict)'],
});

const email = 'counter@mandap.example';
let tonight: string | undefined;

/** A night with six places, its kinds, and an account of the counter. */
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
  await createUser(stack, { email, password, role: 'counter' });
  tonight = night;
  return night;
}

const tap = (name: string) => new RegExp(`^${name}`);

test('the owner opens a counter, sells two for cash, and counts the drawer', async ({
  page,
  stack,
}) => {
  const night = await openTonight(stack);
  await page.goto('/admin');
  await signInHere(page, stack.admin.email, stack.admin.password);
  await page.waitForURL('**/admin/dashboard');
  await page.goto('/admin/dashboard/tickets?tab=gate');
  await page.getByRole('link', { name: adminTickets.gate.openHere }).click();
  await page.waitForURL('**/gate');
  await page.getByLabel(gate.open.kinds.counter).check();
  await page.getByLabel(gate.open.float).fill('two thousand');
  await page.getByRole('button', { name: gate.open.submit }).click();
  await expect(page.getByText(gate.open.gateMissing)).toBeVisible();
  await expect(page.getByText(gate.open.floatWrong)).toBeVisible();
  expect(await faultsByDay(page)).toEqual([]);
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
  expect(await faultsByDay(page)).toEqual([]);
  await page.getByRole('button', { name: words.cash('₹2,360') }).click();
  await expect(page.getByRole('heading', { name: words.sold.admitted(4) })).toBeVisible();
  await expect(page.getByText(/^4 of 4 inside$/)).toBeVisible();
  await page.getByRole('button', { name: words.sold.show }).click();
  await expect(page.getByRole('img', { name: /^QR code of pass/ })).toHaveCount(2);
  expect(await faultsByDay(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);

  // Enter continues: the button has the focus again once the list is closed.
  await page.getByRole('button', { name: words.sold.next }).click();
  await expect(page.getByText(words.takings(2, '₹2,360', '₹0'))).toBeVisible();
  // Two places are left: one couple.
  await expect(page.getByText(words.left(2))).toHaveCount(2);

  await page.getByRole('button', { name: gate.close.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: gate.close.compare }).click();
  await expect(dialog.getByText(gate.close.countedWrong)).toBeVisible();
  await dialog.getByLabel(gate.close.counted).fill('4300');
  await dialog.getByRole('button', { name: gate.close.compare }).click();
  await expect(dialog.getByText(differenceText(-6_000))).toBeVisible();
  expect(await faultsByDay(page)).toEqual([]);
  await dialog.getByRole('button', { name: gate.close.action }).click();
  await expect(page.getByRole('heading', { name: gate.over.title })).toBeVisible();
  await expect(page.getByText('₹4,360', { exact: true })).toBeVisible();
  await expect(page.getByText(differenceText(-6_000))).toBeVisible();
  expect(await faultsByDay(page)).toEqual([]);
});

test('a counter sells by UPI for later, and checks that pass like any other', async ({
  page,
  stack,
}) => {
  const night = await openTonight(stack);
  await page.goto('/admin');
  await signInHere(page, email);
  await page.waitForURL('**/gate');
  await page.getByLabel(gate.open.kinds.counter).check();
  await openShift(page, night, 'Counter 2');
  await startShift(page);

  await page.getByRole('button', { name: tap('One night') }).click();
  await page.getByLabel(words.inNow).uncheck();
  await page.getByRole('button', { name: words.upiCode.show('₹850') }).click();
  await expect(page.getByAltText(words.upiCode.alt('₹850', 'garba@bank'))).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await page.getByLabel(words.utr).fill('4123 4567');
  await page.getByRole('button', { name: words.upi('₹850') }).click();
  await expect(page.getByText(words.utrWrong)).toBeVisible();
  expect(await faultsByDay(page)).toEqual([]);
  await page.getByLabel(words.utr).fill('4123 4567 8901');
  // Dearer since the kinds were read.
  await stack.sql`update public.pass_kinds set price_paise = 90000 where name = 'One night'`;
  await page.getByRole('button', { name: words.upi('₹850') }).click();
  await page.getByRole('button', { name: words.upi('₹900') }).click();
  await expect(page.getByRole('heading', { name: words.sold.later(1) })).toBeVisible();
  const [sold] = await stack.sql<{ utr: string; code: string }[]>`
    select y.utr, private.pass_code(o.edition_id, p.id, p.revision) as code from public.pass_payments y
    join public.pass_orders o on o.id = y.order_id join public.passes p on p.order_id = o.id where y.shift_id is not null
    and o.edition_id = (select n.edition_id from public.garba_nights n where n.id = ${night}) and y.method = 'upi'`;
  expect(sold?.utr).toBe('412345678901');
  await page.getByRole('button', { name: words.sold.next }).click();

  await type(page, sold?.code ?? '');
  await expect(verdict(page)).toContainText('ADMIT 1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.takings(1, '₹0', '₹900'))).toBeVisible();
});
