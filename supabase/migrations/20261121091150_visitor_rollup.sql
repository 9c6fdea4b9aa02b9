-- Rolling up: what the raw rows of a day say, kept in a form that is quick to ask and that tells of nobody.

create function private.visits_of(p_day date)
returns table (page_path text, visitor_id text, session_id uuid, is_admin boolean, seconds smallint, kind_id integer, view_id uuid)
language sql stable set search_path = '' as $$
  with reached as (
    select g.session_id, g.is_admin, bit_or(1 << (array_position(private.list_goals(), g.goal) - 1)) as goals
    from public.goal_events g where g.day = p_day group by 1, 2
  )
  select v.page_path, v.visitor_id, v.session_id, v.is_admin, v.seconds, coalesce(e.id, v.kind_id), v.id
  from public.page_views v
  left join reached r on r.session_id = v.session_id and r.is_admin = v.is_admin
  left join private.visit_kinds k on r.goals > 0 and k.id = v.kind_id
  left join private.visit_kinds e
    on (e.source, e.referrer, e.device, e.browser, e.os, e.utm_source, e.utm_medium, e.utm_campaign, e.goals)
      = (k.source, k.referrer, k.device, k.browser, k.os, k.utm_source, k.utm_medium, k.utm_campaign, r.goals)
  where v.day = p_day
$$;
comment on function private.visits_of(date) is 'The views of a day, each with the kind of its visit, goals included where private.visit_kinds has that kind.';

create view private.vital_measurements with (security_invoker = true) as
  select w.day, w.view_id, w.page_path, w.kind_id, m.metric,
    case when m.value <= m.good then 'good' when m.value <= m.poor then 'middling' else 'poor' end as rating,
    ceil(ln(greatest(m.value, m.good / 10000)::double precision) / ln(1.04))::smallint as bucket
  from public.web_vitals w
  cross join lateral (values
    ('lcp', w.lcp, 2500::real, 4000::real), ('inp', w.inp, 200, 500), ('cls', w.cls, 0.1, 0.25), ('fcp', w.fcp, 1800, 3000), ('ttfb', w.ttfb, 800, 1800)
  ) m (metric, value, good, poor)
  where m.value is not null;
comment on view private.vital_measurements is 'The vitals of a view, a row each, with its rating (web.dev) and its bucket: values within 4 % are one.';

create function private.bucket_middle(p_bucket integer) returns double precision
language sql immutable parallel safe set search_path = '' as $$
  select case when m.value < 10 then round(m.value, 3) else round(m.value) end::double precision
  from (select power(1.04, p_bucket - 0.5)::numeric as value) m
$$;
comment on function private.bucket_middle(integer) is 'The value that stands for all of a bucket, at most 2 % from each.';

create function private.roll_up_day(p_day date) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.visit_kinds (source, referrer, device, browser, os, utm_source, utm_medium, utm_campaign, goals)
  select distinct k.source, k.referrer, k.device, k.browser, k.os, k.utm_source, k.utm_medium, k.utm_campaign, r.goals
  from (
    select g.session_id, g.is_admin, bit_or(1 << (array_position(private.list_goals(), g.goal) - 1)) as goals
    from public.goal_events g where g.day = p_day group by 1, 2
  ) r
  join public.page_views v on v.session_id = r.session_id and v.is_admin = r.is_admin and v.day = p_day
  join private.visit_kinds k on k.id = v.kind_id
  on conflict do nothing;

  with views as materialized (
    select v.*, p.page from private.visits_of(p_day) v cross join lateral (values (''), (v.page_path)) p (page)
  ), counted as (
    select v.page, v.is_admin, array[v.kind_id] as kinds, 0 as visitors, count(distinct v.session_id) as visits, count(*) as views,
      coalesce(sum(v.seconds), 0) as seconds, count(v.seconds) as timed_views
    from views v group by 1, 2, 3
    union all
    select w.page, w.is_admin, w.kinds, count(*), 0, 0, 0, 0
    from (select v.page, v.is_admin, array_agg(distinct v.kind_id order by v.kind_id) as kinds from views v group by 1, 2, v.visitor_id) w
    group by 1, 2, 3
  ), known as (
    insert into private.visitor_kinds as k (kinds) select distinct c.kinds from counted c
    on conflict (kinds) do update set kinds = k.kinds returning k.id, k.kinds
  )
  insert into private.daily_cells (page_path, day, visitor_kind, is_admin, visitors, visits, views, seconds, timed_views)
  select c.page, p_day, k.id, c.is_admin, sum(c.visitors), sum(c.visits), sum(c.views), sum(c.seconds), sum(c.timed_views)
  from counted c join known k on k.kinds = c.kinds group by c.page, k.id, c.is_admin order by c.page, k.id;

  insert into private.daily_goals (page_path, day, kind_id, goal, is_admin, events, visits)
  select s.page, p_day, s.kind_id, g.goal, g.is_admin, count(*), count(distinct g.session_id)
  from public.goal_events g
  join (
    select distinct p.page, v.session_id, v.is_admin, v.kind_id
    from private.visits_of(p_day) v cross join lateral (values (''), (v.page_path)) p (page)
  ) s on s.session_id = g.session_id and s.is_admin = g.is_admin
  where g.day = p_day group by s.page, s.kind_id, g.goal, g.is_admin;

  update public.web_vitals w set kind_id = v.kind_id from private.visits_of(p_day) v where w.view_id = v.view_id and w.kind_id <> v.kind_id;

  insert into public.daily_figures (dimension, page_path, date, value, is_admin, visitors, visits, views, seconds, timed_views)
  select m.dimension, c.page_path, p_day, m.value, c.is_admin, sum(c.visitors), sum(c.visits), sum(c.views), sum(c.seconds), sum(c.timed_views)
  from private.daily_cells c
  join (
    select distinct w.id, d.dimension, d.value
    from private.visitor_kinds w cross join unnest(w.kinds) u (kind) join private.visit_kinds k on k.id = u.kind
    cross join lateral (
      select '' as dimension, '' as value
      union all
      select e.key, e.value from jsonb_each_text(to_jsonb(k) - array['id', 'goals']) e
    ) d
    where w.id in (select x.visitor_kind from private.daily_cells x where x.day = p_day)
  ) m on m.id = c.visitor_kind
  where c.day = p_day
  group by m.dimension, c.page_path, m.value, c.is_admin;

  with told as (
    select m.metric, m.rating, m.bucket, m.page_path, to_jsonb(k) - array['id', 'goals'] || jsonb_build_object('', '', 'page', m.page_path) as kind
    from private.vital_measurements m join private.visit_kinds k on k.id = m.kind_id
    where m.day = p_day
  ), counted as (
    select e.key, e.value, t.metric, t.rating, t.bucket, count(*) as samples
    from told t cross join jsonb_each_text(t.kind) e group by 1, 2, 3, 4, 5
  )
  insert into private.daily_vitals (dimension, value, date, metric, rating, buckets, samples)
  select c.key, c.value, p_day, c.metric, c.rating, array_agg(c.bucket order by c.bucket), array_agg(c.samples order by c.bucket)
  from counted c group by 1, 2, c.metric, c.rating;

  update private.rolled_up set until = p_day where id = 1;
end $$;
comment on function private.roll_up_day(date) is 'Rolls one day up. A day is done once and for all: the caller holds the lock and goes by private.rolled_until().';

create function private.roll_up() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_day date;
begin
  for v_day in
    select distinct v.day from public.page_views v
    where v.day > private.rolled_until() and v.day < private.today() - 1 order by 1
  loop
    perform private.roll_up_day(v_day);
  end loop;
  update private.rolled_up r set until = private.today() - 2 where r.id = 1 and r.until < private.today() - 2;
end $$;
comment on function private.roll_up() is 'Rolls up every day until the day before yesterday. The caller holds the lock of private.tidy.';

create function private.forget_visits() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_raw date := private.today() - greatest(private.setting_int('raw_view_days'), 2);
  v_rolled date := private.today() - private.setting_int('rolled_up_days');
begin
  delete from public.page_views v where v.day < v_raw and v.day <= private.rolled_until();
  delete from public.goal_events g where g.day < v_raw and g.day <= private.rolled_until();
  delete from public.visitor_sessions s where s.session_start < v_raw::timestamp at time zone 'Asia/Kolkata'
    and not exists (select 1 from public.page_views v where v.session_id = s.id);
  delete from public.web_vitals w where w.day < v_rolled;
  delete from public.daily_figures f where f.date < v_rolled;
  delete from private.daily_cells c where c.day < v_rolled;
  delete from private.daily_goals g where g.day < v_rolled;
  delete from private.daily_vitals d where d.date < v_rolled;
  -- Anybody may invent addresses: those that hardly anybody called, and nobody lately, are no pages.
  with junk as (
    delete from public.page_specific_views s where s.updated_at < v_raw::timestamp at time zone 'Asia/Kolkata' and s.view_count < private.setting_int('page_kept_from_views')
    returning s.page_path
  ), figures as (
    delete from public.daily_figures f using junk where f.page_path = junk.page_path
  ), vitals as (
    delete from private.daily_vitals d using junk where d.dimension = 'page' and d.value = junk.page_path
  ), goals as (
    delete from private.daily_goals g using junk where g.page_path = junk.page_path
  )
  delete from private.daily_cells c using junk where c.page_path = junk.page_path;
  delete from private.daily_visitors d where d.day < private.today() - 2;
  delete from private.visitors v where v.last_seen < private.today() - private.setting_int('visitor_id_days');
  delete from public.active_users a where a.last_active < now() - interval '5 minutes';
  -- Kinds too are easily invented: those that nothing names any more. New visits wait meanwhile, so that none takes one of them.
  delete from private.visitor_kinds w where not exists (select 1 from private.daily_cells c where c.visitor_kind = w.id);
  lock table private.visit_kinds in exclusive mode;
  delete from private.visit_kinds k
  where k.id <> 0 and k.id not in (
    select unnest(w.kinds) from private.visitor_kinds w union select s.kind_id from public.visitor_sessions s
    union select v.kind_id from public.page_views v union select v.kind_id from public.web_vitals v);
end $$;
comment on function private.forget_visits() is 'Deletes what is older than the settings allow. Raw rows go only once their day is rolled up.';
