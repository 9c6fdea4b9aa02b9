import { TriangleAlert } from 'lucide-react';
import { own } from '@/shared/lib/own.ts';
import { adminBookings } from '@/content/en/adminBookings.ts';

const reasons: Readonly<Record<string, string>> = adminBookings.suspicion.reasons;

/** Why the database marked an enquiry as suspicious. */
export function suspicionText(suspicion: string): string {
  return own(reasons, suspicion) ?? adminBookings.suspicion.other(suspicion);
}

/** Mark of a suspicious enquiry in a list, with its reason as text. */
export function SuspicionMark({ suspicion }: { suspicion: string }) {
  return (
    <span
      title={suspicionText(suspicion)}
      className="text-sindoor inline-flex items-center gap-1 text-xs font-semibold whitespace-nowrap"
    >
      <TriangleAlert aria-hidden className="size-3.5" />
      {adminBookings.list.suspicious}
      <span className="sr-only">: {suspicionText(suspicion)}</span>
    </span>
  );
}
