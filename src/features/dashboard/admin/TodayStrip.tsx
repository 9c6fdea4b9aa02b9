import { Link } from 'react-router-dom';
import { adminDashboard } from '@/content/en/adminDashboard.ts';
import { formatCount } from '@/shared/admin/charts/figures.ts';
import { paths } from '@/shared/paths.ts';
import type { Summary } from './data/summary.ts';

const { today: words } = adminDashboard;

/** Pending items of today, with links. */
export function TodayStrip({ today }: { today: Summary['today'] }) {
  const all = [
    {
      label: words.newEnquiries,
      count: today.new_enquiries,
      to: `${paths.adminScreen('bookings')}?status=new`,
    },
    { label: words.failedMails, count: today.failed_mails, to: paths.adminScreen('supabase-test') },
    {
      label: words.live,
      count: today.live_visitors,
      to: `${paths.adminScreen('analytics')}?days=1`,
    },
  ];
  return (
    <ul
      aria-label={words.title}
      className="grid grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))] gap-3"
    >
      {all.map(
        ({ label, count, to }) =>
          count !== null && (
            <li key={label}>
              <Link
                to={to}
                className="border-line bg-surface hover:bg-line/40 block h-full rounded-lg border px-3 py-2 sm:px-4"
              >
                <span className="block text-2xl font-semibold tabular-nums">
                  {formatCount(count)}
                </span>{' '}
                <span className="text-muted">{label}</span>
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}
