import { useState } from 'react';
import { adminPayments } from '@/content/en/adminPayments.ts';
import type { Column } from '@/shared/admin/DataTable.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { PagedScreen } from '@/shared/admin/PagedScreen.tsx';
import { useListState } from '@/shared/admin/useListState.ts';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { own } from '@/shared/lib/own.ts';
import { Button } from '@/shared/ui/Button.tsx';
import type { Edition } from '@/features/passes/admin/data/editions.ts';
import { type RefundRow, refunds } from './data/payments.ts';
import { refundFilters, screenSchema } from '@/features/passes/admin/data/tabs.ts';
import { OrderName } from './OrderName.tsx';
import { RefundDialog } from './RefundDialog.tsx';

const { refunds: words } = adminPayments;
const whyOf = ({ why }: RefundRow) => own(words.why, why) ?? why;
const stateOf = ({ state }: RefundRow) => own(words.states, state) ?? state;
const at = (moment: string | null) => (moment === null ? '' : formatIstDateTime(new Date(moment)));

const csv = [
  { heading: words.columns.reference, value: (row: RefundRow) => row.pass_orders.reference },
  { heading: words.columns.name, value: (row: RefundRow) => row.pass_orders.name },
  { heading: words.columns.vpa, value: ({ to_vpa: vpa }: RefundRow) => vpa ?? '' },
  { heading: words.columns.rupees, value: ({ amount_paise: paise }: RefundRow) => paise / 100 },
  { heading: words.columns.why, value: whyOf },
  { heading: words.columns.state, value: stateOf },
  { heading: words.columns.phone, value: (row: RefundRow) => row.pass_orders.phone },
  {
    heading: words.columns.utr,
    value: ({ utr, method }: RefundRow) => (method === 'cash' ? words.inCash : (utr ?? '')),
  },
  { heading: words.columns.sent, value: (row: RefundRow) => at(row.sent_at) },
  { heading: words.columns.note, value: ({ note }: RefundRow) => note },
];

const columnsFor = (setOpened: (row: RefundRow) => void): readonly Column<RefundRow>[] => [
  {
    heading: words.columns.order,
    card: 'title',
    cell: ({ pass_orders: order }) => <OrderName {...order} />,
  },
  {
    heading: words.columns.amount,
    card: 'status',
    isNumber: true,
    cell: ({ amount_paise: amount }) => formatInr(amount),
  },
  { heading: words.columns.why, cell: whyOf },
  { heading: words.columns.state, cell: stateOf },
  {
    heading: words.columns.vpa,
    cell: ({ to_vpa: vpa }) =>
      vpa === null ? (
        <span className="text-muted">{words.noVpa}</span>
      ) : (
        <span className="wrap-anywhere">{vpa}</span>
      ),
  },
  {
    heading: words.columns.utr,
    cell: ({ utr, method, sent_at: sent }) =>
      sent !== null &&
      [method === 'cash' ? words.inCash : utr, at(sent)].filter(Boolean).join(' · '),
  },
  {
    heading: words.columns.action,
    cell: (row) => (
      <Button
        variant="secondary"
        size="sm"
        aria-label={(row.state === 'sent' ? words.lookLabel : words.openLabel)(
          row.pass_orders.reference,
          formatInr(row.amount_paise),
        )}
        onClick={() => setOpened(row)}
      >
        {row.state === 'sent' ? words.look : words.open}
      </Button>
    ),
  },
];

const filters = {
  refund: {
    label: words.state,
    options: refundFilters.map((value) => ({
      value,
      label: value === 'todo' ? words.toDo : words.states[value],
    })),
  },
};

/** Money to be paid back by the owner, and what was sent. */
export function Refunds({ edition }: { edition: Edition }) {
  const state = useListState(screenSchema);
  const [opened, setOpened] = useState<RefundRow | null>(null);
  return (
    <>
      <PagedScreen
        list={refunds}
        where={{ edition: edition.id, state: state.values.refund }}
        state={state}
        filters={filters}
        csv={{ name: 'refunds', columns: csv }}
        empty={<ListMessage title={words.empty} hint={words.emptyHint} />}
        caption={words.caption}
        columns={columnsFor(setOpened)}
        keyOf={({ id }) => id}
      />
      {opened !== null && (
        <RefundDialog edition={edition} refund={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
