import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { calendarEntry, icsName } from '@/features/events/data/eventIcs.ts';
import { saveIcs } from '@/shared/lib/saveIcs.ts';

/**
 * Puts an event into the visitor's calendar.
 * @param origin the site's origin, without a trailing slash.
 */
export function downloadIcs(event: UpcomingEvent, origin: string): void {
  const entry = calendarEntry(event, origin);
  if (entry) saveIcs([entry], { product: 'Events', name: icsName(event.title) });
}
