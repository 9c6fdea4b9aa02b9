import { adminTickets } from '@/content/en/adminTickets.ts';
import type { Column } from '@/shared/admin/DataTable.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { PagedScreen } from '@/shared/admin/PagedScreen.tsx';
import { useListState } from '@/shared/admin/useListState.ts';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import type { Edition } from '@/features/passes/admin/data/editions.ts';
import { type OrderRow, orders } from './data/orders.ts';
import { screenSchema, SEARCH_MAX } from '@/features/passes/admin/data/tabs.ts';
import { orderStates } from '@/features/passes/data/answers.ts';
import { Contact } from './Contact.tsx';
import { GivePasses } from './GivePasses.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { sourceName, StateChip, stateName } from '@/features/passes/admin/StateChip.tsx';

const { orders: words } = adminTickets;

const columns: readonly Column<OrderRow>[] = [
  {
    heading: words.columns.name,
    card: 'title',
    cell: ({ name, reference }) => (
      <>
        {name === '' ? words.noName : name}
        <span className="text-muted ml-2 font-mono text-xs sm:ml-0 sm:block">{reference}</span>
      </>
    ),
  },
  {
    heading: words.columns.status,
    card: 'status',
    cell: ({ status, is_suspicious: isSuspicious }) => (
      <div className="flex flex-wrap items-center gap-1">
        <StateChip state={status} />
        {isSuspicious && <span className="text-sindoor text-xs">{words.suspicious}</span>}
      </div>
    ),
  },
  {
    heading: words.columns.passes,
    card: 'detail',
    cell: ({ lines, total_paise: total }) => (
      <span className="max-sm:text-muted max-sm:line-clamp-2 max-sm:text-sm">
        <span className="sm:hidden">{formatInr(total)} · </span>
        {lines}
      </span>
    ),
  },
  {
    heading: words.columns.total,
    isNumber: true,
    card: 'none',
    cell: ({ total_paise: total }) => formatInr(total),
  },
  {
    heading: words.columns.contact,
    card: 'action',
    cell: ({ name, reference, phone }) => <Contact who={name || reference} phone={phone} />,
  },
  { heading: words.columns.source, card: 'none', cell: ({ source }) => sourceName(source) },
  {
    heading: words.columns.created,
    card: 'none',
    cell: ({ created_at: at }) => formatIstDateTime(new Date(at)),
  },
];

const csv = [
  { heading: words.columns.reference, value: ({ reference }: OrderRow) => reference },
  { heading: words.columns.name, value: ({ name }: OrderRow) => name },
  { heading: words.columns.phone, value: ({ phone }: OrderRow) => phone },
  { heading: words.columns.email, value: ({ email }: OrderRow) => email ?? '' },
  { heading: words.columns.status, value: ({ status }: OrderRow) => stateName(status) },
  { heading: words.columns.passes, value: ({ lines }: OrderRow) => lines },
  { heading: words.columns.people, value: ({ people }: OrderRow) => String(people) },
  {
    heading: words.columns.total,
    value: ({ total_paise: total }: OrderRow) => String(total / 100),
  },
  { heading: words.columns.paid, value: ({ paid_paise: paid }: OrderRow) => String(paid / 100) },
  { heading: words.columns.utr, value: ({ claimed_utr: utr }: OrderRow) => utr ?? '' },
  { heading: words.columns.source, value: ({ source }: OrderRow) => sourceName(source) },
  { heading: words.columns.created, value: ({ created_at: at }: OrderRow) => at },
];

const filters = {
  q: { hint: words.searchHint, most: SEARCH_MAX },
  status: {
    label: words.columns.status,
    options: orderStates.map((value) => ({ value, label: words.states[value] })),
  },
};

/** All orders of an edition: searched, filtered and paged by the database. */
export function Orders({ edition }: { edition: Edition }) {
  const state = useListState(screenSchema);
  const { set, hrefOf } = state;
  const { q, status, open } = state.values;
  return (
    <>
      <PagedScreen
        list={orders}
        where={{ edition: edition.id, search: q, status }}
        state={state}
        filters={filters}
        tools={<GivePasses edition={edition} onGiven={(id) => set({ open: id })} />}
        csv={{ name: 'orders', columns: csv }}
        empty={<ListMessage title={words.empty} hint={words.emptyHint} />}
        caption={words.caption}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => hrefOf({ open: id })}
      />
      <OrderDialog id={open} onClose={() => set({ open: null }, true)} />
    </>
  );
}
