import { adminConnection as words } from '@/content/en/adminConnection.ts';
import { call } from '@/shared/data/call.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { type Outcome, untilAborted } from './check.ts';

type HealthRow = { item: string; ok: boolean; detail: string };

/** The rows of schema_health. */
export type Health = {
  rows: readonly HealthRow[];
  /** Middle of the time between question and answer, in ms since 1970 by this device's clock. */
  askedAt: number;
};

const schemaHealth = call('schema_health');

async function readHealth(signal: AbortSignal): Promise<Health> {
  const before = Date.now();
  const rows = await schemaHealth(getSupabase(), {}, signal);
  return { rows, askedAt: (before + Date.now()) / 2 };
}

export type HealthReader = (signal: AbortSignal) => Promise<Health>;

/** Loads the health once for all checks. */
export function healthReader(): HealthReader {
  let health: Promise<Health> | undefined;
  return async (signal) => (health ??= untilAborted(readHealth(signal), signal));
}

/** A check on the rows of schema_health; unknown where they could not be read. */
export const onHealth =
  (read: HealthReader, judge: (health: Health) => Outcome) =>
  async (signal: AbortSignal): Promise<Outcome> => {
    const health = await read(signal).catch(() => null);
    return health ? judge(health) : { ok: null, detail: words.details.noHealth };
  };

/** The row of that name as an outcome. */
export function rowOutcome({ rows }: Health, name: string): Outcome {
  const row = rows.find(({ item }) => item === name);
  return row ? { ok: row.ok, detail: row.detail } : { ok: null, detail: words.details.notTold };
}
