import { adminAnalytics } from '@/content/en/adminAnalytics.ts';
import type { CsvColumn } from '@/shared/admin/exportCsv.ts';
import { visitDimensions } from '@/shared/lists/visitDimensions.ts';
import type { Report } from './reportPeriod.ts';
import { valueName } from './names.ts';
import { listBreakdown, listDays, listGoals } from './statistics.ts';

/** Row limit of the database per dimension. */
const MOST = 500;
const { csv: words, columns, lists, goals } = adminAnalytics;

type CsvRow = {
  list: string;
  line: string;
  visitors?: number;
  visits: number;
  views?: number;
  seconds?: number | null;
  times?: number;
};

export const csvColumns: readonly CsvColumn<CsvRow>[] = [
  { heading: words.kind, value: ({ list }) => list },
  { heading: words.name, value: ({ line }) => line },
  { heading: columns.visitors, value: ({ visitors }) => visitors ?? null },
  { heading: columns.visits, value: ({ visits }) => visits },
  { heading: columns.views, value: ({ views }) => views ?? null },
  { heading: words.seconds, value: ({ seconds }) => seconds ?? null },
  { heading: words.times, value: ({ times }) => times ?? null },
];

/** Exports everything the screen shows of a period, one value per row: days, lists, goals. */
export async function loadCsv(report: Report, signal: AbortSignal) {
  const [days, reached, ...breakdowns] = await Promise.all([
    listDays(report, signal),
    listGoals(report, signal),
    ...visitDimensions.map(async (name) => ({
      name,
      rows: await listBreakdown(name, report, MOST, signal),
    })),
  ]);
  const rows: CsvRow[] = [
    ...days.now.map(({ day, visitors, visits, views }) => ({
      list: words.day,
      line: day,
      visitors,
      visits,
      views,
    })),
    ...breakdowns.flatMap(({ name, rows: found }) =>
      found.map(({ value, visitors, visits, views, avg_seconds }) => ({
        list: lists[name].title,
        line: valueName(name, value),
        visitors,
        visits,
        views,
        seconds: avg_seconds,
      })),
    ),
    ...reached.map(({ goal, events, visits }) => ({
      list: goals.title,
      line: valueName('goal', goal),
      visits,
      times: events,
    })),
  ];
  return { rows, total: rows.length };
}
