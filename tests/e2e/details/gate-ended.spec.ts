import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { adminCheckIn as words } from '../../../src/content/en/adminCheckIn.ts';
import { adminTickets } from '../../../src/content/en/adminTickets.ts';
import { createUser, signIn, type Stack } from '../../../supabase/local/testing.ts';
import {
  addKind,
  call,
  codesOf,
  makeTonight,
  openEdition,
} from '../../../supabase/tests/support/passes.ts';
import { listPeople, type Person, setPerson } from '../../../supabase/tests/support/staff.ts';
import { faultsByDayAndNight, sideways } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import {
  kept,
  openShift,
  password,
  signInHere,
  startShift,
  type,
  verdict,
  written,
} from '../gatePhone.ts';
import { signInAsOwner } from '../owner.ts';

test.use({
  viewport: { width: 360, height: 780 },
  serviceWorkers: 'allow',
  // Lost connections and refused accounts are what this is about.
  expectedComplaints: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'Failed to load resource'],
});

type Tonight = {
  edition: string;
  night: string;
  later: string;
  codes: string[];
  owner: SupabaseClient;
};
let opened: Tonight | undefined;

async function openTonight(stack: Stack): Promise<Tonight> {
  if (opened) return opened;
  const { id: edition, nights } = await openEdition(stack, { nights: 2 });
  const [night = '', later = ''] = nights;
  await makeTonight(stack, night);
  const owner = await signIn(stack, stack.admin.email, stack.admin.password);
  const { data } = await call(owner, 'give_passes', {
    p_id: randomUUID(),
    p_edition_id: edition,
    p_items: [{ kind_id: await addKind(stack, edition), night_ids: [night], quantity: 9 }],
    p_name: 'Guests',
    p_phone: '',
    p_reason: 'Test',
  });
  opened = { edition, night, later, codes: data ? codesOf(data) : [], owner };
  return opened;
}

/** An account of the gate; a helper's has an address of .invalid, as in the database. */
async function addStaff(stack: Stack, name: string, domain = 'mandap.example') {
  const { owner, codes, ...tonight } = await openTonight(stack);
  const email = `${name}@${domain}`;
  await createUser(stack, { email, password, role: 'gate' });
  const [account] = await stack.sql<
    { id: string }[]
  >`select id from auth.users where email = ${email}`;
  const person = async () => {
    const { people } = await listPeople(owner);
    const found = people.find(({ user_id: id }) => id === account?.id);
    if (!found) throw new Error(`${name} is not in the list`);
    return found as Person & { unreached: string[]; uncounted: { people: number }[] };
  };
  const set = async (change: Record<string, unknown>) =>
    expect((await setPerson(owner, await person(), change)).code).toBeNull();
  return { ...tonight, owner, email, person, set, code: codes.pop() ?? '' };
}

/** A phone that scans in a shift, and has judged a pass without a connection. */
async function judgeOffline(
  page: Page,
  context: BrowserContext,
  of: { email: string; night: string; code: string },
  gate: string,
) {
  await page.goto('/gate');
  await signInHere(page, of.email);
  await openShift(page, of.night, gate);
  await expect(page.getByRole('listitem').filter({ hasText: 'List of passes' })).toBeVisible();
  await startShift(page);
  await context.setOffline(true);
  await judge(page, of.code);
}
async function judge(page: Page, code: string) {
  await type(page, code);
  await expect(verdict(page)).toContainText(words.verdict.offline);
  await page.keyboard.press('Enter');
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Nothing readable is left: no list, no code, no name, no session. */
async function expectEmptied(page: Page, codes: string[], queue: number) {
  expect(await kept(page)).toEqual({ shift: 0, list: 0, own: 0, queue });
  const stored = async () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  // The account is asked about by itself, beside the shift.
  await expect.poll(stored).not.toContain('access_token');
  const all = (await stored()) + JSON.stringify(await written(page));
  for (const code of codes) expect(all).not.toContain(code.slice(0, 8));
  expect(all).not.toContain('@mandap.example');
}

test('a phone that is disabled without a connection judges on, ends once it has one, and tells the owner', async ({
  page,
  context,
  browser,
  stack,
}) => {
  const staff = await addStaff(stack, 'asha');
  const second = (await openTonight(stack)).codes.pop() ?? '';
  await judgeOffline(page, context, staff, 'Gate 1');
  await staff.set({ p_active: false });
  expect(await staff.person()).toMatchObject({ unreached: ['Gate 1'], sessions: 0 });
  await judge(page, second);
  await expect(page.getByText(words.bar.waiting(2))).toBeVisible();

  await context.setOffline(false);
  await expect(heading(page, words.ended.revoked.title)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(words.ended.unsent(2))).toBeVisible();
  await expect(page.getByText(words.ended.told)).toBeVisible();
  await expect(button(page, words.ended.signIn)).toBeVisible();
  expect(await staff.person()).toMatchObject({
    unreached: [],
    uncounted: [{ gate: 'Gate 1', people: 2 }],
  });
  expect(await faultsByDayAndNight(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await expectEmptied(page, [staff.code, second], 2);

  await page.reload();
  await expect(heading(page, words.ended.revoked.title)).toBeVisible();
  await button(page, words.ended.signIn).click();
  await expect(heading(page, words.signIn.heading)).toBeVisible();
  await expect(page.getByText(words.left.foreign(2))).toBeVisible();

  const office = await browser.newPage({ baseURL: stack.url });
  await signInAsOwner(office, stack);
  await office.goto(`/admin/dashboard/tickets?tab=gate&edition=${staff.edition}`);
  await expect(
    office.getByText(/Gate 1 was reached at .+; 2 people let in meanwhile/),
  ).toBeVisible();
  await expect(office.getByText(adminTickets.gate.revoked)).toBeVisible();
});

test('a helper’s phone whose account is gone, and whose token has run out, says whom to ask', async ({
  page,
  context,
  stack,
}) => {
  const helper = await addStaff(stack, randomUUID(), 'staff.invalid');
  await judgeOffline(page, context, helper, 'Gate 2');
  const { user_id: user } = await helper.person();
  expect((await call(helper.owner, 'remove_person', { p_user_id: user })).code).toBeNull();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (!key.endsWith('-auth-token')) continue;
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
    }
  });
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto('/gate');
  await expect(heading(page, words.ended.revoked.title)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(words.ended.newLink)).toBeVisible();
  await expect(page.getByText(words.ended.told)).toBeVisible();
  expect(await faultsByDayAndNight(page)).toEqual([]);
  await expectEmptied(page, [helper.code], 1);
  const [shift] =
    await stack.sql`select told_at is not null as told, unsent from public.gate_shifts where gate = 'Gate 2'`;
  expect(shift).toEqual({ told: true, unsent: 1 });
  await button(page, words.ended.other).click();
  await expect(heading(page, words.signIn.heading)).toBeVisible();
});

test('a shift that is revoked while its account lives leads to a new one', async ({
  page,
  context,
  stack,
}) => {
  const staff = await addStaff(stack, 'ravi');
  await judgeOffline(page, context, staff, 'Gate 3');
  const [shift] = await stack.sql<
    { id: string }[]
  >`select id from public.gate_shifts where gate = 'Gate 3'`;
  expect((await call(staff.owner, 'revoke_shift', { p_id: shift?.id })).code).toBeNull();
  expect(await staff.person()).toMatchObject({ unreached: ['Gate 3'] });
  await context.setOffline(false);
  await expect(heading(page, words.ended.revoked.title)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(words.ended.unsent(1))).toBeVisible();
  expect(await staff.person()).toMatchObject({ unreached: [], uncounted: [{ people: 1 }] });
  await button(page, words.ended.open).click();
  await expect(page.getByText(words.left.lost(1))).toBeVisible();
  await openShift(page, staff.night, 'Gate 4');
  expect(await kept(page)).toMatchObject({ shift: 1, queue: 0 });
});

test('the end of an evening comes without a connection too', async ({ page, context, stack }) => {
  const staff = await addStaff(stack, randomUUID(), 'staff.invalid');
  const end = new Date(Date.now() + 25_000).toISOString();
  const scope = { p_edition_id: staff.edition, p_night_id: staff.night };
  await staff.set({ ...scope, p_ends_at: end });
  await judgeOffline(page, context, staff, 'Gate 5');
  await expect(heading(page, words.ended.over.title)).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(words.ended.unsent(1))).toBeVisible();
  await expect(page.getByText(words.ended.telling)).toBeVisible();
  await expect(page.getByText(words.ended.newLink)).toBeVisible();
  expect(await faultsByDayAndNight(page)).toEqual([]);
  expect(await kept(page)).toEqual({ shift: 0, list: 0, own: 0, queue: 1 });
  await context.setOffline(false);
  await expect(page.getByText(words.ended.told)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(words.ended.newLink)).toBeVisible();
  await expectEmptied(page, [staff.code], 1);
  const office = await staff.person();
  expect(office.uncounted).toMatchObject([{ gate: 'Gate 5', people: 1 }]);
});

test('a helper of another night is told which', async ({ page, stack }) => {
  const staff = await addStaff(stack, 'meena');
  const day = async (date: string) =>
    stack.sql`update public.garba_nights set date = ${date} where id = ${staff.later}`;
  const scope = { p_edition_id: staff.edition, p_night_id: staff.later };
  await staff.set({ ...scope, p_ends_at: '2097-01-01T00:00:00Z' });
  await day('2020-10-16');
  await page.goto('/gate');
  await signInHere(page, staff.email);
  await expect(page.getByText(/^Your account is for Fri,? 16 Oct/)).toBeVisible();
  await day('2095-10-08');
});
