import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { calendarAddress, eventIcs, icsName } from '@/features/events/data/eventIcs.ts';
import { isInApp } from '@/shared/lib/inApp.ts';

/** A browser may still be reading the file when the click returns, ms. */
const KEEP_MS = 60_000;

/**
 * Hands the visitor an event as a calendar file; the window of an app saves none, and is led to a calendar's address.
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
