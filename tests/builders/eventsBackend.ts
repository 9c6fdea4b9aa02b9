import { ownersBackend } from './adminArea.tsx';
import { type Call, fakeBackend } from './fakeBackend.ts';

/** A row of `upcoming_events`, with its display_order from its id. */
export const eventRow = (id: string, more: object = {}) => ({
  id,
  title: `Event ${id}`,
  description: '',
  date: null as string | null,
  date_type: 'soon',
  ends_at: null as string | null,
  location: 'Patna',
  price: null,
  show_countdown: true,
  is_clickable: true,
  event_page_url: null,
  services: [] as string[],
  like_count: 7,
  is_visible: true,
  is_demo: false,
  display_order: Number(id),
  deleted_at: null as string | null,
  created_at: '2026-11-20T09:00:00+00:00',
  updated_at: '2026-11-20T09:00:00+00:00',
  version: 3,
  ...more,
});
export type EventRow = ReturnType<typeof eventRow>;

const eventId = ({ searchParams }: URL) => searchParams.get('id')?.replace('eq.', '');

/** The events table in memory: saves by version, bulk updates by ids, an order. */
export function eventsBackend(rows: EventRow[]) {
  const patch = ({ url, body }: Call) => {
    const ids = /^in\.\((.*)\)$/.exec(url.searchParams.get('id') ?? '')?.[1]?.split(',');
    const version = url.searchParams.get('version');
    const hit = rows.filter((row) =>
      ids ? ids.includes(row.id) : row.id === eventId(url) && version === `eq.${row.version}`,
    );
    for (const row of hit) Object.assign(row, body, { version: row.version + 1 });
    return { body: hit };
  };
  return fakeBackend({
    ...ownersBackend,
    'GET /rest/v1/upcoming_events': ({ url }) => ({
      body: rows
        .filter(({ id }) => [undefined, id].includes(eventId(url)))
        .toSorted((one, two) => one.display_order - two.display_order),
    }),
    'POST /rest/v1/upcoming_events': ({ body }) => {
      const added = { ...eventRow('9'), ...(body as Partial<EventRow>), version: 1 };
      rows.push(added);
      return { status: 201, body: [added] };
    },
    'PATCH /rest/v1/upcoming_events': patch,
    'GET /rest/v1/upcoming_event_images': { body: [] },
    'POST /rest/v1/upcoming_event_images': { status: 201, body: [] },
    'GET /rest/v1/upcoming_events_section': {
      body: [{ id: 1, is_visible: true, is_by_hand: true, version: 1 }],
    },
    'PATCH /rest/v1/upcoming_events_section': {
      body: [{ id: 1, is_visible: false, is_by_hand: true, version: 2 }],
    },
    'POST /rest/v1/rpc/reorder_rows': ({ body }) => {
      for (const [place, id] of (body as { p_ids: string[] }).p_ids.entries())
        for (const row of rows) if (row.id === id) row.display_order = place + 1;
      return { status: 204 };
    },
    'POST /rest/v1/rpc/reset_event_likes': () => {
      for (const row of rows) row.like_count = 0;
      return { status: 204 };
    },
  });
}
