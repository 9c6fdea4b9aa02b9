import * as v from 'valibot';
import { gstModes } from '@/shared/lists/gstModes.ts';

// Parts of answers that the sale, the counter and the gate share. Amounts are paise, days 'YYYY-MM-DD', times of a
// night 'HH:MM:SS' in Patna, other times ISO 8601.

const time = v.string();

/** A night as displayed. */
export const nightEntries = {
  id: v.string(),
  date: v.string(),
  doors_at: v.nullable(time),
  starts_at: time,
  ends_at: time,
  /** When its gates close, ISO 8601. Absent in orders stored before this field was added. */
  closes_at: v.optional(v.string()),
  headline: v.string(),
};
const nightSchema = v.object(nightEntries);
export type NightOfPass = v.InferOutput<typeof nightSchema>;

/** Whether and how a price contains GST. */
export const gstMode = v.picklist(gstModes);
export type GstMode = v.InferOutput<typeof gstMode>;

/** A kind with its price now. */
export const kindEntries = {
  id: v.string(),
  name: v.string(),
  people: v.number(),
  /** Number of nights that the buyer chooses; null: valid on all of them. */
  picks: v.nullable(v.number()),
  price_paise: v.number(),
  /** While a step of the price holds: its last day, or the passes after which it ends, and the price that follows. */
  until: v.optional(v.nullable(v.string())),
  until_sold: v.optional(v.nullable(v.number())),
  next_paise: v.optional(v.number()),
  gst_mode: gstMode,
  /** Hundredths of a percent. */
  gst_bp: v.number(),
  /** Number of passes; null if unlimited, or more than the sale reveals. */
  left: v.nullable(v.number()),
};
export const kindSchema = v.object(kindEntries);
export type CounterKind = v.InferOutput<typeof kindSchema>;

const account = { name: v.string(), is_merchant: v.boolean(), mcc: v.nullable(v.string()) };
/** The UPI account that buyers pay to. */
export const upiSchema = v.object({ vpa: v.string(), ...account });
/** Same for an order; `vpa` is null if the owner has removed the account. */
export const orderUpiSchema = v.object({ vpa: v.nullable(v.string()), ...account });
