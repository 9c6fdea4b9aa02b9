import type { ReactNode } from 'react';
import { adminAnalytics } from '@/content/en/adminAnalytics.ts';
import { type Figure, FigureCards } from '@/shared/admin/charts/FigureCards.tsx';
import { LineChart } from '@/shared/admin/charts/LineChart.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { LoadFailure } from '@/shared/admin/LoadFailure.tsx';
import { StaleNote } from '@/shared/admin/StaleNote.tsx';
import { stateOf } from '@/shared/data/liveQuery.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { type Report, lengthOf } from './data/reportPeriod.ts';
import { isByWeek } from './data/points.ts';
import type { Figures } from './data/statistics.ts';
import { useDays, useFigures } from './data/useStatistics.ts';
import { LoadSample, SampleNote } from './SampleData.tsx';

const { figures: words, charts, weekCharts, sample, empty } = adminAnalytics;

const perVisit = ({ views, visits }: Figures['now']) => (visits === 0 ? null : views / visits);

function figuresOf({ now, before }: Figures): Figure[] {
  const mark = now.has_sample || before.has_sample ? sample.badge : undefined;
  /** Sample data has no comparison, as it may fill only one of the periods. */
  const past = (value: number | null) => (mark ? null : value);
  return [
    { label: words.visitors, now: now.visitors, before: past(before.visitors), mark },
    { label: words.visits, now: now.visits, before: past(before.visits), mark },
    { label: words.views, now: now.views, before: past(before.views), mark },
    {
      label: words.perVisit,
      now: perVisit(now),
      before: past(perVisit(before)),
      show: words.perVisitText,
      mark,
    },
    // Sample data has no durations.
    { label: words.time, now: now.avg_seconds, before: before.avg_seconds, show: words.timeText },
  ];
}

const holdsSample = ({ now, before }: Figures) => now.has_sample || before.has_sample;

type OverviewProps = {
  report: Report;
  /** The lists; rendered only if anything was counted. */
  children: ReactNode;
};

/** Figures and daily charts of the period and the one before it, and the lists. */
export function Overview({ report, children }: OverviewProps) {
  const figures = useFigures(report);
  return (
    <section aria-label={words.label} className="mt-4">
      <StaleNote query={figures} />
      <QueryView
        state={stateOf(figures)}
        loading={<ListMessage live="polite" title={adminAnalytics.loading} />}
        error={<LoadFailure title={adminAnalytics.failed} onRetry={() => void figures.refetch()} />}
      >
        {(data) => (
          <div aria-busy={figures.isPlaceholderData} className="aria-busy:opacity-60">
            <FigureCards figures={figuresOf(data)} />
            {holdsSample(data) && <SampleNote />}
            {data.now.views === 0 ? (
              <div className="mt-4">
                <Nothing report={report} />
              </div>
            ) : (
              <>
                {lengthOf(report) > 1 && <Charts report={report} hasSample={holdsSample(data)} />}
                {children}
              </>
            )}
          </div>
        )}
      </QueryView>
    </section>
  );
}

function Nothing({ report: { filters } }: { report: Report }) {
  if (Object.keys(filters).length > 0) return <ListMessage title={empty.noMatch} />;
  return (
    <ListMessage title={empty.title} hint={empty.hint}>
      <LoadSample />
    </ListMessage>
  );
}

/** Needs at least two days. */
function Charts({ report, hasSample }: { report: Report; hasSample: boolean }) {
  const { visitors, views } = isByWeek(report) ? weekCharts : charts;
  const unitOf = (unit: string) => (hasSample ? sample.unit(unit) : unit);
  return (
    <div className="mt-4 grid items-start gap-4 xl:grid-cols-2">
      <LineChart {...visitors} unit={unitOf(visitors.unit)} query={useDays(report, 'visitors')} />
      <LineChart {...views} unit={unitOf(views.unit)} query={useDays(report, 'views')} />
    </div>
  );
}
