-- The first day of the window is asked for once, not for every raw view: that took most of a minute among a million.

create or replace function private.page_stats(p_days integer)
returns table (page_path text, page_title text, pageviews bigint, unique_visitors bigint, avg_time_on_page double precision)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select s.page_path, max(s.page_title), sum(s.pageviews)::bigint, sum(s.unique_visitors)::bigint,
      round((sum(s.avg_time_on_page * s.pageviews) / nullif(sum(s.pageviews) filter (where s.avg_time_on_page is not null), 0))::numeric, 1)::double precision
    from public.page_stats_daily s where s.date >= (select private.since(p_days))
    group by s.page_path order by sum(s.pageviews) desc, s.page_path limit 500;
end $$;
