import { adminTickets } from '@/content/en/adminTickets.ts';
import type { Column } from '@/shared/admin/DataTable.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { PagedScreen } from '@/shared/admin/PagedScreen.tsx';
import { useListState } from '@/shared/admin/useListState.ts';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { own } from '@/shared/lib/own.ts';
import { type Edition, useNights } from '@/features/passes/admin/data/editions.ts';
import { passHolders, type Person } from './data/people.ts';
import { screenSchema, SEARCH_MAX } from '@/features/passes/admin/data/tabs.ts';
import { Contact } from './Contact.tsx';
import { OrderDialog } from './OrderDialog.tsx';

const { people: words } = adminTickets;
const daysOf = ({ nights }: Person) => nights.map(formatIsoDay).join(', ');
const stateOf = ({ state }: Person) => own(words.states, state) ?? state;

const columns: readonly Column<Person>[] = [
  {
    heading: words.columns.name,
    card: 'title',
    cell: ({ name, holder }) => (
      <>
        {name || adminTickets.orders.noName}
        {holder !== '' && (
          <span className="text-muted ml-2 text-xs sm:ml-0 sm:block">
            {adminTickets.order.holder(holder)}
          </span>
        )}
      </>
    ),
  },
  { heading: words.columns.state, card: 'status', cell: stateOf },
  {
    heading: words.columns.kind,
    card: 'detail',
    cell: (person) => (
      <span className="max-sm:text-muted max-sm:line-clamp-2 max-sm:text-sm">
        {person.kind}
        <span className="sm:hidden">
          {[
            '',
            words.entered(person.entered, person.people),
            ...(person.nights.length > 2
              ? [words.nights(person.nights.length)]
              : person.nights.map(formatIsoDay)),
          ].join(' · ')}
        </span>
      </span>
    ),
  },
  { heading: words.columns.people, isNumber: true, card: 'none', cell: ({ people }) => people },
  { heading: words.columns.nights, card: 'none', cell: daysOf },
  { heading: words.columns.entered, isNumber: true, card: 'none', cell: ({ entered }) => entered },
  {
    heading: words.columns.contact,
    card: 'action',
    cell: ({ name, reference, phone }) => <Contact who={name || reference} phone={phone} />,
  },
];

const csv = [
  { heading: words.columns.reference, value: ({ reference }: Person) => reference },
  { heading: words.columns.name, value: ({ name }: Person) => name },
  { heading: words.columns.holder, value: ({ holder }: Person) => holder },
  { heading: words.columns.phone, value: ({ phone }: Person) => phone },
  { heading: words.columns.kind, value: ({ kind }: Person) => kind },
  { heading: words.columns.people, value: ({ people }: Person) => people },
  { heading: words.columns.nights, value: daysOf },
  { heading: words.columns.state, value: stateOf },
  { heading: words.columns.entered, value: ({ entered }: Person) => entered },
];

/** Holders of passes, of one night or all. */
export function People({ edition }: { edition: Edition }) {
  const state = useListState(screenSchema);
  const { set, hrefOf } = state;
  const { q, night, open } = state.values;
  const nights = useNights(edition.id).data ?? [];
  return (
    <>
      <PagedScreen
        list={passHolders}
        where={{ edition: edition.id, night, search: q }}
        state={state}
        filters={{
          q: { hint: words.searchHint, most: SEARCH_MAX },
          night: {
            label: words.night,
            options: nights.map(({ id, date }) => ({ value: id, label: formatIsoDay(date) })),
          },
        }}
        csv={{ name: 'people', columns: csv }}
        empty={<ListMessage title={words.empty} hint={words.emptyHint} />}
        caption={words.caption}
        columns={columns}
        keyOf={({ pass_id: id }) => id}
        hrefOf={({ order_id: id }) => hrefOf({ open: id })}
      />
      <OrderDialog id={open} onClose={() => set({ open: null }, true)} />
    </>
  );
}
