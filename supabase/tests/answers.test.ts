import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../../tests/sizes.ts';
import { sourcesBelow } from '../../tests/sources.ts';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { checkAnswer, described, differences, unanswered } from './support/answers.ts';
import { asCaller, claimsOf, openCrowd, visitor } from './support/crowd.ts';
import {
  addKind,
  call,
  hashOf,
  makeTonight,
  newKey,
  newPhone,
  openEdition,
  reserve,
} from './support/passes.ts';
import { Walk } from './support/passWalk.ts';
import { signInAdmin } from './support/people.ts';
import { takeUpInvitations } from './support/staff.ts';

let stack: Stack;
let crowd: postgres.Sql;
let owner: SupabaseClient;
let claims: Record<string, unknown>;

beforeAll(async () => {
  stack = await createTestStack('answers', { outboxEvery: 0 });
  crowd = openCrowd(stack);
  owner = await signInAdmin(stack, 'owner@example.org');
  claims = await claimsOf(owner);
});
afterAll(async () => {
  await crowd?.end({ timeout: 2 });
  await stack?.stop();
});

/** Answers of JSON that nothing reads. */
const UNREAD = new Set(['remove_demo']);
/** Read by `parseSiteState` and by the build, key by key. */
const BY_HAND = new Set(['get_site_state', 'published_words']);

test('every procedure that answers JSON is described', async () => {
  const rows = await stack.sql<{ name: string }[]>`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prorettype = 'jsonb'::regtype order by 1`;
  const names = rows
    .map(({ name }) => name)
    .filter((name) => !UNREAD.has(name) && !BY_HAND.has(name));
  expect(Object.keys(described).toSorted()).toEqual(names);
});

test('every description of the site is checked here', () => {
  const calls = sourcesBelow('src').flatMap(({ text }) =>
    [...text.matchAll(/\bcall\(\s*'(\w+)',\s*\{\s*answer\b/g)].map(([, name = '']) => name),
  );
  expect(calls.length).toBeGreaterThan(25);
  expect(calls.filter((name) => !Object.hasOwn(described, name))).toEqual([]);
});

/** Names of the reads so far, with the order's status. */
const seen = new Set<string>();

/** Calls in SQL, as it costs less than over HTTP. */
async function read(as: Record<string, unknown>, name: string, ...args: (string | null)[]) {
  const places = args.map((_arg, place) => `$${place + 1}`).join(', ');
  const [row] = await asCaller(crowd, as, (tx) =>
    tx.unsafe<{ answer: unknown }[]>(`select public.${name}(${places}) as answer`, args),
  );
  const answer = row?.answer ?? null;
  checkAnswer(name, answer);
  seen.add(name).add(`${name} ${String(Object(answer)['status'])}`);
  return answer;
}

async function readAll({ orders, edition, shift, nights }: Walk) {
  for (const { id, key } of orders) {
    await read(visitor, 'get_order', id, key);
    await read(claims, 'get_pass_order', id);
  }
  await read(visitor, 'get_pass_sale', edition);
  await read(claims, 'list_claims');
  await read(claims, 'passes_today', edition);
  await read(claims, 'gate_count', shift);
  await read(claims, 'gate_list', shift);
  for (const night of nights) await read(claims, 'night_concerns', night, null).catch(ended);
}

/** Calling off a night again is refused. */
function ended(error: unknown) {
  if (!String(Object(error)['code']).startsWith('PT')) throw error;
}

test(
  'in random walks of a sale every read is answered as described, after every step',
  async () => {
    for (let seed = 1; seed <= sized(8, 200); seed += 1) {
      const walk = await Walk.open({ stack, crowd, owner: claims }, seed, 2040);
      for (let step = 0; step < sized(12, 20); step += 1) {
        await walk.step();
        await readAll(walk);
      }
    }
    for (const status of ['held', 'claimed', 'paid', 'late', 'cancelled', 'expired']) {
      expect(seen).toContain(`get_order ${status}`);
      expect(seen).toContain(`get_pass_order ${status}`);
    }
  },
  sized(60_000, 1_800_000),
);

test('an order whose price has changed, and whose nights are gone, is described too', async () => {
  const edition = await openEdition(stack, { nights: 1, year: 2050 });
  const kind = await addKind(stack, edition.id);
  const [night = ''] = edition.nights;
  const { id, key } = await reserve(stack, edition.id, [
    { kind_id: kind, night_ids: [night], quantity: 2 },
  ]);
  await stack.sql`update public.pass_orders set held_until = now() - interval '1 hour' where id = ${id}`;
  await stack.sql`update private.pass_seats set held_until = now() - interval '1 hour' where order_id = ${id}`;
  const allow = async (people: number) =>
    stack.sql`update public.pass_settings set max_people_per_phone = ${people} where edition_id = ${edition.id}`;
  await allow(1);
  await call(clientOf(stack), 'get_order', { p_id: id, p_key: key });
  await allow(200);
  await stack.sql`update public.pass_kinds set price_paise = 60000 where id = ${kind}`;
  await call(clientOf(stack), 'get_order', { p_id: id, p_key: key });
  await stack.sql`delete from public.garba_nights where id = ${night}`;
  const { data } = await call<{ nights: null }>(owner, 'get_pass_order', { p_order_id: id });
  expect(data?.nights).toBeNull();
  await call(clientOf(stack), 'get_order', { p_id: id, p_key: key });
});

test('what the gate, the waiting list and the screens of staff answer is as described', async () => {
  const edition = await openEdition(stack, { nights: 2, capacity: 6, year: 2060 });
  const [tonight = '', later = ''] = edition.nights;
  await makeTonight(stack, tonight);
  const steps = [{ price_paise: 40_000, until: '2094-01-01' }];
  const kind = await addKind(stack, edition.id, { price_steps: steps });
  await addKind(stack, edition.id, { name: 'Four', people: 4, picks: null });
  const shift = randomUUID();
  await call(owner, 'gate_nights', {});
  const opened = { p_id: shift, p_kind: 'counter', p_night_id: tonight, p_gate: 'North' };
  await call(owner, 'open_shift', opened);
  const line = (night: string, quantity: number) => ({
    kind_id: kind,
    night_ids: [night],
    quantity,
  });
  const sell = async (quantity: number, isIn: boolean) =>
    call(owner, 'sell_passes', {
      p_id: randomUUID(),
      p_shift_id: shift,
      p_items: [line(tonight, quantity)],
      p_method: 'cash',
      p_is_admitted: isIn,
    });
  await sell(1, true);
  const { data: order } = await sell(3, false);
  const [one, two] = (order?.passes ?? []).map(({ code }) => code ?? '');
  const scan = (code = '', scan_id = randomUUID()) => ({
    p_shift_id: shift,
    p_scan_id: scan_id,
    p_code: code,
    p_people: 1,
    p_how: 'typed',
  });
  const first = scan(one);
  await call(owner, 'check_in', first);
  await call(owner, 'check_in', scan(one));
  await call(owner, 'check_in', scan('ZZZZZZZZZZZZZZZZZZZZZZZZZZ'));
  await call(owner, 'admit_order', {
    p_shift_id: shift,
    p_id: randomUUID(),
    p_scan_id: first.p_scan_id,
  });
  await call(owner, 'undo_scan', { p_shift_id: shift, p_scan_id: first.p_scan_id });
  const at = new Date().toISOString();
  const late = { id: randomUUID(), hash: hashOf(two ?? ''), people: 1, how: 'camera', at };
  await call(owner, 'push_scans', { p_shift_id: shift, p_scans: [late] });
  await call(owner, 'gate_list', { p_shift_id: shift });
  await call(owner, 'gate_count', { p_shift_id: shift });
  await call(clientOf(stack), 'get_pass', { p_code: one });
  await call(clientOf(stack), 'get_pass_sale', { p_edition_id: edition.id });
  const gift = {
    p_edition_id: edition.id,
    p_items: [line(later, 2)],
    p_name: 'Guest',
    p_phone: '',
    p_reason: 'Sponsor',
  };
  const { data: given } = await call(owner, 'give_passes', { p_id: randomUUID(), ...gift });
  await call(owner, 'block_pass', { p_pass_id: given?.passes[0]?.id, p_why: 'Sold on' });
  await call(owner, 'get_pass_order', { p_order_id: given?.id });
  // Not a pass of tonight, blocked.
  for (const { code } of given?.passes ?? []) await call(owner, 'check_in', scan(code ?? ''));
  const wait = { p_id: randomUUID(), p_key: newKey() };
  const full = {
    p_edition_id: edition.id,
    p_item: line(tonight, 6),
    p_name: 'Ritu',
    p_phone: newPhone(),
  };
  await call(clientOf(stack), 'join_waiting', { ...wait, ...full });
  await call(clientOf(stack), 'get_waiting', wait);
  await call(clientOf(stack), 'leave_waiting', wait);
  await takeUpInvitations(stack, owner, tonight);
  await call(owner, 'report_evening', { p_night_id: tonight });
  await call(owner, 'cancel_night', { p_night_id: later, p_limit: 1 });
  await call(owner, 'close_shift', { p_id: shift, p_counted_paise: 0 });
  await call(owner, 'gate_list', { p_shift_id: shift });
  for (const name of [
    'dashboard_summary',
    'first_steps',
    'demo_rows',
    'interest_facts',
    'site_publishing',
    'list_claims',
  ])
    await call(owner, name, {});
  const missing = Object.entries(described).flatMap(([name, schema]) => unanswered(schema, name));
  expect(missing).toEqual([]);
});

test('control: a key too many, one that is missing and a value of another kind are found', () => {
  const { get_waiting: schema } = described;
  const wait = {
    id: 'w',
    state: 'waiting',
    kind: 'One',
    nights: [],
    quantity: 1,
    people: 1,
    order_id: null,
    ahead: 0,
  };
  const of = (answer: unknown) => (schema ? differences(schema, answer, 'wait') : []);
  expect(of(wait)).toEqual([]);
  expect(of({ ...wait, source: 'site' })).toEqual(['wait.source is answered and not described']);
  const { ahead: _ahead, ...less } = wait;
  expect(of(less)).toEqual(['wait.ahead is described and not answered']);
  expect(of({ ...wait, nights: null })).toHaveLength(1);
  expect(of({ ...wait, state: 'gone' })).toHaveLength(1);
});
