import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import type { Stack } from '../../../supabase/local/testing.ts';
import {
  asCaller,
  CONNECTIONS,
  newOrder,
  reserveIn,
  visitor,
} from '../../../supabase/tests/support/crowd.ts';
import type { Order } from '../../../supabase/tests/support/passes.ts';
import { ratio, type Timed, timed } from './figures.ts';

/** As many as have a connection: more would wait in the driver, and that would be measured. */
const CLIENTS = CONNECTIONS;
const ORDERS = 2000;
const VERIFIED = 100;
const CHECK_INS = 1000;
const FINDS = 500;
/** Phones at the gates of one night. */
const PHONES = 4;

/** What calls take, each beside a control: a transaction that inserts one row. */
export type DatabaseFigures = {
  reserve: Timed & { insert: Timed; perSecondToInsert: number };
  verify: { togetherMs: number; oneByOneMs: number; ratio: number };
  checkIn: Timed & { insert: Timed; p95ToInsert: number };
  /** Whether the time of an answer tells a guesser that a phone number has bought. */
  find: { hit: Timed; knownPhone: Timed; unknownPhone: Timed; knownToUnknown: number };
};

export type Sale = { edition: string; night: string; kind: string };
/** A crowd's connections, and the claims of an owner. */
type Callers = { crowd: postgres.Sql; owner: Record<string, unknown> };

const oneTicket = ({ night, kind }: Sale) => [{ kind_id: kind, night_ids: [night], quantity: 1 }];

/** One row is written to a table without an index besides its key. */
async function plainInserts({ crowd }: Callers, count: number, clients: number): Promise<Timed> {
  return timed(
    Array.from({ length: count }, () => randomUUID()),
    clients,
    async (id) =>
      asCaller(crowd, visitor, async (tx) => {
        await tx`set local role none`;
        await tx`insert into private.bench_rows (id, note) values (${id}, 'Ritu Kumari')`;
      }),
  );
}

/** All buyers want the same night: they wait for one row. */
async function measureReserving(callers: Callers, sale: Sale) {
  const orders = Array.from({ length: ORDERS }, newOrder);
  const reserve = await timed(orders, CLIENTS, async (order) =>
    asCaller(callers.crowd, visitor, async (tx) =>
      reserveIn(tx, sale.edition, oneTicket(sale), order),
    ),
  );
  const insert = await plainInserts(callers, ORDERS, CLIENTS);
  return { ...reserve, insert, perSecondToInsert: ratio(reserve.perSecond, insert.perSecond) };
}

/** Orders whose buyers have entered a number. */
async function claimedOrders({ crowd }: Callers, sale: Sale, count: number) {
  const orders = Array.from({ length: count }, newOrder);
  await timed(orders, PHONES, async (order, index) =>
    asCaller(crowd, visitor, async (tx) => {
      await reserveIn(tx, sale.edition, oneTicket(sale), order);
      await tx`select public.claim_payment(${order.id}, ${order.key}, ${String(300_000_000_000 + index)})`;
    }),
  );
  return orders;
}

async function timeVerifying({ crowd, owner }: Callers, rows: object[]): Promise<number> {
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
  const together = await timeVerifying(callers, rows.slice(0, VERIFIED));
  let oneByOne = 0;
  for (const row of rows.slice(VERIFIED)) oneByOne += await timeVerifying(callers, [row]);
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
    const given = await asCaller(crowd, owner, async (tx) => {
      const [row] = await tx<{ order: Order }[]>`
        select public.give_passes(${randomUUID()}, ${edition}, ${tx.json(items)}, 'Guests', '', 'Bench') as "order"`;
      return row?.order.passes.flatMap(({ code }) => code ?? []) ?? [];
    });
    if (given.length === 0) throw new Error('give_passes gave no codes.');
    codes.push(...given);
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
  const checkIn = await timed(codes, PHONES, async (code) =>
    asCaller(callers.crowd, callers.owner, async (tx) => {
      const [row] = await tx<{ answer: { result: string } }[]>`
        select public.check_in(${shift}, ${randomUUID()}, ${code}) as answer`;
      if (row?.answer.result !== 'admitted') throw new Error(JSON.stringify(row));
    }),
  );
  const insert = await plainInserts(callers, CHECK_INS, PHONES);
  return { ...checkIn, insert, p95ToInsert: ratio(checkIn.p95Ms, insert.p95Ms) };
}

async function measureFinding({ crowd }: Callers, sql: Stack['sql']) {
  const orders = await sql<{ phone: string; reference: string }[]>`
    select phone_e164 as phone, reference from public.pass_orders where phone_e164 is not null limit ${FINDS}`;
  await sql`update private.settings set value = '1000000' where key like 'pass_finds_per_%'`;
  type Guess = (
    order: (typeof orders)[number],
    index: number,
  ) => [phone: string, reference: string];
  const find = async (guess: Guess) =>
    timed(orders, 1, async (order, index) =>
      asCaller(crowd, visitor, async (tx) => {
        const [phone, reference] = guess(order, index);
        await tx`select public.find_my_passes(${phone}, ${reference})`;
      }),
    );
  const knownPhone = await find(({ phone }) => [phone, 'ZZZZZZ']);
  const unknownPhone = await find((_order, index) => [
    `+9177${String(index).padStart(8, '0')}`,
    'ZZZZZZ',
  ]);
  const hit = await find(({ phone, reference }) => [phone, reference]);
  const knownToUnknown = ratio(knownPhone.medianMs, unknownPhone.medianMs);
  return { hit, knownPhone, unknownPhone, knownToUnknown };
}

/**
 * Leaves a table in the database: the stack is thrown away.
 * @param openDoors moves the night to today; called between selling and scanning.
 */
export async function measureDatabase(
  stack: Stack,
  callers: Callers,
  sale: Sale,
  openDoors: () => Promise<void>,
): Promise<DatabaseFigures> {
  await stack.sql`create table private.bench_rows (id uuid primary key, note text not null)`;
  const reserve = await measureReserving(callers, sale);
  const verify = await measureVerifying(callers, sale);
  const find = await measureFinding(callers, stack.sql);
  await openDoors();
  return { reserve, verify, find, checkIn: await measureCheckIns(callers, sale) };
}
