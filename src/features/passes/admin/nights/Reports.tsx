import { useState } from 'react';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { BarChart } from '@/shared/admin/charts/BarChart.tsx';
import { formatCount } from '@/shared/admin/charts/figures.ts';
import { type Column, DataTable } from '@/shared/admin/DataTable.tsx';
import { ExportButton } from '@/shared/admin/ExportButton.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { ListScreen } from '@/shared/admin/ListScreen.tsx';
import { Select } from '@/shared/forms/Select.tsx';
import { formatBareDay } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { own } from '@/shared/lib/own.ts';
import type { Edition } from '@/features/passes/admin/data/editions.ts';
import { EveningSheet } from './EveningSheet.tsx';
import { type ReportKind, reportKinds, type ReportRow, useReport } from './data/reports.ts';

const { reports: words } = adminTickets;
const figures = ['orders', 'passes', 'people', 'entered'] as const;
/** The figure that the bars of a report show. */
const drawn: Record<ReportKind, (typeof figures)[number] | 'amount_paise'> = {
  night: 'people',
  kind: 'passes',
  method: 'amount_paise',
  seller: 'amount_paise',
  gate: 'entered',
  hour: 'entered',
  day: 'amount_paise',
};

function labelOf(by: ReportKind, label: string) {
  if (by === 'night' || by === 'day') return formatBareDay(label);
  if (by === 'method') return own(words.methods, label) ?? label;
  return by === 'seller' && label === 'site' ? words.site : label;
}
const asPage = (rows: readonly ReportRow[]) => ({ rows, total: rows.length });
const isKnown = (rows: readonly ReportRow[], name: keyof ReportRow) =>
  rows.some((row) => row[name] !== null);
const headingOf = (by: ReportKind, name: (typeof figures)[number]) =>
  by === 'gate' && name === 'passes' ? words.columns.refused : words.columns[name];

const choices = ['evening', ...reportKinds] as const;

/** One evening on a page, or sums of an edition. */
export function Reports({ edition }: { edition: Edition }) {
  const [by, setBy] = useState<(typeof choices)[number]>('evening');
  return (
    <div className="space-y-4">
      <div className="w-full sm:w-72 print:hidden">
        <Select
          label={words.by}
          options={choices.map((value) => ({ value, label: words.names[value] }))}
          value={by}
          onChange={({ currentTarget: { value } }) =>
            setBy(choices.find((one) => one === value) ?? 'evening')
          }
        />
      </div>
      {by === 'evening' ? <EveningSheet edition={edition} /> : <Report edition={edition} by={by} />}
    </div>
  );
}

/** Sums of an edition, as bars, as a table and as a file. */
function Report({ edition, by }: { edition: Edition; by: ReportKind }) {
  const query = useReport(edition.id, by, asPage);
  const bars = useReport(edition.id, by, (rows) =>
    rows.map((row) => ({
      label: labelOf(by, row.label ?? ''),
      value: (row[drawn[by]] ?? 0) / (drawn[by] === 'amount_paise' ? 100 : 1),
    })),
  );
  const name = words.names[by];
  const unit = drawn[by] === 'amount_paise' ? words.columns.amount : headingOf(by, drawn[by]);
  const columnsOf = (rows: readonly ReportRow[]): readonly Column<ReportRow>[] => [
    { heading: words.columns.label, card: 'title', cell: ({ label }) => labelOf(by, label ?? '') },
    ...figures
      .filter((figure) => isKnown(rows, figure))
      .map((figure) => ({
        heading: headingOf(by, figure),
        isNumber: true,
        isLabelled: true,
        cell: (row: ReportRow) => formatCount(row[figure] ?? 0),
      })),
    ...(['amount_paise', 'tax_paise'] as const)
      .filter((amount) => isKnown(rows, amount))
      .map((amount) => ({
        heading: amount === 'amount_paise' ? words.columns.amount : words.columns.tax,
        isNumber: true,
        isLabelled: true,
        cell: (row: ReportRow) => formatInr(row[amount] ?? 0),
      })),
  ];
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-3">
        <ExportButton
          name={`passes-${by}`}
          columns={[
            {
              heading: words.columns.label,
              value: ({ label }: ReportRow) => labelOf(by, label ?? ''),
            },
            ...figures.map((figure) => ({
              heading: headingOf(by, figure),
              value: (row: ReportRow) => row[figure],
            })),
            {
              heading: words.columns.amount,
              value: ({ amount_paise: amount }: ReportRow) =>
                amount === null ? null : amount / 100,
            },
            {
              heading: words.columns.tax,
              value: ({ tax_paise: tax }: ReportRow) => (tax === null ? null : tax / 100),
            },
          ]}
          load={async () => {
            const { data } = await query.refetch({ throwOnError: true });
            return { rows: data?.rows ?? [], total: data?.total ?? 0 };
          }}
        />
      </div>
      <BarChart
        title={name}
        unit={unit}
        none={words.empty}
        query={bars}
        names={[words.columns.label, unit]}
      />
      <ListScreen query={query} empty={<ListMessage title={words.empty} hint={words.emptyHint} />}>
        {(rows) => (
          <DataTable
            caption={words.caption(name)}
            columns={columnsOf(rows)}
            rows={rows}
            keyOf={({ key }) => key ?? ''}
          />
        )}
      </ListScreen>
    </div>
  );
}
