import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import type { Stack } from '../../../supabase/local/testing.ts';
import { asCaller, newOrder, reserveIn, visitor } from '../../../supabase/tests/support/crowd.ts';
import type { Order } from '../../../supabase/tests/support/passes.ts';
import { ratio, type Timed, timed } from './figures.ts';

const CLIENTS = 50;
const ORDERS = 2000;
const VERIFIED = 100;
const CHECK_INS = 1000;
const FINDS = 500;
/** Phones at the gates of one night. */
const PHONES = 4;

/** Figures of calls beside a control: the same transactions with the least that could be in them. */
export type DatabaseFigures = {
  reserve: Timed & { insert: Timed; toInsert: number };
  verify: { togetherMs: number; oneByOneMs: number; ratio: number };
  checkIn: Timed & { insert: Timed; toInsert: number };
  /** What a guess of *Find my passes* could learn by its time. */
  find: { hit: Timed; knownPhone: Timed; unknownPhone: Timed; knownToUnknown: number };
};

export type Sale = { edition: string; night: string; kind: string };
/** A crowd's connections, and the claims of an owner. */
type Callers = { crowd: postgres.Sql; owner: Record<string, unknown> };

/** One row is written to a table without an index besides its key. */
async function plainInserts({ crowd }: Callers, count: number, clients: number): Promise<Timed> {
  return timed(count, clients, async () =>
    asCaller(crowd, visitor, async (tx) => {
      await tx`set local role none`;
      await tx`insert into private.bench_rows (id, note) values (${randomUUID()}, 'Ritu Kumari')`;
    }),
  );
}

/** All buyers want the same night: they wait for one row. */
async function measureReserving(callers: Callers, { edition, night, kind }: Sale) {
  const items = [{ kind_id: kind, night_ids: [night], quantity: 1 }];
  const reserve = await timed(ORDERS, CLIENTS, async () =>
    asCaller(callers.crowd, visitor, async (tx) => reserveIn(tx, edition, items)),
  );
  const insert = await plainInserts(callers, ORDERS, CLIENTS);
  return { ...reserve, insert, toInsert: ratio(reserve.perSecond, insert.perSecond) };
}

/** Orders whose buyers have entered a number. */
async function claimedOrders({ crowd }: Callers, { edition, night, kind }: Sale, count: number) {
  const items = [{ kind_id: kind, night_ids: [night], quantity: 1 }];
  const orders = Array.from({ length: count }, newOrder);
  await timed(count, PHONES, async (index) =>
    asCaller(crowd, visitor, async (tx) => {
      const order = orders[index] ?? newOrder();
      await reserveIn(tx, edition, items, order);
      await tx`select public.claim_payment(${order.id}, ${order.key}, ${String(300_000_000_000 + index)})`;
    }),
  );
  return orders;
}

async function verify({ crowd, owner }: Callers, rows: object[]): Promise<number> {
  const began = performance.now();
  const answers = await asCaller(
    crowd,
    owner,
    async (tx) => tx<{ result: string }[]>`
      select result from public.verify_payments(${tx.json(rows as never)})`,
  );
  const unpaid = answers.filter(({ result }) => result !== 'paid');
  if (unpaid.length > 0) throw new Error(`verify_payments: ${unpaid[0]?.result}`);
  return performance.now() - began;
}

async function measureVerifying(callers: Callers, sale: Sale) {
  const orders = await claimedOrders(callers, sale, 2 * VERIFIED);
  const rows = orders.map(({ id }, index) => ({
    order_id: id,
    utr: String(400_000_000_000 + index),
    amount_paise: 50_000,
  }));
  const together = await verify(callers, rows.slice(0, VERIFIED));
  let oneByOne = 0;
  for (const row of rows.slice(VERIFIED)) oneByOne += await verify(callers, [row]);
  return {
    togetherMs: Math.round(together),
    oneByOneMs: Math.round(oneByOne),
    ratio: ratio(together, oneByOne),
  };
}

/** Codes of complimentary passes for a night. */
export async function giveCodes(
  { crowd, owner }: Callers,
  { edition, night, kind }: Sale,
  count: number,
): Promise<string[]> {
  const codes: string[] = [];
  while (codes.length < count) {
    const items = [
      { kind_id: kind, night_ids: [night], quantity: Math.min(100, count - codes.length) },
    ];
    const order = await asCaller(crowd, owner, async (tx) => {
      const [row] = await tx<{ order: Order }[]>`
        select public.give_passes(${randomUUID()}, ${edition}, ${tx.json(items)}, 'Guests', '', 'Bench') as "order"`;
      return row?.order;
    });
    codes.push(...(order?.passes ?? []).flatMap(({ code }) => code ?? []));
  }
  return codes;
}

export async function openShift({ crowd, owner }: Callers, night: string): Promise<string> {
  const id = randomUUID();
  await asCaller(
    crowd,
    owner,
    async (tx) => tx`select public.open_shift(${id}, ${night}, 'gate', 'Gate 1')`,
  );
  return id;
}

async function measureCheckIns(callers: Callers, sale: Sale) {
  const codes = await giveCodes(callers, sale, CHECK_INS);
  const shift = await openShift(callers, sale.night);
  const checkIn = await timed(codes.length, PHONES, async (index) =>
    asCaller(callers.crowd, callers.owner, async (tx) => {
      const [row] = await tx<{ answer: { result: string } }[]>`
        select public.check_in(${shift}, ${randomUUID()}, ${codes[index] ?? ''}) as answer`;
      if (row?.answer.result !== 'admitted') throw new Error(JSON.stringify(row));
    }),
  );
  const insert = await plainInserts(callers, CHECK_INS, PHONES);
  return { ...checkIn, insert, toInsert: ratio(checkIn.p95Ms, insert.p95Ms) };
}

async function measureFinding({ crowd }: Callers, sql: Stack['sql']) {
  const orders = await sql<{ phone: string; reference: string }[]>`
    select phone_e164 as phone, reference from public.pass_orders where phone_e164 is not null limit ${FINDS}`;
  await sql`update private.settings set value = '1000000' where key like 'pass_finds_per_%'`;
  const find = async (choose: (index: number) => readonly [phone: string, reference: string]) =>
    timed(orders.length, 1, async (index) =>
      asCaller(crowd, visitor, async (tx) => {
        const [phone, reference] = choose(index);
        await tx`select public.find_my_passes(${phone}, ${reference})`;
      }),
    );
  const phoneAt = (index: number) => orders[index]?.phone ?? '';
  const knownPhone = await find((index) => [phoneAt(index), 'ZZZZZZ']);
  const unknownPhone = await find((index) => [`+9177${String(index).padStart(8, '0')}`, 'ZZZZZZ']);
  const hit = await find((index) => [phoneAt(index), orders[index]?.reference ?? '']);
  const knownToUnknown = ratio(knownPhone.medianMs, unknownPhone.medianMs);
  return { hit, knownPhone, unknownPhone, knownToUnknown };
}

/** @param openDoors makes the night tonight's, after the sale. */
export async function measureDatabase(
  stack: Stack,
  callers: Callers,
  sale: Sale,
  openDoors: () => Promise<void>,
): Promise<DatabaseFigures> {
  await stack.sql`create table private.bench_rows (id uuid primary key, note text not null)`;
  const reserve = await measureReserving(callers, sale);
  const verified = await measureVerifying(callers, sale);
  const find = await measureFinding(callers, stack.sql);
  await openDoors();
  return { reserve, verify: verified, find, checkIn: await measureCheckIns(callers, sale) };
}
