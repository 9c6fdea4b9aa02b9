import { allRows } from '@/shared/data/allRows.ts';
import type { Tables } from '@/shared/supabase/database.types.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import { savedRow } from '@/shared/admin/savedRow.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { rowsOf } from './rowsOf.ts';
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

/** The editable columns of a picture. */
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
  /** @throws ConflictError if the row's version has changed since it was read */
  save: (row: PictureRow, changes: PictureChanges) => Promise<void>;
  /** Saves the whole order in one statement. */
  reorder: (ids: readonly string[]) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
  restore: (ids: readonly string[]) => Promise<void>;
};

const COLUMNS =
  'id, image_url, alt, width, height, focal_x, focal_y, display_order, deleted_at, version';

/** @param parentColumn names what the pictures belong to, such as `album_id`. */
export function pictureTable(
  name: PictureTableName,
  parentColumn: string,
  folder: string,
  hasCaptions = false,
): PictureTable {
  const setRemoved = async (ids: readonly string[], deletedAt: string | null) => {
    dataOf(await rowsOf(name).update({ deleted_at: deletedAt }).in('id', ids).select('id'));
  };
  return {
    name,
    folder,
    hasCaptions,
    list: async (parent, signal) =>
      allRows((from, to) =>
        rowsOf(name)
          .select<string, PictureRow>(hasCaptions ? `${COLUMNS}, caption` : COLUMNS)
          .eq(parentColumn, parent)
          .order('display_order')
          .order('created_at')
          .order('id')
          .range(from, to)
          .abortSignal(signal),
      ),
    add: async (parent, picture, order) => {
      dataOf(
        await rowsOf(name)
          .insert({ ...picture, [parentColumn]: parent, display_order: order })
          .select('id'),
      );
    },
    save: async ({ id, version }, changes) => {
      savedRow(
        await rowsOf(name)
          .update(changes)
          .eq('id', id)
          .eq('version', version)
          .select('id')
          .maybeSingle(),
      );
    },
    reorder: async (ids) => saveOrder(name, ids),
    remove: async (ids) => setRemoved(ids, new Date(serverNow()).toISOString()),
    restore: async (ids) => setRemoved(ids, null),
  };
}
