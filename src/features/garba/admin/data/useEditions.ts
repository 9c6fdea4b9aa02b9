import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { allRows } from '@/shared/data/allRows.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import { editionTable } from './editions.ts';

/** The albums that an edition can end with. */
export function useAlbumChoice() {
  return useQuery({
    // Under the albums' name: whatever changes them asks again.
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

type Copy = { from: string; year: number; firstNight: string };

/** Makes a draft of another year, all of it or nothing; answers its id. @throws DataError PT422 with the field as hint. */
export function useCopyEdition() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ from, year, firstNight }: Copy) =>
      dataOf(
        await getSupabase().rpc('copy_garba_edition', {
          p_edition_id: from,
          p_year: year,
          ...(firstNight && { p_first_night: firstNight }),
        }),
      ),
    onSettled: async () => client.invalidateQueries({ queryKey: [editionTable.name] }),
  });
}
