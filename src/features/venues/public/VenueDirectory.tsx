import { venuesText } from '@/content/en/venues.ts';
import type { VenueArea } from '@/features/venues/data/venue.ts';
import { venueAreas } from '@/features/venues/data/venueQueries.ts';
import { useLive } from '@/shared/data/useLive.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { ListNote } from './ListNote.tsx';
import { Shortlist } from './Shortlist.tsx';
import { useVenueFilters } from './useVenueFilters.ts';
import { VenueFilterPanel } from './VenueFilterPanel.tsx';
import { VenueResults } from './VenueResults.tsx';

const NO_AREAS: VenueArea[] = [];

/** The directory: filters, the venues that fit, and the visitor's shortlist. */
export function VenueDirectory() {
  const areas = useLive(venueAreas);
  const known = areas.data ?? NO_AREAS;
  return (
    <>
      <section aria-labelledby="venues" className="border-line border-t">
        <div className="page py-10 lg:py-14">
          <SectionHead id="venues" title={venuesText.title} />
          {/* An address names its area by a word of the list: without the list nothing can be asked. */}
          {areas.status === 'pending' ? (
            <ListNote title={venuesText.searching} />
          ) : (
            <Directory areas={known} />
          )}
        </div>
      </section>
      <Shortlist areas={known} />
    </>
  );
}

function Directory({ areas }: { areas: VenueArea[] }) {
  const control = useVenueFilters(areas.map(({ area }) => area));
  return (
    <div className="mt-6 grid gap-x-8 gap-y-6 lg:grid-cols-[min(18rem,32%)_minmax(0,1fr)] lg:items-start">
      <VenueFilterPanel control={control} areas={areas} />
      <VenueResults control={control} />
    </div>
  );
}
