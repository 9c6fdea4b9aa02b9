import { adminAnalytics } from '@/content/en/adminAnalytics.ts';
import { formatCount } from '@/shared/admin/charts/figures.ts';
import { goals as known } from '@/shared/lists/goals.ts';
import type { Address, Report } from './data/reportPeriod.ts';
import { valueName } from './data/names.ts';
import { useGoals } from './data/useStatistics.ts';
import { Panel } from './Panel.tsx';
import { RankTable } from './RankTable.tsx';

const { goals: words, columns } = adminAnalytics;

type GoalsProps = { report: Report; hrefOf: (changes: Partial<Address>) => string };

/** Goals reached in the period. */
export function Goals({ report, hrefOf }: GoalsProps) {
  const isChosen = ({ goal }: { goal: string }) => report.filters.goal === goal;
  return (
    <Panel title={words.title} query={useGoals(report)} none="">
      {(rows, id) => (
        <RankTable
          labelledBy={id}
          first={words.first}
          columns={[
            { heading: words.events, cell: ({ events }) => formatCount(events) },
            { heading: columns.visits, cell: ({ visits }) => formatCount(visits) },
            { heading: words.conversion, cell: ({ conversion }) => words.share(conversion) },
          ]}
          rows={rows}
          keyOf={({ goal }) => goal}
          nameOf={({ goal }) => valueName('goal', goal)}
          sizeOf={({ visits }) => visits}
          hrefOf={(row) =>
            hrefOf({ goal: isChosen(row) ? null : (known.find((one) => one === row.goal) ?? null) })
          }
          isChosen={isChosen}
        />
      )}
    </Panel>
  );
}
