import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isDeep } from '../../tests/sizes.ts';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import {
  asCaller,
  nameOf,
  openCrowd,
  outcomeOf,
  tally,
  visitor,
  withFault,
} from './support/crowd.ts';
import {
  addKind,
  call,
  newKey,
  newPhone,
  openEdition,
  reserve,
  takenOf,
} from './support/passes.ts';

const PLACES = 30;

interface Entry {
  state: string;
  ahead: number | null;
  order_id: string | null;
}

let stack: Stack;
let crowd: postgres.Sql;
let anon: SupabaseClient;
let edition: { id: string; nights: string[] };
let single: string;
let couple: string;
let sold: { id: string; key: string }[];
let year = 2060;

beforeAll(async () => {
  stack = await createTestStack('pass-waiting', { outboxEvery: 0 });
  crowd = openCrowd(stack);
  anon = clientOf(stack);
});
afterAll(async () => {
  await crowd?.end({ timeout: 2 });
  await stack?.stop();
});

const line = (kind = single, quantity = 1) => ({
  kind_id: kind,
  night_ids: [edition.nights[0] ?? ''],
  quantity,
});

// All places of the night are held, each by an order of its own.
beforeEach(async () => {
  edition = await openEdition(stack, { nights: 2, capacity: PLACES, year: (year += 1) });
  single = await addKind(stack, edition.id);
  couple = await addKind(stack, edition.id, { name: 'Couple', people: 2 });
  sold = [];
  while (sold.length < PLACES) sold.push(await reserve(stack, edition.id, [line()], {}, anon));
});

/** Joins the waiting list. */
async function join(item = line(), phone = newPhone()) {
  const entry = { p_id: randomUUID(), p_key: newKey() };
  const answer = await call<Entry>(anon, 'join_waiting', {
    ...entry,
    p_edition_id: edition.id,
    p_item: item,
    p_name: 'Asha Devi',
    p_phone: phone,
  });
  return { ...entry, ...answer };
}
type Joined = Awaited<ReturnType<typeof join>>;

const look = async ({ p_id, p_key }: Pick<Joined, 'p_id' | 'p_key'>) =>
  (await call<Entry>(anon, 'get_waiting', { p_id, p_key })).data;
const states = async (entries: Joined[]) =>
  Promise.all(entries.map(async (entry) => (await look(entry))?.state));
const cancel = ({ id, key }: { id: string; key: string }) =>
  call(anon, 'cancel_my_order', { p_id: id, p_key: key });
/** Cancels an order on a connection of its own; repeats the call while it is asked to. */
async function cancelNow({ id, key }: { id: string; key: string }): Promise<void> {
  const outcome = await outcomeOf(
    asCaller(crowd, visitor, (tx) => tx`select public.cancel_my_order(${id}, ${key})`),
  );
  if (outcome.error?.code === 'PT503') return cancelNow({ id, key });
  expect(nameOf(outcome)).toBe('ok');
}
const buy = async () => (await reserve(stack, edition.id, [line()], {}, anon)).hint ?? 'ok';

/** Moves the end of the holds of some orders into the past. */
async function expire(orders: string[]): Promise<void> {
  await stack.sql`update public.pass_orders set held_until = clock_timestamp() - interval '1 second' where id = any (${orders})`;
  await stack.sql`update private.pass_seats set held_until = clock_timestamp() - interval '1 second' where order_id = any (${orders})`;
}

test('of 50 who wait the first 20 are offered the 20 places that are cancelled at once; the public has none until all are served', async () => {
  const entries: Joined[] = [];
  for (let place = 0; place < 50; place += 1) entries.push(await join());
  expect(entries.map(({ data }) => data?.ahead)).toEqual(entries.map((_entry, place) => place));
  await Promise.all(sold.slice(0, 20).map(cancelNow));
  expect(await buy()).toBe('sold_out');
  const rows = await stack.sql<{ id: string; state: string }[]>`
    select id, state from public.pass_waits where edition_id = ${edition.id} order by created_at, id`;
  expect(rows.map(({ state }) => state)).toEqual([
    ...Array<string>(20).fill('offered'),
    ...Array<string>(30).fill('waiting'),
  ]);
  expect(rows.map(({ id }) => id)).toEqual(entries.map(({ p_id }) => p_id));
  expect(await takenOf(stack, edition.nights[0] ?? '')).toBe(PLACES);
  // The key of the entry also opens the offered order.
  const first = await look(entries[0] as Joined);
  const order = await call(anon, 'get_order', { p_id: first?.order_id, p_key: entries[0]?.p_key });
  expect(order.data).toMatchObject({ status: 'held' });
  for (const entry of entries.slice(20))
    await call(anon, 'leave_waiting', { p_id: entry.p_id, p_key: entry.p_key });
  await cancel(sold[20] as { id: string; key: string });
  expect(await buy()).toBe('ok');
});

test('an offer that ran out or was cancelled goes to the next and never back', async () => {
  const entries = [await join(), await join(), await join()];
  await cancel(sold[0] as { id: string; key: string });
  expect(await states(entries)).toEqual(['offered', 'waiting', 'waiting']);
  await expire([(await look(entries[0] as Joined))?.order_id ?? '']);
  expect(await look(entries[1] as Joined)).toMatchObject({ state: 'offered' });
  const second = await look(entries[1] as Joined);
  await cancel({ id: second?.order_id ?? '', key: entries[1]?.p_key ?? '' });
  expect(await states(entries)).toEqual(['lapsed', 'lapsed', 'offered']);
});

test('a group that does not fit is passed over and keeps its turn', async () => {
  const [pair, one] = [await join(line(couple)), await join()];
  await cancel(sold[0] as { id: string; key: string });
  expect(await states([pair, one])).toEqual(['waiting', 'offered']);
  await cancel(sold[1] as { id: string; key: string });
  await cancel(sold[2] as { id: string; key: string });
  expect(await states([pair])).toEqual(['offered']);
});

test('who left is offered nothing; one phone waits once, and nobody while passes are left', async () => {
  const phone = newPhone();
  const entry = await join(line(), phone);
  expect(await join(line(), phone)).toMatchObject({ code: 'PT409', hint: 'state' });
  await call(anon, 'leave_waiting', { p_id: entry.p_id, p_key: entry.p_key });
  await cancel(sold[0] as { id: string; key: string });
  expect(await states([entry])).toEqual(['left']);
  expect(await join()).toMatchObject({ code: 'PT409', hint: 'state' });
});

/** Twenty polls at once after three places became free by themselves; returns how many offers were made. */
async function poll(): Promise<{ offers: number; names: Record<string, number> }> {
  const entries: Joined[] = [];
  for (let place = 0; place < 5; place += 1) entries.push(await join());
  await expire(sold.slice(0, 3).map(({ id }) => id));
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_none, place) => {
      const { p_id = '', p_key = '' } = entries[place % 5] ?? {};
      return outcomeOf(
        asCaller(crowd, visitor, (tx) => tx`select public.get_waiting(${p_id}, ${p_key})`),
      );
    }),
  );
  const [row] = await stack.sql<{ offers: number }[]>`
    select count(*)::integer as offers from public.pass_orders where edition_id = ${edition.id} and source = 'offer'`;
  return { offers: row?.offers ?? 0, names: tally(outcomes.map(nameOf)) };
}

test('twenty polls at once make no offer twice', async () => {
  expect(await poll()).toEqual({ offers: 3, names: { ok: 20 } });
});

test.runIf(isDeep)(
  'control: without the lock of the places polls offer more than there is',
  async () => {
    const unlocked: [string, string][] = [
      [
        'perform 1 from private.pass_pools p where p.id = any (p_pools) order by p.id for update;',
        'perform pg_sleep(0.05);',
      ],
    ];
    const together: [string, string][] = [
      [`w.state = 'waiting' for update;\n    continue when not found;`, `w.state = 'waiting';`],
    ];
    const soon: [string, string][] = [
      [
        'perform 1 from private.pass_pools p where p.id = any (private.edition_pools(p_edition)) order by p.id for update nowait;',
        'perform pg_sleep(0.05);',
      ],
    ];
    const { offers, names } = await withFault(stack, 'private.lock_pools', unlocked, () =>
      withFault(stack, 'private.offer_soon', soon, () =>
        withFault(stack, 'private.offer_waiting', together, poll),
      ),
    );
    expect(offers > 3 || Object.keys(names).length > 1).toBe(true);
  },
);

test('a key that opens two orders does not stop the list', async () => {
  const entry = await join();
  const other = [{ ...line(), night_ids: [edition.nights[1] ?? ''] }];
  await reserve(stack, edition.id, other, { p_key: entry.p_key }, anon);
  const next = await join();
  expect((await cancel(sold[0] as { id: string; key: string })).code).toBeNull();
  expect((await cancel(sold[1] as { id: string; key: string })).code).toBeNull();
  expect(await states([entry, next])).toEqual(['offered', 'offered']);
});

test('an offer of several nights, the first of them over, is held as before its next one', async () => {
  const season = await addKind(stack, edition.id, { name: 'Season', picks: null });
  const entry = await join({ ...line(season), night_ids: edition.nights });
  await stack.sql`update public.garba_nights set date = private.today() - 1 where id = ${edition.nights[0] ?? ''}`;
  expect((await cancel(sold[0] as { id: string; key: string })).code).toBeNull();
  const [held] = await stack.sql`
    select o.held_until > now() + interval '5 hours' as is_long
    from public.pass_waits w join public.pass_orders o on o.id = w.offer_order_id where w.id = ${entry.p_id}`;
  expect(held).toEqual({ is_long: true });
});

test('nobody joins the list of an edition that is not on sale, or of a night that is over', async () => {
  const status = async (next: string) =>
    stack.sql`update public.garba_editions set status = ${next} where id = ${edition.id}`;
  for (const closed of ['draft', 'announced', 'ended']) {
    await status(closed);
    expect(await join()).toMatchObject({ code: 'PT409', hint: 'closed' });
  }
  await status('sold_out');
  expect((await join()).code).toBeNull();
  await stack.sql`update public.garba_nights set date = private.today() - 1 where id = ${edition.nights[0] ?? ''}`;
  expect(await join()).toMatchObject({ code: 'PT409', hint: 'closed' });
});
