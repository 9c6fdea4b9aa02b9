import { memo, useRef } from 'react';
import { sortNames, venuesText } from '@/content/en/venues.ts';
import { PAGE_SIZE, type VenuePage } from '@/features/venues/data/venue.ts';
import { activeFilters } from '@/features/venues/data/venueFilters.ts';
import { venuesThatFit } from '@/features/venues/data/venueQueries.ts';
import { useLive } from '@/shared/data/useLive.ts';
import { Select } from '@/shared/forms/Select.tsx';
import { venueOrders } from '@/shared/lists/venueOrders.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { Pager } from '@/shared/ui/Pager.tsx';
import { CompareBar } from './CompareBar.tsx';
import { ListNote } from './ListNote.tsx';
import type { FilterControl } from './useVenueFilters.ts';
import { VenueCard } from './VenueCard.tsx';

/** Memoized while other venues load: rendering the cards takes longer than the rest of a filter change. */
const Card = memo(VenueCard);

const sortOptions = venueOrders.map((value) => ({ value, label: sortNames[value] }));

/** The venues that fit: how many, in which order, a page of them, or what to do where there is none. */
export function VenueResults({ control }: { control: FilterControl }) {
  const { filters, change } = control;
  const { earlier, ...state } = useLive(venuesThatFit(filters));
  const heading = useRef<HTMLHeadingElement>(null);
  const toTop = () => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  };
  const isPending = state.status === 'pending';
  const shown = state.data ?? (isPending ? earlier : undefined);

  return (
    <div className="min-w-0">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h3 ref={heading} tabIndex={-1} className="text-heading">
            {venuesText.results}
          </h3>
          <output className="text-muted block tabular-nums">
            {isPending ? venuesText.searching : shown && venuesText.found(shown.total)}
          </output>
        </div>
        <div className="min-w-0 max-sm:w-full sm:w-64">
          <Select
            label={venuesText.labels.sort}
            options={sortOptions}
            value={filters.sort}
            onChange={({ currentTarget: { value } }) =>
              change('sort', venueOrders.find((sort) => sort === value) ?? 'recommended')
            }
          />
        </div>
      </div>
      {state.status === 'error' && (
        <ListNote role="alert" title={venuesText.failed} text={venuesText.failedHint}>
          <Button variant="secondary" onClick={state.retry}>
            {venuesText.retry}
          </Button>
        </ListNote>
      )}
      {isPending && !shown && <ListNote title={venuesText.searching} />}
      {shown && (
        <div aria-busy={isPending} className={isPending ? 'opacity-60' : ''}>
          {shown.venues.some(({ is_demo }) => is_demo) && (
            <p className="measure text-muted mb-4 text-sm">{venuesText.samples}</p>
          )}
          <VenueList page={filters.page} found={shown} control={control} onTurn={toTop} />
        </div>
      )}
      <CompareBar />
    </div>
  );
}

type VenueListProps = {
  page: number;
  found: VenuePage;
  control: FilterControl;
  onTurn: () => void;
};

function VenueList({ page, found, control, onTurn }: VenueListProps) {
  const pages = Math.ceil(found.total / PAGE_SIZE);
  if (found.total === 0) {
    const isFiltered = activeFilters(control.filters) > 0;
    return (
      <ListNote
        title={isFiltered ? venuesText.empty : venuesText.noneListed}
        text={isFiltered ? venuesText.emptyHint : venuesText.noneListedHint}
      >
        {isFiltered && <Button onClick={control.clear}>{venuesText.clearAll}</Button>}
        <EnquireLink service="venue-booking" className={buttonClass({ variant: 'secondary' })}>
          {venuesText.ask}
        </EnquireLink>
      </ListNote>
    );
  }
  return (
    <>
      <ul className="grid gap-6 sm:grid-cols-2">
        {found.venues.map((venue, index) => (
          <li key={venue.id} className="late-pictures">
            <Card venue={venue} priority={index === 0} />
          </li>
        ))}
      </ul>
      <Pager
        label={venuesText.pages}
        page={Math.min(page, pages)}
        pages={pages}
        hrefOfPage={control.hrefOfPage}
        onTurn={onTurn}
        className="mt-8"
      />
    </>
  );
}
