import { pbkdf2Sync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Challenge } from '../../src/features/passes/data/proofOfWork.ts';
import { solve } from '../../src/features/passes/data/proofOfWork.ts';
import { nameOf, tally } from './support/crowd.ts';
import { type Bought, openAttacks, OTHER, THEIRS } from './support/passAttacks.ts';
import { addKind, addPromo, newKey, takenOf } from './support/passes.ts';

let a: Awaited<ReturnType<typeof openAttacks>>;
beforeAll(async () => {
  a = await openAttacks('pass-work', 2050);
});
afterAll(() => a?.end());
beforeEach(async () => {
  await a.begin();
  await a.stack.sql`update private.settings set value = '40' where key = 'pass_work_people'`;
});

type Wanted = Parameters<typeof a.buy>[0];
const challengeOf = ({ error }: Bought) => JSON.parse(error?.detail ?? '') as Challenge;

/** Buys as a browser does: with a proof of work if one is required. */
async function buy(wanted: Wanted): Promise<Bought & { worked: boolean }> {
  const first = await a.buy(wanted);
  if (nameOf(first) !== 'work') return { ...first, worked: false };
  const work = await solve(challengeOf(first));
  return { ...(await a.buy({ ...wanted, again: first, work })), worked: true };
}
async function crowdOf(address: string, orders: number, quantity: number): Promise<Bought[]> {
  const made: Bought[] = [];
  for (let place = 0; place < orders; place += 1)
    made.push(await buy({ address, items: [a.line(quantity)] }));
  return made;
}
const minutesOf = ({ value }: Bought) =>
  Math.round((Date.parse(value?.held_until ?? '') - Date.now()) / 60_000);

test('derives what browsers derive', async () => {
  for (const iterations of [1, 2, 250]) {
    const password = newKey();
    const [row] = await a.stack.sql<{ bits: string }[]>`
      select private.pbkdf2(convert_to(${password}, 'UTF8'), convert_to('7', 'UTF8'), ${iterations})::text as bits`;
    const expected = pbkdf2Sync(password, '7', iterations, 32, 'sha256');
    expect(row?.bits).toBe([...expected].map((byte) => byte.toString(2).padStart(8, '0')).join(''));
  }
});

test('a network with more than forty unpaid people works for each order, and has five minutes to pay', async () => {
  const first = await crowdOf(THEIRS, 4, 10);
  expect(first.map(minutesOf)).toEqual([10, 10, 10, 10]);
  expect(nameOf(await a.buy({}))).toBe('work');
  expect(await takenOf(a.stack, a.night())).toBe(40);
  const worked = await buy({});
  expect([nameOf(worked), worked.worked, minutesOf(worked)]).toEqual(['ok', true, 5]);
  const elsewhere = await buy({ address: OTHER });
  expect([nameOf(elsewhere), elsewhere.worked, minutesOf(elsewhere)]).toEqual(['ok', false, 10]);
  // Paid, or over: neither is a crowd.
  for (const order of first.slice(0, 2)) expect(await a.verify(order, 500_000)).toBe('paid');
  for (const order of first.slice(2)) await a.lapse(order);
  expect(await buy({})).toMatchObject({ worked: false });
});

test('a quarter of a night kept unpaid costs each buyer of that night the work, and no minute', async () => {
  for (const address of ['10.3.0.1', '10.3.0.2', '10.3.0.3', '10.3.0.4'])
    await crowdOf(address, 4, 8);
  const ofNight = await buy({ address: OTHER });
  expect([nameOf(ofNight), ofNight.worked, minutesOf(ofNight)]).toEqual(['ok', true, 10]);
  const ofAnother = await buy({ address: OTHER, items: [a.line(1, a.sale.single, 1)] });
  expect(ofAnother.worked).toBe(false);
});

test('nothing but the proof of this order, of the last minutes, is one', async () => {
  await crowdOf(THEIRS, 4, 10);
  const refused = await a.buy({});
  expect(nameOf(refused)).toBe('work');
  const { challenge, bits, iterations } = challengeOf(refused);
  const work = await solve({ challenge, bits, iterations });
  const [slot = '', hash = ''] = challenge.split('.');
  const wrong = [
    'x',
    challenge,
    `${challenge}:`,
    `${challenge}:-1`,
    `${challenge}:${'9'.repeat(40)}`,
    `${Number(slot) + 1}.${hash}:1`,
    `${slot}.${'0'.repeat(32)}:1`,
    `${challenge}:999999999`,
    await solve(challengeOf(await a.buy({}))),
    "'; drop table public.pass_orders; --",
  ];
  for (const text of wrong)
    expect([text, nameOf(await a.buy({ again: refused, work: text }))]).toEqual([text, 'work']);
  const strangers = { id: randomUUID(), key: newKey() };
  expect(nameOf(await a.buy({ again: strangers, work }))).toBe('work');
  const [older] = await a.stack.sql<{ five: boolean; ten: boolean }[]>`
    select private.is_worked(o, ${work}, now() + interval '5 minutes') as five,
      private.is_worked(o, ${work}, now() + interval '10 minutes') as ten
    from jsonb_populate_record(null::public.pass_orders, ${a.stack.sql.json({ id: refused.id, edition_id: a.sale.edition })}) o`;
  expect(older).toEqual({ five: true, ten: false });
  // The first call of a day writes its salt, which a refusal rolls back.
  await a.stack.sql`delete from private.salts`;
  expect(nameOf(await a.buy({ again: refused, work }))).toBe('ok');
  // The answer was lost: the same order again is the same order.
  expect(nameOf(await a.buy({ again: refused }))).toBe('ok');
  expect(await takenOf(a.stack, a.night())).toBe(41);
});

test('an order that costs nothing asks for it too and counts, one that is sold out asks for none', async () => {
  const { code } = await addPromo(a.stack, a.sale.edition, {
    percent: 100,
    uses: 100,
    per_phone: 100,
  });
  for (let made = 0; made < 4; made += 1)
    expect((await buy({ promo: code, items: [a.line(10)] })).value?.status).toBe('paid');
  const free = await buy({ promo: code });
  expect([free.value?.status, free.worked]).toEqual(['paid', true]);
  const few = await addKind(a.stack, a.sale.edition, { name: 'Front row', capacity: 1 });
  expect(nameOf(await a.buy({ items: [a.line(2, few)] }))).toBe('sold_out');
});

test('sixty phones behind one address work, pay and get their passes', async () => {
  await a.stack.sql`update private.settings set value = '2' where key = 'pass_work_bits'`;
  let orders: Bought[];
  try {
    orders = await crowdOf(THEIRS, 60, 2);
  } finally {
    await a.stack.sql`update private.settings set value = '8' where key = 'pass_work_bits'`;
  }
  expect(tally(orders.map(nameOf))).toEqual({ ok: 60 });
  for (const order of orders) expect((await a.claim(order)).value?.status).toBe('claimed');
  const paid: (string | undefined)[] = [];
  for (const order of orders) paid.push(await a.verify(order, 100_000));
  expect(paid.every((state) => state === 'paid')).toBe(true);
});
