import * as v from 'valibot';
import { choiceRule, pageRule, searchRule } from '@/shared/admin/useListState.ts';
import { type IsoDay, istDay } from '@/shared/lib/dates.ts';
import { venueTypes } from '@/shared/lists/venueTypes.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';

export const SEARCH_MAX = 100;

/** The filters of the list in the query string; null means all. */
export const filterSchema = v.object({
  search: searchRule(SEARCH_MAX),
  area: v.fallback(v.nullable(v.string()), null),
  type: choiceRule(venueTypes),
  state: choiceRule(['visible', 'hidden', 'removed']),
  prices: choiceRule(['old']),
  page: pageRule,
  open: v.fallback(v.nullable(v.string()), null),
});
export type VenueFilters = Omit<v.InferOutput<typeof filterSchema>, 'page' | 'open'>;

/** Number of days after which prices count as old. */
export const PRICES_KEEP_DAYS = 90;
const DAY_MS = 86_400_000;

/** The last day on which prices count as old today. */
export function oldPricesDay(): IsoDay {
  return istDay(new Date(serverNow() - (PRICES_KEEP_DAYS + 1) * DAY_MS));
}

/** Whole days since a day. */
export function daysSince(day: IsoDay): number {
  return Math.round((Date.parse(istDay(new Date(serverNow()))) - Date.parse(day)) / DAY_MS);
}
