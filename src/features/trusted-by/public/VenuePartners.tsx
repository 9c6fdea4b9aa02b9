import { MapPin } from 'lucide-react';
import { trustedByText, venuePartners } from '@/content/en/trustedBy.ts';
import { paths } from '@/shared/paths.ts';
import { ButtonLink } from '@/shared/ui/ButtonLink.tsx';

/** Four halls and lawns, and the way to all of them. */
export function VenuePartners() {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h3 className="text-heading">{trustedByText.venuesTitle}</h3>
          <p className="measure text-muted mt-1 text-sm">{trustedByText.sampleVenues}</p>
        </div>
        <ButtonLink to={paths.venuesInPatna} variant="secondary">
          {trustedByText.button}
        </ButtonLink>
      </div>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {venuePartners.map(({ name, type, location }) => (
          <li key={name} className="card-frame px-4 py-3">
            <p className="text-muted flex items-center justify-between gap-2 text-sm">
              {type}
              <span className="border-line rounded border px-1.5 text-xs/5">
                {trustedByText.sample}
              </span>
            </p>
            <h4 className="font-display mt-2 text-lg/6 font-semibold">{name}</h4>
            <p className="mt-2 flex items-start gap-1.5 text-sm/5">
              <MapPin aria-hidden className="text-sindoor mt-0.5 size-4 shrink-0" />
              {location}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
