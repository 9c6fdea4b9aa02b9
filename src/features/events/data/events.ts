import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import type { UpcomingEvent } from './event.ts';

/** The events of the home page in the owner's order; null while the owner hides the whole section. */
export const upcomingEvents: LiveQuery<UpcomingEvent[] | null> = {
  key: 'events',
  load: async (signal) => (await import('./eventQueries.ts')).loadSection(signal),
};

/**
 * The next events that have one of these words in their title or description; null while the owner hides the section.
 * @param words letters only.
 */
export function relatedEvents(words: readonly string[]): LiveQuery<UpcomingEvent[] | null> {
  return {
    key: `events:related:${words.join(':')}`,
    load: async (signal) => (await import('./eventQueries.ts')).loadRelated(signal, words),
  };
}

/** One event; null where visitors may see none of this id. */
export function eventById(id: string): LiveQuery<UpcomingEvent | null> {
  return {
    key: `event:${id}`,
    load: async (signal) => (await import('./eventQueries.ts')).loadEvent(signal, id),
  };
}
