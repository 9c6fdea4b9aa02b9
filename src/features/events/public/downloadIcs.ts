import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { calendarAddress, eventIcs, icsName } from '@/features/events/data/eventIcs.ts';
import { isInApp } from '@/shared/lib/inApp.ts';

/** Delay before the blob URL is revoked: the browser may still be reading it, ms. */
const KEEP_MS = 60_000;

/**
 * Downloads an event as a calendar file; in-app browsers, which cannot save files, open Google Calendar instead.
 * @param origin of the site, without a trailing slash.
 */
export function downloadIcs(event: UpcomingEvent, origin: string): void {
  const address = isInApp() && calendarAddress(event, origin);
  if (address) {
    location.assign(address);
    return;
  }
  const text = eventIcs(event, origin, new Date());
  if (text === null) return;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = icsName(event.title);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
