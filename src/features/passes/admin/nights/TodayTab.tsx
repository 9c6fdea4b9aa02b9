import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { formatCount } from '@/shared/admin/charts/figures.ts';
import { type Column, DataTable } from '@/shared/admin/DataTable.tsx';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { useListState } from '@/shared/admin/useListState.ts';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { paths } from '@/shared/paths.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { type Edition, nightOption } from '@/features/passes/admin/data/editions.ts';
import { type PaymentPart, screenSchema, type Tab } from '@/features/passes/admin/data/tabs.ts';
import { useToday } from './data/today.ts';
import type { Today } from '@/features/passes/admin/data/answers.ts';
import { NightOffDialog } from './NightOffDialog.tsx';
import { Notices } from './Notices.tsx';
import { UnusualOrders } from '@/features/passes/admin/orders/UnusualOrders.tsx';

const { today: words } = adminTickets;
type NightRow = Today['nights'][number];

const leftOf = ({ capacity, taken }: NightRow) =>
  capacity === null ? words.noLimit : formatCount(Math.max(capacity - taken, 0));

const nameOf = (night: NightRow) => nightOption(night).label;

const columnsFor = (
  callOff: (night: string) => void,
  hrefOfBuyers: (night: string) => string,
): readonly Column<NightRow>[] => [
  { heading: words.columns.night, card: 'title', cell: nameOf },
  {
    heading: words.columns.left,
    card: 'status',
    isNumber: true,
    isLabelled: true,
    cell: (night) => (night.cancelled_at === null ? leftOf(night) : words.off),
  },
  ...(['taken', 'waiting', 'expected', 'inside'] as const).map((name) => ({
    heading: words.columns[name],
    isNumber: true,
    isLabelled: true,
    cell: (night: NightRow) => formatCount(night[name]),
  })),
  {
    heading: words.columns.action,
    cell: (night) => {
      const isOff = night.cancelled_at !== null;
      // Whose passes are still valid for it was not reached: the call broke off.
      if (isOff && night.expected === 0)
        return (
          night.notices > 0 && (
            <Link
              to={hrefOfBuyers(night.id)}
              aria-label={words.toldLabel(nameOf(night))}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {words.told(night.notices - night.untold, night.notices)}
            </Link>
          )
        );
      return (
        <Button
          variant="secondary"
          size="sm"
          aria-label={isOff ? words.goOnLabel(nameOf(night)) : words.callOffLabel(nameOf(night))}
          onClick={() => callOff(night.id)}
        >
          {isOff ? words.goOn : words.callOff}
        </Button>
      );
    },
  },
];

type TodayTabProps = { edition: Edition; hrefOf: (tab: Tab, part?: PaymentPart) => string };

/** What needs action, the figures of the sale, and the nights. */
export function TodayTab({ edition, hrefOf }: TodayTabProps) {
  const query = useToday(edition.id);
  const [callingOff, setCallingOff] = useState<string | null>(null);
  const { values, hrefOf: hrefOfState } = useListState(screenSchema);
  const hrefOfBuyers = (night: string | null) => hrefOfState({ night, page: 1, open: null });
  return (
    <RecordView query={query} failed={words.failed}>
      {(today) => {
        const told = today.nights.find(
          ({ id, cancelled_at: off }) => id === values.night && off !== null,
        );
        if (told) return <Notices edition={edition} night={told} back={hrefOfBuyers(null)} />;
        return (
          <div className="space-y-6">
            <Tasks
              today={today}
              hasUpi={(edition.pass_settings?.upi_vpa ?? null) !== null}
              hrefOf={hrefOf}
              hrefOfBuyers={hrefOfBuyers}
            />
            {today.unusual.map((orders) => (
              <UnusualOrders key={orders.network} edition={edition.id} orders={orders} />
            ))}
            <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
              <Card label={words.figures.sold}>{formatInr(today.sold_paise)}</Card>
              <Card label={words.figures.today}>{formatInr(today.sold_today_paise)}</Card>
              <Card label={words.figures.held}>{formatCount(today.held)}</Card>
              <Card label={words.figures.waiting}>{formatCount(today.waiting)}</Card>
              <Card label={words.figures.shifts}>{formatCount(today.shifts)}</Card>
            </dl>
            <section aria-labelledby="nights">
              <h2 id="nights" className="font-display mb-2 text-lg">
                {words.nights}
              </h2>
              {today.nights.length === 0 ? (
                <p className="text-muted">{words.noNights}</p>
              ) : (
                <DataTable
                  caption={words.nights}
                  columns={columnsFor(setCallingOff, hrefOfBuyers)}
                  rows={today.nights}
                  keyOf={({ id }) => id}
                />
              )}
            </section>
            {today.nights
              .filter(({ id }) => id === callingOff)
              .map((night) => (
                <NightOffDialog
                  key={night.id}
                  night={night}
                  nights={today.nights}
                  onClose={() => setCallingOff(null)}
                />
              ))}
          </div>
        );
      }}
    </RecordView>
  );
}

function Card({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-line bg-surface min-w-0 rounded-lg border px-4 py-3 max-lg:last:col-span-full">
      <dt className="text-muted">{label}</dt>
      <dd className="text-xl font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

type TasksProps = {
  today: Today;
  hasUpi: boolean;
  hrefOf: (tab: Tab, part?: PaymentPart) => string;
  hrefOfBuyers: (night: string) => string;
};

function Tasks({ today, hasUpi, hrefOf, hrefOfBuyers }: TasksProps) {
  const { claims, oldest_claim: oldest, late, refunds, conflicts } = today;
  const { offers_untold: offers, interests_untold: interests } = today;
  const since = oldest === null ? '' : `, ${words.since(formatIstDateTime(new Date(oldest)))}`;
  const tasks: readonly (readonly [isDue: boolean, href: string, text: string])[] = [
    ...today.nights.map(
      (night) =>
        [
          night.untold > 0,
          hrefOfBuyers(night.id),
          words.untold(night.untold, nameOf(night)),
        ] as const,
    ),
    [!hasUpi, hrefOf('settings'), words.noUpi],
    [today.kinds === 0, hrefOf('kinds'), words.noKinds],
    [claims > 0, hrefOf('payments'), `${words.claims(claims)}${since}`],
    [late > 0, hrefOf('payments', 'late'), words.late(late)],
    [refunds > 0, hrefOf('payments', 'refunds'), words.refunds(refunds)],
    [offers > 0, hrefOf('waiting'), words.offers(offers)],
    [interests > 0, `${paths.adminScreen('garba')}?tab=waiting`, words.interests(interests)],
    [conflicts > 0, hrefOf('gate'), words.conflicts(conflicts)],
  ];
  const due = tasks.filter(([isDue]) => isDue);
  return (
    <section aria-labelledby="todo">
      <h2 id="todo" className="font-display mb-2 text-lg">
        {words.todo}
      </h2>
      {due.length === 0 ? (
        <p className="text-muted">{words.nothing}</p>
      ) : (
        <ul className="border-line bg-surface divide-line divide-y rounded-lg border">
          {due.map(([, href, text]) => (
            <li key={text} className="px-4">
              <Link to={href} className="link flex min-h-11 items-center">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
