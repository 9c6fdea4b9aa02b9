import { pictureTable } from '@/shared/admin/data/pictureTable.ts';
import { type RecordTable, recordTable } from '@/shared/admin/data/recordTable.ts';

type RowOf<Table> = Table extends RecordTable<infer Row, infer _Columns> ? Row : never;

/** The events in the owner's order, removed ones too. */
export const eventTable = recordTable({
  name: 'upcoming_events',
  columns: [
    'id',
    'title',
    'description',
    'date',
    'date_type',
    'ends_at',
    'location',
    'price',
    'show_countdown',
    'is_clickable',
    'event_page_url',
    'services',
    'like_count',
    'is_visible',
    'is_demo',
    'display_order',
    'deleted_at',
    'created_at',
    'updated_at',
  ],
  key: 'id',
  order: ['display_order', 'created_at'],
});
/** A row of `upcoming_events` as the admin area reads it. */
export type EventRow = RowOf<typeof eventTable>;

/** The pictures of events. */
export const eventPictures = pictureTable('upcoming_event_images', 'event_id', 'events');

/** Its one row shows or hides all events; where it is missing, they are shown. */
export const sectionTable = recordTable({
  name: 'upcoming_events_section',
  columns: ['id', 'is_visible', 'is_by_hand'],
  key: 'id',
  order: ['id'],
});
export const SECTION_ROW = 1;
