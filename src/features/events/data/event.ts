import type { Tables } from '@/shared/supabase/database.types.ts';

type EventImage = Pick<
  Tables<'upcoming_event_images'>,
  'id' | 'image_url' | 'alt' | 'width' | 'height' | 'focal_x' | 'focal_y'
>;

/** An event as visitors see it: a row of `upcoming_events` with its pictures in order. */
export type UpcomingEvent = Pick<
  Tables<'upcoming_events'>,
  | 'id'
  | 'title'
  | 'description'
  | 'date'
  | 'date_type'
  | 'ends_at'
  | 'location'
  | 'price'
  | 'show_countdown'
  | 'is_clickable'
  | 'event_page_url'
  | 'like_count'
  | 'is_demo'
  | 'updated_at'
> & { images: EventImage[] };
