import type { ReactNode } from 'react';
import { adminDashboard } from '@/content/en/adminDashboard.ts';
import { FigureCards } from '@/shared/admin/charts/FigureCards.tsx';
import type { TwoPeriods } from '@/shared/admin/charts/figures.ts';
import { LineChart } from '@/shared/admin/charts/LineChart.tsx';
import type { IsoDay } from '@/shared/lib/dates.ts';
import { type Summary, useSummary } from './data/summary.ts';

const { month: words } = adminDashboard;

/** Days of this month so far, and as many of the last one; null without the right. */
function monthsOf({ days, month }: Summary, what: 'visitors' | 'enquiries'): TwoPeriods {
  const figures = days.map((day) => ({ day: day.day, value: day[what] ?? 0 }));
  return {
    now: figures.filter(({ day }) => day >= month.from),
    before: figures.filter(({ day }) => day < month.from),
  };
}

type MonthAgainstLastProps = {
  summary: Summary;
  today: IsoDay;
  /** Further charts. */
  children: ReactNode;
};

/** The month so far next to the same days of the last one. */
export function MonthAgainstLast({ summary, today, children }: MonthAgainstLastProps) {
  const { month, warnings } = summary;
  const mark = warnings.sample_data === true ? words.sample : undefined;
  const figures = [
    { label: words.enquiries, now: month.enquiries, before: month.enquiries_before },
    { label: words.visitors, now: month.visitors, before: month.visitors_before, mark },
    { label: words.views, now: month.views, before: month.views_before, mark },
  ].flatMap(({ now, before, ...rest }) =>
    now === undefined || before === undefined ? [] : [{ ...rest, now, before }],
  );
  return (
    <section aria-labelledby="month" className="mt-8">
      <h2 id="month" className="font-display text-lg">
        {words.title}
      </h2>
      <p className="text-muted mb-3">{words.hint}</p>
      <FigureCards figures={figures} />
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2 xl:grid-cols-3">
        {month.enquiries !== undefined && <MonthChart what="enquiries" today={today} />}
        {month.visitors !== undefined && <MonthChart what="visitors" today={today} mark={mark} />}
        {children}
      </div>
    </section>
  );
}

type MonthChartProps = {
  what: 'visitors' | 'enquiries';
  today: IsoDay;
  mark?: string | undefined;
};

function MonthChart({ what, today, mark }: MonthChartProps) {
  const { unit, ...chart } = words.charts[what];
  const query = useSummary(today, (summary) => monthsOf(summary, what));
  return <LineChart {...chart} unit={mark ? words.withSample(unit) : unit} query={query} />;
}
