import { CircleCheck, CircleX } from 'lucide-react';
import { adminAnalytics } from '@/content/en/adminAnalytics.ts';
import { formatCount } from '@/shared/admin/charts/figures.ts';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { type Repair, repairs, type TableHealth } from './data/statistics.ts';
import { useRepair, useTables } from './data/useStatistics.ts';
import { Panel } from './Panel.tsx';

const { tables: words } = adminAnalytics;

const repairOf = (name: string): Repair | undefined =>
  Object.entries(repairs).find(([table]) => table === name)?.[1];

/** Shows whether the statistics' tables exist and recreates missing ones. */
export function TableHealthPanel() {
  return (
    <Panel
      title={words.title}
      hint={words.hint}
      query={useTables()}
      none=""
      failed={words.loadFailed}
    >
      {(tables) => <Tables tables={tables} />}
    </Panel>
  );
}

function Tables({ tables }: { tables: readonly TableHealth[] }) {
  const missing = tables.filter(({ present }) => !present);
  const needed = new Set(missing.flatMap(({ table_name }) => repairOf(table_name) ?? []));
  return (
    <>
      <p className="mt-2 flex items-center gap-2 font-semibold">
        {missing.length === 0 ? (
          <CircleCheck aria-hidden className="text-leaf size-5 flex-none" />
        ) : (
          <CircleX aria-hidden className="text-sindoor size-5 flex-none" />
        )}
        {missing.length === 0 ? words.well : words.missing(missing.length)}
      </p>
      <div className="flex flex-wrap gap-2">
        {[...needed].map((procedure) => (
          <RepairButton key={procedure} procedure={procedure} />
        ))}
      </div>
      {missing.some(({ table_name }) => repairOf(table_name) === undefined) && (
        <p className="mt-2">{words.advice}</p>
      )}
      <details className="mt-2 print:not-open:hidden" open={missing.length > 0}>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 underline underline-offset-4">
          {words.each}
        </summary>
        <ul className="divide-line grid divide-y">
          {tables.map(({ table_name, present, rows_estimate, newest }) => (
            <li key={table_name} className="py-1.5">
              <span className="flex flex-wrap justify-between gap-x-3">
                <code>{table_name}</code>
                <span className={present ? '' : 'text-sindoor font-semibold'}>
                  {present ? words.present : words.absent}
                </span>
              </span>
              {present && (
                <span className="text-muted text-xs">
                  {words.holds(
                    formatCount(rows_estimate),
                    // Null without rows, but not in the generated type.
                    newest ? formatIstDateTime(new Date(newest)) : words.never,
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function RepairButton({ procedure }: { procedure: Repair }) {
  const repair = useRepair();
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-2"
      disabled={repair.isPending}
      onClick={() =>
        repair.mutate(procedure, {
          onSuccess: () => notify.success(words.repaired),
          onError: () => notify.error(words.failed),
        })
      }
    >
      {words.repair[procedure]}
    </Button>
  );
}
