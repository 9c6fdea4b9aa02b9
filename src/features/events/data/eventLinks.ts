import { eventText } from '@/content/en/events.ts';
import { safeLink, wholeLink } from '@/shared/lib/safeLink.ts';
import { paths } from '@/shared/paths.ts';
import type { UpcomingEvent } from './event.ts';
import { dateTypeOf, eventDateText, eventMoment } from './eventDates.ts';

type Linked = Pick<UpcomingEvent, 'id' | 'event_page_url'>;

/** Link of an event: the owner's address if it is safe, else the event's own page. */
export function eventHref({ id, event_page_url: address }: Linked): string {
  return (address && safeLink(address)) || paths.event(id);
}

/** The same as an absolute URL. @param origin the site's origin, without a trailing slash. */
export function eventUrl(event: Linked, origin: string): string {
  return wholeLink(eventHref(event), origin) ?? origin + paths.event(event.id);
}

/** Message for sharing an event. */
export function eventShareText(event: UpcomingEvent, origin: string): string {
  const { title, location, date } = event;
  const when = dateTypeOf(event) === 'soon' || !eventMoment(date) ? null : eventDateText(event);
  return eventText.shareText(title, when, location, eventUrl(event, origin));
}

/** WhatsApp link with that message; the visitor chooses the recipient. */
export function eventShareHref(event: UpcomingEvent, origin: string): string {
  return `https://wa.me/?text=${encodeURIComponent(eventShareText(event, origin))}`;
}
