import * as v from 'valibot';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { gstNote, kindInWords } from '@/features/passes/data/passWords.ts';
import type { Field } from '@/shared/admin/fields/field.ts';
import { related } from '@/shared/admin/fields/related.tsx';
import { line, moment, nullable } from '@/shared/admin/fields/texts.ts';
import { choice, whole, yesNo } from '@/shared/admin/fields/values.ts';
import { type Drafts, resource, type RowOf } from '@/shared/admin/resource/resource.ts';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { readCount } from '@/shared/lib/figures.ts';
import { formatInr, inrDigits, parseInr } from '@/shared/lib/money.ts';
import { readDay } from '@/shared/lib/readDay.ts';
import { cleanLine, cleanText } from '@/shared/lib/text.ts';
import { gstModes } from '@/shared/lists/gstModes.ts';
import type { Tables } from '@/shared/supabase/database.types.ts';

const { errors, kinds: words } = adminTickets;
/** The CHECKs of the price and of a step, in paise. */
const MOST_PAISE = 10_000_000;
const MOST_STEPS = 6;

const isPrice = (paise: number) => paise >= 0 && paise <= MOST_PAISE && paise % 100 === 0;
const priceOf = (typed: string) => parseInr(typed) ?? Number.NaN;

/** Whole rupees, stored as paise; 0 is allowed. */
export const rupees: Field<number, string> = {
  control: { kind: 'input', inputMode: 'decimal' },
  isRequired: true,
  blank: '',
  toDraft: inrDigits,
  schema: v.pipe(v.string(), v.transform(priceOf), v.check(isPrice, errors.price)),
  toText: inrDigits,
  bounds: {},
};

/** GST in percent, stored in hundredths of one. */
const percent: Field<number, string> = {
  control: { kind: 'input', inputMode: 'decimal' },
  isRequired: true,
  blank: '0',
  toDraft: (stored) => String(stored / 100),
  schema: v.pipe(
    v.string(),
    v.transform((typed) => Math.round(Number(typed.replace('%', '').trim() || Number.NaN) * 100)),
    v.check((bp) => bp >= 0 && bp <= 4000, errors.gst),
  ),
  toText: (stored) => `${stored / 100} %`,
  bounds: {},
};

type StoredSteps = Tables<'pass_kinds'>['price_steps'];
type Step = { price_paise: number } & ({ until: string } | { until_sold: number });

/** '400 until 30 Sep 2026' or '450 until 200 sold'. */
function stepOf(typed: string): Step | undefined {
  const [, price = '', end = ''] =
    /^(.+?)\s+(?:until|till|upto|up to|to)\s+(.+)$/i.exec(typed) ?? [];
  const paise = priceOf(price);
  if (!isPrice(paise)) return undefined;
  const [, sold] = /^(.+?)\s*(?:sold|passes)$/i.exec(end) ?? [];
  if (sold !== undefined) {
    const count = readCount(sold);
    return count !== undefined && count >= 1 && count <= 1_000_000
      ? { price_paise: paise, until_sold: count }
      : undefined;
  }
  const day = readDay(end);
  return day === undefined ? undefined : { price_paise: paise, until: day };
}

const stepText = (step: unknown) => {
  const { price_paise: price, until, until_sold: sold }: Record<string, unknown> = Object(step);
  const end = typeof until === 'string' ? formatIsoDay(until) : `${String(sold)} sold`;
  return `${inrDigits(Number(price))} until ${end}`;
};
const stepLines = (stored: StoredSteps) => (Array.isArray(stored) ? stored.map(stepText) : []);

/** Earlier prices, one a line. */
const steps: Field<StoredSteps, string> = {
  control: { kind: 'textarea', rows: 3 },
  isRequired: false,
  blank: '',
  toDraft: (stored) => stepLines(stored).join('\n'),
  schema: v.pipe(
    v.string(),
    v.transform((typed) => cleanText(typed).split('\n').map(cleanLine).filter(Boolean)),
    v.maxLength(MOST_STEPS, errors.steps),
    v.rawTransform<string[], StoredSteps>(({ dataset, addIssue, NEVER }) => {
      const read = dataset.value.map(stepOf);
      const wrong = dataset.value.find((_typed, place) => read[place] === undefined);
      if (wrong === undefined) return read.filter((step) => step !== undefined);
      addIssue({ message: errors.step(wrong) });
      return NEVER;
    }),
  ),
  toText: (stored) => stepLines(stored).join('; '),
  bounds: {},
};

/** As many nights as are offered by name; Navratri has nine. */
const MOST_PICKS = 9;

/** Number of nights that the buyer chooses; null, '' in the form, for a pass for all nights. */
const nightsToPick: Field<number | null, string> = {
  ...nullable(whole(1, 30)),
  control: {
    kind: 'select',
    options: [
      ...Array.from({ length: MOST_PICKS }, (_, before) => ({
        value: String(before + 1),
        label: words.picks(before + 1),
      })),
      { value: '', label: words.everyNight },
    ],
  },
  // A pass for all nights at the price of one would be sold at once.
  blank: '1',
};

/** The kinds of passes of all editions, removed ones too. */
export const kinds = resource('pass_kinds', {
  fields: {
    name: line(60),
    note: line(160, { least: 0 }),
    people: whole(1, 20, { blank: '1' }),
    picks: nightsToPick,
    night_ids: related('nights', {
      none: words.noNights,
      removed: words.removedNight,
      count: words.nights,
    }),
    price_paise: rupees,
    price_steps: steps,
    gst_mode: choice(gstModes, (mode) => words.gstModes[mode]),
    gst_bp: percent,
    capacity: nullable(whole(0, 1_000_000)),
    sale_from: nullable(moment()),
    sale_to: nullable(moment()),
    max_per_order: whole(1, 20, { blank: '10' }),
    counter_only: yesNo(),
    is_visible: yesNo(true),
  },
  words,
  order: ['display_order', 'id'],
  alsoRead: ['edition_id', 'display_order', 'deleted_at'],
  rules: [
    {
      at: 'sale_to',
      message: errors.saleTo,
      holds: ({ sale_from: from, sale_to: to }) => from === null || to === null || from < to,
    },
    {
      at: 'gst_bp',
      message: errors.gstMode,
      holds: ({ gst_mode: mode, gst_bp: bp }) => (mode === 'exempt') === (bp === 0),
    },
    {
      at: 'picks',
      message: errors.picks,
      holds: ({ picks, night_ids: chosen }) =>
        picks === null || chosen.length === 0 || picks <= chosen.length,
    },
  ],
});
export type KindRow = RowOf<typeof kinds>;

/** One-line summary of a kind: people, nights, price. */
export function kindDetail(row: KindRow): string {
  const { people, picks, night_ids: ids, price_paise: price, gst_mode: mode } = row;
  const valid =
    picks === null ? words.allNights(ids.length) : words.pickedNights(picks, ids.length);
  return [
    words.people(people),
    valid,
    words.price(inrDigits(price), mode),
    row.capacity === null ? '' : words.limit(row.capacity),
    row.counter_only ? words.atCounter : '',
    row.is_visible ? '' : words.hidden,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What visitors will read of a kind, with the price of a night; '' while the price or the people are invalid. */
export function visitorsRead(
  draft: Drafts<(typeof kinds)['fields']>,
  nightsOfEdition: number,
): string {
  const price = parseInr(draft.price_paise);
  const people = readCount(draft.people);
  if (price === undefined || people === undefined || !draft.is_visible) return '';
  const picked = draft.picks === '' ? null : Number(draft.picks);
  const nights = draft.night_ids.length || nightsOfEdition;
  const count = picked ?? nights;
  return [
    `${kindInWords(people, picked, nights)} · ${formatInr(price)}`,
    gstNote({ gst_mode: draft.gst_mode, gst_bp: Math.round(Number(draft.gst_bp) * 100) }),
    count > 1 ? words.perNight(formatInr(Math.round(price / count / 100) * 100)) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
