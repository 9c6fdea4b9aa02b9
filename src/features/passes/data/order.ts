import type { passSources } from '@/shared/lists/passSources.ts';
import type { passStates } from '@/shared/lists/passStates.ts';
import type { refundReasons } from '@/shared/lists/refundReasons.ts';
import type { refundStates } from '@/shared/lists/refundStates.ts';
import type { GstMode, NightOfPass } from './sale.ts';

/** Where an edition takes place. */
export type PlaceOfPass = { title: string; venue: string; address: string; map_url: string | null };

export type OrderPass = {
  id: string;
  item_id: string;
  people: number;
  holder: string;
  revision: number;
  cancelled_at: string | null;
  /** Null unless the order is paid and the pass valid. */
  code: string | null;
  night_ids: readonly string[];
};

type OrderItem = {
  id: string;
  kind: string;
  people: number;
  quantity: number;
  night_ids: readonly string[];
  unit_paise: number;
  off_paise: number;
  gst_mode: GstMode;
  gst_bp: number;
  total_paise: number;
};

export type OrderNight = NightOfPass & { cancelled_at: string | null };

/** What `get_order` returns. Amounts are paise. */
export type Order = {
  id: string;
  reference: string;
  edition_id: string;
  status: (typeof passStates)[number] | 'expired';
  source: (typeof passSources)[number];
  now: string;
  held_until: string | null;
  name: string;
  phone: string;
  total_paise: number;
  tax_paise: number;
  discount_paise: number;
  received_paise: number;
  claimed_utr: string | null;
  claims: number;
  reason: string;
  paid_at: string | null;
  /**
   * What a new order would be refused for, where this one's places had become free: its promo code, people of its phone number, or the
   * price, which is `total_paise` today. Absent in an order kept before this was asked.
   */
  no_longer?: { why: 'promo' | 'limit' | 'price'; message: string; total_paise?: number } | null;
  upi: { vpa: string | null; name: string; is_merchant: boolean; mcc: string | null } | null;
  review_hours: number;
  refund_text: string;
  gstin: string | null;
  edition: PlaceOfPass & { year: number };
  items: readonly OrderItem[];
  nights: readonly OrderNight[] | null;
  passes: readonly OrderPass[];
  refunds: readonly {
    id: string;
    why: (typeof refundReasons)[number];
    state: (typeof refundStates)[number];
    amount_paise: number;
  }[];
};

/**
 * What an order means for its buyer. held: to be paid in time. refused: the number was not found, more time. short: a part came.
 * late: money, but no places. off: all of its nights are called off.
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

/** What is still to be paid, paise. */
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
const LINK = new RegExp(`^#(wait\\.)?(${UUID})\\.([\\w-]{22,64})$`, 'i');

/** Who opens an order, or an entry of the waiting list. */
export type Access = { id: string; key: string };

/** Reads the fragment of /passes; undefined if it names nothing. */
export function readLink(hash: string): (Access & { isWait: boolean }) | undefined {
  const [, wait, id, key] = LINK.exec(hash) ?? [];
  return id !== undefined && key !== undefined
    ? { id: id.toLowerCase(), key, isWait: wait !== undefined }
    : undefined;
}

/** The fragment of an order's page. */
export function orderHash({ id, key }: Access): string {
  return `#${id}.${key}`;
}

/** The fragment of a waiting list entry's page. */
export function waitHash({ id, key }: Access): string {
  return `#wait.${id}.${key}`;
}
