import * as v from 'valibot';
import { gstModes } from '@/shared/lists/gstModes.ts';
import { scanReasons } from '@/shared/lists/scanReasons.ts';

const count = v.object({ inside: v.number(), expected: v.number() });
const text = v.optional(v.string());

/** What the server says to one scan. */
export const answerSchema = v.object({
  scan_id: v.string(),
  result: v.picklist(['admitted', 'refused', 'conflict']),
  reason: v.optional(v.picklist(scanReasons)),
  kind: text,
  people: v.optional(v.number(), 1),
  admitted: v.optional(v.number(), 0),
  left: v.optional(v.number(), 0),
  since: text,
  gate: text,
  blocked_why: text,
  nights: v.optional(v.nullable(v.array(v.string()))),
  /** Of the same order, with a valid pass for tonight and outside. */
  others: v.optional(v.object({ passes: v.number(), people: v.number() })),
});
export type Answer = v.InferOutput<typeof answerSchema>;

export const scannedSchema = v.object({ ...answerSchema.entries, now: v.string(), count });
export const pushedSchema = v.object({ now: v.string(), answers: v.array(answerSchema), count });
export const wholeOrderSchema = v.object({
  now: v.string(),
  admitted: v.number(),
  reason: v.nullable(v.picklist(scanReasons)),
  count,
});
export type WholeOrder = Pick<v.InferOutput<typeof wholeOrderSchema>, 'admitted' | 'reason'>;
export const undoneSchema = v.object({ now: v.string(), count });

const shiftEntries = {
  id: v.string(),
  kind: v.picklist(['gate', 'counter']),
  gate: v.string(),
  night_id: v.string(),
  opened_at: v.string(),
  ends_at: v.string(),
  closed_at: v.nullable(v.string()),
  revoked_at: v.nullable(v.string()),
  now: v.string(),
  /** Of a counter: cash at the start, counted at the end, taken, paid by UPI, in paise; passes sold. */
  float_paise: v.number(),
  counted_paise: v.nullable(v.number()),
  cash_paise: v.number(),
  upi_paise: v.number(),
  sold: v.number(),
};
export const shiftSchema = v.object(shiftEntries);
/** A shift of this phone. */
export type Shift = v.InferOutput<typeof shiftSchema>;

export const countSchema = v.object({
  ...shiftEntries,
  count,
  gate_inside: v.number(),
  /** Places left tonight; null: no limit. */
  left: v.nullable(v.number()),
  /** Of a counter: where buyers pay to; null: no account is entered. */
  upi: v.nullable(
    v.object({
      vpa: v.string(),
      name: v.string(),
      is_merchant: v.boolean(),
      mcc: v.nullable(v.string()),
    }),
  ),
  /** What a counter sells tonight. */
  kinds: v.nullable(
    v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        people: v.number(),
        picks: v.nullable(v.number()),
        price_paise: v.number(),
        gst_mode: v.picklist(gstModes),
        gst_bp: v.number(),
        left: v.nullable(v.number()),
      }),
    ),
  ),
});
export type GateCount = v.InferOutput<typeof countSchema>;
export type NightCount = GateCount['count'];

export const listSchema = v.union([
  v.object({ over: v.literal(true) }),
  v.object({
    now: v.string(),
    horizon: v.number(),
    count: v.number(),
    rows: v.string(),
    check: v.string(),
    kinds: v.array(v.string()),
    people: count,
  }),
]);

export const nightsSchema = v.array(
  v.object({
    id: v.string(),
    edition: v.string(),
    date: v.string(),
    headline: v.nullable(v.string()),
    is_cancelled: v.boolean(),
  }),
);
export type GateNight = v.InferOutput<typeof nightsSchema>[number];
