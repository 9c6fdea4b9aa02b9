import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { nameOf, tally } from './support/crowd.ts';
import { type Bought, openAttacks, OTHER, THEIRS } from './support/passAttacks.ts';
import { addKind, newKey, newPhone, takenOf } from './support/passes.ts';

let a: Awaited<ReturnType<typeof openAttacks>>;
beforeAll(async () => {
  a = await openAttacks('pass-waiting-attacks', 2040);
});
afterAll(() => a?.end());
beforeEach(() => a.begin());

const full = async (left = 0) => {
  await a.stack.sql`update public.garba_nights set capacity = 40 where id = ${a.night()}`;
  const orders: Bought[] = [];
  for (let taken = 0; taken < 40 - left; taken += 4)
    orders.push(await a.buy({ address: OTHER, items: [a.line(4)] }));
  return orders;
};
const wait = (quantity: number, phone = newPhone(), address: string = THEIRS) =>
  a.from(address, 'join_waiting', {
    p_id: randomUUID(),
    p_key: newKey(),
    p_edition_id: a.sale.edition,
    p_item: a.line(quantity),
    p_name: 'Asha Devi',
    p_phone: phone,
  });

test('an entry that does not fit keeps no place from anybody', async () => {
  const [first, ...others] = await full();
  for (let made = 0; made < 10; made += 1) expect(nameOf(await wait(20))).toBe('ok');
  await a.cancel(first as Bought);
  expect(await takenOf(a.stack, a.night())).toBe(36);
  expect(nameOf(await a.buy({ address: OTHER }))).toBe('ok');
  // Four are free now where one who fits waits: they are theirs.
  expect(nameOf(await wait(4))).toBe('ok');
  await a.cancel(others[0] as Bought);
  expect(await takenOf(a.stack, a.night())).toBe(37);
});

test('five thousand entries stop neither a cancellation nor a buyer of another night', async () => {
  const [first] = await full(4);
  await a.stack.sql`
    insert into public.pass_waits (id, edition_id, kind_id, night_ids, quantity, people, name, phone, phone_e164)
    select gen_random_uuid(), ${a.sale.edition}, ${a.sale.single}, array[${a.night()}::uuid], 10 + i % 10, 10 + i % 10, 'Somebody', '', '+9190' || lpad(i::text, 8, '0')
    from generate_series(1, 5000) i`;
  const elsewhere = await a.buy({ address: OTHER, items: [a.line(1, a.sale.single, 1)] });
  const outcomes = await Promise.all([
    a.cancel(elsewhere),
    a.cancel(first as Bought),
    ...Array.from({ length: 20 }, () => a.buy({ items: [a.line(1, a.sale.single, 1)] })),
  ]);
  expect(tally(outcomes.map(nameOf))).toEqual({ ok: 22 });
  expect(await takenOf(a.stack, a.night(1))).toBe(20);
});

test('one network’s offers are held for twenty minutes once five of them are open', async () => {
  const orders = await full();
  for (let made = 0; made < 12; made += 1) await wait(1);
  for (const order of orders) await a.cancel(order);
  const [row] = await a.stack.sql`
    select count(*) filter (where held_until > now() + interval '5 hours')::integer as long, count(*)::integer as all
    from public.pass_orders where edition_id = ${a.sale.edition} and source = 'offer'`;
  expect(row).toEqual({ long: 5, all: 12 });
});

test('an entry with somebody’s number keeps nobody but its writer from writing it again', async () => {
  await full();
  const phone = newPhone();
  expect(nameOf(await wait(2, phone, THEIRS))).toBe('ok');
  expect(nameOf(await wait(2, phone, THEIRS))).toBe('state');
  expect(nameOf(await wait(2, phone, OTHER))).toBe('ok');
});

test('a phone number stands in it six times at most, as far as one network writes it', async () => {
  await full();
  const kinds = await Promise.all(
    Array.from({ length: 7 }, (_, place) =>
      addKind(a.stack, a.sale.edition, { name: `K${place}` }),
    ),
  );
  const phone = newPhone();
  const join = (kind: string, address: string) =>
    a.from(address, 'join_waiting', {
      p_id: randomUUID(),
      p_key: newKey(),
      p_edition_id: a.sale.edition,
      p_item: a.line(1, kind),
      p_name: 'Asha Devi',
      p_phone: phone,
    });
  const names: string[] = [];
  for (const kind of kinds) names.push(nameOf(await join(kind, THEIRS)));
  expect(tally(names)).toEqual({ ok: 6, limit: 1 });
  expect(nameOf(await join(kinds[6] ?? '', OTHER))).toBe('ok');
});
