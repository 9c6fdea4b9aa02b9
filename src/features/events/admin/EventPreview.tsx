import { adminEvents } from '@/content/en/adminEvents.ts';
import { parseUrl } from '@/shared/lib/safeLink.ts';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { eventHref, eventShareText } from '@/features/events/data/eventLinks.ts';
import { EventCard } from '@/features/events/public/EventCard.tsx';
import { eventSeo } from '@/features/events/public/eventSeo.ts';
import { useOrigin } from '@/features/events/public/useOrigin.ts';
import { usePictures } from '@/shared/admin/data/usePictures.ts';
import { LivePreview } from '@/shared/admin/LivePreview.tsx';
import { paths } from '@/shared/paths.ts';
import { DEFAULT_SOCIAL_PICTURE } from '@/shared/seo/socialPicture.ts';
import { isUploaded } from '@/shared/ui/pictureCopies.ts';
import { CalendarCheck } from './CalendarCheck.tsx';
import { type EventDrafts, eventPictures, type EventRow, shownEvent } from './data/events.ts';

const { share: words } = adminEvents;

type EventPreviewProps = {
  /** Undefined for a new event. */
  event: EventRow | undefined;
  id: string;
  drafts: EventDrafts;
};

/** Card, shared link and calendar file of an event, with unsaved changes. */
export function EventPreview({ event, id, drafts }: EventPreviewProps) {
  const pictures = usePictures(eventPictures, id).query.data ?? [];
  const { like_count = 0, is_demo = false, updated_at = '' } = event ?? {};
  const images = pictures.filter(({ deleted_at: removedAt }) => removedAt === null);
  const shown = shownEvent(drafts, { id, like_count, is_demo, updated_at, images });
  return (
    <div className="w-90 max-w-full space-y-8">
      <LivePreview height={660}>
        {/* Inert, as its links lead out of the form. A grid, as a page without a doctype stretches the card. */}
        <div inert className="grid p-3">
          <EventCard event={shown} />
        </div>
      </LivePreview>
      <SharedLink event={shown} />
      <CalendarCheck event={shown} isSaved={event !== undefined} />
    </div>
  );
}

/** The message of a shared link, and the card that WhatsApp shows for it. */
function SharedLink({ event }: { event: UpcomingEvent }) {
  const origin = useOrigin();
  const { title, description, image } = eventSeo(event);
  // The social picture is made by the next Publish.
  const [first] = event.images;
  const uploaded = first && isUploaded(first.image_url) ? first : undefined;
  const href = eventHref(event);
  const isOwnPage = href === paths.event(event.id);
  return (
    <section aria-labelledby="event-share" className="space-y-3">
      <h3 id="event-share" className="font-display text-lg">
        {words.heading}
      </h3>
      <div className="bg-leaf/15 overflow-hidden rounded-lg p-1.5">
        {isOwnPage && (
          <div className="bg-surface mb-1.5 overflow-hidden rounded-md">
            <img
              src={uploaded?.image_url ?? image ?? DEFAULT_SOCIAL_PICTURE}
              alt=""
              width={1200}
              height={630}
              style={{
                objectPosition: uploaded && `${uploaded.focal_x * 100}% ${uploaded.focal_y * 100}%`,
              }}
              className="aspect-[1200/630] w-full object-cover"
            />
            <div className="px-2.5 py-2 text-sm">
              <p className="font-semibold">{title}</p>
              <p className="text-muted line-clamp-2">{description}</p>
              <p className="text-muted text-xs">{parseUrl(origin)?.hostname}</p>
            </div>
          </div>
        )}
        <p className="px-1.5 pb-1 text-sm">{eventShareText(event, origin)}</p>
      </div>
      <p className="text-muted text-sm">{isOwnPage ? words.hint : words.elsewhere(href)}</p>
    </section>
  );
}
