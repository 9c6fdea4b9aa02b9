import { Printer } from 'lucide-react';
import { adminAnalytics as words } from '@/content/en/adminAnalytics.ts';
import { ExportButton } from '@/shared/admin/ExportButton.tsx';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { useIstToday } from '@/shared/admin/useIstToday.ts';
import { useListState } from '@/shared/admin/useListState.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { formatBareDay } from '@/shared/lib/dates.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { printPage } from '@/shared/ui/saveFile.ts';
import { addressSchema, reportOf, type Period, periodBefore } from './data/reportPeriod.ts';
import { csvColumns, loadCsv } from './data/csv.ts';
import { FilterChips } from './FilterChips.tsx';
import { Lists } from './Lists.tsx';
import { LiveCount, LiveVisitors } from './LiveVisitors.tsx';
import { Overview } from './Overview.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { TableHealthPanel } from './TableHealthPanel.tsx';
import { VisitorCounter } from './VisitorCounter.tsx';

const rangeOf = ({ from, to }: Period) =>
  words.period.range(formatBareDay(from), formatBareDay(to));

/** Visitor statistics: numbers, pages, sources and goals. */
export default function AnalyticsScreen() {
  const today = useIstToday();
  const { values, set, hrefOf } = useListState(addressSchema);
  const report = reportOf(values, today);
  return (
    <>
      <ScreenHeading heading={words.heading} intro={words.intro}>
        <ExportButton
          name={words.csv.file(report.from, report.to)}
          columns={csvColumns}
          load={async (_offset, _limit, signal) => loadCsv(report, signal)}
        />
        <Button variant="secondary" size="sm" onClick={printPage}>
          <Printer aria-hidden />
          {words.print}
        </Button>
      </ScreenHeading>
      <PeriodBar
        days={values.days}
        period={report}
        today={today}
        hrefOf={hrefOf}
        onChoose={({ from, to }) => set({ days: 'own', from, to })}
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
        <LiveCount withAdmins={report.withAdmins} />
        <p>{words.period.caption(rangeOf(report), rangeOf(periodBefore(report)))}</p>
        <div className="print:hidden">
          <Checkbox
            label={words.own}
            checked={report.withAdmins}
            onChange={({ target }) => set({ own: target.checked ? 'with' : null })}
          />
        </div>
      </div>
      <FilterChips filters={report.filters} hrefOf={hrefOf} />
      <Overview report={report}>
        <Lists report={report} hrefOf={hrefOf} />
      </Overview>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <LiveVisitors withAdmins={report.withAdmins} />
        <section aria-labelledby="counting">
          <h2 id="counting" className="font-display text-lg">
            {words.counting.title}
          </h2>
          {words.counting.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2">
              {paragraph}
            </p>
          ))}
        </section>
      </div>
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-2 print:hidden">
        <VisitorCounter />
        <TableHealthPanel />
      </div>
    </>
  );
}
