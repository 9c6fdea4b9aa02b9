import type { DayFigure } from '@/shared/admin/charts/figures.ts';
import { lengthOf, type Period } from './reportPeriod.ts';
import type { Day } from './statistics.ts';

/** Longer periods are drawn by week. */
const MOST_DAYS = 92;
const WEEK = 7;

/** Whether a period is drawn by week. */
export const isByWeek = (period: Period) => lengthOf(period) > MOST_DAYS;

/** Points of a chart; weeks end with the last day, so that only the first may be short. */
export function pointsOf(
  days: readonly Day[],
  what: 'visitors' | 'views',
  byWeek: boolean,
): DayFigure[] {
  const points: DayFigure[] = [];
  for (const [index, { day, [what]: value }] of days.entries()) {
    const last = points.at(-1);
    if (last && byWeek && (days.length - index) % WEEK !== 0) last.value += value;
    else points.push({ day, value });
  }
  return points;
}
