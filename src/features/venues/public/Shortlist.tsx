import { useMemo } from 'react';
import { shortlistText } from '@/content/en/venues.ts';
import { knownOfEvent } from '@/features/venues/data/knownOfEvent.ts';
import {
  type Chosen as ChosenVenue,
  removeFromShortlist,
  useShortlist,
} from '@/features/venues/data/shortlist.ts';
import type { VenueArea } from '@/features/venues/data/venue.ts';
import { venuesByIds } from '@/features/venues/data/venueQueries.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { useLive } from '@/shared/data/useLive.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { CompareTable } from './CompareTable.tsx';
import { useVenueFilters } from './useVenueFilters.ts';

const NONE: readonly ChosenVenue[] = [];

/** The chosen venues side by side, and one enquiry for all of them. */
export function Shortlist({ areas }: { areas: readonly VenueArea[] }) {
  const chosen = useShortlist();
  return (
    <section
      id="shortlist"
      tabIndex={-1}
      aria-labelledby="shortlist-title"
      className="border-line bg-surface border-t"
    >
      <div className="page section">
        <SectionHead id="shortlist-title" title={shortlistText.title} />
        <p className="measure text-muted mt-2 mb-6 print:hidden">
          {chosen.length === 0 ? shortlistText.empty : shortlistText.kept}
        </p>
        {chosen.length > 0 && <Chosen chosen={chosen} areas={areas} />}
      </div>
    </section>
  );
}

type ChosenProps = { chosen: readonly ChosenVenue[]; areas: readonly VenueArea[] };

function Chosen({ chosen, areas }: ChosenProps) {
  const { filters } = useVenueFilters(areas.map(({ area }) => area));
  const ids = chosen.map(({ id }) => id).join();
  const { retry, ...state } = useLive(useMemo(() => venuesByIds(ids.split(',')), [ids]));
  const listed = state.data?.map(({ id }) => id);
  const gone = listed ? chosen.filter(({ id }) => !listed.includes(id)) : NONE;
  const asked = chosen.filter((venue) => !gone.includes(venue));
  return (
    <>
      <QueryView
        state={state}
        loading={<p aria-busy="true">{shortlistText.loading}</p>}
        empty={null}
        error={
          <p role="alert" className="flex flex-wrap items-center gap-3">
            {shortlistText.failed}
            <Button variant="secondary" onClick={retry}>
              {shortlistText.retry}
            </Button>
          </p>
        }
      >
        {(venues) => <CompareTable venues={venues} />}
      </QueryView>
      {gone.length > 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          {shortlistText.gone(gone.map(({ name }) => name).join(', '))}
          <Button variant="secondary" onClick={() => removeFromShortlist(gone.map(({ id }) => id))}>
            {shortlistText.forgetGone}
          </Button>
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {asked.length > 0 && (
          <EnquireLink
            service="venue-booking"
            details={shortlistText.details(asked)}
            known={knownOfEvent(asked, filters)}
            className={buttonClass({ size: 'lg' })}
          >
            {shortlistText.enquire(asked.length)}
          </EnquireLink>
        )}
        <Button variant="secondary" size="lg" onClick={() => removeFromShortlist(ids.split(','))}>
          {shortlistText.clear}
        </Button>
      </div>
    </>
  );
}
