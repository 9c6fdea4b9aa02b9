import { useQuery } from '@tanstack/react-query';
import { allRows } from '@/shared/data/allRows.ts';
import { getSupabase } from '@/shared/supabase/client.ts';

/** The albums that an edition can end with. */
export function useAlbumChoice() {
  return useQuery({
    // Under the albums' key, which every change of an album invalidates.
    queryKey: ['albums', 'choice'],
    queryFn: async ({ signal }) =>
      allRows((from, to) =>
        getSupabase()
          .from('albums')
          .select('id, title, is_visible')
          .is('deleted_at', null)
          .order('display_order')
          .order('id')
          .range(from, to)
          .abortSignal(signal),
      ),
  });
}
