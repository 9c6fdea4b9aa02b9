import * as v from 'valibot';
import { choiceRule } from '@/shared/admin/useListState.ts';
import { addDays, daysBetween, type IsoDay } from '@/shared/lib/dates.ts';
import { goals } from '@/shared/lists/goals.ts';
import { visitDimensions } from '@/shared/lists/visitDimensions.ts';

/** Filters: the dimensions, and a reached goal. */
export const filterNames = [...visitDimensions, 'goal'] as const;
export type Dimension = (typeof visitDimensions)[number];
export type FilterName = (typeof filterNames)[number];
export type Filters = Partial<Record<FilterName, string>>;

/** Periods in days (specification section 9), and a custom one. */
export const windows = ['1', '7', '30', '365', 'own'] as const;
const DEFAULT_DAYS = 30;
/** Limit of the database. */
const MOST_DAYS = 366;
/** Longer than any stored value. */
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

/** Query parameters of the screen. */
export const addressSchema = v.object({
  days: v.fallback(v.picklist(windows), '30'),
  from: dayRule,
  to: dayRule,
  /** Whether admins' visits count too. */
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

/** Period and filters of a report. */
export type Report = Period & { filters: Filters; withAdmins: boolean };

/** Period of the query parameters: ends today, or custom, in order and limited in length. */
function periodOf({ days, from, to }: Address, today: IsoDay): Period {
  if (days !== 'own') return { from: addDays(today, 1 - Number(days)), to: today };
  const [first, last] = [from ?? addDays(today, 1 - DEFAULT_DAYS), to ?? today].toSorted();
  const end = last !== undefined && last < today ? last : today;
  const begin = first !== undefined && first < end ? first : end;
  return { from: [begin, addDays(end, 1 - MOST_DAYS)].toSorted()[1] ?? begin, to: end };
}

/** Length in days. */
export const lengthOf = ({ from, to }: Period) => daysBetween(from, to) + 1;

/** The period of the same length directly before. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -lengthOf(period)), to: addDays(period.from, -1) };
}

/** Report of the query parameters. */
export function reportOf(address: Address, today: IsoDay): Report {
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
