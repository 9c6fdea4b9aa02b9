import { eventPageText } from '@/content/en/events.ts';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { eventDateText } from '@/features/events/data/eventDates.ts';
import { paths } from '@/shared/paths.ts';
import { socialPicture } from '@/shared/seo/socialPicture.ts';

/** Search results cut a description off about here. */
const DESCRIPTION_LENGTH = 160;

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/**
 * What a search result and a shared link say about an event: the props of `<Seo>`. Its picture is the event's first
 * one that the site has itself (those have a social variant); else the site's.
 */
export function eventSeo(event: UpcomingEvent) {
  const image = socialPicture(
    event.images.map(({ image_url: src, focal_x: focalX, focal_y: focalY }) => ({
      src,
      focalX,
      focalY,
    })),
  );
  const facts = eventPageText.seoDescription(event.title, eventDateText(event), event.location);
  return {
    title: eventPageText.seoTitle(event.title),
    description: shortened([facts, event.description].filter(Boolean).join(' ')),
    keywords: eventPageText.keywords,
    path: paths.event(event.id),
    name: event.title,
    ...(image !== undefined && { image }),
  };
}
