import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminTickets } from '@/content/en/adminTickets.ts';
import type { Edition, Night } from '@/features/passes/admin/data/editions.ts';
import { screenSchema } from '@/features/passes/admin/data/tabs.ts';
import { usePassCall } from '@/features/passes/admin/data/usePassCall.ts';
import type { Column } from '@/shared/admin/DataTable.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { PagedScreen } from '@/shared/admin/PagedScreen.tsx';
import { useListState } from '@/shared/admin/useListState.ts';
import { formatIsoDay, formatIstDateTime } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { own } from '@/shared/lib/own.ts';
import { chatHref } from '@/shared/lib/phone.ts';
import { makeOrderLink } from '@/features/passes/admin/data/calls.ts';
import { paths } from '@/shared/paths.ts';
import { Contact } from '@/features/passes/admin/orders/Contact.tsx';
import { OrderDialog } from '@/features/passes/admin/orders/OrderDialog.tsx';
import { type Notice, notices, setTold } from './data/notices.ts';

const { notices: words } = adminTickets;

function getsOf({ moved_to: moved, refund_paise: paise, is_paid: isPaid }: Notice) {
  const parts = [
    moved !== null && words.moved(formatIsoDay(moved)),
    paise > 0 && words.paidBack(formatInr(paise)),
    !isPaid && words.unpaid,
  ].filter(Boolean);
  return parts.join(', ') || words.nothing;
}

/**
 * What is sent to a buyer: only what is true of the order.
 * @param page a link to the order; default: the page where it is found by phone and reference.
 */
function messageOf(
  notice: Notice,
  title: string,
  day: string,
  page = `${window.location.origin}${paths.passes}`,
): string {
  const { name, reference, moved_to: moved, refund_paise: paise, is_paid: isPaid } = notice;
  return [
    words.message(name, title, day, reference),
    moved !== null && words.messageMoved(formatIsoDay(moved)),
    paise > 0 && words.messagePaidBack(formatInr(paise)),
    isPaid ? words.messagePaid : words.messageUnpaid,
    !isPaid && moved === null && words.messageShare,
    words.messagePage(page),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Opens WhatsApp with a link of the buyer's own, or with the page for all if none can be made now. */
async function openChat(notice: Notice, title: string, day: string): Promise<void> {
  // At once: after an answer browsers let no page open another.
  const tab = window.open('', '_blank');
  const link = await makeOrderLink(notice.order_id).catch(() => undefined);
  const chat = chatHref(notice.phone, messageOf(notice, title, day, link)) ?? '';
  if (tab === null) return window.location.assign(chat);
  tab.opener = null;
  tab.location.replace(chat);
}

type Telling = {
  title: string;
  day: string;
  /** Notices whose chat was opened here. */
  opened: ReadonlySet<string>;
  onOpen: (id: string) => void;
  tell: (change: { id: string; isTold: boolean }) => void;
};

const columnsFor = ({ title, day, opened, onOpen, tell }: Telling): readonly Column<Notice>[] => [
  {
    heading: words.columns.name,
    card: 'title',
    cell: ({ name, reference }) => (
      <>
        {name || adminTickets.orders.noName}
        <span className="text-muted block font-mono text-xs">{reference}</span>
      </>
    ),
  },
  { heading: words.columns.gets, card: 'status', cell: getsOf },
  {
    heading: words.columns.told,
    card: 'detail',
    cell: (notice) => (
      <Told
        notice={notice}
        isOpened={opened.has(notice.id)}
        onChange={(isTold) => tell({ id: notice.id, isTold })}
      />
    ),
  },
  {
    heading: words.columns.contact,
    card: 'action',
    cell: (notice) => (
      <Contact
        who={notice.name || notice.reference}
        phone={notice.phone}
        text={messageOf(notice, title, day)}
        onChat={(event) => {
          event.preventDefault();
          onOpen(notice.id);
          void openChat(notice, title, day);
        }}
      />
    ),
  },
];

type NoticesProps = { edition: Edition; night: Pick<Night, 'id' | 'date'>; back: string };

/** Who is to be told that a night is called off: by mail already, or by WhatsApp from here. */
export function Notices({ edition, night, back }: NoticesProps) {
  const state = useListState(screenSchema);
  const { set, hrefOf } = state;
  const tell = usePassCall(setTold, words.failed);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const day = formatIsoDay(night.date);
  return (
    <section aria-labelledby="notices">
      <Link to={back} className="link inline-flex min-h-11 items-center">
        {words.back}
      </Link>
      <h2 id="notices" className="font-display text-lg">
        {words.title(day)}
      </h2>
      <p className="text-muted measure mt-1 mb-4">{words.intro}</p>
      <PagedScreen
        list={notices}
        where={night.id}
        state={state}
        empty={<ListMessage title={words.empty} hint={words.emptyHint} />}
        caption={words.caption}
        columns={columnsFor({
          title: edition.title,
          day,
          opened,
          onOpen: (id) => setOpened((all) => new Set(all).add(id)),
          tell: tell.mutate,
        })}
        keyOf={({ id }) => id}
        hrefOf={({ order_id: id }) => hrefOf({ open: id })}
      />
      <OrderDialog id={state.values.open} onClose={() => set({ open: null }, true)} />
    </section>
  );
}

type ToldProps = { notice: Notice; isOpened: boolean; onChange: (isTold: boolean) => void };

function Told({ notice, isOpened, onChange }: ToldProps) {
  const { name, reference, mail, told_at: told, told_by: by } = notice;
  const how = by ?? (mail === null ? '' : (own(words.mails, mail) ?? mail));
  return (
    <>
      <label className="relative z-1 inline-flex min-h-11 min-w-11 items-center gap-2">
        <input
          type="checkbox"
          aria-label={words.told(name || reference)}
          checked={told !== null}
          onChange={({ target }) => onChange(target.checked)}
          className="accent-sindoor size-5"
        />
        {isOpened && told === null ? (
          // Whether it was sent there is known to the person alone.
          <span className="font-semibold">{words.opened}</span>
        ) : (
          <span className="sm:sr-only">{words.columns.told}</span>
        )}
      </label>
      <span className="text-muted block text-xs wrap-anywhere">
        {[told === null ? '' : formatIstDateTime(new Date(told)), how].filter(Boolean).join(', ')}
      </span>
    </>
  );
}
