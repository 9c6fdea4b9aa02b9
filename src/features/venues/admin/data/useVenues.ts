import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TablesUpdate } from '@/shared/supabase/database.types.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import type { VenueFilters } from './venueList.ts';
import { changeVenues, listAreas, listVenues, PAGE_SIZE } from './venueTable.ts';

/** Venues are not told live: the list asks again this often, in ms. */
const POLL_MS = 60_000;

/** A page of the list; while the next one loads, the last one stays on the screen. */
export function useVenueList({ open: _open, ...filters }: VenueFilters) {
  return useQuery({
    queryKey: ['venues', 'list', filters],
    queryFn: async ({ signal }) =>
      listVenues(filters, (filters.page - 1) * PAGE_SIZE, PAGE_SIZE, signal),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** The areas that venues stand in; none while they are loaded. */
export function useVenueAreas(): string[] {
  const areas = useQuery({
    queryKey: ['venues', 'list', 'areas'],
    queryFn: async ({ signal }) => listAreas(signal),
  });
  return areas.data ?? [];
}

/** Changes to several venues at once, each answering the ids that it found; every list is asked again. All throw DataError. */
export function useVenueChanges() {
  const client = useQueryClient();
  const refresh = async () => client.invalidateQueries({ queryKey: ['venues'] });
  const change = async (ids: readonly string[], changes: TablesUpdate<'venues'>) => {
    const changed = await changeVenues(ids, changes);
    await refresh();
    return changed;
  };
  return {
    refresh,
    change,
    remove: async (ids: readonly string[]) =>
      change(ids, { deleted_at: new Date(serverNow()).toISOString() }),
    restore: async (ids: readonly string[]) => change(ids, { deleted_at: null }),
  };
}
