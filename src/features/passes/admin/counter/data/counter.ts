import * as v from 'valibot';
import { type CounterSale, counterSaleSchema } from '@/features/passes/admin/data/answers.ts';
import { linesSchema } from '@/features/passes/data/cart.ts';
import { itemOf } from '@/features/passes/data/passCalls.ts';
import { readUtr } from '@/features/passes/data/utr.ts';
import { call } from '@/shared/data/call.ts';
import { FORM_DATA_MS, forget, recall, store } from '@/shared/lib/storage.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import type { CounterKind, upiSchema } from '@/shared/passes/answers.ts';
import { failureOf } from '@/shared/supabase/failure.ts';

/** Kinds on sale and takings of a counter's shift, paise. `left`: places tonight; null if unlimited. */
export type CounterShift = {
  kinds: readonly CounterKind[] | null;
  left: number | null;
  sold: number;
  cash_paise: number;
  paid_back_paise: number;
  upi_paise: number;
  /** The UPI account that buyers pay to. */
  upi: v.InferOutput<typeof upiSchema> | null;
};

export type Method = 'cash' | 'upi';

/** Passes of a kind that still fit in tonight; null: no limit. */
export function leftTonight({ left, people }: CounterKind, places: number | null): number | null {
  const fit = places === null ? null : Math.max(0, Math.floor(places / people));
  if (left === null || fit === null) return left ?? fit;
  return Math.min(Math.max(0, left), fit);
}

const draftSchema = v.object({
  shift: v.string(),
  /** Of the sale: the same again if the answer was lost. */
  id: v.pipe(v.string(), v.uuid()),
  lines: linesSchema(100),
  utr: v.fallback(v.string(), ''),
  isAdmitted: v.fallback(v.boolean(), true),
  /** Sent without an answer: how it was paid, and the total in paise. */
  unsure: v.fallback(
    v.nullable(v.object({ method: v.picklist(['cash', 'upi']), expected: v.number() })),
    null,
  ),
});
/** A sale that is put together, on this device until it is done. */
export type Draft = v.InferOutput<typeof draftSchema>;

const KEY = 'counter-sale';

export const emptyDraft = (shift: string): Draft => ({
  shift,
  id: crypto.randomUUID(),
  lines: [],
  utr: '',
  isAdmitted: true,
  unsure: null,
});

function recallDraft(): Draft | undefined {
  const kept = v.safeParse(draftSchema, recall(KEY, 'session'));
  return kept.success ? kept.output : undefined;
}

/** The draft that an earlier page left in this shift. */
export function keptDraft(shift: string): Draft {
  const kept = recallDraft();
  return kept?.shift === shift ? kept : emptyDraft(shift);
}

export const keepDraft = (draft: Draft) => store(KEY, draft, FORM_DATA_MS, 'session');

/** A sale that was sent without an answer: its shift may have ended since. */
export function undecidedSale() {
  const draft = recallDraft();
  return draft?.unsure ? { draft, ...draft.unsure } : undefined;
}

export const dropDraft = () => forget(KEY, 'session');

const sell = call('sell_passes', { answer: counterSaleSchema });

/**
 * Sells a draft, once per id.
 * @param expected the total that the seller saw, paise.
 * @throws DataError
 */
export async function sellPasses(
  { shift, id, lines, utr, isAdmitted }: Draft,
  method: Method,
  expected: number,
): Promise<CounterSale> {
  return sell(getSupabase(), {
    p_id: id,
    p_shift_id: shift,
    p_items: lines.map(itemOf),
    p_method: method,
    p_utr: method === 'upi' ? readUtr(utr) : '',
    p_expected_paise: expected,
    p_is_admitted: isAdmitted,
  });
}

/** Whether a failed call may have arrived all the same. */
export function mayBeSold(error: unknown): boolean {
  const { kind, hint } = failureOf(error);
  return kind === 'unreachable' || (kind === 'busy' && hint === '');
}
