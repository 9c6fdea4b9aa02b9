import * as v from 'valibot';
import { choiceRule } from '@/shared/admin/useListState.ts';
import { addDays, daysBetween, type IsoDay } from '@/shared/lib/dates.ts';
import { goals } from '@/shared/lists/goals.ts';
import { visitDimensions } from '@/shared/lists/visitDimensions.ts';

/** By what visits can be filtered: the dimensions, and a goal that was reached. */
export const filterNames = [...visitDimensions, 'goal'] as const;
export type Dimension = (typeof visitDimensions)[number];
export type FilterName = (typeof filterNames)[number];
export type Filters = Partial<Record<FilterName, string>>;

/** The windows that can be chosen, in days (specification section 9), and days of one's own. */
export const windows = ['1', '7', '30', '365', 'own'] as const;
const DEFAULT_DAYS = 30;
/** The database answers no more. */
const MOST_DAYS = 366;
/** More than any value that is kept. */
const VALUE_MAX = 500;

const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const dayRule = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.check((day) => DAY.test(day) && addDays(day, 0) === day),
    ),
  ),
  null,
);
const valueRule = v.fallback(
  v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(VALUE_MAX))),
  null,
);

/** The screen's address. */
export const addressSchema = v.object({
  days: v.fallback(v.picklist(windows), '30'),
  from: dayRule,
  to: dayRule,
  /** Whether the visits of those who run the site count too. */
  own: choiceRule(['with']),
  page: valueRule,
  source: valueRule,
  referrer: valueRule,
  device: valueRule,
  browser: valueRule,
  os: valueRule,
  utm_source: valueRule,
  utm_medium: valueRule,
  utm_campaign: valueRule,
  goal: choiceRule(goals),
});
export type Address = v.InferOutput<typeof addressSchema>;

export type Period = { from: IsoDay; to: IsoDay };

/** What the figures are asked for. */
export type Asked = Period & { filters: Filters; withAdmins: boolean };

/** The days that an address means: the last of them is today, or what was chosen, in order and not too many. */
function periodOf({ days, from, to }: Address, today: IsoDay): Period {
  if (days !== 'own') return { from: addDays(today, 1 - Number(days)), to: today };
  const [first, last] = [from ?? addDays(today, 1 - DEFAULT_DAYS), to ?? today].toSorted();
  const end = last !== undefined && last < today ? last : today;
  const begin = first !== undefined && first < end ? first : end;
  return { from: [begin, addDays(end, 1 - MOST_DAYS)].toSorted()[1] ?? begin, to: end };
}

/** How many days it has. */
export const lengthOf = ({ from, to }: Period) => daysBetween(from, to) + 1;

/** As many days, right before it. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -lengthOf(period)), to: addDays(period.from, -1) };
}

/** What an address asks for. */
export function askedBy(address: Address, today: IsoDay): Asked {
  const chosen = filterNames.flatMap((name) => {
    const value = address[name];
    return value === null ? [] : [[name, value] as const];
  });
  return {
    ...periodOf(address, today),
    filters: Object.fromEntries(chosen),
    withAdmins: address.own === 'with',
  };
}
