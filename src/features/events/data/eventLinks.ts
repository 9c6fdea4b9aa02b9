import { eventText } from '@/content/en/events.ts';
import { safeLink, wholeLink } from '@/shared/lib/safeLink.ts';
import { paths } from '@/shared/paths.ts';
import type { UpcomingEvent } from './event.ts';
import { dateTypeOf, eventDateText, eventMoment } from './eventDates.ts';

type Linked = Pick<UpcomingEvent, 'id' | 'event_page_url'>;

/** Where an event leads to: the owner's address, if the site may link to it, or the event's own page. */
export function eventHref({ id, event_page_url: address }: Linked): string {
  return (address && safeLink(address)) || paths.event(id);
}

/** The same as a whole address. @param origin of the site, without a trailing slash. */
export function eventUrl(event: Linked, origin: string): string {
  return wholeLink(eventHref(event), origin) ?? origin + paths.event(event.id);
}

/** What a visitor sends to friends about an event. */
export function eventShareText(event: UpcomingEvent, origin: string): string {
  const { title, location, date } = event;
  const when = dateTypeOf(event) === 'soon' || !eventMoment(date) ? null : eventDateText(event);
  return eventText.shareText(title, when, location, eventUrl(event, origin));
}

/** Opens WhatsApp with that text ready, for the visitor to choose who gets it. */
export function eventShareHref(event: UpcomingEvent, origin: string): string {
  return `https://wa.me/?text=${encodeURIComponent(eventShareText(event, origin))}`;
}
