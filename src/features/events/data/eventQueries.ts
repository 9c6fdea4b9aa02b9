import { isUuid } from '@/shared/lib/uuid.ts';
import { allRows } from '@/shared/data/allRows.ts';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import type { VisitorClient } from '@/shared/supabase/visitorClient.ts';
import { DataError, dataOf } from '@/shared/supabase/errors.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import type { UpcomingEvent } from './event.ts';
import { byDate, isOver } from './eventDates.ts';

const SECTION_ROW = 1;

/** An event with its pictures, in one request. */
const COLUMNS = `id, title, description, date, date_type, ends_at, location, price, show_countdown, is_clickable,
  event_page_url, like_count, is_demo, updated_at,
  images:upcoming_event_images (id, image_url, alt, width, height, focal_x, focal_y)`;

function visibleEvents(client: VisitorClient) {
  return client
    .from('upcoming_events')
    .select(COLUMNS)
    .eq('is_visible', true)
    .order('display_order')
    .order('created_at')
    .order('display_order', { referencedTable: 'images' })
    .order('created_at', { referencedTable: 'images' });
}

/** All visible events in the owner's order, even while the section is hidden. @throws DataError */
export async function listEvents(
  client: VisitorClient,
  signal: AbortSignal,
): Promise<UpcomingEvent[]> {
  return allRows((from, to) =>
    visibleEvents(client).order('id').range(from, to).abortSignal(signal),
  );
}

/** Settings of the section; a missing row counts as visible. @throws DataError */
async function readSection(client: VisitorClient, signal: AbortSignal) {
  const { data, error, status } = await client
    .from('upcoming_events_section')
    .select('is_visible, is_by_hand')
    .eq('id', SECTION_ROW)
    .abortSignal(signal)
    .maybeSingle();
  if (error && error.code !== 'PGRST116') throw new DataError(error, status);
  return { is_visible: data?.is_visible !== false, is_by_hand: data?.is_by_hand === true };
}

/**
 * The home page's events, soonest first or in the owner's order; null while the section is hidden. @throws DataError
 */
export async function loadSection(
  client: VisitorClient,
  signal: AbortSignal,
): Promise<UpcomingEvent[] | null> {
  const [section, events] = await Promise.all([
    readSection(client, signal),
    listEvents(client, signal),
  ]);
  if (!section.is_visible) return null;
  return section.is_by_hand ? events : byDate(events);
}

/** Maximum of related events on a page. */
const RELATED_MAX = 2;
/** Events loaded to find those that are not over. */
const RELATED_LOADED = 50;

/**
 * The next events of a service; null while the section is hidden.
 * @param service the service's slug.
 * @throws DataError
 */
async function loadRelated(
  client: VisitorClient,
  signal: AbortSignal,
  service: string,
): Promise<UpcomingEvent[] | null> {
  const [section, answer] = await Promise.all([
    readSection(client, signal),
    visibleEvents(client).contains('services', [service]).limit(RELATED_LOADED).abortSignal(signal),
  ]);
  if (!section.is_visible) return null;
  const now = serverNow();
  const ahead = dataOf(answer).filter((event) => !isOver(event, now));
  return (section.is_by_hand ? ahead : byDate(ahead)).slice(0, RELATED_MAX);
}

/** One event; null if there is no visible event with this id. @throws DataError */
export async function loadEvent(
  client: VisitorClient,
  signal: AbortSignal,
  id: string,
): Promise<UpcomingEvent | null> {
  if (!isUuid(id)) return null;
  const [row] = dataOf(await visibleEvents(client).eq('id', id).abortSignal(signal));
  return row ?? null;
}

/**
 * Sends a like to the edge function increment-event-like.
 * @param visitorId the browser's token for likes, counted once per event.
 * @returns the new number of likes; undefined if the response has none.
 * @throws Error if the like was not counted.
 */
export async function sendLike(
  client: VisitorClient,
  eventId: string,
  visitorId: string,
): Promise<number | undefined> {
  const { data, error } = await client.functions.invoke<unknown>('increment-event-like', {
    body: { eventId, visitorId },
  });
  if (error) throw error;
  const count: unknown = Object(data)['likeCount'];
  return typeof count === 'number' ? count : undefined;
}

/** Events of the home page; null while the section is hidden. */
export const upcomingEvents: LiveQuery<UpcomingEvent[] | null> = {
  key: 'events',
  load: loadSection,
};

/** The next events of a service, by its slug; null while the section is hidden. */
export function relatedEvents(service: string): LiveQuery<UpcomingEvent[] | null> {
  return {
    key: `events:related:${service}`,
    load: async (client, signal) => loadRelated(client, signal, service),
  };
}

/** One event; null if it does not exist or is not visible. */
export function eventById(id: string): LiveQuery<UpcomingEvent | null> {
  return {
    key: `event:${id}`,
    load: async (client, signal) => loadEvent(client, signal, id),
  };
}
