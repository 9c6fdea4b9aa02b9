import { NEW } from '@/shared/admin/data/recordTable.ts';
import { call } from '@/shared/data/call.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { dataOf, succeed } from '@/shared/supabase/errors.ts';
import { type EventRow, events } from './events.ts';

/** Shows or hides several events at once. @throws DataError */
export async function showEvents(ids: readonly string[], isVisible: boolean): Promise<void> {
  const table = getSupabase().from('upcoming_events');
  succeed(await table.update({ is_visible: isVisible }).in('id', [...ids]));
}

const resetEventLikes = call('reset_event_likes');

/** Deletes all likes of an event. @throws DataError */
export async function resetLikes(id: string): Promise<void> {
  await resetEventLikes(getSupabase(), { p_event_id: id });
}

/** Adds a copy of an event with its pictures, hidden from visitors. @returns its id. @throws DataError */
export async function copyEvent(
  event: EventRow,
  { title, display_order }: Pick<EventRow, 'title' | 'display_order'>,
): Promise<string> {
  const pictures = getSupabase().from('upcoming_event_images');
  const rows = dataOf(
    await pictures
      .select('image_url, alt, width, height, thumbhash, focal_x, focal_y, display_order')
      .eq('event_id', event.id)
      .is('deleted_at', null),
  );
  const { id } = await events.table.save(NEW, 0, {
    ...events.toColumns({ ...event, when: event, title, is_visible: false }),
    display_order,
  });
  succeed(await pictures.insert(rows.map((row) => Object.assign(row, { event_id: id }))));
  return id;
}
