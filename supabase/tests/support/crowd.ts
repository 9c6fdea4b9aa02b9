import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Stack } from '../../local/testing.ts';
import { type Item, newKey, newPhone } from './passes.ts';

/** The embedded PostgreSQL allows 40 connections, of which the stack itself needs about 20. */
export const CONNECTIONS = 12;

/** An error of PostgreSQL as the driver throws it; detail is JSON in refusals of passes. */
export interface Refusal {
  code: string;
  message: string;
  hint?: string | undefined;
  detail?: string | undefined;
}

/** Direct connections: the HTTP API gives all callers one address, so its quota would let them in one by one. */
export function openCrowd({ databaseUrl }: Pick<Stack, 'databaseUrl'>): postgres.Sql {
  return postgres(databaseUrl, {
    max: CONNECTIONS,
    onnotice: () => undefined,
    fetch_types: false,
    connection: { application_name: 'crowd', deadlock_timeout: '100ms' },
  });
}

const anyAddress = () =>
  [10, 0, 0, 0].map((first) => first || Math.floor(Math.random() * 255)).join('.');

/** Runs `work` in a transaction as the local REST layer does, from an address of its own unless one is given. */
export async function asCaller<T>(
  crowd: postgres.Sql,
  claims: Record<string, unknown>,
  work: (tx: postgres.TransactionSql) => Promise<T>,
  address = anyAddress(),
): Promise<T> {
  const result = await crowd.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('request.headers', ${JSON.stringify({ 'x-forwarded-for': address })}, true),
      set_config('role', ${String(claims['role'])}, true)`;
    return { value: await work(tx) };
  });
  return result.value;
}

/** Claims of a visitor. */
export const visitor = { role: 'anon' };

/** Claims of a signed-in client. */
export async function claimsOf(client: SupabaseClient): Promise<Record<string, unknown>> {
  const { data } = await client.auth.getSession();
  const [, claims = ''] = (data.session?.access_token ?? '').split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}

/** A reservation as a browser makes it. */
export const newOrder = () => ({ id: randomUUID(), key: newKey(), phone: newPhone() });
export type NewOrder = ReturnType<typeof newOrder>;

/** Calls reserve_passes in a transaction that is open already. */
export async function reserveIn<T = Record<string, unknown>>(
  tx: postgres.ISql,
  edition: string,
  items: Item[],
  { id, key, phone }: NewOrder = newOrder(),
): Promise<T> {
  const [row] = await tx<{ order: T }[]>`
    select public.reserve_passes(${id}, ${key}, ${edition}, ${tx.json(items as never)}, 'Ritu Kumari', ${phone}) as "order"`;
  return row?.order as T;
}

/** Outcome of a call: its value, or its refusal. Rethrows errors that are not PostgreSQL's. */
export async function outcomeOf<T>(call: Promise<T>): Promise<{ value?: T; error?: Refusal }> {
  try {
    return { value: await call };
  } catch (error) {
    if (error instanceof postgres.PostgresError) return { error };
    throw error;
  }
}

/** The name of an outcome: "ok", the hint of a refusal, or the error's code. */
export const nameOf = ({ error }: { error?: Refusal }) =>
  error === undefined ? 'ok' : error.code === 'PT409' ? (error.hint ?? '') : error.code;

/** Counts each name. */
export function tally(names: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Matches SQL however its lines are broken. */
const anySpace = (sql: string) =>
  new RegExp(
    sql
      .replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)
      .replaceAll(/\s+/gu, String.raw`\s+`)
      .replaceAll(String.raw`\(`, String.raw`\(\s*`)
      .replaceAll(String.raw`\)`, String.raw`\s*\)`),
    'u',
  );

/**
 * Runs `work` with a changed function of the database: the control of a test.
 * @param change pairs of a text of the function, in any line breaks, and its replacement.
 * @throws if the function lacks one of the texts.
 */
export async function withFault<T>(
  { sql }: Pick<Stack, 'sql'>,
  name: string,
  change: [string, string][],
  work: () => Promise<T>,
): Promise<T> {
  const [row] = await sql<{ def: string }[]>`
    select pg_get_functiondef(p.oid) as def from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname || '.' || p.proname = ${name}`;
  const whole = row?.def ?? '';
  let faulty = whole;
  for (const [text, instead] of change) {
    const found = anySpace(text);
    if (!found.test(faulty)) throw new Error(`${name} has no "${text}"`);
    faulty = faulty.replace(found, () => instead);
  }
  await sql.unsafe(faulty);
  try {
    return await work();
  } finally {
    await sql.unsafe(whole);
  }
}

/** Prints a figure of a test. */
export const say = (text: string) => process.stdout.write(`${text}\n`);

/** Reserves as a visitor and repeats the call, under the same id, while the database is busy: `busy` times. */
export async function reserveUntilHeard(
  crowd: postgres.Sql,
  edition: string,
  items: Item[],
  order = newOrder(),
) {
  let busy = 0;
  for (;;) {
    const outcome = await outcomeOf(
      asCaller(crowd, visitor, (tx) => reserveIn(tx, edition, items, order)),
    );
    if (outcome.error?.code !== 'PT503') return { ...outcome, busy };
    busy += 1;
  }
}

/** Waits until a call of the crowd is done or waits for a lock. */
export async function doneOrWaiting(
  { sql }: Pick<Stack, 'sql'>,
  call: Promise<unknown>,
): Promise<void> {
  let isDone = false;
  const noteDone = () => {
    isDone = true;
  };
  void call.then(noteDone, noteDone);
  for (;;) {
    const waiting = await sql`
      select from pg_stat_activity where application_name = 'crowd' and wait_event_type = 'Lock'`;
    if (isDone || waiting.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
