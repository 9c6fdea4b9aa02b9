import { MapPin } from 'lucide-react';
import { trustedByText, venuePartners } from '@/content/en/trustedBy.ts';
import { paths } from '@/shared/paths.ts';
import { ButtonLink } from '@/shared/ui/ButtonLink.tsx';
import { SwipeRow } from '@/shared/ui/SwipeRow.tsx';

/** Four venues and a link to all. */
export function VenuePartners() {
  if (venuePartners.length === 0) return null;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-heading max-md:text-lg">{trustedByText.venuesTitle}</h3>
        <ButtonLink
          to={paths.venuesInPatna}
          variant="secondary"
          className="max-md:px-3 max-md:text-sm"
        >
          {trustedByText.button}
        </ButtonLink>
      </div>
      <div className="mt-2 md:mt-6">
        <SwipeRow
          label={trustedByText.venuesTitle}
          className="[--item:16rem] md:grid md:grid-cols-2 md:gap-4 lg:grid-cols-4"
        >
          {venuePartners.map(({ name, type, location }) => (
            <li key={name} className="card-frame px-3 py-1 md:py-3">
              <p className="text-muted flex flex-wrap items-center justify-between gap-x-2 text-sm">
                {type}
                {trustedByText.sampleNames && (
                  <span className="border-line rounded border px-1.5 text-xs/5">
                    {trustedByText.sample}
                  </span>
                )}
              </p>
              <h4 className="font-display mt-1 font-semibold max-md:text-base/5 md:text-lg/6">
                {name}
              </h4>
              <p className="mt-1 flex items-start gap-1.5 text-sm/5">
                <MapPin aria-hidden className="text-sindoor mt-0.5 size-4 shrink-0" />
                {location}
              </p>
            </li>
          ))}
        </SwipeRow>
      </div>
    </>
  );
}
