import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { eventIcs, icsName } from '@/features/events/data/eventIcs.ts';

/** A browser may still be reading the file when the click returns, ms. */
const KEEP_MS = 60_000;

/** Hands the visitor an event as a calendar file. @param origin of the site, without a trailing slash. */
export function downloadIcs(event: UpcomingEvent, origin: string): void {
  const text = eventIcs(event, origin, new Date());
  if (text === null) return;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = icsName(event.title);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
