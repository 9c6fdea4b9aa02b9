import * as v from 'valibot';
import { withTimeout } from '@/shared/lib/withTimeout.ts';
import type { Order } from '@/features/passes/data/order.ts';
import type { SaleKind } from '@/features/passes/data/sale.ts';
import { linesSchema } from '@/features/passes/data/cart.ts';
import { readUtr } from '@/features/passes/data/utr.ts';
import { FORM_DATA_MS, recall, store } from '@/shared/lib/storage.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { DataError, dataOf } from '@/shared/supabase/errors.ts';

/** A kind as a counter sells it tonight. */
export type CounterKind = Pick<
  SaleKind,
  'id' | 'name' | 'people' | 'picks' | 'price_paise' | 'gst_mode' | 'gst_bp' | 'left'
>;

/** What a counter's shift sells and has taken, in paise. `left`: places tonight; null: no limit. */
export type CounterShift = {
  kinds: readonly CounterKind[] | null;
  left: number | null;
  sold: number;
  cash_paise: number;
  upi_paise: number;
  /** Where buyers pay to. */
  upi: (NonNullable<Order['upi']> & { vpa: string }) | null;
};

export type Method = 'cash' | 'upi';

/** An order of the counter; `admitted`: people let in with the sale. */
export type CounterSale = Order & { admitted: number };

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

/** The draft that an earlier page left in this shift. */
export function keptDraft(shift: string): Draft {
  const kept = v.safeParse(draftSchema, recall(KEY, 'session'));
  return kept.success && kept.output.shift === shift ? kept.output : emptyDraft(shift);
}

export const keepDraft = (draft: Draft) => store(KEY, draft, FORM_DATA_MS, 'session');

/** Timeout of a sale, ms; it can be repeated with the same id. */
const TIMEOUT_MS = 15_000;

/** Sells a draft, once for its id. @param expected the total that the seller saw, paise. @throws DataError. */
export async function sellPasses(
  { shift, id, lines, utr, isAdmitted }: Draft,
  method: Method,
  expected: number,
): Promise<CounterSale> {
  const call = getSupabase().rpc('sell_passes', {
    p_id: id,
    p_shift_id: shift,
    p_items: lines.map((line) => ({ ...line, night_ids: [...line.night_ids] })),
    p_method: method,
    p_utr: method === 'upi' ? readUtr(utr) : '',
    p_expected_paise: expected,
    p_is_admitted: isAdmitted,
  });
  const answer = dataOf(await withTimeout(Promise.resolve(call), TIMEOUT_MS));
  return answer as unknown as CounterSale;
}

const SERVER_FAULT = 500;

/** Whether a failed call may have arrived all the same. */
export function mayBeSold(error: unknown): boolean {
  if (!(error instanceof DataError)) return true;
  const { status, code } = error;
  return status === 0 || (status >= SERVER_FAULT && !code.startsWith('PT'));
}
