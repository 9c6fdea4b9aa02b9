import * as fc from 'fast-check';

// A second calculation of prices, with whole numbers of any size, and random orders for it.

interface Step {
  price_paise: number;
  until?: string;
  until_sold?: number;
}
export interface Kind {
  /** Its columns in pass_kinds. */
  row: {
    id: string;
    people: number;
    picks: number | null;
    night_ids: string[];
    price_paise: number;
    price_steps: Step[];
    gst_mode: string;
    gst_bp: number;
    max_per_order: number;
  };
  /** Passes taken before. */
  sold: number;
}
export interface Promo {
  row: {
    id: string;
    code: string;
    kind_ids: string[];
    percent: number | null;
    off_paise: number | null;
    per_phone: number;
  };
  fits: (kind: Kind) => boolean;
}
export interface Line {
  kind: Kind;
  /** Argument of reserve_passes. */
  asked: { kind_id: string; night_ids: string[]; quantity: number };
}
export interface RandomOrder {
  lines: Line[];
  promo: Promo | null;
  source: string;
}

const rupees = (most: number) => fc.integer({ min: 0, max: most }).map((amount) => amount * 100);
const gst = fc.oneof(
  fc.constant({ gst_mode: 'exempt', gst_bp: 0 }),
  fc.record({
    gst_mode: fc.constantFrom('included', 'added'),
    gst_bp: fc.oneof(fc.constantFrom(500, 1200, 1800, 2800), fc.integer({ min: 1, max: 2800 })),
  }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    price_paise: rupees(900),
    until: fc.constantFrom('2094-12-31', '2095-01-14', '2095-01-15', '2095-01-16', '2095-03-01'),
  }),
  fc.record({ price_paise: rupees(900), until_sold: fc.integer({ min: 1, max: 60 }) }),
);

export const randomKind = (nights: readonly string[]): fc.Arbitrary<Kind> =>
  fc
    .record({
      id: fc.uuid({ version: 4 }),
      people: fc.integer({ min: 1, max: 2 }),
      picks: fc.constantFrom(null, 1, 2),
      own: fc.subarray([...nights], { minLength: 2 }),
      isForAll: fc.boolean(),
      price_paise: fc.oneof(rupees(1000), rupees(40_000), fc.constant(0)),
      price_steps: fc.array(step, { maxLength: 4 }),
      tax: gst,
      sold: fc.constantFrom(0, 0, 5, 30, 59, 60),
    })
    .map(({ own, isForAll, tax, sold, ...row }) => ({
      row: { ...row, ...tax, night_ids: isForAll ? [] : own, max_per_order: 20 },
      sold,
    }));

export const randomPromo = (kinds: readonly Kind[]): fc.Arbitrary<Promo> =>
  fc
    .record({
      id: fc.uuid({ version: 4 }),
      kind_ids: fc.oneof(
        fc.constant<string[]>([]),
        fc.subarray(
          kinds.map(({ row }) => row.id),
          { minLength: 1, maxLength: 30 },
        ),
      ),
      off: fc.oneof(
        fc.record({ percent: fc.integer({ min: 1, max: 100 }), off_paise: fc.constant(null) }),
        fc.record({
          percent: fc.constant(null),
          off_paise: rupees(2000).filter((off) => off > 0),
        }),
      ),
    })
    .map(({ id, kind_ids: ids, off }) => ({
      row: { id, kind_ids: ids, code: id.slice(0, 8).toUpperCase(), ...off, per_phone: 100 },
      fits: ({ row }) => ids.length === 0 || ids.includes(row.id),
    }));

/** Orders of different kinds, a third with a promo code, some given away. */
export function randomOrder(
  kinds: readonly Kind[],
  promos: readonly Promo[],
): fc.Arbitrary<RandomOrder> {
  const nights = [...new Set(kinds.flatMap(({ row }) => row.night_ids))];
  const line = fc
    .record({ kind: fc.constantFrom(...kinds), quantity: fc.integer({ min: 1, max: 20 }) })
    .map(({ kind, quantity }) => {
      const own = kind.row.night_ids.length > 0 ? kind.row.night_ids : nights;
      const night_ids = kind.row.picks === null ? [] : own.slice(0, kind.row.picks);
      return { kind, asked: { kind_id: kind.row.id, night_ids, quantity } };
    });
  return fc.record({
    lines: fc.uniqueArray(line, {
      minLength: 1,
      maxLength: 5,
      selector: ({ kind }) => kind.row.id,
    }),
    promo: fc.oneof(fc.constant(null), fc.constant(null), fc.constantFrom(...promos)),
    source: fc.constantFrom('site', 'site', 'site', 'site', 'gift'),
  });
}

/** A fraction, rounded to the nearest whole number, halves up. */
const rounded = (above: bigint, below: bigint) => (2n * above + below) / (2n * below);

const indianDay = (at: string) =>
  new Date(Date.parse(at) + 5.5 * 3_600_000).toISOString().slice(0, 10);

function unitOf({ row }: Kind, at: string, sold: number): bigint {
  const holds = ({ until, until_sold: most }: Step) =>
    until === undefined ? sold < Number(most) : indianDay(at) <= until;
  return BigInt((row.price_steps.find(holds) ?? row).price_paise);
}

function offOf(kind: Kind, unit: bigint, { promo, source }: RandomOrder): bigint {
  if (source === 'gift') return unit;
  if (!promo?.fits(kind)) return 0n;
  const { percent, off_paise: off } = promo.row;
  const asked = percent === null ? BigInt(off ?? 0) : (unit / 100n) * BigInt(percent);
  // A percentage is rounded down to whole rupees.
  const whole = percent === null ? asked : asked - (asked % 100n);
  return whole < unit ? whole : unit;
}

function lineOf(
  { kind, asked }: Line,
  order: RandomOrder,
  at: string,
  sold: number,
): Record<string, number> {
  const unit = unitOf(kind, at, sold);
  const off = offOf(kind, unit, order);
  const net = (unit - off) * BigInt(asked.quantity);
  const bp = BigInt(kind.row.gst_bp);
  const isIncluded = kind.row.gst_mode === 'included';
  // The tax of both halves is so much of the price with it, or of the price without it.
  const half = rounded(net * bp, 2n * (isIncluded ? 10_000n + bp : 10_000n));
  const amounts = {
    unit_paise: unit,
    off_paise: off,
    taxable_paise: isIncluded ? net - 2n * half : net,
    cgst_paise: half,
    sgst_paise: half,
    total_paise: isIncluded ? net : net + 2n * half,
  };
  return Object.fromEntries(Object.entries(amounts).map(([name, paise]) => [name, Number(paise)]));
}

/** Expected price of an order; `taken` overrides the sold number of a kind. */
export function orderOf(order: RandomOrder, at: string, taken?: ReadonlyMap<string, number>) {
  const lines = order.lines.map((line) =>
    lineOf(line, order, at, taken?.get(line.kind.row.id) ?? line.kind.sold),
  );
  const sum = (of: (line: Record<string, number>, place: number) => number) =>
    lines.reduce((all, line, place) => all + of(line, place), 0);
  return {
    lines,
    total: sum((line) => line['total_paise'] ?? 0),
    tax: sum((line) => (line['cgst_paise'] ?? 0) + (line['sgst_paise'] ?? 0)),
    discount: sum(
      (line, place) => (line['off_paise'] ?? 0) * (order.lines[place]?.asked.quantity ?? 0),
    ),
  };
}
