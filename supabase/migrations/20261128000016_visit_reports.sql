-- Reports of the analytics screen, aggregated here to keep raw visits off the network.

create function private.need_filters(p_filters jsonb) returns void
language sql immutable set search_path = '' as $$
  select private.need(
    jsonb_typeof(p_filters) = 'object'
      and not exists (
        select 1 from jsonb_each(case when jsonb_typeof(p_filters) = 'object' then p_filters end) e
        where jsonb_typeof(e.value) <> 'string'
          or e.key <> all (private.list_visit_dimensions() || array['goal'])
          or (e.key = 'goal' and e.value #>> '{}' <> all (private.list_goals()))
      ),
    'p_filters', 'These filters are not known.'
  )
$$;
comment on function private.need_filters(jsonb) is
  'Raises PT422 unless it is an object of strings by dimension, with a known goal.';

create function private.visit_figures(p_dimension text, p_from date, p_to date, p_filters jsonb, p_admins boolean)
returns table (day date, value text, visitors bigint, visits bigint, views bigint, seconds bigint, timed_views bigint)
-- Plans for different filters differ too much for a generic plan.
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  v_until date := private.rolled_until();
  v_page text := p_filters ->> 'page';
  v_goal text := p_filters ->> 'goal';
  v_kind jsonb := p_filters - array['page', 'goal'];
  -- The dimension of daily_figures to read: null with a goal or filters on two dimensions.
  v_slice text := case
    when v_goal is not null then null
    when v_kind = '{}' then coalesce(nullif(p_dimension, 'page'), '')
    when (select count(*) from jsonb_object_keys(v_kind)) = 1
      and (coalesce(p_dimension, 'page') = 'page' or v_kind ? p_dimension)
      then (select n from jsonb_object_keys(v_kind) n)
  end;
  -- Arrays, because the planner knows their length.
  v_kinds integer[];
  v_kind_values text[];
  v_members integer[];
  v_values text[];
begin
  if v_slice is null then
    select array_agg(m.id), array_agg(m.value) into v_members, v_values
    from (
      select distinct w.id, coalesce(to_jsonb(k) ->> p_dimension, '') as value
      from private.visit_kinds k
        join (select x.id, unnest(x.kinds) as kind from private.visitor_kinds x) w on w.kind = k.id
      where to_jsonb(k) @> v_kind and (v_goal is null or k.goals & private.goal_bit(v_goal) > 0)
    ) m;
  end if;
  select array_agg(k.id), array_agg(coalesce(to_jsonb(k) ->> p_dimension, '')) into v_kinds, v_kind_values
  from private.visit_kinds k where k.goals = 0 and to_jsonb(k) @> v_kind;
  return query
    with rolled as (
      select f.date as day,
        case when p_dimension = 'page' then f.page_path when p_dimension is null then '' else f.value end as value,
        sum(f.visitors) as visitors, sum(f.visits) as visits, sum(f.views) as views, sum(f.seconds) as seconds,
        sum(f.timed_views) as timed_views
      from public.daily_figures f
      where v_slice is not null and f.dimension = v_slice and (v_kind = '{}' or f.value = v_kind ->> v_slice)
        and f.date between p_from and least(p_to, v_until) and (p_admins or not f.is_admin)
        and case
          when v_page is not null then f.page_path = v_page
          when p_dimension = 'page' then f.page_path <> ''
          else f.page_path = ''
        end
      group by 1, 2
      union all
      select c.day, case when p_dimension = 'page' then c.page_path else m.value end, sum(c.visitors), sum(c.visits),
        sum(c.views), sum(c.seconds), sum(c.timed_views)
      from private.daily_cells c join unnest(v_members, v_values) m (id, value) on m.id = c.visitor_kind
      where v_slice is null and c.day between p_from and least(p_to, v_until) and (p_admins or not c.is_admin)
        and case
          when v_page is not null then c.page_path = v_page
          when p_dimension = 'page' then c.page_path <> ''
          else c.page_path = ''
        end
      group by 1, 2
    ), raw as (
      select v.day, case when p_dimension = 'page' then v.page_path else k.value end as value, v.is_admin,
        count(distinct v.visitor_id) as visitors, count(distinct v.session_id) as visits, count(*) as views,
        sum(v.seconds) as seconds, count(v.seconds) as timed_views
      from public.page_views v join unnest(v_kinds, v_kind_values) k (id, value) on k.id = v.kind_id
      where v.day > v_until and v.day between p_from and p_to and (p_admins or not v.is_admin)
        and (v_page is null or v.page_path = v_page)
        and (v_goal is null or exists (
          select 1 from public.goal_events g
          where g.day = v.day and g.session_id = v.session_id and g.is_admin = v.is_admin and g.goal = v_goal
        ))
      group by 1, 2, 3
    )
    select b.day, b.value, sum(b.visitors)::bigint, sum(b.visits)::bigint, sum(b.views)::bigint,
      coalesce(sum(b.seconds), 0)::bigint, sum(b.timed_views)::bigint
    from (
      select * from rolled
      union all select r.day, r.value, r.visitors, r.visits, r.views, r.seconds, r.timed_views from raw r
    ) b
    group by b.day, b.value;
end $$;
comment on function private.visit_figures(text, date, date, jsonb, boolean) is
  'Figures of all reports: per day and, with a dimension, per value. A day''s visitors and visits are distinct within '
  'the filters.';

create function private.goal_figures(p_from date, p_to date, p_filters jsonb, p_admins boolean)
returns table (goal text, events bigint, visits bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  v_until date := private.rolled_until();
  v_page text := coalesce(p_filters ->> 'page', '');
  v_goal text := p_filters ->> 'goal';
  v_kind jsonb := p_filters - array['page', 'goal'];
  v_raw integer[];
  v_rolled integer[];
begin
  select array_agg(k.id) filter (where k.goals = 0),
    array_agg(k.id) filter (where v_goal is null or k.goals & private.goal_bit(v_goal) > 0)
  into v_raw, v_rolled
  from private.visit_kinds k where to_jsonb(k) @> v_kind;
  return query
    select b.goal, sum(b.events)::bigint, sum(b.visits)::bigint
    from (
      select g.goal, sum(g.events) as events, sum(g.visits) as visits
      from private.daily_goals g
      where g.page_path = v_page and g.day between p_from and least(p_to, v_until) and (p_admins or not g.is_admin)
        and g.kind_id = any (v_rolled)
      group by 1
      union all
      select g.goal, count(*), count(distinct (g.day, g.session_id, g.is_admin))
      from public.goal_events g
      where g.day > v_until and g.day between p_from and p_to and (p_admins or not g.is_admin)
        and exists (
          select 1 from public.page_views v
          where v.session_id = g.session_id and v.day = g.day and v.is_admin = g.is_admin
            and v_page in ('', v.page_path) and v.kind_id = any (v_raw)
        )
        and (v_goal is null or exists (
          select 1 from public.goal_events o
          where o.day = g.day and o.session_id = g.session_id and o.is_admin = g.is_admin and o.goal = v_goal
        ))
      group by 1
    ) b
    group by b.goal;
end $$;
comment on function private.goal_figures(date, date, jsonb, boolean) is
  'Goals reached by visits within the filters: events and visits.';

create function private.analytics_series(p_from date, p_to date, p_filters jsonb, p_admins boolean)
returns table (day date, visitors bigint, visits bigint, views bigint, is_sample boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('statistics');
  perform private.need_days(p_from, p_to);
  perform private.need_filters(p_filters);
  return query
    select d.day::date, coalesce(f.visitors, s.visitor_count, 0), coalesce(f.visits, s.visitor_count, 0),
      coalesce(f.views, s.page_views, 0), s.date is not null
    from generate_series(p_from::timestamp, p_to::timestamp, interval '1 day') d (day)
      left join private.visit_figures(null, p_from, p_to, p_filters, p_admins) f on f.day = d.day::date
      left join public.daily_visitor_stats s on s.date = d.day::date and s.is_sample and p_filters = '{}'
    order by 1;
end $$;

create function public.analytics_series(
  p_from date, p_to date, p_filters jsonb default '{}', p_admins boolean default false
)
returns table (day date, visitors bigint, visits bigint, views bigint, is_sample boolean)
language sql stable security invoker set search_path = '' as $$
  select * from private.analytics_series(p_from, p_to, p_filters, p_admins)
$$;
comment on function public.analytics_series(date, date, jsonb, boolean) is
  'Visitors, visits and views per day (Asia/Kolkata), empty days included. p_filters: exact values by dimension '
  '(src/shared/lists/visitDimensions.ts) and a goal that the visit reached; p_admins includes admins'' visits. Admins '
  'only (42501); PT422 for more than 401 days or unknown filters.';

create function private.analytics_totals(p_from date, p_to date, p_filters jsonb, p_admins boolean)
returns table (
  visitors bigint, visits bigint, views bigint, avg_seconds double precision, goals bigint, has_sample boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('statistics');
  perform private.need_days(p_from, p_to);
  perform private.need_filters(p_filters);
  return query
    select coalesce(f.visitors, 0) + s.visitors, coalesce(f.visits, 0) + s.visitors, coalesce(f.views, 0) + s.views,
      f.avg_seconds,
      (select coalesce(sum(g.events), 0)::bigint from private.goal_figures(p_from, p_to, p_filters, p_admins) g),
      s.days > 0
    from (
      select sum(t.visitors)::bigint as visitors, sum(t.visits)::bigint as visits, sum(t.views)::bigint as views,
        round(sum(t.seconds) / nullif(sum(t.timed_views), 0), 1)::double precision as avg_seconds
      from private.visit_figures(null, p_from, p_to, p_filters, p_admins) t
    ) f
      cross join (
        select coalesce(sum(d.visitor_count), 0)::bigint as visitors, coalesce(sum(d.page_views), 0)::bigint as views,
          count(*) as days
        from public.daily_visitor_stats d
        where d.is_sample and p_filters = '{}' and d.date between p_from and p_to
      ) s;
end $$;

create function public.analytics_totals(
  p_from date, p_to date, p_filters jsonb default '{}', p_admins boolean default false
) returns table (
  visitors bigint, visits bigint, views bigint, avg_seconds double precision, goals bigint, has_sample boolean
)
language sql stable security invoker set search_path = '' as $$
  select * from private.analytics_totals(p_from, p_to, p_filters, p_admins)
$$;
comment on function public.analytics_totals(date, date, jsonb, boolean) is
  'Totals of the window: visitors and visits are sums of the days; avg_seconds is per view, null without reports; '
  'goals counts events. Admins only (42501); PT422.';

create function private.analytics_breakdown(
  p_dimension text, p_from date, p_to date, p_filters jsonb, p_admins boolean, p_limit integer
)
returns table (value text, title text, visitors bigint, visits bigint, views bigint, avg_seconds double precision)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('statistics');
  perform private.need(
    p_dimension = any (private.list_visit_dimensions()), 'p_dimension', 'The statistics cannot be broken down by this.'
  );
  perform private.need_days(p_from, p_to);
  perform private.need_filters(p_filters);
  return query
    select b.value, s.page_title, b.visitors, b.visits, b.views, b.avg_seconds
    from (
      select f.value, sum(f.visitors)::bigint as visitors, sum(f.visits)::bigint as visits,
        sum(f.views)::bigint as views,
        round(sum(f.seconds) / nullif(sum(f.timed_views), 0), 1)::double precision as avg_seconds
      from private.visit_figures(p_dimension, p_from, p_to, p_filters, p_admins) f where f.value <> ''
      group by f.value
    ) b
      left join public.page_specific_views s on p_dimension = 'page' and s.page_path = b.value
    order by b.views desc, b.value limit least(greatest(coalesce(p_limit, 10), 1), 500);
end $$;

create function public.analytics_breakdown(
  p_dimension text, p_from date, p_to date, p_filters jsonb default '{}', p_admins boolean default false,
  p_limit integer default 10
)
returns table (value text, title text, visitors bigint, visits bigint, views bigint, avg_seconds double precision)
language sql stable security invoker set search_path = '' as $$
  select * from private.analytics_breakdown(p_dimension, p_from, p_to, p_filters, p_admins, p_limit)
$$;
comment on function public.analytics_breakdown(text, date, date, jsonb, boolean, integer) is
  'Visitors, visits, views and avg_seconds by value of a dimension, most views first, at most 500; title is that of a '
  'page. Omits visits without a referrer or campaign. Admins only (42501); PT422.';

create function private.analytics_goals(p_from date, p_to date, p_filters jsonb, p_admins boolean)
returns table (goal text, events bigint, visits bigint, conversion double precision)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('statistics');
  perform private.need_days(p_from, p_to);
  perform private.need_filters(p_filters);
  return query
    select l.goal, coalesce(f.events, 0), coalesce(f.visits, 0),
      coalesce(f.visits / nullif(t.visits, 0), 0)::double precision
    from unnest(private.list_goals()) with ordinality l (goal, place)
      cross join (
        select sum(v.visits) as visits from private.visit_figures(null, p_from, p_to, p_filters, p_admins) v
      ) t
      left join private.goal_figures(p_from, p_to, p_filters, p_admins) f on f.goal = l.goal
    where l.goal <> 'pass_bought'
    order by l.place;
end $$;

create function public.analytics_goals(
  p_from date, p_to date, p_filters jsonb default '{}', p_admins boolean default false
)
returns table (goal text, events bigint, visits bigint, conversion double precision)
language sql stable security invoker set search_path = '' as $$
  select * from private.analytics_goals(p_from, p_to, p_filters, p_admins)
$$;
comment on function public.analytics_goals(date, date, jsonb, boolean) is
  'Events, visits and share of all visits per goal, within the filters. Admins only (42501); PT422.';

create function private.analytics_vitals(p_from date, p_to date, p_filters jsonb)
returns table (metric text, p75 double precision, samples bigint, good bigint, middling bigint, poor bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  v_until date := private.rolled_until();
  v_page text := p_filters ->> 'page';
  v_goal text := p_filters ->> 'goal';
  v_slice text;
  v_raw integer[];
  v_rolled integer[];
begin
  perform private.require_right('statistics');
  perform private.need_days(p_from, p_to);
  perform private.need_filters(p_filters);
  -- The slice of private.daily_vitals to read: null with a goal or two filters.
  v_slice := case
    when p_filters = '{}' then ''
    when v_goal is null and (select count(*) from jsonb_object_keys(p_filters)) = 1 then (
      select n from jsonb_object_keys(p_filters) n
    )
  end;
  select array_agg(k.id) filter (where k.goals = 0),
    array_agg(k.id) filter (where v_goal is null or k.goals & private.goal_bit(v_goal) > 0)
  into v_raw, v_rolled
  from private.visit_kinds k where to_jsonb(k) @> (p_filters - array['page', 'goal']);
  return query
    with measured as (
      select t.metric, t.bucket, t.rating, sum(t.samples) as samples
      from (
        select d.metric, b.bucket, d.rating, b.samples
        from private.daily_vitals d cross join unnest(d.buckets, d.samples) b (bucket, samples)
        where v_slice is not null and d.dimension = v_slice and d.value = coalesce(p_filters ->> v_slice, '')
          and d.date between p_from and least(p_to, v_until)
        union all
        select m.metric, m.bucket, m.rating, 1
        from private.vital_measurements m
        where v_slice is null and m.day between p_from and least(p_to, v_until)
          and (v_page is null or m.page_path = v_page) and m.kind_id = any (v_rolled)
        union all
        select m.metric, m.bucket, m.rating, 1
        from private.vital_measurements m
        where m.day > v_until and m.day between p_from and p_to and (v_page is null or m.page_path = v_page)
          and m.kind_id = any (v_raw)
          and (v_goal is null or m.view_id in (
            select v.id
            from public.page_views v
              join public.goal_events g on g.session_id = v.session_id and g.day = v.day and not g.is_admin
            where v.day > v_until and v.day between p_from and p_to and g.goal = v_goal
          ))
      ) t
      group by 1, 2, 3
    ), ranked as (
      select t.*, sum(t.samples) over (partition by t.metric order by t.bucket, t.rating) as up_to,
        sum(t.samples) over (partition by t.metric) as total
      from measured t
    )
    select l.metric, private.bucket_middle(min(r.bucket) filter (where r.up_to >= 0.75 * r.total)),
      coalesce(sum(r.samples), 0)::bigint, coalesce(sum(r.samples) filter (where r.rating = 'good'), 0)::bigint,
      coalesce(sum(r.samples) filter (where r.rating = 'middling'), 0)::bigint,
      coalesce(sum(r.samples) filter (where r.rating = 'poor'), 0)::bigint
    from unnest(private.list_vitals()) with ordinality l (metric, place) left join ranked r on r.metric = l.metric
    group by l.metric, l.place order by l.place;
end $$;

create function public.analytics_vitals(p_from date, p_to date, p_filters jsonb default '{}')
returns table (metric text, p75 double precision, samples bigint, good bigint, middling bigint, poor bigint)
language sql stable security invoker set search_path = '' as $$
  select * from private.analytics_vitals(p_from, p_to, p_filters)
$$;
comment on function public.analytics_vitals(date, date, jsonb) is
  'Core Web Vitals of visitors'' views: 75th percentile (ms; cls without unit; within 2 %), and the number of good, '
  'middling and poor ones by the limits of web.dev. Admins only (42501); PT422.';

create function private.analytics_live()
returns table (
  current_page text, title text, device_type text, browser text, os text, last_active timestamptz, is_admin boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('statistics');
  return query
    select a.current_page, s.page_title, a.device_info ->> 'type', a.device_info ->> 'browser', a.device_info ->> 'os',
      a.last_active, a.is_admin
    from public.active_users a left join public.page_specific_views s on s.page_path = a.current_page
    where a.last_active > now() - interval '60 seconds'
    order by a.last_active desc, a.visitor_id limit 500;
end $$;

create function public.analytics_live()
returns table (
  current_page text, title text, device_type text, browser text, os text, last_active timestamptz, is_admin boolean
)
language sql stable security invoker set search_path = '' as $$ select * from private.analytics_live() $$;
comment on function public.analytics_live() is
  'Visitors online within the last 60 s, newest first, at most 500. Admins only (42501).';

create function private.analytics_health()
returns table (table_name text, present boolean, rows_estimate bigint, newest timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  v record;
begin
  perform private.require_right('statistics');
  for v in
    select t.name, t.newest, to_regclass('public.' || t.name) as oid
    from (
      values
        ('visitor_sessions', 'max(session_start) from public.visitor_sessions'),
        ('page_views', 'max("timestamp") from public.page_views where day = (select max(day) from public.page_views)'),
        ('active_users', 'max(last_active) from public.active_users'),
        ('daily_visitor_stats', 'max(updated_at) from public.daily_visitor_stats'),
        ('page_specific_views', 'max(updated_at) from public.page_specific_views'),
        ('visitor_stats_daily', 'max(date)::timestamp at time zone ''Asia/Kolkata'' from public.visitor_stats_daily'),
        ('page_stats_daily', 'max(date)::timestamp at time zone ''Asia/Kolkata'' from public.page_stats_daily')
    ) t (name, newest)
  loop
    table_name := v.name;
    present := v.oid is not null;
    rows_estimate := null;
    newest := null;
    if present then
      -- reltuples is -1 for never analysed tables and 0 for views: counts these, which are small.
      select c.reltuples::bigint into rows_estimate
      from pg_catalog.pg_class c where c.oid = v.oid and c.relkind = 'r' and c.reltuples > 0;
      execute 'select ' || v.newest into newest;
      if rows_estimate is null then
        execute format('select count(*) from public.%I', v.name) into rows_estimate;
      end if;
    end if;
    return next;
  end loop;
end $$;

create function public.analytics_health()
returns table (table_name text, present boolean, rows_estimate bigint, newest timestamptz)
language sql stable security invoker set search_path = '' as $$ select * from private.analytics_health() $$;
comment on function public.analytics_health() is
  'For the seven tables and views of the specification: existence, estimated rows, time of the newest row. Admins '
  'only (42501).';

-- Maintenance of the figures ------------------------------------------------------------------------------------------

create function private.recount() returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count bigint;
begin
  perform private.require_right('statistics');
  update public.total_page_view_counter c
  set count = (select coalesce(sum(d.page_views), 0) from public.daily_visitor_stats d where not d.is_sample),
    updated_at = now()
  where c.id = 1
  returning c.count into v_count;
  return v_count;
end $$;

create function public.recount() returns bigint
language sql volatile security invoker set search_path = '' as $$ select private.recount() $$;
comment on function public.recount() is
  'Sets the page view counter to the sum of the non-sample days; returns it. Admins only (42501).';

create function private.set_visitor_counter(p_count bigint) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_right('settings');
  perform private.need(
    p_count between 0 and 1000000000, 'p_count', 'Please give the number of visitors so far, 0 to 1,000,000,000.'
  );
  update public.total_visitor_counter c set visitor_count = p_count, set_at = now(), updated_at = now()
  where c.id = 1 and c.set_at is null;
  if not found then
    raise exception using errcode = 'PT409', message = 'The count of visitors has been set already.';
  end if;
  return p_count;
end $$;

create function public.set_visitor_counter(p_count bigint) returns bigint
language sql volatile security invoker set search_path = '' as $$ select private.set_visitor_counter(p_count) $$;
comment on function public.set_visitor_counter(bigint) is
  'Sets the total of earlier visitors, once; counting continues from there. Right settings (42501); PT409 the second '
  'time, PT422.';

create function private.load_sample_stats() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_rows integer;
  v_sum integer := 0;
begin
  perform private.require_right('statistics');
  if exists (select 1 from public.daily_visitor_stats d where not d.is_sample) then
    raise exception using errcode = 'PT409',
      message = 'There are real statistics already; sample data would mix with them.';
  end if;
  for v_first in 0..30 by 10 loop
    insert into public.daily_visitor_stats (date, visitor_count, page_views, is_sample)
    select s.day, s.visitors,
      ceil(s.visitors * 1.5) + floor(random() * (floor(s.visitors * 2.5) - ceil(s.visitors * 1.5) + 1)), true
    from (
      select private.today() - n as day, (20 + random() * 60)::integer as visitors
      from generate_series(v_first, least(v_first + 9, 30)) n
    ) s
    on conflict (date) do nothing;
    get diagnostics v_rows = row_count;
    v_sum := v_sum + v_rows;
  end loop;
  return v_sum;
end $$;

create function public.load_sample_stats() returns integer
language sql volatile security invoker set search_path = '' as $$ select private.load_sample_stats() $$;
comment on function public.load_sample_stats() is
  'Generates 31 days of sample statistics in batches of 10 (views 1.5 to 2.5 times visitors, specification section '
  '9), marked is_sample, if there are no real ones (PT409); returns the number of days. Admins only (42501).';

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

create function public.remove_sample_stats() returns integer
language sql volatile security invoker set search_path = '' as $$ select private.remove_sample_stats() $$;
comment on function public.remove_sample_stats() is
  'Deletes the sample statistics; returns the number of days. Admins only (42501).';

grant execute on function private.analytics_series(date, date, jsonb, boolean),
  public.analytics_series(date, date, jsonb, boolean), private.analytics_totals(date, date, jsonb, boolean),
  public.analytics_totals(date, date, jsonb, boolean),
  private.analytics_breakdown(text, date, date, jsonb, boolean, integer),
  public.analytics_breakdown(text, date, date, jsonb, boolean, integer),
  private.analytics_goals(date, date, jsonb, boolean), public.analytics_goals(date, date, jsonb, boolean),
  private.analytics_vitals(date, date, jsonb), public.analytics_vitals(date, date, jsonb), private.analytics_live(),
  public.analytics_live(), private.analytics_health(), public.analytics_health(), private.recount(), public.recount(),
  private.set_visitor_counter(bigint), public.set_visitor_counter(bigint), private.load_sample_stats(),
  public.load_sample_stats(), private.remove_sample_stats(), public.remove_sample_stats() to authenticated;
