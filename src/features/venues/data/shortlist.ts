import { useSyncExternalStore } from 'react';
import { recordGoal } from '@/shared/data/visitEvents.ts';
import { storedValue } from '@/shared/lib/sharedValue.ts';
import { storageKeys } from '@/shared/lib/storage.ts';
import { isUuid } from '@/shared/lib/uuid.ts';

/** The stored part of a chosen venue: enough to enquire about it offline. */
export type Chosen = { id: string; name: string; area: string };

/** Maximum in a comparison. */
export const SHORTLIST_MAX = 6;

const NOTHING: readonly Chosen[] = [];
const LONGEST = 120;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST;
}

/** Visitors can edit their storage: leaves out entries that are no venues. */
function parse(stored: unknown): readonly Chosen[] {
  if (!Array.isArray(stored)) return NOTHING;
  const chosen = stored.flatMap((entry: unknown): Chosen[] => {
    const { id, name, area }: Record<string, unknown> = Object(entry);
    return isText(id) && isUuid(id) && isText(name) && isText(area) ? [{ id, name, area }] : [];
  });
  const ids = chosen.map(({ id }) => id);
  return chosen.filter(({ id }, index) => ids.indexOf(id) === index).slice(0, SHORTLIST_MAX);
}

const shortlist = storedValue(storageKeys.venueBooking, parse);

/** The visitor's shortlist, on this device only; empty in the prerendered page and in the first render. */
export function useShortlist(): readonly Chosen[] {
  return useSyncExternalStore(shortlist.subscribe, shortlist.get, () => NOTHING);
}

/**
 * Adds a venue to the shortlist, or removes it.
 * @returns 'full' if the maximum is reached, 'not-kept' if the browser will forget the change.
 */
export function toggleShortlist({ id, name, area }: Chosen): 'done' | 'full' | 'not-kept' {
  const before = shortlist.get();
  const without = before.filter((chosen) => chosen.id !== id);
  const isNew = without.length === before.length;
  if (isNew && before.length >= SHORTLIST_MAX) return 'full';
  if (isNew) recordGoal('venue_shortlisted');
  return shortlist.keep(isNew ? [...before, { id, name, area }] : without) ? 'done' : 'not-kept';
}

/** Takes these venues off the shortlist. */
export function removeFromShortlist(ids: readonly string[]): void {
  shortlist.keep(shortlist.get().filter(({ id }) => !ids.includes(id)));
}
