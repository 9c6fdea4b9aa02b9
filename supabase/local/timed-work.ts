import type postgres from 'postgres';

/** Number of due rows in the outbox; 0 if the migrations have none. */
export async function countDueMails(sql: postgres.Sql): Promise<number> {
  if (!(await isKnown(sql, 'public.outbox_due()'))) return 0;
  const [row] = await sql<{ due: number }[]>`select public.outbox_due()::int as due`;
  return row?.due ?? 0;
}

/**
 * Runs pg_cron's jobs of each minute, as far as they are defined: the announcement's end, offers of the waiting list.
 */
export async function doMinutesWork(sql: postgres.Sql): Promise<void> {
  if (await isKnown(sql, 'private.refresh_announcement()'))
    await sql`select private.refresh_announcement()`;
  if (await isKnown(sql, 'private.offer_due()')) await sql`select private.offer_due()`;
}

/** Runs pg_cron's nightly and weekly jobs: roll-up, deletion of expired rows, the weekly mail. */
export async function doNightlyWork(sql: postgres.Sql): Promise<void> {
  if (await isKnown(sql, 'private.tidy()')) await sql`select private.tidy()`;
  if (await isKnown(sql, 'private.queue_weekly_summary(timestamptz)'))
    await sql`select private.queue_weekly_summary()`;
}

async function isKnown(sql: postgres.Sql, name: string): Promise<boolean> {
  const [row] = await sql<
    { known: boolean }[]
  >`select to_regprocedure(${name}) is not null as known`;
  return row?.known ?? false;
}
