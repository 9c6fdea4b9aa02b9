import type postgres from 'postgres';

export interface OutboxTimer {
  stop: () => Promise<void>;
}

/** What hosted Supabase does with pg_cron and pg_net: if mail is due, wake the function that sends it. */
export function startOutboxTimer(
  sql: postgres.Sql,
  every: number,
  deliver: () => Promise<void>,
): OutboxTimer {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const look = async () => {
    try {
      if ((await countDue(sql)) > 0) await deliver();
    } catch {
      // The database or the function is away for a moment; the rows wait for the next look.
    }
    plan();
  };
  const plan = () => {
    if (stopped || every <= 0) return;
    timer = setTimeout(() => {
      running = look();
    }, every).unref();
  };
  plan();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Mails due now; 0 where the migrations have no outbox. */
async function countDue(sql: postgres.Sql): Promise<number> {
  const [known] = await sql<{ known: boolean }[]>`
    select to_regprocedure('public.outbox_due()') is not null as known`;
  if (!known?.known) return 0;
  const [row] = await sql<{ due: number }[]>`select public.outbox_due()::int as due`;
  return row?.due ?? 0;
}
