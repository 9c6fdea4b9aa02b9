import * as v from 'valibot';
import { byDate, isOver } from '@/features/events/data/eventDates.ts';
import { choiceRule, searchRule } from '@/shared/admin/useListState.ts';
import { folded } from '@/shared/lib/text.ts';
import type { EventRow } from './events.ts';

export const SEARCH_MAX = 100;
export const eventFilters = ['coming', 'past', 'hidden'] as const;

/** The list's state in the address. */
export const eventListSchema = v.object({
  search: searchRule(SEARCH_MAX),
  show: choiceRule(eventFilters),
  open: v.fallback(v.nullable(v.string()), null),
});
export type EventListState = v.InferOutput<typeof eventListSchema>;

/** In the order of the home page, soonest first; then past events, latest first. @param now ms. */
export function inDateOrder(rows: readonly EventRow[], now: number): EventRow[] {
  const sorted = byDate(rows);
  const past = sorted.filter((row) => isOver(row, now));
  return [...sorted.filter((row) => !isOver(row, now)), ...past.toReversed()];
}

/** Whether a row matches search and filter. @param now ms. */
export function isListed(row: EventRow, { search, show }: EventListState, now: number): boolean {
  if (row.deleted_at !== null) return false;
  if (!folded(`${row.title} ${row.location}`).includes(folded(search))) return false;
  if (show === 'hidden') return !row.is_visible;
  return show === null || isOver(row, now) === (show === 'past');
}
