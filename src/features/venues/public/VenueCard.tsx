import { MapPin, Users, Utensils } from 'lucide-react';
import { Link } from 'react-router-dom';
import { venueText, venueTypeNames } from '@/content/en/venues.ts';
import type { Venue } from '@/features/venues/data/venue.ts';
import { paths } from '@/shared/paths.ts';
import { objectPosition } from '@/shared/ui/objectPosition.ts';
import { Picture, PicturePlaceholder } from '@/shared/ui/Picture.tsx';
import { ShortlistButton } from './ShortlistButton.tsx';
import { VenueMarks } from './VenueMarks.tsx';
import { offers, plateText, verifiedText } from './venueWords.ts';

const fill = 'absolute inset-0 size-full object-cover';
const icon = 'text-sindoor mt-0.5 size-4 shrink-0 sm:size-5';

/**
 * A venue in the list, with its picture at the left on a phone. The whole card links to its page; the shortlist button
 * is above that link.
 */
export function VenueCard({ venue, priority }: { venue: Venue; priority: boolean }) {
  const { name } = venue;
  const [cover] = venue.venue_images;
  return (
    <article className="card-frame group relative flex h-full max-sm:flex-wrap sm:flex-col">
      <div className="bg-line relative overflow-hidden max-sm:min-h-40 max-sm:grow max-sm:basis-28 sm:aspect-[16/10]">
        {cover ? (
          <Picture
            src={cover.image_url}
            alt={cover.alt || venueText.picture(name, 1)}
            width={cover.width ?? 1600}
            height={cover.height ?? 1000}
            sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 48vw, 20rem"
            priority={priority}
            className={`${fill} ${objectPosition(cover.focal_x, cover.focal_y)}`}
          />
        ) : (
          <PicturePlaceholder alt="" className={fill} />
        )}
        <VenueMarks venue={venue} className="absolute top-2 left-2" />
      </div>
      <div className="flex grow flex-col gap-2 p-4 max-sm:grow-3 max-sm:basis-38 max-sm:gap-1 max-sm:p-3 max-sm:text-sm">
        <p className="text-muted text-sm">{venueTypeNames[venue.type]}</p>
        <h3 className="sm:text-heading -mt-1.5 max-sm:text-lg/6">
          <Link
            to={paths.venue(venue.id)}
            className="group-hover:underline after:absolute after:inset-0"
          >
            {name}
          </Link>
        </h3>
        <ul className="grid gap-1">
          <li className="flex gap-2">
            <MapPin aria-hidden className={icon} />
            {venue.area}
          </li>
          <li className="flex gap-2">
            <Users aria-hidden className={icon} />
            {venueText.guests(venue.min_guests, venue.max_guests)}
          </li>
          <li className="flex gap-2">
            <Utensils aria-hidden className={icon} />
            {plateText(venue)}
          </li>
        </ul>
        <p className="text-muted text-sm">{offers(venue).join(' · ')}</p>
        <div className="mt-auto grid justify-items-start gap-3 pt-1">
          <p className="text-muted text-sm max-sm:hidden">{verifiedText(venue)}</p>
          <ShortlistButton venue={venue} />
        </div>
      </div>
    </article>
  );
}
