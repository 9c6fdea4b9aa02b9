import { eventPageText } from '@/content/en/events.ts';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { eventDateText } from '@/features/events/data/eventDates.ts';
import { paths } from '@/shared/paths.ts';
import { socialPicture } from '@/shared/seo/socialPicture.ts';

/** Search results truncate descriptions at about this length. */
const DESCRIPTION_LENGTH = 160;

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/**
 * The props of `<Seo>` for an event. Its picture is the event's first one with a social variant, else the site's.
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
