import type { Locator, Page } from '@playwright/test';
import { adminAccount } from '../../../src/content/en/adminAccount.ts';
import { adminCheckIn as words } from '../../../src/content/en/adminCheckIn.ts';
import { adminCounter } from '../../../src/content/en/adminCounter.ts';
import { createUser, signIn, type Stack } from '../../../supabase/local/testing.ts';
import {
  addKind,
  call,
  codesOf,
  makeTonight,
  openEdition,
} from '../../../supabase/tests/support/passes.ts';
import { faultsByDay, faultsByDayAndNight } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { openShift, password, signInHere, startShift, type, verdict } from '../gatePhone.ts';

test.use({
  viewport: { width: 360, height: 780 },
  // A lost connection is part of the last test.
  expectedComplaints: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'],
});

type Tonight = { night: string; singles: string[]; group: string };
let opened: Tonight | undefined;

async function openTonight(stack: Stack): Promise<Tonight> {
  if (opened) return opened;
  const { id: edition, nights } = await openEdition(stack);
  const [night = ''] = nights;
  await makeTonight(stack, night);
  const owner = await signIn(stack, stack.admin.email, stack.admin.password);
  const single = await addKind(stack, edition, { name: 'One night', price_paise: 85_000 });
  const group = await addKind(stack, edition, { name: 'Group', people: 6 });
  const { data } = await call(owner, 'give_passes', {
    p_id: crypto.randomUUID(),
    p_edition_id: edition,
    p_items: [single, group].map((kind) => ({
      kind_id: kind,
      night_ids: [night],
      quantity: kind === group ? 1 : 4,
    })),
    p_name: 'Guests',
    p_phone: '',
    p_reason: 'Test',
  });
  const passes = data?.passes ?? [];
  const [six] = data
    ? codesOf({ ...data, passes: passes.filter(({ people }) => people === 6) })
    : [];
  const singles = data
    ? codesOf({ ...data, passes: passes.filter(({ people }) => people === 1) })
    : [];
  for (const role of ['gate', 'counter'] as const)
    await createUser(stack, { email: `keys-${role}@mandap.example`, password, role });
  opened = { night, singles, group: six ?? '' };
  return opened;
}

/** Moves the focus by Tab alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}
const press = async (page: Page, target: Locator) => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

async function signInByKeys(page: Page, role: string): Promise<void> {
  await page.goto('/gate');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(`keys-${role}@mandap.example`);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.open.heading })).toBeVisible();
}
async function openByKeys(page: Page, night: string, gate: string): Promise<void> {
  const nights = page.getByLabel(words.open.night);
  await tabTo(page, nights);
  while ((await nights.inputValue()) !== night) await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByLabel(words.open.gate));
  await page.keyboard.type(gate);
}

test('a gate from the sign-in to the end of its shift, by keys alone', async ({ page, stack }) => {
  const { night, singles, group } = await openTonight(stack);
  await signInByKeys(page, 'gate');
  await press(page, page.getByRole('link', { name: words.toAccount }));
  await expect(page.getByRole('heading', { name: adminAccount.heading })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await faultsByDayAndNight(page)).toEqual([]);
  await press(page, page.getByRole('link', { name: words.toGate }));
  await openByKeys(page, night, 'Gate 1');
  await page.keyboard.press('Enter');
  await press(page, button(page, words.prepare.start));

  await type(page, singles[0] ?? '');
  await expect(verdict(page)).toContainText('ADMIT 1');
  await page.keyboard.press('u');
  await expect(verdict(page)).toHaveCount(0);
  await type(page, group);
  await expect(verdict(page)).toContainText(words.verdict.howMany(6));
  await page.keyboard.press('4');
  await expect(verdict(page)).toContainText('ADMIT 4');
  await press(page, button(page, words.verdict.fewer(1)));
  await expect(verdict(page)).toContainText('ADMIT 1');
  await press(page, button(page, words.verdict.next));
  await expect(verdict(page)).toHaveCount(0);
  await type(page, '00000000');
  await expect(verdict(page)).toContainText(words.verdict.reasons.unknown);
  await press(page, button(page, words.dispute.open));
  await tabTo(page, page.getByLabel(words.dispute.reason));
  await page.keyboard.type('has paid');
  await press(page, button(page, words.dispute.submit));
  await expect(page.getByText(words.dispute.done)).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, button(page, words.verdict.next));
  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { name: words.last.heading })).toBeFocused();
  await press(page, button(page, words.close.open));
  await press(page, page.getByRole('dialog').getByRole('button', { name: words.close.action }));
  await press(page, button(page, words.over.again));
  await expect(page.getByRole('heading', { name: words.open.heading })).toBeVisible();
});

test('a counter from the sign-in to its counted drawer, by keys alone', async ({ page, stack }) => {
  const { night } = await openTonight(stack);
  await signInByKeys(page, 'counter');
  await openByKeys(page, night, 'Counter 1');
  await tabTo(page, page.getByLabel(words.open.kinds.gate));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByLabel(words.open.float));
  await page.keyboard.type('2000');
  await page.keyboard.press('Enter');
  await press(page, button(page, words.prepare.start));

  await press(page, button(page, /^One night/));
  await press(page, button(page, adminCounter.cash('₹850')));
  await expect(page.getByRole('heading', { name: adminCounter.sold.admitted(1) })).toBeVisible();
  await expect(button(page, adminCounter.sold.next)).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, button(page, words.counter.check));
  await expect(page.getByText(words.scan.ready)).toBeVisible();
  await press(page, button(page, words.counter.sell));
  await press(page, button(page, words.close.open));
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel(words.close.counted));
  await page.keyboard.type('2850');
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: words.close.action }));
  await expect(page.getByRole('heading', { name: words.over.title })).toBeVisible();
  expect(await faultsByDay(page)).toEqual([]);
});

test('two tabs of a browser without Web Locks let a pass in once', async ({
  page,
  context,
  stack,
}) => {
  const { night, singles } = await openTonight(stack);
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
  });
  await page.goto('/gate');
  await signInHere(page, 'keys-gate@mandap.example');
  await openShift(page, night, 'Gate 5');
  await expect(page.getByRole('listitem').filter({ hasText: 'List of passes' })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/gate');
  for (const tab of [page, second]) await startShift(tab);
  await context.setOffline(true);
  for (const code of singles.slice(1)) {
    for (const tab of [page, second]) {
      await tab.bringToFront();
      await tab.keyboard.press('t');
      await tab.getByLabel(words.scan.typeLabel).fill(code.slice(0, 8));
    }
    await Promise.all(
      [page, second].map(async (tab) => button(tab, words.scan.typeSubmit).click()),
    );
    for (const tab of [page, second]) await expect(verdict(tab)).toBeVisible();
    const said = await Promise.all([page, second].map(async (tab) => verdict(tab).textContent()));
    expect(said.filter((text) => text?.includes('ADMIT 1'))).toHaveLength(1);
    expect(said.filter((text) => text?.includes(words.verdict.reasons.inside))).toHaveLength(1);
    for (const tab of [page, second]) await button(tab, words.verdict.next).click();
  }
});
