import { useState } from 'react';
import { adminAnalytics } from '@/content/en/adminAnalytics.ts';
import { formatCount } from '@/shared/admin/charts/figures.ts';
import { Button } from '@/shared/ui/Button.tsx';
import type { Address, Report, Dimension } from './data/reportPeriod.ts';
import { pageName, valueName } from './data/names.ts';
import type { BreakdownRow } from './data/statistics.ts';
import { useBreakdown } from './data/useStatistics.ts';
import { Panel } from './Panel.tsx';
import { RankTable } from './RankTable.tsx';

/** Rows at first, and after "Show more". */
const FEW = 10;
const MANY = 100;
const { lists, columns: headings } = adminAnalytics;

const views = { heading: headings.views, cell: (row: BreakdownRow) => formatCount(row.views) };
const visitors = {
  heading: headings.visitors,
  cell: (row: BreakdownRow) => formatCount(row.visitors),
};
const time = {
  heading: headings.time,
  // Nullable in the database, but not in the generated type.
  cell: ({ avg_seconds }: { avg_seconds: number | null }) =>
    avg_seconds === null ? '–' : adminAnalytics.minutes(avg_seconds),
};

type BreakdownProps = {
  dimension: Dimension;
  report: Report;
  hrefOf: (changes: Partial<Address>) => string;
};

/** Visits broken down by one dimension. */
export function Breakdown({ dimension, report, hrefOf }: BreakdownProps) {
  const [most, setMost] = useState(FEW);
  const query = useBreakdown(dimension, report, most);
  const { title, first, none } = lists[dimension];
  const isPage = dimension === 'page';
  const isChosen = ({ value }: BreakdownRow) => report.filters[dimension] === value;
  const nameOf = ({ title: pageTitle, value }: BreakdownRow) => {
    const name = isPage ? pageName(pageTitle, value) : valueName(dimension, value);
    if (!isPage || name === value) return name;
    return (
      <>
        {name}
        <span className="text-muted text-xs">{value}</span>
      </>
    );
  };
  return (
    <Panel title={title} query={query} none={none}>
      {(rows, id) => (
        <>
          <RankTable
            labelledBy={id}
            first={first}
            columns={isPage ? [views, visitors, time] : [views, visitors]}
            rows={rows}
            keyOf={({ value }) => value}
            nameOf={nameOf}
            sizeOf={(row) => row.views}
            hrefOf={(row) => hrefOf({ [dimension]: isChosen(row) ? null : row.value })}
            isChosen={isChosen}
          />
          {most === FEW && rows.length === FEW && (
            <Button variant="quiet" size="sm" onClick={() => setMost(MANY)}>
              {adminAnalytics.more}
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}
