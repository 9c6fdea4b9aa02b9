import { adminBookings } from '@/content/en/adminBookings.ts';
import type { Column } from '@/shared/admin/DataTable.tsx';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { type BookingRow, eventName, wantedDate } from './data/bookings.ts';
import { AnswerLinks } from './AnswerLinks.tsx';
import { StatusChip } from './StatusChip.tsx';
import { SuspicionMark } from './SuspicionMark.tsx';

const { columns: headings, unseen, demo } = adminBookings.list;

function Name({ row }: { row: BookingRow }) {
  if (row.seen_at !== null) return row.name;
  return (
    <>
      <strong>{row.name}</strong>
      <span className="sr-only"> ({unseen})</span>
    </>
  );
}

/** Columns of the list of enquiries. */
export const columns: readonly Column<BookingRow>[] = [
  { heading: headings.name, card: 'title', cell: (row) => <Name row={row} /> },
  {
    heading: headings.status,
    card: 'status',
    cell: ({ status, suspicion }) => (
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:flex-col max-sm:items-end">
        <StatusChip status={status} />
        {suspicion && <SuspicionMark suspicion={suspicion} />}
      </div>
    ),
  },
  {
    heading: headings.phone,
    // Above the link that covers the row.
    cell: (row) => (
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="tabular-nums max-sm:whitespace-nowrap lg:whitespace-nowrap">
          {row.phone}
        </span>
        <div className="relative z-1 sm:hidden">
          <AnswerLinks enquiry={row} />
        </div>
      </div>
    ),
  },
  {
    heading: headings.event,
    cell: (row) => (
      <>
        {eventName(row)}
        {eventName(row) !== row.form_type && (
          <span className="text-muted block text-xs">{row.form_type}</span>
        )}
      </>
    ),
  },
  {
    heading: headings.wanted,
    cell: (row) =>
      wantedDate(row) || <span className="text-muted">{adminBookings.detail.undecided}</span>,
  },
  { heading: headings.place, cell: ({ location }) => location },
  {
    heading: headings.guests,
    isNumber: true,
    cell: ({ guest_count: guests }) =>
      guests !== null && (
        <>
          {guests.toLocaleString('en-IN')}
          <span className="sm:hidden"> {headings.guests.toLowerCase()}</span>
        </>
      ),
  },
  {
    heading: headings.reference,
    cell: ({ reference, created_at, is_demo }) => (
      <span className="max-sm:flex max-sm:gap-2">
        <span className="font-semibold tabular-nums">{reference}</span>
        <span className="text-muted block text-xs max-sm:leading-5 max-sm:whitespace-nowrap lg:whitespace-nowrap">
          {formatIstDateTime(new Date(created_at))}
        </span>
        {is_demo && <span className="text-muted block text-xs max-sm:leading-5">{demo}</span>}
      </span>
    ),
  },
];
