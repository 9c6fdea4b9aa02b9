import { statusLabel } from '@/features/enquiries/admin/data/bookings.ts';
import { own } from '@/shared/lib/own.ts';

/** Decorative; the text carries the status. */
const dots: Readonly<Record<string, string>> = {
  new: 'bg-sindoor',
  contacted: 'bg-peacock',
  quoted: 'bg-marigold',
  confirmed: 'bg-leaf',
  completed: 'bg-ink',
  lost: 'bg-edge',
  spam: 'bg-line',
};

/** An enquiry's status in a table. */
export function StatusChip({ status }: { status: string }) {
  return (
    <span className="border-line bg-surface inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap">
      <span aria-hidden className={`size-2 rounded-full ${own(dots, status) ?? 'bg-edge'}`} />
      {statusLabel(status)}
    </span>
  );
}
