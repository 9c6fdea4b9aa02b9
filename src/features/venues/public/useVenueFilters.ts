import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate, type To } from 'react-router-dom';
import {
  filterSearch,
  noFilters,
  parseFilters,
  type VenueFilters,
} from '@/features/venues/data/venueFilters.ts';
import { useHydrating } from '@/shared/ui/useHydrating.ts';

/** State of a history entry: the filter in which it differs from the one before. */
const CHANGED = 'changedFilter';

/**
 * The directory's filters, in the query string: each combination can be linked to, and the back button undoes a change.
 * Several changes of one control in a row are one step back. The prerendered page and the first render have no filters.
 * @param areas the areas that exist.
 */
export function useVenueFilters(areas: readonly string[]) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = !useHydrating();
  const read = (text: string) => parseFilters(new URLSearchParams(text), areas);
  // A new address is rendered in a transition; the optimistic filters are shown and loaded before that.
  const [filters, showNow] = useOptimistic(hydrated ? read(search) : noFilters);
  const go = (next: VenueFilters, to: To, options?: { replace: boolean; state: unknown }) =>
    startTransition(() => {
      showNow(next);
      void navigate(to, options);
    });

  return {
    filters,
    /** Changes a filter and goes to the first page. */
    change: <Name extends keyof VenueFilters>(name: Name, value: VenueFilters[Name]) => {
      // Leaving a field by pressing another control changes both filters before the next render.
      const now = read(window.location.search);
      if (now[name] === value) return;
      const again = Object(state)[CHANGED] === name;
      const next = { ...now, page: 1, [name]: value };
      go(
        next,
        { pathname, search: filterSearch(next) },
        { replace: again, state: { [CHANGED]: name } },
      );
    },
    clear: () => go(noFilters, { pathname, search: '' }),
    hrefOfPage: (page: number) => `${pathname}${filterSearch({ ...filters, page })}`,
  };
}

export type FilterControl = ReturnType<typeof useVenueFilters>;
