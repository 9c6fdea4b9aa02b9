import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { clientOf, type Stack } from '../../local/testing.ts';
import { inWords } from '@/shared/supabase/refusalWords.ts';
import { checkAnswer } from './answers.ts';

/** An order as get_order answers it; what the tests read of it. */
export interface Order {
  id: string;
  reference: string;
  status: string;
  total_paise: number;
  tax_paise: number;
  discount_paise: number;
  held_until: string | null;
  version: number;
  items: { kind: string; quantity: number; unit_paise: number; total_paise: number }[];
  passes: {
    id: string;
    code: string | null;
    revision: number;
    holder: string;
    people: number;
    night_ids: string[];
    cancelled_at: string | null;
  }[];
}

export interface Item {
  kind_id: string;
  night_ids?: string[];
  quantity: number;
}

/** The result of a call: its data, or the error's code and hint. */
export interface Answer<T> {
  data: T | null;
  code: string | null;
  hint: string | null;
  detail: Record<string, unknown> | null;
  status: number;
}

const firstDay = '2095-10-07';
const dayAfter = (place: number) =>
  new Date(Date.parse(firstDay) + place * 86_400_000).toISOString().slice(0, 10);

/** A key as a browser makes it. */
export const newKey = () => randomBytes(24).toString('base64url');

/** A code as a phone keeps it until it is sent. */
export const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

/** A phone number of its own. */
let phones = 0;
export const newPhone = () => `+9198${String((phones += 1)).padStart(8, '0')}`;

/** An edition on sale with nights of a capacity, and limits high enough for tests. */
export async function openEdition(
  { sql }: Pick<Stack, 'sql'>,
  {
    nights = 3,
    capacity = 100,
    year = 2095,
  }: { nights?: number; capacity?: number | null; year?: number } = {},
): Promise<{ id: string; nights: string[] }> {
  const id = randomUUID();
  await sql`insert into public.garba_editions (id, year, status, title) values (${id}, ${year}, 'on_sale', 'Raas Garba')`;
  await sql`update public.pass_settings set upi_vpa = 'garba@bank', upi_name = 'Mandap', max_people_per_phone = 200 where edition_id = ${id}`;
  const ids: string[] = [];
  for (let place = 0; place < nights; place += 1) {
    const night = randomUUID();
    ids.push(night);
    await sql`insert into public.garba_nights (id, edition_id, date, doors_at, starts_at, ends_at, capacity)
      values (${night}, ${id}, ${dayAfter(place).replace('2095', String(year))}, '18:00', '19:00', '00:30', ${capacity})`;
  }
  await sql`update private.settings set value = '1000000' where key in ('pass_work_people', 'pass_orders_per_ip', 'pass_orders_per_ip_day', 'pass_waits_per_ip', 'pass_waits_per_ip_day', 'pass_open_orders_per_phone', 'pass_looks_per_ip')`;
  return { id, nights: ids };
}

/** Makes a night last from midnight to midnight of today in Patna, so that its gate is open at every hour. */
export async function makeTonight({ sql }: Pick<Stack, 'sql'>, night: string): Promise<void> {
  await sql`update public.garba_nights set date = private.today(), doors_at = '00:00', starts_at = '00:00', ends_at = '00:00' where id = ${night}`;
}

/** Moves nights of `openEdition` to tonight and the following evenings, whose gates are closed all of today. */
export async function moveToToday(
  stack: Pick<Stack, 'sql'>,
  [tonight = '', ...later]: readonly string[],
): Promise<void> {
  await makeTonight(stack, tonight);
  for (const [place, night] of later.entries())
    await stack.sql`update public.garba_nights set date = private.today() + ${place + 1}::integer where id = ${night}`;
}

/** Adds a kind of passes; default: one night of the buyer's choice for 500 rupees. */
export async function addKind(
  { sql }: Pick<Stack, 'sql'>,
  edition: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const row = {
    id: randomUUID(),
    edition_id: edition,
    name: 'One night',
    picks: 1,
    price_paise: 50_000,
    ...more,
  };
  await insertRow({ sql }, 'pass_kinds', row);
  return row.id;
}

/** A promo code for an edition. */
let codes = 0;
export async function addPromo(
  { sql }: Pick<Stack, 'sql'>,
  edition: string,
  more: Record<string, unknown> = {},
): Promise<{ id: string; code: string }> {
  codes += 1;
  const row = { id: randomUUID(), edition_id: edition, code: `CODE${codes}`, ...more };
  await insertRow({ sql }, 'pass_promos', row);
  return { id: row.id, code: row.code };
}

async function insertRow(
  { sql }: Pick<Stack, 'sql'>,
  table: string,
  row: Record<string, unknown>,
): Promise<void> {
  const columns = sql(Object.keys(row));
  await sql`insert into public.${sql(table)} (${columns}) select ${columns}
    from jsonb_populate_record(null::public.${sql(table)}, ${JSON.stringify(row)}::text::jsonb)`;
}

/** @throws where the sentence of a refusal is not that of its words with its values. */
function checkWords(name: string, message: string, detail: Answer<unknown>['detail']): void {
  if (detail === null || detail['code'] === 'outdated') return;
  const words = inWords(detail, '');
  if (words !== message) throw new Error(`${name}: "${message}" is in words "${words}"`);
}

/** Calls a function of the API. @throws where it answers, or is refused, other than it is described. */
export async function call<T = Order>(
  client: SupabaseClient,
  name: string,
  args: Record<string, unknown>,
): Promise<Answer<T>> {
  const { data, error, status } = await client.rpc(name, args);
  const detail = error?.details?.startsWith('{')
    ? (JSON.parse(error.details) as Record<string, unknown>)
    : null;
  const isKnown = error === null || error.code.startsWith('PT') || error.code === '42501';
  if (!isKnown) throw new Error(`${name}: ${error.code} ${error.message}`);
  if (error === null) checkAnswer(name, data);
  else checkWords(name, error.message, detail);
  return {
    data: (data as T | null) ?? null,
    code: error?.code ?? null,
    hint: error?.hint ?? null,
    detail,
    status,
  };
}

/** Reserves passes as a visitor. */
export async function reserve(
  stack: Stack,
  edition: string,
  items: Item[],
  more: Record<string, unknown> = {},
  client = clientOf(stack),
): Promise<Answer<Order> & { id: string; key: string }> {
  const id = randomUUID();
  const key = newKey();
  const args = {
    p_id: id,
    p_key: key,
    p_edition_id: edition,
    p_items: items,
    p_name: 'Ritu Kumari',
    p_phone: newPhone(),
    ...more,
  };
  const answer = await call(client, 'reserve_passes', args);
  return { ...answer, id: args.p_id, key: args.p_key };
}

/** The taken places of a night or kind now. */
export async function takenOf({ sql }: Pick<Stack, 'sql'>, pool: string): Promise<number> {
  const [row] = await sql<{ taken: number }[]>`
    select u.taken from private.pool_use(array[${pool}::uuid], clock_timestamp()) u`;
  return row?.taken ?? 0;
}

export interface PaidOrder {
  id: string;
  key: string;
  order: Order;
}

/** A visitor's order of two passes for every night, paid by a promo code of 100 %. */
export async function buyPaid(
  stack: Stack,
  edition: { id: string },
  more: Record<string, unknown> = {},
): Promise<PaidOrder> {
  const season = await addKind(stack, edition.id, { picks: null, name: 'Season' });
  const { code } = await addPromo(stack, edition.id, { percent: 100 });
  const items = [{ kind_id: season, quantity: 2 }];
  const { id, key, data } = await reserve(stack, edition.id, items, { ...more, p_promo: code });
  if (data?.status !== 'paid') throw new Error(`The order is ${data?.status}`);
  return { id, key, order: data };
}

/** Codes of an order's passes. @throws without passes, or if one has no code. */
export function codesOf({ passes }: Order): [string, ...string[]] {
  const [first, ...rest] = passes.map(({ id, code }) => {
    if (!code) throw new Error(`The pass ${id} has no code.`);
    return code;
  });
  if (!first) throw new Error('The order has no passes.');
  return [first, ...rest];
}
