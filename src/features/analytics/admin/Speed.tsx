import { adminAnalytics } from '@/content/en/adminAnalytics.ts';
import { vitals } from '@/shared/lists/vitals.ts';
import type { Report } from './data/reportPeriod.ts';
import { gradeOf } from './data/grades.ts';
import type { Vital } from './data/statistics.ts';
import { useVitals } from './data/useStatistics.ts';
import { Panel } from './Panel.tsx';

const { speed: words } = adminAnalytics;

/** Decorative; the text carries the grade. */
const colours = { good: 'bg-leaf', middling: 'bg-marigold', poor: 'bg-sindoor' };
const grades = ['good', 'middling', 'poor'] as const;

/** Core Web Vitals of the visits. */
export function Speed({ report }: { report: Report }) {
  return (
    <Panel
      title={words.title}
      hint={words.hint}
      query={useVitals(report)}
      none={words.none}
      isEmpty={(rows) => rows.every(({ samples }) => samples === 0)}
    >
      {(rows) => (
        <ul className="divide-line grid divide-y">
          {rows
            .filter(({ samples }) => samples > 0)
            .map((row) => (
              <Measured key={row.metric} row={row} />
            ))}
        </ul>
      )}
    </Panel>
  );
}

function Measured({ row }: { row: Vital }) {
  const { metric, p75, good, middling, poor, samples } = row;
  const grade = gradeOf(row);
  const name = vitals.find((one) => one === metric);
  return (
    <li className="py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          {name ? words.names[name] : metric}{' '}
          <strong className="tabular-nums">{words.value(metric, p75)}</strong>
        </span>
        <span className="inline-flex items-center gap-1.5 font-semibold">
          <span aria-hidden className={`size-2 rounded-full ${colours[grade]}`} />
          {words.grades[grade]}
        </span>
      </p>
      <span aria-hidden className="my-1.5 flex h-1.5 gap-0.5">
        {grades
          .filter((one) => row[one] > 0)
          .map((one) => (
            <span
              key={one}
              style={{ flexGrow: row[one] }}
              className={`rounded-sm ${colours[one]}`}
            />
          ))}
      </span>
      <p className="text-muted text-xs">{words.shares(good, middling, poor, samples)}</p>
    </li>
  );
}
