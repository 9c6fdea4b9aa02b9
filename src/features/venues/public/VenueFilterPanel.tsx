import { SlidersHorizontal } from 'lucide-react';
import { venuesText } from '@/content/en/venues.ts';
import type { VenueArea } from '@/features/venues/data/venue.ts';
import { activeFilters } from '@/features/venues/data/venueFilters.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { FilterFields } from './FilterFields.tsx';
import { ShortlistLink } from './ShortlistLink.tsx';
import type { FilterControl } from './useVenueFilters.ts';

type VenueFilterPanelProps = { control: FilterControl; areas: readonly VenueArea[] };

/**
 * The filters and the link to the shortlist. On a phone a button opens the filters. The start script toggles it, so that
 * it works before the app runs (app/start/helpBrowser.ts); what is chosen before that is kept (app/start/earlyFields.ts).
 */
export function VenueFilterPanel({ control, areas }: VenueFilterPanelProps) {
  const activeCount = activeFilters(control.filters);
  return (
    <div className="top-[calc(var(--height-bar)+1rem)] lg:[@media(min-height:56rem)]:sticky">
      <div className="mb-3 flex flex-wrap gap-x-2">
        <Button
          variant="secondary"
          data-native
          // Changed in the DOM, by the start script alone.
          aria-expanded={false}
          aria-controls="venue-filters"
          className="grow lg:hidden"
        >
          <SlidersHorizontal aria-hidden />
          {venuesText.showFilters(activeCount)}
        </Button>
        <ShortlistLink isHere className="px-3 lg:-ml-3" />
      </div>
      <form
        id="venue-filters"
        aria-label={venuesText.filters}
        onSubmit={(event) => event.preventDefault()}
        className="card-frame p-4 max-lg:not-data-open:hidden"
      >
        <h3 className="text-heading mb-4 max-lg:sr-only">{venuesText.filters}</h3>
        <fieldset className="grid min-w-0 gap-4 sm:max-lg:grid-cols-2 sm:max-lg:items-end">
          <FilterFields control={control} areas={areas} />
          <Button
            variant="quiet"
            disabled={activeCount === 0 && control.filters.event === null}
            onClick={control.clear}
            className="justify-self-start"
          >
            {venuesText.clearAll}
          </Button>
        </fieldset>
      </form>
    </div>
  );
}
