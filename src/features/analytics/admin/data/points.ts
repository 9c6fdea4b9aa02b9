import type { DayFigure } from '@/shared/admin/charts/figures.ts';
import { lengthOf, type Period } from './asked.ts';
import type { Day } from './statistics.ts';

/** A line of more days than these cannot be read. */
const MOST_DAYS = 92;
const WEEK = 7;

/** Whether a period is drawn week by week. */
export const isByWeek = (period: Period) => lengthOf(period) > MOST_DAYS;

/** What a line is drawn from; weeks end with the last day, so that only the first one may be short. */
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
