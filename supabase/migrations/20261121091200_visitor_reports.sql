-- What the analytics screen asks for: aggregated here, so that 30 days of visits never travel to the browser.

create function private.since(p_days integer) returns date
language sql stable set search_path = '' as $$ select private.today() - (least(greatest(coalesce(p_days, 30), 1), 365) - 1) $$;
comment on function private.since(integer) is 'First business day of a window of 1 to 365 days that ends today.';

create function private.device_distribution(p_days integer) returns table (device_type text, sessions bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('statistics');
  return query select s.device_type, count(*) from public.visitor_sessions s
    where s.session_start >= private.since(p_days)::timestamp at time zone 'Asia/Kolkata' and not s.is_admin
    group by s.device_type order by count(*) desc, s.device_type;
end $$;
comment on function private.device_distribution(integer) is 'Visits per kind of device. Admins only (42501).';

create function private.referrer_sources(p_days integer) returns table (source text, sessions bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('statistics');
  return query select
      case
        when s.referrer is null or s.referrer = '' then 'Direct'
        when s.referrer ~ '(^|\.)(google|bing|yahoo)\.' then 'Search'
        when s.referrer ~ '(^|\.)(facebook|twitter|instagram|linkedin|youtube)\.' or s.referrer in ('t.co', 'x.com', 'youtu.be', 'lnkd.in', 'fb.me') then 'Social'
        else 'Referral'
      end as src, count(*)
    from public.visitor_sessions s
    where s.session_start >= private.since(p_days)::timestamp at time zone 'Asia/Kolkata' and not s.is_admin
    group by src order by count(*) desc, src;
end $$;
comment on function private.referrer_sources(integer) is 'Visits per source: Direct, Search, Social or Referral (specification section 7). Admins only (42501).';

create function private.page_stats(p_days integer)
returns table (page_path text, page_title text, pageviews bigint, unique_visitors bigint, avg_time_on_page double precision)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('statistics');
  return query select s.page_path, max(s.page_title), sum(s.pageviews)::bigint, sum(s.unique_visitors)::bigint,
      round((sum(s.avg_time_on_page * s.pageviews) / nullif(sum(s.pageviews) filter (where s.avg_time_on_page is not null), 0))::numeric, 1)::double precision
    -- The first day is asked for once, not for every raw view: that took most of a minute among a million.
    from public.page_stats_daily s where s.date >= (select private.since(p_days))
    group by s.page_path order by sum(s.pageviews) desc, s.page_path limit 500;
end $$;
comment on function private.page_stats(integer) is 'The most viewed pages of a window; the average time is weighted by views. Admins only (42501).';

create function private.recount() returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count bigint;
begin
  perform private.require_right('statistics');
  update public.total_page_view_counter c
  set count = (select coalesce(sum(d.page_views), 0) from public.daily_visitor_stats d where not d.is_sample), updated_at = now()
  where c.id = 1 returning c.count into v_count;
  return v_count;
end $$;
comment on function private.recount() is 'Sets the page view counter to the sum of the real days; returns it. Admins only (42501).';

create function private.load_sample_stats() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_rows integer;
begin
  perform private.require_right('statistics');
  if exists (select 1 from public.daily_visitor_stats d where not d.is_sample) then
    raise exception using errcode = 'PT409', message = 'There are real statistics already; sample data would mix with them.';
  end if;
  insert into public.daily_visitor_stats (date, visitor_count, page_views, is_sample)
  select s.day, s.visitors, round(s.visitors * (1.5 + random())), true
  from (select private.today() - n as day, (20 + random() * 60)::integer as visitors from generate_series(0, 30) n) s
  on conflict (date) do nothing;
  get diagnostics v_rows = row_count;
  return v_rows;
end $$;
comment on function private.load_sample_stats() is '31 invented days (views 1.5 to 2.5 times visitors, specification section 9), marked is_sample; returns how many. Admins only (42501), PT409 when real days exist.';

create function private.remove_sample_stats() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_rows integer;
begin
  perform private.require_right('statistics');
  delete from public.daily_visitor_stats d where d.is_sample;
  get diagnostics v_rows = row_count;
  return v_rows;
end $$;
comment on function private.remove_sample_stats() is 'Deletes the invented days; returns how many. Admins only (42501).';

create function public.device_distribution(days integer default 30) returns table (device_type text, sessions bigint)
language sql stable security invoker set search_path = '' as $$ select * from private.device_distribution(days) $$;
comment on function public.device_distribution(integer) is 'Visits per kind of device in the last days (1 to 365). Admins only (42501).';
create function public.referrer_sources(days integer default 30) returns table (source text, sessions bigint)
language sql stable security invoker set search_path = '' as $$ select * from private.referrer_sources(days) $$;
comment on function public.referrer_sources(integer) is 'Visits per source in the last days (1 to 365): Direct, Search, Social, Referral. Admins only (42501).';
create function public.page_stats(days integer default 30)
returns table (page_path text, page_title text, pageviews bigint, unique_visitors bigint, avg_time_on_page double precision)
language sql stable security invoker set search_path = '' as $$ select * from private.page_stats(days) $$;
comment on function public.page_stats(integer) is 'The most viewed pages of the last days (1 to 365), time in seconds. Admins only (42501).';
create function public.recount() returns bigint
language sql volatile security invoker set search_path = '' as $$ select private.recount() $$;
comment on function public.recount() is 'Recomputes the page view counter from the daily rows. Admins only (42501).';
create function public.load_sample_stats() returns integer
language sql volatile security invoker set search_path = '' as $$ select private.load_sample_stats() $$;
comment on function public.load_sample_stats() is 'Invents 31 days of statistics, marked as samples, while there are no real ones (PT409). Admins only (42501).';
create function public.remove_sample_stats() returns integer
language sql volatile security invoker set search_path = '' as $$ select private.remove_sample_stats() $$;
comment on function public.remove_sample_stats() is 'Deletes the invented statistics. Admins only (42501).';
grant execute on function public.device_distribution(integer), public.referrer_sources(integer), public.page_stats(integer), public.recount(),
  public.load_sample_stats(), public.remove_sample_stats(), private.device_distribution(integer), private.referrer_sources(integer),
  private.page_stats(integer), private.recount(), private.load_sample_stats(), private.remove_sample_stats() to authenticated;
