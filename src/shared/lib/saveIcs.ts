import { saveFile } from '@/shared/ui/saveFile.ts';
import { icsFile, type IcsEvent, utc } from './ics.ts';
import { isInApp } from './inApp.ts';

/** Google Calendar's page that adds an entry. @param others what the entry says of other ones, or ''. */
function calendarAddress(event: IcsEvent, others: string): string {
  const { title, start, end, description, location: place, url } = event;
  const address = new URL('https://calendar.google.com/calendar/render?action=TEMPLATE');
  const { searchParams: query } = address;
  query.set('text', title);
  query.set('dates', `${utc(start)}/${utc(end ?? start)}`);
  query.set('details', [description, others, url].filter(Boolean).join('\n\n'));
  if (place) query.set('location', place);
  return address.href;
}

/**
 * Downloads a calendar file. In-app browsers, which save no files, open Google Calendar with the first entry, which
 * names the others.
 * @param product what the file holds, for its PRODID.
 * @param name name of the file.
 * @param others what the first entry says of the other ones.
 */
export function saveIcs(
  events: readonly IcsEvent[],
  { product, name, others = '' }: { product: string; name: string; others?: string },
): void {
  const [first] = events;
  if (!first) return;
  if (isInApp()) {
    location.assign(calendarAddress(first, events.length > 1 ? others : ''));
    return;
  }
  const text = icsFile(events, product, new Date());
  void saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), name);
}
