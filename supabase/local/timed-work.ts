import type postgres from 'postgres';

/** Mails due now; 0 where the migrations have no outbox. */
export async function countDueMails(sql: postgres.Sql): Promise<number> {
  if (!(await isKnown(sql, 'public.outbox_due()'))) return 0;
  const [row] = await sql<{ due: number }[]>`select public.outbox_due()::int as due`;
  return row?.due ?? 0;
}

/** Shows the announcements whose time has come; nothing where the migrations have none. */
export async function refreshAnnouncement(sql: postgres.Sql): Promise<void> {
  if (await isKnown(sql, 'private.refresh_announcement()'))
    await sql`select private.refresh_announcement()`;
}

/** What pg_cron does in the night and on Mondays: figures rolled up, what is over age deleted, the week's mail queued. */
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
