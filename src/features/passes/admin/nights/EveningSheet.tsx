import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { differenceText } from '@/content/en/drawer.ts';
import { type Evening, expectedCash, type Shift } from '@/features/passes/admin/data/answers.ts';
import { type Edition, nightOption, useNights } from '@/features/passes/admin/data/editions.ts';
import { formatCount } from '@/shared/admin/charts/figures.ts';
import { type Column, DataTable } from '@/shared/admin/DataTable.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { useIstToday } from '@/shared/admin/useIstToday.ts';
import { Select } from '@/shared/forms/Select.tsx';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { useEvening } from './data/reports.ts';

const { evening: words } = adminTickets;
type Sold = Omit<Evening['sold'][number], 'method'> & { method: string };

/** A night on one page, which can be printed. */
export function EveningSheet({ edition }: { edition: Edition }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const today = useIstToday();
  const query = useNights(edition.id);
  return (
    <RecordView query={query} failed={words.failed}>
      {(nights) => {
        const night =
          nights.find(({ id }) => id === chosen) ??
          nights.findLast(({ date }) => date <= today) ??
          nights[0];
        if (!night) return <ListMessage title={words.none} hint={words.noneHint} />;
        return (
          <>
            <div className="mb-4 flex flex-wrap items-end gap-3 print:hidden">
              <div className="w-full sm:w-72">
                <Select
                  label={words.night}
                  options={nights.map(nightOption)}
                  value={night.id}
                  onChange={({ currentTarget: { value } }) => setChosen(value)}
                />
              </div>
              <Button variant="secondary" onClick={() => window.print()}>
                <Printer aria-hidden />
                {words.print}
              </Button>
            </div>
            <Sheet night={night.id} />
          </>
        );
      }}
    </RecordView>
  );
}

const number = { isNumber: true, isLabelled: true };
const soldColumns: readonly Column<Sold>[] = [
  { heading: words.columns.method, card: 'title', cell: ({ method }) => method },
  {
    heading: words.columns.amount,
    card: 'status',
    isNumber: true,
    cell: ({ amount_paise: paise }) => formatInr(paise),
  },
  ...(['orders', 'passes', 'people'] as const).map((name) => ({
    heading: words.columns[name],
    isNumber: true,
    isLabelled: true,
    cell: (row: Sold) => formatCount(row[name]),
  })),
];
const drawerColumns: readonly Column<Shift>[] = [
  {
    heading: words.columns.drawer,
    card: 'title',
    cell: ({ gate, staff }) => [gate, staff].filter(Boolean).join(' · '),
  },
  {
    heading: words.columns.difference,
    card: 'status',
    isNumber: true,
    cell: (drawer) => {
      const { counted_paise: counted, closed_at: closed } = drawer;
      if (counted !== null) return differenceText(counted - expectedCash(drawer));
      return closed === null ? words.isOpen : words.notCounted;
    },
  },
  {
    heading: words.columns.expected,
    ...number,
    cell: (drawer) => formatInr(expectedCash(drawer)),
  },
  {
    heading: words.columns.counted,
    ...number,
    cell: ({ counted_paise: counted }) => counted !== null && formatInr(counted),
  },
  {
    heading: words.columns.paidBack,
    ...number,
    cell: ({ paid_back_paise: back }) => back > 0 && formatInr(back),
  },
  { heading: words.columns.upi, ...number, cell: ({ upi_paise: upi }) => formatInr(upi) },
];
const nightColumns: readonly Column<Evening['nights'][number]>[] = [
  { heading: words.columns.night, card: 'title', cell: ({ date }) => formatIsoDay(date) },
  {
    heading: words.columns.amount,
    card: 'status',
    isNumber: true,
    cell: ({ amount_paise: paise }) => formatInr(paise),
  },
];

function withSum(sold: Evening['sold']): readonly Sold[] {
  const sum = (name: 'orders' | 'passes' | 'people' | 'amount_paise') =>
    sold.reduce((total, row) => total + row[name], 0);
  return [
    ...sold.map((row) => ({ ...row, method: words.methods[row.method] })),
    {
      method: words.sum,
      orders: sum('orders'),
      passes: sum('passes'),
      people: sum('people'),
      amount_paise: sum('amount_paise'),
    },
  ];
}

function Sheet({ night }: { night: string }) {
  return (
    <RecordView query={useEvening(night)} failed={words.failed}>
      {(sheet) => {
        const { expected, inside, missing, refused, capacity, drawers } = sheet;
        const invalid = inside - (expected - missing);
        const guests: readonly (readonly [string, number | null])[] = [
          [words.expected, expected],
          [words.entered, inside],
          [words.invalid, invalid > 0 ? invalid : null],
          [words.missing, missing],
          [words.refused, refused],
          [words.limit, capacity],
        ];
        return (
          <div className="space-y-5">
            <h2 className="font-display text-xl">
              {words.title(nightOption(sheet).label)}
              {sheet.cancelled_at !== null && (
                <span className="text-sindoor block text-base">{words.off}</span>
              )}
            </h2>
            <Part title={words.sold} hint={words.soldHint}>
              <DataTable
                caption={words.sold}
                columns={soldColumns}
                rows={withSum(sheet.sold)}
                keyOf={({ method }) => method}
              />
            </Part>
            <Part title={words.guests}>
              <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-5 print:grid-cols-5">
                {guests.map(
                  ([label, value]) =>
                    value !== null && (
                      <div key={label}>
                        <dt className="text-muted text-sm">{label}</dt>
                        <dd className="text-lg font-semibold tabular-nums">{formatCount(value)}</dd>
                      </div>
                    ),
                )}
              </dl>
            </Part>
            <Part title={words.drawers}>
              {drawers.length === 0 ? (
                <p className="text-muted">{words.noDrawers}</p>
              ) : (
                <DataTable
                  caption={words.drawers}
                  columns={drawerColumns}
                  rows={drawers}
                  keyOf={({ id }) => id}
                />
              )}
            </Part>
            <Part title={words.nights}>
              <DataTable
                caption={words.nights}
                columns={nightColumns}
                rows={sheet.nights}
                keyOf={({ id }) => id}
              />
            </Part>
          </div>
        );
      }}
    </RecordView>
  );
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      {hint !== undefined && <p className="text-muted mb-1 text-sm">{hint}</p>}
      {children}
    </section>
  );
}
