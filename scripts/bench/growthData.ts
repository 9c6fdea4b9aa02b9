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
 * Views of the 90 days that raw views are kept, on 60 pages, four a visit, with their visits and the day totals that
 * counting would have kept.
 */
export async function addViews({ sql }: Stack, views: number): Promise<void> {
  await sql`
    insert into public.visitor_sessions (id, visitor_id, browser, os, device_type, referrer, session_start)
    select md5('visit' || n)::uuid, 'visitor-' || n % (${views}::int / 8), 'Chrome', 'Android',
      (array['mobile', 'mobile', 'mobile', 'desktop', 'tablet'])[1 + n % 5],
      (array[null, 'www.google.com', 'www.instagram.com', 'news.example'])[1 + n % 4],
      now() - n * (interval '89 days' / (${views}::int / 4))
    from generate_series(0, ${views}::int / 4 - 1) n`;
  await sql`
    insert into public.page_views (id, visitor_id, session_id, page_path, page_title, "timestamp")
    select gen_random_uuid(), 'visitor-' || n / 4 % (${views}::int / 8), md5('visit' || n / 4)::uuid, '/page-' || n % ${PAGES}::int,
      'Page ' || n % ${PAGES}::int, now() - (n / 4) * (interval '89 days' / (${views}::int / 4)) + n % 4 * interval '20 seconds'
    from generate_series(0, ${views}::int - 1) n`;
  await sql`
    insert into public.daily_visitor_stats (date, visitor_count, page_views)
    select ("timestamp" at time zone 'Asia/Kolkata')::date, count(distinct visitor_id), count(*) from public.page_views
    group by 1 on conflict (date) do nothing`;
  await sql`analyze public.page_views, public.visitor_sessions, public.daily_visitor_stats`;
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
