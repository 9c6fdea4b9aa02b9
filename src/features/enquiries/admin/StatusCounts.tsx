import { adminDashboard } from '@/content/en/adminDashboard.ts';
import { type BookingRow, statusLabel } from '@/features/enquiries/admin/data/bookings.ts';
import { enquiryStatuses } from '@/shared/lists/enquiryStatuses.ts';

/** How many of these enquiries stand where; a status nobody has is left out. */
export function StatusCounts({ rows }: { rows: readonly BookingRow[] }) {
  const counts = enquiryStatuses
    .map((status) => ({ status, count: rows.filter((row) => row.status === status).length }))
    .filter(({ count }) => count > 0);
  return (
    <dl
      aria-label={adminDashboard.today.counts}
      className="divide-line border-line bg-surface mb-4 flex w-fit flex-wrap divide-x rounded-lg border"
    >
      {counts.map(({ status, count }) => (
        <div key={status} className="flex min-w-24 flex-col-reverse px-4 py-2">
          <dt className="text-muted text-xs">{statusLabel(status)}</dt>
          <dd className="text-xl font-semibold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
