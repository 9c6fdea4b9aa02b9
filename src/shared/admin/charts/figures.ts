import { formatBareDay, type IsoDay } from '@/shared/lib/dates.ts';

/** The count of a day in Patna. */
export type DayFigure = { day: IsoDay; value: number };

/** One period day by day, and as many days before it. */
export type TwoPeriods = { now: readonly DayFigure[]; before: readonly DayFigure[] };

/** The count of a kind. */
export type KindFigure = { label: string; value: number };

/** A count in Indian groups: '1,25,000'. */
export function formatCount(value: number): string {
  return value.toLocaleString('en-IN');
}

/** '21 Nov', for an axis. */
export function formatDayMonth(day: IsoDay): string {
  return formatBareDay(day).replace(/ \d+$/, '');
}

/** Splits days in order into two halves; the earlier one comes second. */
export function twoPeriods(days: readonly DayFigure[]): TwoPeriods {
  const half = days.length / 2;
  return { now: days.slice(half), before: days.slice(0, half) };
}
