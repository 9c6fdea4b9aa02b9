import * as v from 'valibot';
import { passSources } from '@/shared/lists/passSources.ts';
import { passStates } from '@/shared/lists/passStates.ts';
import { refundReasons } from '@/shared/lists/refundReasons.ts';
import { refundStates } from '@/shared/lists/refundStates.ts';
import { waitStates } from '@/shared/lists/waitStates.ts';
import { gstMode, kindEntries, nightEntries, orderUpiSchema } from '@/shared/passes/answers.ts';

// Answers of the procedures for passes, checked by supabase/tests/answers.test.ts. Amounts are paise, times ISO 8601.

const moment = v.string();
const count = v.number();
const ids = v.array(v.string());

/** Title and venue of an edition. */
const placeEntries = {
  title: v.string(),
  venue: v.string(),
  address: v.string(),
  map_url: v.nullable(v.string()),
};

/** States of an order: a held one has expired once its time is over. */
export const orderStates = [...passStates, 'expired'] as const;
export type OrderState = (typeof orderStates)[number];

/** What a pass is, whatever the night. */
const passState = v.picklist(['valid', 'taken_back', 'cancelled', 'unpaid', 'blocked']);
/** A night of a pass: whether it no longer holds for it, and the people admitted. */
const heldEntries = { is_cancelled: v.boolean(), entered: count };

const passSchema = v.object({
  id: v.string(),
  item_id: v.string(),
  people: count,
  holder: v.string(),
  revision: count,
  cancelled_at: v.nullable(moment),
  /** Null unless the order is paid and the pass not cancelled. */
  code: v.nullable(v.string()),
  night_ids: ids,
  /** With the nights that it no longer holds for. Absent, as state, in orders stored before this field was added. */
  nights: v.optional(v.array(v.object({ id: v.string(), ...heldEntries }))),
  state: v.optional(passState),
});
export type OrderPass = v.InferOutput<typeof passSchema>;

const itemSchema = v.object({
  id: v.string(),
  kind: v.string(),
  people: count,
  quantity: count,
  night_ids: ids,
  unit_paise: count,
  off_paise: count,
  gst_mode: gstMode,
  gst_bp: count,
  total_paise: count,
});

const orderNightSchema = v.object({ ...nightEntries, cancelled_at: v.nullable(moment) });
export type OrderNight = v.InferOutput<typeof orderNightSchema>;

export const refundEntries = {
  id: v.string(),
  why: v.picklist(refundReasons),
  state: v.picklist(refundStates),
  amount_paise: count,
};

export const orderEntries = {
  id: v.string(),
  reference: v.string(),
  edition_id: v.string(),
  status: v.picklist(orderStates),
  source: v.picklist(passSources),
  now: moment,
  held_until: v.nullable(moment),
  name: v.string(),
  phone: v.string(),
  email: v.nullable(v.string()),
  total_paise: count,
  tax_paise: count,
  discount_paise: count,
  received_paise: count,
  claimed_utr: v.nullable(v.string()),
  claims: count,
  reason: v.string(),
  created_at: moment,
  paid_at: v.nullable(moment),
  cancelled_at: v.nullable(moment),
  version: count,
  /**
   * Why this order could not be placed again if its places had become free: its promo code, the people of its phone
   * number, or the price, which is `total_paise` today. Absent in orders stored before this field was added.
   */
  no_longer: v.optional(
    v.nullable(
      v.object({
        why: v.picklist(['promo', 'limit', 'price']),
        /** Key in refusals.ts, with `most`; absent in orders stored before there were codes. */
        code: v.optional(v.string()),
        most: v.optional(count),
        message: v.string(),
        total_paise: v.optional(count),
      }),
    ),
  ),
  /** Null once nothing can be paid. */
  upi: v.nullable(orderUpiSchema),
  review_hours: count,
  refund_text: v.string(),
  gstin: v.nullable(v.string()),
  edition: v.object({ ...placeEntries, year: count }),
  items: v.array(itemSchema),
  /** Null where none of its nights is left. */
  nights: v.nullable(v.array(orderNightSchema)),
  passes: v.array(passSchema),
  refunds: v.array(v.object(refundEntries)),
};
/** An order as its buyer sees it. */
export const orderSchema = v.object(orderEntries);
export type Order = v.InferOutput<typeof orderSchema>;

const saleNightSchema = v.object({
  ...nightEntries,
  is_cancelled: v.boolean(),
  is_open: v.boolean(),
  /** People; null: more than 50. */
  left: v.nullable(count),
});
export type SaleNight = v.InferOutput<typeof saleNightSchema>;

const saleKindSchema = v.object({
  ...kindEntries,
  note: v.string(),
  /** The nights that it is still sold for. */
  night_ids: ids,
  max_per_order: count,
  sale_from: v.nullable(moment),
  sale_to: v.nullable(moment),
  is_open: v.boolean(),
});
/** A kind on sale; `left` is null for more than 50 passes. */
export type SaleKind = v.InferOutput<typeof saleKindSchema>;

export const saleSchema = v.object({
  /** The server's time of this answer. */
  now: moment,
  edition_id: v.string(),
  is_open: v.boolean(),
  hold_minutes: count,
  max_people_per_phone: count,
  refund_text: v.string(),
  gstin: v.nullable(v.string()),
  nights: v.array(saleNightSchema),
  kinds: v.array(saleKindSchema),
});
/** The current sale of an edition. */
export type PassSale = v.InferOutput<typeof saleSchema>;

export const passViewSchema = v.object({
  now: moment,
  kind: v.string(),
  people: count,
  holder: v.string(),
  short: v.string(),
  state: passState,
  edition: v.object(placeEntries),
  nights: v.array(v.object({ ...nightEntries, ...heldEntries })),
});
/** The public part of a pass: nothing about its buyer. */
export type PassView = v.InferOutput<typeof passViewSchema>;
export type PassNight = PassView['nights'][number];

export const waitSchema = v.object({
  id: v.string(),
  state: v.picklist(waitStates),
  kind: v.string(),
  nights: v.array(v.object(nightEntries)),
  quantity: count,
  people: count,
  /** The order held for it, which the same key opens. */
  order_id: v.nullable(v.string()),
  /** People in front; null unless waiting. */
  ahead: v.nullable(count),
});
/** An entry of the waiting list. */
export type Wait = v.InferOutput<typeof waitSchema>;

/** Id and secret key that open an order, or an entry of the waiting list. */
export const accessSchema = v.object({ id: v.string(), key: v.string() });
export type Access = v.InferOutput<typeof accessSchema>;
