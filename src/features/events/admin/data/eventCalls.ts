import { NEW } from '@/shared/admin/data/recordTable.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import type { Answer } from '@/shared/admin/data/answers.ts';
import { columnsOf, valuesOf } from './events.ts';
import {
  type EventPictureRow,
  eventPictureTable,
  type EventRow,
  eventTable,
} from './eventTables.ts';

function done({ error, status }: Omit<Answer<unknown>, 'data'>): void {
  if (error) throw new DataError(error, status);
}

/** Shows or hides several events at once. @throws DataError */
export async function showEvents(ids: readonly string[], isVisible: boolean): Promise<void> {
  const events = getSupabase().from('upcoming_events');
  done(await events.update({ is_visible: isVisible }).in('id', [...ids]));
}

/** Forgets every like of an event. @throws DataError */
export async function resetLikes(id: string): Promise<void> {
  done(await getSupabase().rpc('reset_event_likes', { p_event_id: id }));
}

/** Adds a copy of an event with its pictures, hidden from visitors. @returns its id. @throws DataError */
export async function copyEvent(
  event: EventRow,
  { title, display_order }: Pick<EventRow, 'title' | 'display_order'>,
): Promise<string> {
  const ofEvent = { equal: { event_id: event.id } };
  const pictures = await eventPictureTable.list(ofEvent, new AbortController().signal);
  const { id } = await eventTable.save(NEW, 0, {
    ...columnsOf({ ...valuesOf(event), title, isVisible: false }),
    display_order,
  });
  const rows = pictures.rows.filter(({ deleted_at }) => deleted_at === null);
  done(
    await getSupabase()
      .from('upcoming_event_images')
      .insert(rows.map((picture) => copiedPicture(picture, id))),
  );
  return id;
}

function copiedPicture(picture: EventPictureRow, event_id: string) {
  const { image_url, alt, width, height, thumbhash, focal_x, focal_y, display_order } = picture;
  return { event_id, image_url, alt, width, height, thumbhash, focal_x, focal_y, display_order };
}
