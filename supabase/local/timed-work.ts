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

async function isKnown(sql: postgres.Sql, name: string): Promise<boolean> {
  const [row] = await sql<
    { known: boolean }[]
  >`select to_regprocedure(${name}) is not null as known`;
  return row?.known ?? false;
}
