import * as v from 'valibot';
import type { GstMode } from '@/shared/passes/answers.ts';
import type { PassSale, SaleKind } from './answers.ts';

/** Validates the stored lines of an order. @param most maximum passes of one line. */
export const linesSchema = (most: number) =>
  v.pipe(
    v.array(
      v.object({
        kind_id: v.string(),
        night_ids: v.pipe(v.array(v.string()), v.readonly()),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)),
      }),
    ),
    v.readonly(),
  );
/** A line of an order in the cart, as `reserve_passes` takes it. */
export type CartLine = v.InferOutput<ReturnType<typeof linesSchema>>[number];

const BP = 10_000;

/**
 * Splits an amount as `private.with_gst` does: half of the tax is rounded half up, so that CGST equals SGST.
 * @param net paise.
 * @param bp basis points: hundredths of a percent.
 * @returns paise.
 */
export function withGst(net: number, mode: GstMode, bp: number): { tax: number; total: number } {
  switch (mode) {
    case 'exempt':
      return { tax: 0, total: net };
    case 'included':
      return { tax: 2 * Math.floor((net * bp + BP + bp) / (2 * (BP + bp))), total: net };
    case 'added': {
      const tax = 2 * Math.floor((net * bp + BP) / (2 * BP));
      return { tax, total: net + tax };
    }
  }
}

/** Totals of the cart in paise. `added` is the GST on top of the prices, `included` the GST in them. */
export type Totals = {
  passes: number;
  people: number;
  total: number;
  added: number;
  included: number;
};

/** Adds up the lines, each with the price of its kind now. */
export function totalsOf(
  kinds: readonly Pick<SaleKind, 'id' | 'people' | 'price_paise' | 'gst_mode' | 'gst_bp'>[],
  lines: readonly CartLine[],
): Totals {
  const sum: Totals = { passes: 0, people: 0, total: 0, added: 0, included: 0 };
  for (const { kind_id: id, quantity } of lines) {
    const kind = kinds.find((one) => one.id === id);
    if (!kind) continue;
    const { tax, total } = withGst(kind.price_paise * quantity, kind.gst_mode, kind.gst_bp);
    sum.passes += quantity;
    sum.people += quantity * kind.people;
    sum.total += total;
    sum[kind.gst_mode === 'added' ? 'added' : 'included'] += tax;
  }
  return sum;
}

const isSame = (one: CartLine, kind: string, nights: readonly string[]) =>
  one.kind_id === kind && [...one.night_ids].toSorted().join() === [...nights].toSorted().join();

/** Number of passes of a kind for these nights in the cart. */
export function quantityOf(
  lines: readonly CartLine[],
  kind: string,
  nights: readonly string[],
): number {
  return lines.find((one) => isSame(one, kind, nights))?.quantity ?? 0;
}

/** The cart with another quantity of one line; 0 removes it. */
export function withLine(
  lines: readonly CartLine[],
  { kind_id: kind, night_ids: nights, quantity }: CartLine,
): CartLine[] {
  const at = lines.findIndex((one) => isSame(one, kind, nights));
  const line = { kind_id: kind, night_ids: nights, quantity };
  const changed = at === -1 ? [...lines, line] : lines.with(at, line);
  return changed.filter((one) => one.quantity > 0);
}

/** Leaves out what is no longer sold: a kind or night that was removed, a wrong number of nights. */
export function soldLines(sale: PassSale, lines: readonly CartLine[]): CartLine[] {
  return lines.flatMap((line) => {
    const kind = sale.kinds.find(({ id, is_open: isOpen }) => id === line.kind_id && isOpen);
    if (!kind) return [];
    const nights = line.night_ids.filter((id) => kind.night_ids.includes(id));
    if (nights.length !== (kind.picks ?? 0)) return [];
    return [{ ...line, quantity: Math.min(line.quantity, kind.max_per_order) }];
  });
}
