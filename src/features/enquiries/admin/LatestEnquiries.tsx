import { Link } from 'react-router-dom';
import { adminDashboard } from '@/content/en/adminDashboard.ts';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { ListScreen } from '@/shared/admin/ListScreen.tsx';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { paths } from '@/shared/paths.ts';
import { AnswerLinks } from './AnswerLinks.tsx';
import { eventName, wantedDate } from './data/bookings.ts';
import { type LatestEnquiry, useLatestEnquiries } from './data/useEnquiries.ts';
import { StatusChip } from './StatusChip.tsx';

const { latest: words } = adminDashboard;

/** The latest enquiries, live, with links to answer. */
export function LatestEnquiries() {
  const latest = useLatestEnquiries();
  return (
    <section aria-labelledby="latest-enquiries">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="latest-enquiries" className="font-display text-lg">
          {words.title}
        </h2>
        <Link to={paths.adminScreen('bookings')} className="link">
          {words.all}
        </Link>
      </div>
      <ListScreen query={latest} empty={<ListMessage title={words.none} hint={words.noneHint} />}>
        {(rows) => (
          <ul className="border-line bg-surface divide-line divide-y rounded-lg border">
            {rows.map((row) => (
              <Enquiry key={row.id} row={row} />
            ))}
          </ul>
        )}
      </ListScreen>
    </section>
  );
}

function Enquiry({ row }: { row: LatestEnquiry }) {
  const wanted = wantedDate(row);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            to={paths.booking(row.id)}
            className={`link py-1 ${row.seen_at === null ? 'font-semibold' : ''}`}
          >
            {row.name}
          </Link>
          <StatusChip status={row.status} />
        </p>
        <p>{words.wish(eventName(row), wanted)}</p>
        <p className="text-muted text-xs">{formatIstDateTime(new Date(row.created_at))}</p>
      </div>
      <AnswerLinks enquiry={row} />
    </li>
  );
}
