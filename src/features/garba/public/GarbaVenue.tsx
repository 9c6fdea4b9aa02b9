import { MapPin } from 'lucide-react';
import { garbaText } from '@/content/en/garba.ts';
import type { GarbaEdition } from '@/features/garba/data/edition.ts';
import { safeLink } from '@/shared/lib/safeLink.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

/** The venue, and a link to a map elsewhere. Renders nothing until the venue is known. */
export function GarbaVenue({ edition }: { edition: GarbaEdition }) {
  const { venue, address, map_url: link } = edition;
  const map = link === null ? null : safeLink(link);
  if (venue === '' && address === '' && map === null) return null;
  return (
    <section aria-labelledby="venue" className="border-line bg-surface border-y">
      <div className="page flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-12 lg:py-16">
        <div>
          <SectionHead id="venue" title={garbaText.venue} />
          <address className="text-lead mt-3 not-italic">
            {venue && <span className="block font-medium">{venue}</span>}
            {address && address !== venue && <span className="text-muted">{address}</span>}
          </address>
        </div>
        {map && (
          <a href={map} rel="noopener" className={buttonClass({ variant: 'secondary' })}>
            <MapPin aria-hidden />
            {garbaText.map}
            <span className="sr-only"> {garbaText.leaves}</span>
          </a>
        )}
      </div>
    </section>
  );
}
