import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { calendarAddress, eventIcs, icsName } from '@/features/events/data/eventIcs.ts';
import { isInApp } from '@/shared/lib/inApp.ts';
import { saveFile } from '@/shared/lib/saveFile.ts';

/**
 * Downloads an event as a calendar file; in-app browsers, which cannot save files, open Google Calendar instead.
 * @param origin the site's origin, without a trailing slash.
 */
export function downloadIcs(event: UpcomingEvent, origin: string): void {
  const address = isInApp() && calendarAddress(event, origin);
  if (address) {
    location.assign(address);
    return;
  }
  const text = eventIcs(event, origin, new Date());
  if (text === null) return;
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), icsName(event.title));
}
