import { ExternalLink } from 'lucide-react';
import { shortlistText, venuePageText, venueTypeNames } from '@/content/en/venues.ts';
import { site } from '@/content/site.ts';
import { knownOfEvent } from '@/features/venues/data/knownOfEvent.ts';
import type { VenueDetail } from '@/features/venues/data/venue.ts';
import { safeLink } from '@/shared/lib/safeLink.ts';
import { paths } from '@/shared/paths.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { ShortlistButton } from './ShortlistButton.tsx';
import { ShortlistLink } from './ShortlistLink.tsx';
import { VenueFacts } from './VenueFacts.tsx';
import { VenueMarks } from './VenueMarks.tsx';
import { PageLink } from '@/shared/ui/PageLink.tsx';
import { VenuePictures } from './VenuePictures.tsx';
import { verifiedText } from './venueWords.ts';

/** A venue's own page. */
export function VenueView({ venue }: { venue: VenueDetail }) {
  return (
    <article className="page py-10 lg:py-16">
      <PageLink to={paths.venuesInPatna} className="link inline-block py-2">
        {venuePageText.back}
      </PageLink>
      <p className="eyebrow mt-4">
        {venueTypeNames[venue.type]} · {venue.area}
      </p>
      <h1 className="text-display mt-2">{venue.name}</h1>
      <VenueMarks venue={venue} className="mt-3" />
      {venue.is_demo && <p className="text-muted mt-2">{venuePageText.sample}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        <EnquireLink
          service="venue-booking"
          details={shortlistText.details([venue])}
          known={knownOfEvent([venue])}
          className={buttonClass()}
        >
          {venuePageText.enquire}
        </EnquireLink>
        <ShortlistButton venue={venue} />
        <ShortlistLink />
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <VenuePictures venue={venue} />
          {venue.description && (
            <p className="text-lead measure mt-8 whitespace-pre-line">{venue.description}</p>
          )}
        </div>
        <div className="grid content-start gap-8 lg:col-span-5">
          <div>
            <VenueFacts venue={venue} />
            <p className="text-muted mt-3 text-sm">{verifiedText(venue)}</p>
          </div>
          <VenueExtras venue={venue} />
        </div>
      </div>
    </article>
  );
}

/** Halls, amenities and address. */
function VenueExtras({ venue }: { venue: VenueDetail }) {
  const map = safeLink(venue.map_url ?? '');
  return (
    <>
      {venue.halls.length > 0 && (
        <div>
          <h2 className="text-heading">{venuePageText.halls}</h2>
          <ul className="mt-2 grid gap-1">
            {venue.halls.map(({ name, seated }) => (
              <li key={name}>
                {name}: {venuePageText.seated(seated)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {venue.amenities.length > 0 && (
        <div>
          <h2 className="text-heading">{venuePageText.amenities}</h2>
          <ul className="marker:text-sindoor mt-2 list-disc pl-5">
            {venue.amenities.map((amenity) => (
              <li key={amenity}>{amenity}</li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h2 className="text-heading">{venuePageText.address}</h2>
        <p className="mt-2">{venue.address || `${venue.area}, ${site.address.city}`}</p>
        {map && (
          <a
            href={map}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-11 items-center gap-2"
          >
            {venuePageText.map}
            <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
      </div>
    </>
  );
}
