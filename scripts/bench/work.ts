import { randomUUID } from 'node:crypto';
import { enquiry } from '../../supabase/tests/support/enquiry.ts';
import type { LoadRequest } from './load.ts';
import { venueSearch } from './venueSearch.ts';

/** Something visitors make the backend do, over HTTP and as the statement behind it. */
export type Work = {
  name: string;
  /** The request of this number; a write is another one each time. */
  request: (number: number) => LoadRequest;
  sql?: (number: number) => { text: string; values: string[] };
  /** A count that every accepted request raises by one. */
  counted?: string;
  oneAddress?: boolean;
  /** What must hold at so many clients: requests a second at least, 95th percentile below so many ms. */
  target?: { clients: number; perSecond: number; p95Ms?: number };
};

const rpc = (name: string, body: object): LoadRequest => ({
  method: 'POST',
  path: `/rest/v1/rpc/${name}`,
  body: JSON.stringify(body),
});

/** The home page's request, columns and orders as `eventQueries.ts` asks for them. */
const EVENTS = `/rest/v1/upcoming_events?select=${[
  'id,title,description,date,date_type,location,price,show_countdown,is_clickable',
  'event_page_url,like_count,is_demo,updated_at,upcoming_event_images(id,image_url,alt,width,height,focal_x,focal_y)',
].join()}&is_visible=eq.true&order=display_order.asc,created_at.asc&upcoming_event_images.order=display_order.asc,created_at.asc`;

const EVENTS_SQL = `select e.id, e.title, e.description, e.date, e.date_type, e.location, e.price, e.show_countdown, e.is_clickable,
    e.event_page_url, e.like_count, e.is_demo, e.updated_at, i.list
  from public.upcoming_events e left join lateral (
    select json_agg(json_build_object('id', p.id, 'image_url', p.image_url, 'alt', p.alt, 'width', p.width, 'height', p.height,
      'focal_x', p.focal_x, 'focal_y', p.focal_y)
      order by p.display_order, p.created_at) as list
    from public.upcoming_event_images p where p.event_id = e.id and p.deleted_at is null) i on true
  where e.is_visible and e.deleted_at is null order by e.display_order, e.created_at`;

const VIEWS = 'select count::int from public.total_page_view_counter';
const ENQUIRIES = 'select count(*)::int as count from public.booking_forms';
const enquiryColumns = Object.keys(enquiry()).join();

const view = (): LoadRequest =>
  rpc('record_page_view', { p_view_id: randomUUID(), p_path: '/gallery', p_title: 'Gallery' });

/** Albums of the gallery's first page (GALLERY_PAGE of `albums.ts`). */
const firstAlbums = { p_limit: 6 };

/** All the work that is measured. `npm run bench -- api` adds a page of the built site, `-- db` leaves HTTP out. */
export const works: readonly Work[] = [
  {
    name: 'get_site_state',
    request: () => ({ method: 'GET', path: '/rest/v1/rpc/get_site_state' }),
    sql: () => ({ text: 'select public.get_site_state()', values: [] }),
  },
  {
    name: 'albums, first page',
    request: () => rpc('get_portfolio_albums_with_cover', firstAlbums),
    sql: () => ({
      text: `select * from public.get_portfolio_albums_with_cover(p_limit => ${firstAlbums.p_limit})`,
      values: [],
    }),
  },
  {
    name: 'upcoming events',
    request: () => ({ method: 'GET', path: EVENTS }),
    sql: () => ({ text: EVENTS_SQL, values: [] }),
  },
  {
    name: 'search_venues',
    request: (number) => rpc('search_venues', venueSearch(number).body),
    sql: (number) => ({ text: venueSearch(number).sql, values: [] }),
  },
  {
    name: 'record_page_view',
    request: view,
    sql: () => ({
      text: 'select public.record_page_view($1::uuid, p_path => $2)',
      values: [randomUUID(), '/gallery'],
    }),
    counted: VIEWS,
    target: { clients: 50, perSecond: 500, p95Ms: 150 },
  },
  { name: 'record_page_view, one address', request: view, counted: VIEWS, oneAddress: true },
  {
    name: 'enquiry',
    request: () => ({
      method: 'POST',
      path: '/rest/v1/booking_forms',
      body: JSON.stringify(enquiry()),
    }),
    sql: () => ({
      text: `insert into public.booking_forms (${enquiryColumns}) select ${enquiryColumns}
        from jsonb_to_record($1::text::jsonb) as r (id uuid, form_type text, service text, name text, email text, phone text, message text,
          status text, date_preference text, event_date date, location text, guest_count integer, budget text, details text,
          page_path text, fill_ms integer)`,
      values: [JSON.stringify(enquiry())],
    }),
    counted: ENQUIRIES,
    target: { clients: 20, perSecond: 200 },
  },
];

/** Quotas that thousands of requests from a handful of addresses would meet; every rule stays in force. */
export const liftedQuotas = {
  enquiry_limit_per_ip: 1_000_000,
  enquiry_limit_per_ip_day: 1_000_000,
  enquiry_limit_per_day: 1_000_000,
  view_limit_per_ip_day: 1_000_000,
  view_limit_per_day: 1_000_000,
  enquiry_flag_per_hour: 1_000_000,
  view_limit_per_ip: 1_000_000,
};

/** What a visitor's browser says it is: a machine's view would not be counted. */
export const VISITOR_AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
