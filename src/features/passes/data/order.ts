import { refundStates } from '@/shared/lists/refundStates.ts';
import { readPassCode } from '@/shared/lib/passCode.ts';
import { plainLink } from '@/shared/lib/text.ts';
import { paths } from '@/shared/paths.ts';
import type { Access, Order, OrderNight } from './answers.ts';
import { passOf, passState } from './passState.ts';

/** What a paid order without a valid pass is: the first of these that one of its passes is. */
const spent = ['blocked', 'used', 'over', 'off'] as const;

/**
 * State of an order for its buyer. held: to be paid in time. refused: the payment was not found, more time is given.
 * short: paid in part. reversed: its payment was taken back. late: paid, but the places are gone. off: all of its nights
 * are called off.
 */
export type Stage =
  | 'held'
  | 'refused'
  | 'expired'
  | 'claimed'
  | 'short'
  | 'reversed'
  | 'late'
  | 'paid'
  | 'cancelled'
  | (typeof spent)[number];

const isOff = ({ nights }: Order) =>
  nights !== null && nights.length > 0 && nights.every((night) => night.cancelled_at !== null);

/** Whether a part of the money came. */
export const isPartPaid = ({ received_paise: received, total_paise: total }: Order) =>
  received > 0 && received < total;

function paidStage(order: Order, now: number): Stage {
  const states = new Set(order.passes.map((pass) => passState(passOf(order, pass), now)));
  if (states.has('valid')) return 'paid';
  return spent.find((state) => states.has(state)) ?? 'cancelled';
}

/** @param now the server's time, ms. */
export function stageOf(order: Order, now: number): Stage {
  const { status, held_until: until } = order;
  if (status === 'paid') return paidStage(order, now);
  if (status === 'cancelled') return status;
  if (isOff(order)) return 'off';
  if (status === 'expired' || status === 'late') return status;
  if (status === 'held' && until !== null && Date.parse(until) <= now) return 'expired';
  if (status === 'held' && order.claims > 0) return 'refused';
  if (status === 'claimed' && order.passes.length > 0) return 'reversed';
  return isPartPaid(order) ? 'short' : status;
}

/** Amount still to be paid, paise. */
export function dueOf({ total_paise: total, received_paise: received }: Order): number {
  return Math.max(total - received, 0);
}

/** The nights of these ids, in order. */
export function nightsOf(order: Order, ids: readonly string[]): OrderNight[] {
  return (order.nights ?? []).filter(({ id }) => ids.includes(id));
}

type RefundSum = { state: Order['refunds'][number]['state']; paise: number };

/** What is paid back of an order, by state, paise. */
export function refundSums({ refunds }: Order): RefundSum[] {
  return refundStates.flatMap((state) => {
    const some = refunds.filter((refund) => refund.state === state);
    const paise = some.reduce((sum, { amount_paise: amount }) => sum + amount, 0);
    return some.length === 0 ? [] : [{ state, paise }];
  });
}

/** What a buyer can ask back: what came and is not listed to be paid back. Asked once; 0 afterwards. */
export function askablePaise(order: Order): number {
  const { refunds, received_paise: received } = order;
  if (refunds.some(({ why }) => why === 'asked')) return 0;
  return refunds.reduce(
    (left, { state, amount_paise: amount }) => (state === 'declined' ? left : left - amount),
    received,
  );
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** A key has 32 signs, or 43 where the database made it; what follows was put there on the way. */
const LINK = new RegExp(`(?:^|[^a-z\\d-])(wait\\.)?(${UUID})\\.([\\w-]{43}|[\\w-]{32})`, 'i');

/** Reads the fragment of /passes, also within a message; undefined if it names nothing. */
export function readLink(text: string): (Access & { isWait: boolean }) | undefined {
  const [, wait, id, key] = LINK.exec(plainLink(text)) ?? [];
  return id !== undefined && key !== undefined
    ? { id: id.toLowerCase(), key, isWait: wait !== undefined }
    : undefined;
}

/** The address of what a pasted link of an order, of a waiting list entry or of a pass names. */
export function linkTarget(text: string): string | undefined {
  const link = readLink(text);
  if (link) return paths.passes + (link.isWait ? waitHash : orderHash)(link);
  const read = readPassCode(text);
  return read.kind === 'code' ? `${paths.pass}#${read.code}` : undefined;
}

/** The same of a fragment of /pass or /passes, whatever came behind it on its way. */
export function fragmentTarget(hash: string): string | undefined {
  return linkTarget(hash) ?? linkTarget(paths.pass + hash);
}

/** The fragment of an order's page. */
export function orderHash({ id, key }: Access): string {
  return `#${id}.${key}`;
}

/** The fragment of a waiting list entry's page. */
export function waitHash({ id, key }: Access): string {
  return `#wait.${id}.${key}`;
}
