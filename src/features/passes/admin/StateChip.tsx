import { adminTickets } from '@/content/en/adminTickets.ts';
import { own } from '@/shared/lib/own.ts';

const { states, sources } = adminTickets.orders;

/** Decorative; the text carries the state. */
const dots: Readonly<Record<string, string>> = {
  held: 'bg-peacock',
  claimed: 'bg-marigold',
  paid: 'bg-leaf',
  late: 'bg-sindoor',
};

/** Name of a state; an unknown one, of another release, is shown as it is. */
export const stateName = (state: string) => own(states, state) ?? state;
/** Name of an order's source. */
export const sourceName = (source: string) => own(sources, source) ?? source;

/** The state of an order in a table. */
export function StateChip({ state }: { state: string }) {
  return (
    <span className="border-line bg-surface inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap">
      <span aria-hidden className={`size-2 rounded-full ${own(dots, state) ?? 'bg-edge'}`} />
      {stateName(state)}
    </span>
  );
}
