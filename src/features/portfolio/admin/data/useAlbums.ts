import { useQuery, useQueryClient } from '@tanstack/react-query';
import { allRows } from '@/shared/data/allRows.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import type { Database } from '@/shared/supabase/database.types.ts';
import { call, type Nullable } from '@/shared/data/call.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import { albumPictures, albums } from './albums.ts';

/** Cover and number of an album's pictures, and of those without a description. */
export type AlbumSummary = Nullable<
  Database['public']['Functions']['list_album_summaries']['Returns'][number],
  'cover_image'
>;

const movePictures = call('move_pictures');

/** The summaries of all albums. @throws DataError */
export async function listAlbumSummaries(signal: AbortSignal) {
  return allRows((from, to) =>
    getSupabase().rpc('list_album_summaries').order('album_id').range(from, to).abortSignal(signal),
  );
}

/** The summaries of all albums by id. */
export function useAlbumSummaries() {
  return useQuery({
    // Below the pictures' key, so that changes of pictures invalidate it.
    queryKey: [albumPictures.name, 'summaries'],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, AlbumSummary>> =>
      new Map((await listAlbumSummaries(signal)).map((row) => [row.album_id, row])),
  });
}

/** Actions on albums and on pictures across albums. All throw DataError. */
export function useAlbumActions() {
  const client = useQueryClient();
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: [albums.table.name] });
    await client.invalidateQueries({ queryKey: [albumPictures.name] });
  };
  return {
    /** Appends pictures to an album; the covers of their old albums are cleared. */
    movePictures: async (ids: readonly string[], album: string) => {
      await movePictures(getSupabase(), { p_ids: [...ids], p_album: album });
      await refresh();
    },
    setCover: async (album: string, picture: string) => {
      dataOf(
        await getSupabase()
          .from('albums')
          .update({ cover_image_id: picture })
          .eq('id', album)
          .select('id'),
      );
      await refresh();
    },
    /** @param at time of removal (ISO 8601); null restores it. */
    setRemoved: async (album: string, at: string | null) => {
      dataOf(
        await getSupabase().from('albums').update({ deleted_at: at }).eq('id', album).select('id'),
      );
      await refresh();
    },
  };
}
