import type { Stack } from '../../supabase/local/testing.ts';

const PICTURES = 50;
const PAGES = 60;

/** Fills up to so many albums with 50 pictures each; every tenth is featured. */
export async function addAlbums({ sql }: Stack, albums: number): Promise<void> {
  await sql`
    with added as (
      insert into public.albums (slug, title, description, category, is_featured, display_order)
      select 'bench-' || n, 'Bench album ' || n, repeat('Marigold and brass. ', 8), 'Category ' || n % 8, n % 10 = 0, n
      from generate_series((select count(*) + 1 from public.albums), ${albums}) n
      returning id
    )
    insert into public.portfolio_images (album_id, image_url, alt, width, height, display_order)
    select id, '/pictures/bench-' || i || '.jpg', 'Picture ' || i, 1600, 1067, i
    from added, generate_series(1, ${PICTURES}) i`;
  await sql`analyze public.albums, public.portfolio_images`;
}

/** Enquiries of two years, with different names, phones, places and statuses. */
export async function addEnquiries({ sql }: Stack, enquiries: number): Promise<void> {
  const places = ['Kankarbagh', 'Boring Road', 'Danapur', 'Digha', 'Gola Road', 'Bailey Road'];
  const more = ['Rajendra Nagar', 'Ashiana', 'Phulwari', 'Hajipur'];
  await sql`
    insert into public.booking_forms (form_type, service, name, email, phone, status, date_preference, location, guest_count,
      details, created_at)
    select (array['Wedding', 'Birthday Party', 'Anniversary'])[1 + n % 3], 'wedding', 'Guest-' || n, 'guest' || n || '@example.org',
      '+91 98350 ' || lpad(n::text, 5, '0'), (array['new', 'contacted', 'quoted', 'confirmed', 'lost'])[1 + n % 5], 'not-sure',
      (${[...places, ...more]}::text[])[1 + n % 10], 50 + n % 900, 'Two functions, ' || md5(n::text),
      now() - n * interval '10 minutes'
    from generate_series(1, ${enquiries}) n`;
  await sql`analyze public.booking_forms`;
}

/**
 * Views of the 90 days that raw views are kept, on 60 pages (the first ones far more often), four a visit, with their
 * visits of some hundred kinds, goals, vitals, and the totals that counting would have kept. Every day but the last two
 * is rolled up, as the nightly timer does.
 */
export async function addViews({ sql }: Stack, views: number): Promise<void> {
  const visits = views / 4;
  const hosts = ['', 'www.google.com', 'www.instagram.com', 'www.bing.com', 'm.facebook.com'];
  const more = ['news.example', 'blog.example', 'youtu.be', 'www.justdial.com', 'duckduckgo.com'];
  const machines = [
    ['mobile', 'Chrome', 'Android'],
    ['mobile', 'Samsung Internet', 'Android'],
    ['mobile', 'Safari', 'iOS'],
    ['desktop', 'Chrome', 'Windows'],
    ['desktop', 'Edge', 'Windows'],
    ['tablet', 'Safari', 'iOS'],
  ];
  await sql`
    select private.kind_of(h.host, m.row ->> 0, m.row ->> 1, m.row ->> 2,
      jsonb_build_object('source', case when c.n > 0 then 'ad' end, 'campaign', 'campaign-' || nullif(c.n, 0)))
    from generate_series(0, 4) c (n)
    cross join jsonb_array_elements(${JSON.stringify(machines)}::text::jsonb) m (row)
    cross join unnest(${[...hosts, ...more]}::text[]) h (host)`;
  await sql`
    insert into public.visitor_sessions (id, visitor_id, browser, os, device_type, referrer, kind_id, session_start)
    select md5('visit' || v.n)::uuid, 'visitor-' || abs(hashint4(v.n)) % (${visits}::int / 2), k.browser, k.os, k.device, nullif(k.referrer, ''), k.id,
      now() - v.n * (interval '89 days' / ${visits}::int)
    from generate_series(0, ${visits}::int - 1) v (n)
    join (select x.*, row_number() over (order by x.utm_campaign, x.id) - 1 as place from private.visit_kinds x where x.id > 0) k
      on k.place = floor(power(abs(hashint4(v.n + 7)) % 1000 / 1000.0, 2) * 300)`;
  await sql`
    insert into public.page_views (id, visitor_id, session_id, page_path, page_title, seconds, kind_id, "timestamp")
    select gen_random_uuid(), s.visitor_id, s.id, p.path, 'Page ' || p.path, case when abs(hashint4(v.n)) % 5 > 0 then abs(hashint4(v.n)) % 300 end,
      s.kind_id, s.session_start + v.n % 4 * interval '20 seconds'
    from generate_series(0, ${views}::int - 1) v (n)
    join public.visitor_sessions s on s.id = md5('visit' || v.n / 4)::uuid
    cross join lateral (select '/page-' || floor(power(abs(hashint4(v.n + 3)) % 1000 / 1000.0, 3) * ${PAGES}::int) as path) p`;
  await sql`
    insert into public.goal_events (id, goal, visitor_id, session_id, page_path, day)
    select gen_random_uuid(), (private.list_goals())[1 + abs(hashtext(v.session_id::text)) % 5], v.visitor_id, v.session_id, v.page_path, v.day
    from public.page_views v where abs(hashtext(v.id::text)) % 100 = 0`;
  await sql`
    insert into public.web_vitals (view_id, page_path, device_type, kind_id, lcp, inp, cls, fcp, ttfb, "timestamp")
    select distinct on (v.session_id) v.id, v.page_path, k.device, v.kind_id, 600 + random() * 4000, 30 + random() * 400, random() * 0.3,
      400 + random() * 2500, 50 + random() * 1500, v."timestamp"
    from public.page_views v join private.visit_kinds k on k.id = v.kind_id order by v.session_id, v."timestamp"`;
  await sql`
    insert into public.page_specific_views (page_path, page_title, view_count)
    select page_path, max(page_title), count(*) from public.page_views group by 1 on conflict do nothing`;
  await sql`
    insert into public.daily_visitor_stats (date, visitor_count, page_views)
    select day, count(distinct visitor_id), count(*) from public.page_views group by 1 on conflict (date) do nothing`;
  await sql`analyze public.page_views, public.visitor_sessions, public.daily_visitor_stats, public.goal_events, public.web_vitals`;
  await sql`select private.roll_up()`;
  await sql`analyze public.daily_figures, private.daily_cells, private.daily_goals, private.visit_kinds, private.visitor_kinds`;
}

/** Rows of a table now. */
export async function countOf(
  { sql }: Stack,
  table: 'booking_forms' | 'page_views',
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from public.${sql(table)}`;
  return row?.count ?? 0;
}
