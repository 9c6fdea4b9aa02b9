import { adminConnection as words } from '@/content/en/adminConnection.ts';
import { call } from '@/shared/data/call.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import type { Check, Outcome } from './check.ts';
import { type Health, type HealthReader, onHealth, rowOutcome } from './health.ts';

const { names, details, advice, repairs } = words;

/** A code of an authenticator app holds for so long (RFC 6238): a clock that is further off fails it. */
const SKEW_MAX_MS = 30_000;

/** The timer sends emails every 10 s: one queued for longer than this, ms, is stuck. */
const WAIT_MAX_MS = 10 * 60_000;

function clockOutcome(health: Health): Outcome {
  const { ok, detail } = rowOutcome(health, 'database clock');
  const skew = Date.parse(detail) - health.askedAt;
  if (!ok || Number.isNaN(skew)) return { ok: null, detail: details.notTold };
  // A database slightly behind rounds to -0, which would read 'behind'.
  return { ok: Math.abs(skew) < SKEW_MAX_MS, detail: details.clock(Math.round(skew / 1000) || 0) };
}

/** Versions are times, so they compare as text. A database that is newer than the site is well. */
function migrationOutcome(health: Health): Outcome {
  const { ok, detail } = rowOutcome(health, 'newest migration');
  if (ok === null) return { ok, detail };
  if (!ok) return { ok, detail: details.noMigration };
  return { ok: detail >= NEWEST_MIGRATION, detail: details.migration(detail, NEWEST_MIGRATION) };
}

const retryMails = call('retry_mails');
const mailSummary = call('mail_summary');

const mailsCheck: Check = {
  name: names.mails,
  group: 'database',
  advice: advice.mails,
  repair: {
    label: repairs.mails,
    run: async () => retryMails(getSupabase(), {}),
  },
  run: async (signal) => {
    const [row] = await mailSummary(getSupabase(), {}, signal);
    const { waiting = 0, dead = 0, oldest_waiting: oldest } = row ?? {};
    const isStuck = Boolean(oldest) && serverNow() - Date.parse(String(oldest)) > WAIT_MAX_MS;
    return { ok: dead === 0 && !isStuck, detail: details.mails(waiting, dead) };
  },
};

/** Checks on the rows of schema_health: clock, migrations, row-level security, live tables, and the queued emails. */
export function databaseChecks(readHealth: HealthReader): Check[] {
  const rowCheck = (
    name: 'clock' | 'migration' | 'security' | 'live',
    judge: (health: Health) => Outcome,
  ): Check => ({
    name: names[name],
    group: 'database',
    advice: advice[name],
    run: onHealth(readHealth, judge),
  });
  return [
    {
      name: names.health,
      group: 'database',
      advice: advice.health,
      run: async (signal) => {
        await readHealth(signal);
        return { ok: true, detail: details.health };
      },
    },
    rowCheck('clock', clockOutcome),
    rowCheck('migration', migrationOutcome),
    rowCheck('security', (health) => rowOutcome(health, 'row-level security')),
    rowCheck('live', (health) => rowOutcome(health, 'live tables')),
    mailsCheck,
  ];
}
