import type { SupabaseClient } from '@supabase/supabase-js';
import { allRows } from '@/shared/data/allRows.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import type { Tables } from '@/shared/supabase/database.types.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import { savedRow } from '@/shared/admin/savedRow.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import type { Answer } from './answers.ts';
import { saveOrder } from './saveOrder.ts';
import type { StoredPicture } from './storePicture.ts';

/** The tables of pictures: all have the same columns. */
type PictureTableName = 'portfolio_images' | 'upcoming_event_images' | 'venue_images';

/** A picture as the admin area edits it. */
export type PictureRow = Pick<
  Tables<'portfolio_images'>,
  | 'id'
  | 'image_url'
  | 'alt'
  | 'width'
  | 'height'
  | 'focal_x'
  | 'focal_y'
  | 'display_order'
  | 'deleted_at'
  | 'version'
> & { caption?: string };

/** What a person changes of a picture. */
export type PictureChanges = Partial<Pick<PictureRow, 'alt' | 'caption' | 'focal_x' | 'focal_y'>>;

/** The pictures of what the rows of another table are: albums, events, venues. All calls throw DataError. */
export type PictureTable = {
  name: PictureTableName;
  /** The bucket's folder. */
  folder: string;
  hasCaptions: boolean;
  /** In their order, with those that are removed. */
  list: (parent: string, signal: AbortSignal) => Promise<PictureRow[]>;
  add: (parent: string, picture: StoredPicture, order: number) => Promise<void>;
  /** @throws ConflictError where another version has been saved meanwhile. */
  save: (row: PictureRow, changes: PictureChanges) => Promise<void>;
  /** Saves the whole order in one statement. */
  reorder: (ids: readonly string[]) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
  restore: (ids: readonly string[]) => Promise<void>;
};

const COLUMNS =
  'id, image_url, alt, width, height, focal_x, focal_y, display_order, deleted_at, version';

// The types of the client know one table at a time: here the name is open.
const client = () => getSupabase() as unknown as SupabaseClient;

/** @param parentColumn names what the pictures belong to, such as `album_id`. */
export function pictureTable(
  name: PictureTableName,
  parentColumn: string,
  folder: string,
  hasCaptions = false,
): PictureTable {
  const table = () => client().from(name);
  const setRemoved = async (ids: readonly string[], deletedAt: string | null) => {
    dataOf(await table().update({ deleted_at: deletedAt }).in('id', ids).select('id'));
  };
  return {
    name,
    folder,
    hasCaptions,
    list: async (parent, signal) =>
      allRows<PictureRow>(
        async (from, to) =>
          (await table()
            .select(hasCaptions ? `${COLUMNS}, caption` : COLUMNS)
            .eq(parentColumn, parent)
            .order('display_order')
            .order('created_at')
            .order('id')
            .range(from, to)
            .abortSignal(signal)) as Answer<PictureRow[]>,
      ),
    add: async (parent, picture, order) => {
      dataOf(
        await table()
          .insert({ ...picture, [parentColumn]: parent, display_order: order })
          .select('id'),
      );
    },
    save: async ({ id, version }, changes) => {
      savedRow(
        (await table()
          .update(changes)
          .eq('id', id)
          .eq('version', version)
          .select('id')
          .maybeSingle()) as Answer<{ id: string }>,
      );
    },
    reorder: async (ids) => saveOrder(name, ids),
    remove: async (ids) => setRemoved(ids, new Date(serverNow()).toISOString()),
    restore: async (ids) => setRemoved(ids, null),
  };
}
