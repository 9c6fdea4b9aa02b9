-- Counting visits: a procedure each for a page view, for the end of one, for a heartbeat and for a goal. The server decides what
-- is new, what is a bot, what is an admin's own visit and what time it is; the browser only says which page it shows.

create function private.read_user_agent(p_agent text)
returns table (device_type text, browser text, major text, os text, is_bot boolean)
language sql immutable parallel safe set search_path = '' as $$
  select
    case
      when a.s ~* 'ipad|tablet|playbook|silk' or (a.s ~* 'android' and a.s !~* 'mobile') then 'tablet'
      when a.s ~* 'mobi|iphone|ipod|android' then 'mobile'
      else 'desktop'
    end,
    b.name,
    substring(a.s from b.pattern),
    case
      when a.s ~* 'windows' then 'Windows'
      when a.s ~* 'android' then 'Android'
      when a.s ~* 'iphone|ipad|ipod' then 'iOS'
      when a.s ~* 'mac os x|macintosh' then 'macOS'
      when a.s ~* 'cros' then 'ChromeOS'
      when a.s ~* 'linux' then 'Linux'
      else 'Other'
    end,
    a.s = '' or a.s ~* 'bot|crawl|spider|slurp|headless|lighthouse|pagespeed|facebookexternalhit|whatsapp|telegram|preview|curl/|wget/|python|java/|go-http|okhttp|scrapy|monitor'
  from (select coalesce(left(p_agent, 500), '') as s) a
  cross join lateral (
    select c.name, c.pattern
    from (values
      (1, 'Edge', 'Edg(?:e|A|iOS)?/([0-9]+)'), (2, 'Opera', '(?:OPR|Opera)/([0-9]+)'), (3, 'Samsung Internet', 'SamsungBrowser/([0-9]+)'),
      (4, 'UC Browser', 'UCBrowser/([0-9]+)'), (5, 'Firefox', '(?:Firefox|FxiOS)/([0-9]+)'), (6, 'Chrome', '(?:Chrome|CriOS)/([0-9]+)'),
      (7, 'Safari', 'Version/([0-9]+).*Safari'), (8, 'Other', '')
    ) c (rank, name, pattern)
    where a.s ~ c.pattern
    order by c.rank limit 1
  ) b
$$;
comment on function private.read_user_agent(text) is 'Device type, browser family and major version, operating system, and whether it is a machine. Nothing finer is kept.';

create function private.visitor_key(p_visitor text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.need(p_visitor is null or p_visitor ~ '^[A-Za-z0-9_-]{8,64}$', 'p_visitor', 'The visitor id is not valid.');
  return coalesce(p_visitor, 'day-' || private.daily_hash('visit:' || private.client_ip() || ' ' || coalesce(private.request_header('user-agent'), '')));
end $$;
comment on function private.visitor_key(text) is 'The browser''s id after consent; without one a hash of the day.';

create function private.need_path(p_path text) returns void
language sql immutable set search_path = '' as $$
  select private.need(char_length(p_path) <= 300 and p_path ~ '^/([^/\\[:space:]?#][^[:space:]?#]*)?$' and private.is_line(p_path, 1, 300), 'p_path', 'The path is not valid.')
$$;
comment on function private.need_path(text) is 'PT422 unless it is a path of this site (no //host) of at most 300 characters without query or fragment.';

create function private.may_send(p_bucket text) returns boolean
language sql volatile security definer set search_path = '' as $$
  select private.take(p_bucket, private.daily_hash('ip:' || private.client_network()), private.setting_int('view_limit_per_ip'), 60)
$$;
comment on function private.may_send(text) is 'Whether the caller''s address is within view_limit_per_ip a minute; each kind of call counts for itself.';

create function private.is_admin_visit(p_path text) returns boolean
language sql stable security definer set search_path = '' as $$ select position('/admin' in p_path) > 0 or private.may('admin_area') $$;
comment on function private.is_admin_visit(text) is 'Whether a visit is an admin''s own: by the path or by the token, whatever the browser says.';

create function private.source_of(p_host text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when p_host = '' then 'Direct'
    when p_host ~ '(^|\.)(google|bing|yahoo)\.' then 'Search'
    when p_host ~ '(^|\.)(facebook|twitter|instagram|linkedin|youtube)\.' or p_host in ('t.co', 'x.com', 'youtu.be', 'lnkd.in', 'fb.me') then 'Social'
    else 'Referral'
  end
$$;
comment on function private.source_of(text) is 'Direct, Search, Social or Referral (specification section 7) by the host of the referring site.';

create function private.utm(p_utm jsonb, p_name text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when private.is_line(u.value, 1, 100) then private.trimmed(u.value) else '' end
  from (select case when jsonb_typeof(p_utm) = 'object' then p_utm ->> p_name end as value) u
$$;
comment on function private.utm(jsonb, text) is 'One campaign parameter of a visit, empty where it is none or no line of at most 100 characters.';

create function private.kind_of(p_referrer text, p_device text, p_browser text, p_os text, p_utm jsonb) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v private.visit_kinds;
begin
  v.source := private.source_of(p_referrer);
  v.utm_source := private.utm(p_utm, 'source');
  v.utm_medium := private.utm(p_utm, 'medium');
  v.utm_campaign := private.utm(p_utm, 'campaign');
  select k.id into v.id from private.visit_kinds k
  where (k.source, k.referrer, k.device, k.browser, k.os, k.utm_source, k.utm_medium, k.utm_campaign, k.goals)
    = (v.source, p_referrer, p_device, p_browser, p_os, v.utm_source, v.utm_medium, v.utm_campaign, 0)
  for key share;
  if v.id is null then
    -- The update that changes nothing gives the row back to the second of two who add it.
    insert into private.visit_kinds as k (source, referrer, device, browser, os, utm_source, utm_medium, utm_campaign)
    values (v.source, p_referrer, p_device, p_browser, p_os, v.utm_source, v.utm_medium, v.utm_campaign)
    on conflict (source, referrer, device, browser, os, utm_source, utm_medium, utm_campaign, goals) do update set goals = k.goals
    returning k.id into v.id;
  end if;
  return v.id;
end $$;
comment on function private.kind_of(text, text, text, text, jsonb) is 'The row of private.visit_kinds for a new visit.';

create function private.count_visitor(p_visitor text, p_session uuid, p_remembered boolean, out counted_as text, out is_new_today boolean, out is_new boolean)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_today date := private.today();
begin
  is_new_today := false;
  is_new := false;
  select d.counted_as into counted_as from private.daily_visitors d where d.day = v_today and d.visitor_id = p_visitor;
  if counted_as is not null then
    return;
  end if;
  -- Whoever agrees in the middle of a visit stays who they were for the day.
  select v.visitor_id into counted_as from public.page_views v
  where v.session_id = p_session and v.day = v_today and not v.is_admin limit 1;
  is_new_today := counted_as is null;
  -- Ids are easily invented: more than a house has browsers are one visitor.
  if is_new_today and not private.take('visitor', private.daily_hash('ip:' || private.client_network()), private.setting_int('new_visitors_per_ip'), 86400) then
    p_visitor := 'day-' || private.daily_hash('visit:' || private.client_network());
    p_remembered := false;
  end if;
  insert into private.daily_visitors as d (day, visitor_id, counted_as) values (v_today, p_visitor, coalesce(count_visitor.counted_as, p_visitor))
  on conflict (day, visitor_id) do nothing;
  if not found then
    is_new_today := false;
    select d.counted_as into counted_as from private.daily_visitors d where d.day = v_today and d.visitor_id = p_visitor;
    return;
  end if;
  counted_as := coalesce(counted_as, p_visitor);
  is_new := is_new_today;
  if p_remembered then
    insert into private.visitors (visitor_id) values (p_visitor) on conflict (visitor_id) do nothing;
    is_new := found and is_new_today;
    if not found then
      update private.visitors w set last_seen = v_today where w.visitor_id = p_visitor;
    end if;
  end if;
end $$;
comment on function private.count_visitor(text, uuid, boolean) is 'Under which id a visitor counts today, whether they are new today, and whether they raise the count of visitors so far.';

create function private.device_info(p_type text, p_browser text, p_major text, p_os text) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_build_object('type', p_type, 'browser', p_browser, 'os', p_os, 'userAgent', concat_ws(' ', p_browser, p_major))
$$;
comment on function private.device_info(text, text, text, text) is 'active_users.device_info, nothing finer than the family and major version of the browser.';

create function private.show_active(p_key text, p_session uuid, p_path text, p_is_admin boolean, p_device jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into public.active_users as a (visitor_id, session_id, current_page, is_admin, device_info)
  values (p_key, p_session, p_path, p_is_admin, p_device)
  on conflict (visitor_id) do update set session_id = excluded.session_id, last_active = now(), current_page = excluded.current_page,
    is_admin = excluded.is_admin, device_info = excluded.device_info;
  delete from public.active_users a where a.visitor_id = p_session::text and a.visitor_id <> p_key;
end $$;
comment on function private.show_active(text, uuid, text, boolean, jsonb) is 'Writes who is on which page now. Whoever has agreed since is no longer there by the id of the visit.';

create function private.visit_of(p_visitor text, p_session uuid) returns uuid
language sql volatile security definer set search_path = '' as $$
  select coalesce(p_session, md5(private.visitor_key(p_visitor) || private.today()::text)::uuid)
$$;
comment on function private.visit_of(text, uuid) is 'The id of the visit; without one from the browser all that the visitor does in a day is one.';

create function private.record_page_view(p_view_id uuid, p_visitor text, p_session uuid, p_path text, p_title text, p_referrer text, p_utm jsonb)
returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_agent record;
  v_visitor text;
  v_session uuid;
  v_kind integer;
  v_referrer text := coalesce(lower(substring(p_referrer from '^https?://([A-Za-z0-9.-]{1,253})')), '');
  v_title text := nullif(left(regexp_replace(p_title, '[\u0001-\u001f\u007f-\u009f]', ' ', 'g'), 200), '');
  v_today date := private.today();
  v_is_admin boolean;
  v_is_first boolean;
  v_count bigint;
  v_who record;
begin
  perform private.need(p_view_id is not null, 'p_view_id', 'The id of the view is missing.');
  perform private.need_path(p_path);
  select c.visitor_count into v_count from public.total_visitor_counter c where c.id = 1;
  select * into v_agent from private.read_user_agent(private.request_header('user-agent'));
  if v_agent.is_bot then
    return v_count;
  end if;
  v_visitor := private.visitor_key(p_visitor);
  v_session := private.visit_of(p_visitor, p_session);
  v_is_admin := private.is_admin_visit(p_path);
  if v_referrer = substring(private.request_header('origin') from '^https?://([^:/]+)') then
    v_referrer := '';
  end if;

  -- lock, idempotency, quota, write; rows are always taken in this order, so that two views cannot wait for each other
  perform private.lock_key('visit:' || v_session::text);
  perform private.lock_key('view:' || p_view_id::text);
  if exists (select 1 from public.page_views v where v.id = p_view_id)
    or (p_session is not null and exists (select 1 from public.page_views v where v.session_id = p_session and v.page_path = p_path))
    or not private.may_send('view') then
    return v_count;
  end if;
  if not v_is_admin then
    select * into v_who from private.count_visitor(v_visitor, v_session, p_visitor is not null);
    v_visitor := v_who.counted_as;
  end if;
  select s.kind_id into v_kind from public.visitor_sessions s where s.id = v_session;
  if v_kind is null then
    v_kind := private.kind_of(v_referrer, v_agent.device_type, v_agent.browser, v_agent.os, p_utm);
    insert into public.visitor_sessions (id, visitor_id, is_admin, user_agent, referrer, device_type, browser, os, utm_source, utm_medium, utm_campaign, kind_id)
    values (v_session, v_visitor, v_is_admin, concat_ws(' ', v_agent.browser, v_agent.major), nullif(v_referrer, ''), v_agent.device_type, v_agent.browser, v_agent.os,
      nullif(private.utm(p_utm, 'source'), ''), nullif(private.utm(p_utm, 'medium'), ''), nullif(private.utm(p_utm, 'campaign'), ''), v_kind);
  end if;
  insert into public.page_views (id, visitor_id, session_id, page_path, page_title, kind_id, is_admin)
  values (p_view_id, v_visitor, v_session, p_path, v_title, v_kind, v_is_admin);
  perform private.show_active(coalesce(p_visitor, v_session::text), v_session, p_path, v_is_admin, private.device_info(v_agent.device_type, v_agent.browser, v_agent.major, v_agent.os));
  if v_is_admin then
    return v_count;
  end if;

  insert into public.page_specific_views as s (page_path, page_title, view_count) values (p_path, v_title, 1)
  on conflict (page_path) do update set view_count = s.view_count + 1, page_title = coalesce(excluded.page_title, s.page_title), updated_at = now();
  insert into public.daily_visitor_stats as d (date, visitor_count, page_views) values (v_today, v_who.is_new_today::integer, 1)
  on conflict (date) do update set
    visitor_count = case when d.is_sample then 0 else d.visitor_count end + excluded.visitor_count,
    page_views = case when d.is_sample then 0 else d.page_views end + 1,
    is_sample = false, updated_at = now()
  returning d.page_views = 1 into v_is_first;
  if v_is_first then
    delete from public.daily_visitor_stats d where d.is_sample;
  end if;
  update public.total_page_view_counter set count = count + 1, updated_at = now() where id = 1;
  if v_who.is_new then
    update public.total_visitor_counter set visitor_count = visitor_count + 1, updated_at = now() where id = 1
    returning visitor_count into v_count;
  end if;
  return v_count;
end $$;
comment on function private.record_page_view(uuid, text, uuid, text, text, text, jsonb) is 'Counts one page view, exactly once for an id, and a path once in a visit; see the public function.';

create function public.record_page_view(p_view_id uuid, p_visitor text default null, p_session uuid default null,
  p_path text default '/', p_title text default null, p_referrer text default null, p_utm jsonb default null) returns bigint
language sql volatile security invoker set search_path = '' as $$
  select private.record_page_view(p_view_id, p_visitor, p_session, p_path, p_title, p_referrer, p_utm)
$$;
comment on function public.record_page_view(uuid, text, uuid, text, text, text, jsonb) is 'Counts a page view and, if new, its visitor; returns the visitor counter. The id makes sending again harmless; a path counts once in a p_session. p_visitor only after consent. p_utm: {source, medium, campaign} of the address with which the visit began. Bots and floods are not counted, in silence. PT422 with the argument as hint.';

create function private.vital(p_vitals jsonb, p_name text, p_most numeric) returns real
language sql immutable parallel safe set search_path = '' as $$
  select case when (p_vitals ->> p_name)::numeric <= p_most then (p_vitals ->> p_name)::real end
$$;
comment on function private.vital(jsonb, text, numeric) is 'One measurement, null where it is missing or higher than any real one.';

create function private.record_page_leave(p_view_id uuid, p_seconds integer, p_vitals jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
begin
  perform private.need(p_view_id is not null, 'p_view_id', 'The id of the view is missing.');
  perform private.need(p_seconds is null or p_seconds >= 0, 'p_seconds', 'The seconds are not valid.');
  perform private.need(p_vitals is null or (jsonb_typeof(p_vitals) = 'object' and octet_length(p_vitals::text) <= 1000 and not exists (
    select 1 from jsonb_each(case when jsonb_typeof(p_vitals) = 'object' then p_vitals end) e where jsonb_typeof(e.value) <> 'number' or e.value::numeric < 0)),
    'p_vitals', 'The vitals are not valid.');
  if not private.may_send('leave') then
    return;
  end if;
  update public.page_views w
  set seconds = greatest(w.seconds, least(p_seconds, 1800, ceil(extract(epoch from now() - w."timestamp")) + 5))
  where w.id = p_view_id and w.day > private.rolled_until()
  returning w.page_path, w.kind_id, w.is_admin into v;
  if not found or v.is_admin or p_vitals is null then
    return;
  end if;
  insert into public.web_vitals as w (view_id, page_path, device_type, kind_id, lcp, inp, cls, fcp, ttfb)
  select p_view_id, v.page_path, k.device, v.kind_id, m.lcp, m.inp, m.cls, m.fcp, m.ttfb
  from private.visit_kinds k cross join (select private.vital(p_vitals, 'lcp', 600000) as lcp, private.vital(p_vitals, 'inp', 600000) as inp,
    private.vital(p_vitals, 'cls', 100) as cls, private.vital(p_vitals, 'fcp', 600000) as fcp, private.vital(p_vitals, 'ttfb', 600000) as ttfb) m
  where k.id = v.kind_id and num_nonnulls(m.lcp, m.inp, m.cls, m.fcp, m.ttfb) > 0
  on conflict (view_id) do update set lcp = coalesce(excluded.lcp, w.lcp), inp = coalesce(excluded.inp, w.inp),
    cls = coalesce(excluded.cls, w.cls), fcp = coalesce(excluded.fcp, w.fcp), ttfb = coalesce(excluded.ttfb, w.ttfb);
end $$;
comment on function private.record_page_leave(uuid, integer, jsonb) is 'What a page tells when it is left; see the public function.';

create function public.record_page_leave(p_view_id uuid, p_seconds integer, p_vitals jsonb default null) returns void
language sql volatile security invoker set search_path = '' as $$ select private.record_page_leave(p_view_id, p_seconds, p_vitals) $$;
comment on function public.record_page_leave(uuid, integer, jsonb) is 'How long a viewed page was visible in seconds (the most told counts, at most 1800 and the time since the view) and its Core Web Vitals {lcp, inp, cls, fcp, ttfb} (the last told count). As often as wanted until the day after; of a view that was not counted nothing is kept, in silence. PT422 with the argument as hint.';

create function private.heartbeat(p_visitor text, p_session uuid, p_path text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_agent record;
  v_session uuid;
  v_key text;
begin
  perform private.need_path(p_path);
  perform private.visitor_key(p_visitor);
  select * into v_agent from private.read_user_agent(private.request_header('user-agent'));
  v_session := private.visit_of(p_visitor, p_session);
  v_key := coalesce(p_visitor, v_session::text);
  if v_agent.is_bot
    or exists (select 1 from public.active_users a where a.visitor_id = v_key and a.current_page = p_path and a.last_active > now() - interval '10 seconds')
    or not private.may_send('heartbeat') then
    return;
  end if;
  perform private.show_active(v_key, v_session, p_path, private.is_admin_visit(p_path),
    private.device_info(v_agent.device_type, v_agent.browser, v_agent.major, v_agent.os));
  delete from public.active_users a where a.ctid = any (array(
    select o.ctid from public.active_users o where o.last_active < now() - interval '5 minutes' limit 50 for update skip locked));
end $$;
comment on function private.heartbeat(text, uuid, text) is 'Says that a visitor is here; see the public function.';

create function public.heartbeat(p_visitor text default null, p_session uuid default null, p_path text default '/') returns void
language sql volatile security invoker set search_path = '' as $$ select private.heartbeat(p_visitor, p_session, p_path) $$;
comment on function public.heartbeat(text, uuid, text) is 'Says that a visitor is on a page now, known by p_visitor after consent and by p_session before; ignored within 10 s of the last one on the same page. PT422 with the argument as hint.';

create function private.record_goal(p_goal_id uuid, p_goal text, p_visitor text, p_session uuid, p_path text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_agent record;
  v_session uuid;
  v record;
begin
  perform private.need(p_goal_id is not null, 'p_goal_id', 'The id of the goal is missing.');
  -- What is paid for, the browser does not tell.
  perform private.need(p_goal = any (private.list_goals()) and p_goal <> 'pass_bought', 'p_goal', 'This goal is not known.');
  perform private.need_path(p_path);
  perform private.visitor_key(p_visitor);
  select * into v_agent from private.read_user_agent(private.request_header('user-agent'));
  v_session := private.visit_of(p_visitor, p_session);
  if v_agent.is_bot then
    return;
  end if;
  perform private.lock_key('goal:' || p_goal_id::text);
  if exists (select 1 from public.goal_events g where g.id = p_goal_id) or not private.may_send('goal') then
    return;
  end if;
  select w.visitor_id, w.day, w.is_admin into v from public.page_views w where w.session_id = v_session order by w."timestamp" desc limit 1;
  if found and v.day > private.rolled_until() then
    insert into public.goal_events (id, goal, visitor_id, session_id, page_path, day, is_admin)
    values (p_goal_id, p_goal, v.visitor_id, v_session, p_path, v.day, v.is_admin);
  end if;
end $$;
comment on function private.record_goal(uuid, text, text, uuid, text) is 'Counts what a visit led to, exactly once for an id; see the public function.';

create function public.record_goal(p_goal_id uuid, p_goal text, p_visitor text default null, p_session uuid default null, p_path text default '/') returns void
language sql volatile security invoker set search_path = '' as $$ select private.record_goal(p_goal_id, p_goal, p_visitor, p_session, p_path) $$;
comment on function public.record_goal(uuid, text, text, uuid, text) is 'Says that a visit reached a goal of the list src/shared/lists/goals.ts; it counts for the day of the visit''s last page view, and only where that was counted, today or yesterday. The id makes sending again harmless. PT422 with the argument as hint.';

grant execute on function public.record_page_view(uuid, text, uuid, text, text, text, jsonb), public.record_page_leave(uuid, integer, jsonb),
  public.heartbeat(text, uuid, text), public.record_goal(uuid, text, text, uuid, text),
  private.record_page_view(uuid, text, uuid, text, text, text, jsonb), private.record_page_leave(uuid, integer, jsonb),
  private.heartbeat(text, uuid, text), private.record_goal(uuid, text, text, uuid, text) to anon, authenticated, service_role;
