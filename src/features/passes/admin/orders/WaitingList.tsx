import { adminTickets } from '@/content/en/adminTickets.ts';
import { site } from '@/content/site.ts';
import { type Column, DataTable } from '@/shared/admin/DataTable.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { ListScreen } from '@/shared/admin/ListScreen.tsx';
import { formatIsoDay, formatIstDateTime } from '@/shared/lib/dates.ts';
import { own } from '@/shared/lib/own.ts';
import { chatHref } from '@/shared/lib/phone.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { offerPlaces, tellOfOffer } from '@/features/passes/admin/data/calls.ts';
import { type Edition, type Night, useNights } from '@/features/passes/admin/data/editions.ts';
import { useWaiting, type Waiting } from './data/waiting.ts';
import { usePassCall } from '@/features/passes/admin/data/usePassCall.ts';

const { waiting: words } = adminTickets;
const at = (moment: string) => formatIstDateTime(new Date(moment));

function wantsOf(
  { quantity, pass_kinds: kind, night_ids: ids }: Waiting,
  nights: readonly Night[],
) {
  const days = nights.filter(({ id }) => ids.includes(id)).map(({ date }) => formatIsoDay(date));
  return words.wants(quantity, kind.name, days.join(', '));
}

const columnsFor = (edition: Edition, nights: readonly Night[]): readonly Column<Waiting>[] => [
  { heading: words.columns.name, card: 'title', cell: ({ name }) => name },
  {
    heading: words.columns.state,
    card: 'status',
    cell: ({ state }) => own(words.states, state) ?? state,
  },
  { heading: words.columns.wants, cell: (row) => wantsOf(row, nights) },
  { heading: words.columns.phone, cell: ({ phone }) => phone },
  { heading: words.columns.since, cell: ({ created_at: since }) => at(since) },
  {
    heading: words.columns.told,
    cell: (row) => (row.told_at === null ? <Tell edition={edition} row={row} /> : at(row.told_at)),
  },
];

/** The waiting list in order, with the offers made. */
export function WaitingList({ edition }: { edition: Edition }) {
  const query = useWaiting(edition.id);
  const nights = useNights(edition.id).data ?? [];
  const offer = usePassCall(async () => offerPlaces(edition.id), words.failed);
  return (
    <ListScreen query={query} empty={<ListMessage title={words.empty} hint={words.emptyHint} />}>
      {(rows) => (
        <>
          <Button
            variant="secondary"
            size="sm"
            className="mb-4"
            disabled={offer.isPending}
            onClick={() => offer.mutate(undefined)}
          >
            {words.offer}
          </Button>
          <DataTable
            caption={words.caption}
            columns={columnsFor(edition, nights)}
            rows={rows}
            keyOf={({ id }) => id}
          />
        </>
      )}
    </ListScreen>
  );
}

/** Sends an offer to an entry of the waiting list, with a link to the order that is held for it. */
function Tell({ edition, row }: { edition: Edition; row: Waiting }) {
  const { offer_order_id: order } = row;
  const tell = usePassCall(async () => tellOfOffer(row.id, order ?? ''), words.failed);
  if (row.state !== 'offered' || order === null || chatHref(row.phone) === null) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      disabled={tell.isPending}
      onClick={() =>
        tell.mutate(undefined, {
          onSuccess: (link) => {
            const chat = chatHref(row.phone, words.offerText(site.name, edition.title, link));
            if (chat !== null) location.assign(chat);
          },
        })
      }
    >
      {words.tell}
    </Button>
  );
}
