import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TablesUpdate } from '@/shared/supabase/database.types.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { changeVenues, listAreas } from './venueTable.ts';

/** The areas that have venues; empty while loading. */
export function useVenueAreas(): string[] {
  const areas = useQuery({
    queryKey: ['venues', 'list', 'areas'],
    queryFn: async ({ signal }) => listAreas(signal),
  });
  return areas.data ?? [];
}

/** Changes several venues at once, returns the ids that it found, and invalidates every list. All throw DataError. */
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
