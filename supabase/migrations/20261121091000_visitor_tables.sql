-- Counters and visits. Visitors write them through record_page_view and heartbeat only; admins read.

create table public.total_visitor_counter (
  id smallint primary key default 1 constraint total_visitor_counter_id_check check (id = 1),
  visitor_count bigint not null default 0 constraint total_visitor_counter_visitor_count_check check (visitor_count >= 0),
  updated_at timestamptz not null default now()
);
comment on table public.total_visitor_counter is 'Row 1: visitors so far, shown in the navigation bar and live. Starts at 13430 (specification section 9).';
insert into public.total_visitor_counter (id, visitor_count) values (1, 13430);

create table public.total_page_view_counter (
  id smallint primary key default 1 constraint total_page_view_counter_id_check check (id = 1),
  count bigint not null default 0 constraint total_page_view_counter_count_check check (count >= 0),
  updated_at timestamptz not null default now()
);
comment on table public.total_page_view_counter is 'Row 1: page views so far, admins'' own visits left out.';
insert into public.total_page_view_counter (id, count) values (1, 0);

create table public.visitor_sessions (
  id uuid primary key default gen_random_uuid(),
  visitor_id text not null,
  is_admin boolean not null default false,
  user_agent text,
  referrer text,
  device_type text not null default 'desktop' constraint visitor_sessions_device_type_check check (device_type in ('desktop', 'mobile', 'tablet')),
  browser text,
  os text,
  session_start timestamptz not null default now()
);
comment on table public.visitor_sessions is 'One row a visit, kept raw_view_days days. Holds no address and no full user agent.';
comment on column public.visitor_sessions.visitor_id is 'Random id of the browser after consent, else a hash that means nothing after the day.';
comment on column public.visitor_sessions.user_agent is 'Browser family and major version only.';
comment on column public.visitor_sessions.referrer is 'Host of the referring site, null when direct.';
create index visitor_sessions_start_idx on public.visitor_sessions (session_start);

create table public.active_users (
  visitor_id text primary key,
  session_id uuid,
  last_active timestamptz not null default now(),
  current_page text not null,
  is_admin boolean not null default false,
  device_info jsonb not null default '{}'
);
comment on table public.active_users is 'Who is on the site now: last_active within 60 s. Rows older than 5 minutes are deleted.';
comment on column public.active_users.device_info is '{type, browser, os, userAgent}; userAgent is family and major version only.';
create index active_users_last_active_idx on public.active_users (last_active desc);

create table public.page_specific_views (
  page_path text primary key,
  view_count bigint not null default 0 constraint page_specific_views_view_count_check check (view_count >= 0),
  updated_at timestamptz not null default now()
);
comment on table public.page_specific_views is 'Views so far of each page.';

create table public.page_stats_archive (
  date date not null,
  page_path text not null,
  page_title text,
  pageviews bigint not null,
  unique_visitors bigint not null,
  avg_time_on_page double precision,
  primary key (date, page_path)
);
comment on table public.page_stats_archive is 'Days of page_stats_daily whose raw rows are gone; written by private.tidy.';

create table private.visitors (
  visitor_id text primary key,
  first_seen date not null default private.today()
);
alter table private.visitors enable row level security;
create policy "nobody reaches this table over the API" on private.visitors for all to anon, authenticated using (false) with check (false);
comment on table private.visitors is 'Browsers that agreed to be remembered: says which visitor is new.';

create table private.daily_visitors (
  day date not null,
  visitor_id text not null,
  primary key (day, visitor_id)
);
alter table private.daily_visitors enable row level security;
create policy "nobody reaches this table over the API" on private.daily_visitors for all to anon, authenticated using (false) with check (false);
comment on table private.daily_visitors is 'Who was already counted on a business day; swept after two days.';

-- These two tables have a repair procedure, which is also what makes them here.
create function private.create_page_views_table() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  create table if not exists public.page_views (
    id uuid primary key,
    visitor_id text not null,
    session_id uuid,
    page_path text not null,
    page_title text,
    "timestamp" timestamptz not null default now(),
    is_admin boolean not null default false
  );
  comment on table public.page_views is 'Raw page views, kept raw_view_days days.';
  comment on column public.page_views.id is 'Made by the browser: sending the same view again counts nothing.';
  create index if not exists page_views_timestamp_idx on public.page_views ("timestamp");
  create index if not exists page_views_session_idx on public.page_views (session_id, "timestamp");
  alter table public.page_views enable row level security;
  drop policy if exists "admins read page views" on public.page_views;
  create policy "admins read page views" on public.page_views for select to authenticated using ((select private.may('statistics')));
  grant select on public.page_views to authenticated;
  grant select, insert, update, delete on public.page_views to service_role;

  create or replace view public.page_stats_daily with (security_invoker = on) as
  select v.date, v.page_path, max(v.page_title) as page_title, count(*) as pageviews,
    count(distinct v.visitor_id) as unique_visitors, round(avg(v.seconds), 1)::double precision as avg_time_on_page
  from (
    select (p."timestamp" at time zone 'Asia/Kolkata')::date as date, p.page_path, p.page_title, p.visitor_id,
      -- least() passes over nulls: the last page of a visit has no time, not the longest one
      case when p.next_at is not null then least(extract(epoch from p.next_at - p."timestamp"), 1800) end as seconds
    from (
      select q.*, lead(q."timestamp") over (partition by q.session_id order by q."timestamp") as next_at from public.page_views q
    ) p where not p.is_admin
  ) v
  group by v.date, v.page_path
  union all
  select a.date, a.page_path, a.page_title, a.pageviews, a.unique_visitors, a.avg_time_on_page from public.page_stats_archive a;
  comment on view public.page_stats_daily is 'Views, visitors and seconds (to the next page of the visit, at most 30 minutes) per page and day in Asia/Kolkata, without admins'' visits.';
  grant select on public.page_stats_daily to authenticated, service_role;
end $$;
comment on function private.create_page_views_table() is 'Makes page_views and the view page_stats_daily with their rights where they are missing; changes nothing that is there.';

create function private.create_daily_visitor_stats_table() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  create table if not exists public.daily_visitor_stats (
    date date primary key,
    visitor_count bigint not null default 0 constraint daily_visitor_stats_visitor_count_check check (visitor_count >= 0),
    page_views bigint not null default 0 constraint daily_visitor_stats_page_views_check check (page_views >= 0),
    is_sample boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  comment on table public.daily_visitor_stats is 'Visitors and page views per business day (Asia/Kolkata), kept for good.';
  comment on column public.daily_visitor_stats.is_sample is 'Invented row, made on an admin''s wish to see the charts; gone when the first real view is counted.';
  alter table public.daily_visitor_stats enable row level security;
  drop policy if exists "admins read daily statistics" on public.daily_visitor_stats;
  create policy "admins read daily statistics" on public.daily_visitor_stats for select to authenticated using ((select private.may('statistics')));
  grant select on public.daily_visitor_stats to authenticated;
  grant select, insert, update, delete on public.daily_visitor_stats to service_role;

  create or replace view public.visitor_stats_daily with (security_invoker = on) as
  select d.date, null::text as page_path, null::text as page_title, d.page_views as pageviews, d.visitor_count as unique_visitors,
    t.avg_time_on_page, d.is_sample
  from public.daily_visitor_stats d
  left join (
    select p.date, round((sum(p.avg_time_on_page * p.pageviews) / sum(p.pageviews))::numeric, 1)::double precision as avg_time_on_page
    from public.page_stats_daily p where p.avg_time_on_page is not null group by p.date
  ) t on t.date = d.date;
  comment on view public.visitor_stats_daily is 'The whole site per day: page_path and page_title are null; the average time is weighted by views.';
  grant select on public.visitor_stats_daily to authenticated, service_role;
end $$;
comment on function private.create_daily_visitor_stats_table() is 'Makes daily_visitor_stats and the view visitor_stats_daily with their rights where they are missing; changes nothing that is there.';

select private.create_page_views_table();
select private.create_daily_visitor_stats_table();

-- Without a trigger PostgreSQL says 55000 ("cannot insert into view") to everybody, before it looks at rights. Nobody has
-- the right to write, so that these never run: they make it 42501.
create function private.refuse_write() returns trigger
language plpgsql volatile security invoker set search_path = '' as $$
begin
  raise exception 'This view cannot be written.' using errcode = '42501';
end $$;
comment on function private.refuse_write() is 'Trigger of views that only show: refuses a write with 42501.';

create function private.guard_stats_views() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  create or replace trigger refuse_write instead of insert or update or delete on public.page_stats_daily
    for each row execute function private.refuse_write();
  create or replace trigger refuse_write instead of insert or update or delete on public.visitor_stats_daily
    for each row execute function private.refuse_write();
end $$;
comment on function private.guard_stats_views() is 'Puts the triggers on the two views again, after a repair has made one anew.';
select private.guard_stats_views();


-- The repairs may be called by admins: the check sits in a definer function, so that the work itself is granted to nobody.
create function private.repair_page_views() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_right('statistics');
  perform private.create_page_views_table();
  perform private.create_daily_visitor_stats_table();
  perform private.guard_stats_views();
end $$;
comment on function private.repair_page_views() is 'Makes the two tables, their views and the triggers on those again. Admins only (42501).';
create function public.create_page_views_table() returns void
language sql volatile security invoker set search_path = '' as $$ select private.repair_page_views() $$;
comment on function public.create_page_views_table() is 'Repairs page_views and page_stats_daily if they are missing. Admins only (42501).';
create function public.create_daily_visitor_stats_table() returns void
language sql volatile security invoker set search_path = '' as $$ select private.repair_page_views() $$;
comment on function public.create_daily_visitor_stats_table() is 'Repairs daily_visitor_stats and visitor_stats_daily if they are missing. Admins only (42501).';

alter table public.total_visitor_counter enable row level security;
alter table public.total_page_view_counter enable row level security;
alter table public.visitor_sessions enable row level security;
alter table public.active_users enable row level security;
alter table public.page_specific_views enable row level security;
alter table public.page_stats_archive enable row level security;
create policy "everybody reads the visitor counter" on public.total_visitor_counter for select to anon, authenticated using (true);
create policy "everybody reads the page view counter" on public.total_page_view_counter for select to anon, authenticated using (true);
create policy "admins read visits" on public.visitor_sessions for select to authenticated using ((select private.may('statistics')));
create policy "admins read who is here" on public.active_users for select to authenticated using ((select private.may('statistics')));
create policy "admins read views per page" on public.page_specific_views for select to authenticated using ((select private.may('statistics')));
create policy "admins read archived page statistics" on public.page_stats_archive for select to authenticated using ((select private.may('statistics')));

grant select on public.total_visitor_counter, public.total_page_view_counter to anon, authenticated;
grant select on public.visitor_sessions, public.active_users, public.page_specific_views, public.page_stats_archive to authenticated;
grant select, insert, update, delete on public.total_visitor_counter, public.total_page_view_counter, public.visitor_sessions,
  public.active_users, public.page_specific_views, public.page_stats_archive to service_role;
grant execute on function public.create_page_views_table(), public.create_daily_visitor_stats_table(),
  private.repair_page_views() to authenticated;
