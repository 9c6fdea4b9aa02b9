import { readPassCode } from '@/shared/lib/passCode.ts';
import { plainLink } from '@/shared/lib/text.ts';
import { paths } from '@/shared/paths.ts';
import type { Access, Order, OrderNight, OrderPass } from './answers.ts';

/**
 * State of an order for its buyer. held: to be paid in time. refused: the payment was not found, more time is given.
 * short: paid in part. late: paid, but the places are gone. off: all of its nights are called off.
 */
export type Stage =
  | 'held'
  | 'refused'
  | 'expired'
  | 'claimed'
  | 'short'
  | 'late'
  | 'paid'
  | 'cancelled'
  | 'off';

const isOff = ({ nights }: Order) =>
  nights !== null && nights.length > 0 && nights.every((night) => night.cancelled_at !== null);

/** @param now the server's time, ms. */
export function stageOf(order: Order, now: number): Stage {
  const { status, held_until: until, received_paise: received, total_paise: total } = order;
  switch (status) {
    case 'held':
      if (until !== null && Date.parse(until) <= now) return 'expired';
      return order.claims > 0 ? 'refused' : 'held';
    case 'claimed':
      return received > 0 && received < total ? 'short' : 'claimed';
    case 'paid':
      return isOff(order) ? 'off' : 'paid';
    case 'expired':
    case 'late':
    case 'cancelled':
      return status;
  }
}

/** Amount still to be paid, paise. */
export function dueOf({ total_paise: total, received_paise: received }: Order): number {
  return Math.max(total - received, 0);
}

/** The nights of these ids, in order. */
export function nightsOf(order: Order, ids: readonly string[]): OrderNight[] {
  return (order.nights ?? []).filter(({ id }) => ids.includes(id));
}

/** The passes that open a gate. */
export function validPasses(order: Order): (OrderPass & { code: string })[] {
  return order.passes.flatMap((pass) => (pass.code === null ? [] : [{ ...pass, code: pass.code }]));
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

/** The fragment of an order's page. */
export function orderHash({ id, key }: Access): string {
  return `#${id}.${key}`;
}

/** The fragment of a waiting list entry's page. */
export function waitHash({ id, key }: Access): string {
  return `#wait.${id}.${key}`;
}
