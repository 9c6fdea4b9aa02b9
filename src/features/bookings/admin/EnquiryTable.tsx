import { Link } from 'react-router-dom';
import { adminBookings } from '@/content/en/adminBookings.ts';
import { type EnquiryRow, eventName, wantedDate } from '@/features/bookings/data/enquiry.ts';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { StatusChip } from './StatusChip.tsx';
import { SuspicionMark } from './SuspicionMark.tsx';

type EnquiryTableProps = {
  rows: readonly EnquiryRow[];
  /** Ids that came in while the owner was looking. */
  fresh: readonly string[];
  hrefOf: (id: string) => string;
};

const { columns, caption } = adminBookings.list;
const heads = [columns.reference, columns.name, columns.event, columns.wanted, columns.place];

/** Enquiries as a table; under 640 px each row is a card. The whole row opens the enquiry. */
export function EnquiryTable({ rows, fresh, hrefOf }: EnquiryTableProps) {
  return (
    <table className="w-full border-collapse text-left max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-line text-muted border-b-2 text-xs">
          {heads.map((head) => (
            <th key={head} scope="col" className="p-2 font-semibold">
              {head}
            </th>
          ))}
          <th scope="col" className="p-2 text-right font-semibold">
            {columns.guests}
          </th>
          <th scope="col" className="p-2 font-semibold">
            {columns.status}
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-3">
        {rows.map((row) => (
          <EnquiryTableRow
            key={row.id}
            row={row}
            fresh={fresh.includes(row.id)}
            href={hrefOf(row.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

const cell = 'p-2 align-top max-sm:p-0';

function EnquiryTableRow({ row, fresh, href }: { row: EnquiryRow; fresh: boolean; href: string }) {
  const unseen = row.seen_at === null;
  const event = eventName(row);
  return (
    <tr
      data-fresh={fresh || undefined}
      className="border-line focus-within:bg-line/40 hover:bg-line/40 data-fresh:bg-marigold/15 max-sm:bg-surface relative border-b max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:gap-y-1 max-sm:rounded-lg max-sm:border max-sm:p-3"
    >
      <td
        className={`${cell} max-sm:order-last max-sm:col-span-2 max-sm:flex max-sm:gap-2 sm:max-lg:w-28`}
      >
        <span className="font-semibold tabular-nums">{row.reference}</span>
        <span className="text-muted block text-xs whitespace-nowrap max-sm:leading-5">
          {formatIstDateTime(new Date(row.created_at))}
        </span>
      </td>
      <td className={`${cell} max-sm:order-first`}>
        <Link
          to={href}
          className="break-words after:absolute after:inset-0"
          data-unseen={unseen || undefined}
        >
          <span className={unseen ? 'font-bold' : ''}>{row.name}</span>
          {unseen && <span className="sr-only"> ({adminBookings.list.unseen})</span>}
        </Link>
        {row.is_demo && <span className="text-muted block text-xs">{adminBookings.list.demo}</span>}
      </td>
      <td className={`${cell} max-sm:col-start-1`}>
        {event}
        {event !== row.form_type && (
          <span className="text-muted block text-xs">{row.form_type}</span>
        )}
      </td>
      <td className={`${cell} max-sm:text-right`}>
        {wantedDate(row) || <span className="text-muted">{adminBookings.detail.undecided}</span>}
      </td>
      <td className={`${cell} break-words max-sm:col-start-1`}>{row.location}</td>
      <td className={`${cell} max-sm:text-muted text-right tabular-nums max-sm:text-xs`}>
        {row.guest_count?.toLocaleString('en-IN')}
        {row.guest_count !== null && (
          <span className="sm:hidden"> {columns.guests.toLowerCase()}</span>
        )}
      </td>
      <td className={`${cell} max-sm:order-first`}>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:flex-col max-sm:items-end">
          <StatusChip status={row.status} />
          {row.suspicion && <SuspicionMark suspicion={row.suspicion} />}
        </div>
      </td>
    </tr>
  );
}
