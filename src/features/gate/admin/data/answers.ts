import * as v from 'valibot';
import { scanReasons } from '@/shared/lists/scanReasons.ts';
import { kindSchema, upiSchema } from '@/shared/passes/answers.ts';
import type { gateNightsSchema } from '@/shared/passes/gateNights.ts';

// Answers of the gate's procedures, checked by supabase/tests/answers.test.ts. Amounts are paise, times ISO 8601.

const moment = v.string();
const count = v.object({ inside: v.number(), expected: v.number() });
const text = v.optional(v.string());

/** The server's answer to one scan. */
export const answerSchema = v.object({
  scan_id: v.string(),
  result: v.picklist(['admitted', 'refused', 'conflict']),
  reason: v.optional(v.picklist(scanReasons)),
  pass_id: text,
  kind: text,
  people: v.optional(v.number(), 1),
  admitted: v.optional(v.number(), 0),
  left: v.optional(v.number(), 0),
  since: text,
  gate: text,
  blocked_why: text,
  nights: v.optional(v.array(v.string())),
  /** Of the same order, with a valid pass for tonight and outside. */
  others: v.optional(v.object({ passes: v.number(), people: v.number() })),
});
export type Answer = v.InferOutput<typeof answerSchema>;

export const scannedSchema = v.object({ ...answerSchema.entries, now: moment, count });
export const pushedSchema = v.object({ now: moment, answers: v.array(answerSchema), count });
export const wholeOrderSchema = v.object({
  now: moment,
  scan_id: v.string(),
  passes: v.number(),
  admitted: v.number(),
  reason: v.nullable(v.picklist(scanReasons)),
  count,
});
export type WholeOrder = Pick<v.InferOutput<typeof wholeOrderSchema>, 'admitted' | 'reason'>;
export const undoneSchema = v.object({ now: moment, count });

const shiftEntries = {
  id: v.string(),
  kind: v.picklist(['gate', 'counter']),
  gate: v.string(),
  night_id: v.string(),
  opened_at: moment,
  ends_at: moment,
  closed_at: v.nullable(moment),
  revoked_at: v.nullable(moment),
  now: moment,
  /**
   * For a counter, paise: cash at the start, counted at the end, taken, paid back; taken by UPI; then the number of passes sold.
   */
  float_paise: v.number(),
  counted_paise: v.nullable(v.number()),
  cash_paise: v.number(),
  paid_back_paise: v.number(),
  upi_paise: v.number(),
  sold: v.number(),
  /** When the rights of the account end (null: never), and whether it is a helper's, without a mail address. */
  account: v.object({ ends_at: v.nullable(moment), is_helper: v.boolean() }),
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
  upi: v.nullable(upiSchema),
  /** Kinds that a counter sells tonight. */
  kinds: v.nullable(v.array(kindSchema)),
});
export type GateCount = v.InferOutput<typeof countSchema>;
export type NightCount = GateCount['count'];

export const listSchema = v.union([
  v.object({ over: v.literal(true) }),
  v.object({
    now: moment,
    horizon: v.number(),
    count: v.number(),
    rows: v.string(),
    check: v.string(),
    kinds: v.array(v.string()),
    people: count,
  }),
]);

export type GateNight = v.InferOutput<typeof gateNightsSchema>[number];
