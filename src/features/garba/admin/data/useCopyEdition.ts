import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client.ts';
import { call } from '@/shared/data/call.ts';
import { editions } from './editions.ts';

const copyEdition = call('copy_garba_edition');

type Copy = { from: string; year: number; firstNight: string };

/**
 * Copies an edition to a draft for another year, in one transaction; returns its id.
 * @throws DataError PT422 with the field as hint
 */
export function useCopyEdition() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ from, year, firstNight }: Copy) =>
      copyEdition(getSupabase(), {
        p_edition_id: from,
        p_year: year,
        ...(firstNight && { p_first_night: firstNight }),
      }),
    onSettled: async () => client.invalidateQueries({ queryKey: [editions.table.name] }),
  });
}
