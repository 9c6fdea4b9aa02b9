-- Counting visits: one procedure a page view, one a heartbeat. The server decides what is new, what is a bot and what is
-- an admin's own visit; the browser only says which page it shows.

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

create function private.record_page_view(p_view_id uuid, p_visitor text, p_session uuid, p_path text, p_title text, p_referrer text)
returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_agent record;
  v_visitor text;
  v_session uuid;
  v_today date := private.today();
  v_is_admin boolean;
  v_new_ever boolean := false;
  v_new_today boolean := false;
  v_first_today boolean;
  v_count bigint;
begin
  perform private.need(p_view_id is not null, 'p_view_id', 'The id of the view is missing.');
  perform private.need_path(p_path);
  select c.visitor_count into v_count from public.total_visitor_counter c where c.id = 1;
  select * into v_agent from private.read_user_agent(private.request_header('user-agent'));
  if v_agent.is_bot then
    return v_count;
  end if;
  v_visitor := private.visitor_key(p_visitor);
  v_session := coalesce(p_session, md5(v_visitor || v_today::text)::uuid);
  v_is_admin := position('/admin' in p_path) > 0 or private.may('admin_area');

  -- lock, idempotency, quota, write; rows are always taken in this order, so that two views cannot wait for each other
  perform private.lock_key('view:' || p_view_id::text);
  if exists (select 1 from public.page_views v where v.id = p_view_id)
    or not private.take('view', private.daily_hash('ip:' || private.client_network()), private.setting_int('view_limit_per_ip'), 60) then
    return v_count;
  end if;
  insert into public.page_views (id, visitor_id, session_id, page_path, page_title, is_admin)
  values (p_view_id, v_visitor, v_session, p_path, nullif(left(regexp_replace(p_title, '[\u0001-\u001f\u007f-\u009f]', ' ', 'g'), 200), ''), v_is_admin);
  insert into public.visitor_sessions (id, visitor_id, is_admin, user_agent, referrer, device_type, browser, os)
  values (v_session, v_visitor, v_is_admin, concat_ws(' ', v_agent.browser, v_agent.major),
    lower(substring(p_referrer from '^https?://([A-Za-z0-9.-]{1,253})')), v_agent.device_type, v_agent.browser, v_agent.os)
  on conflict (id) do nothing;
  if v_is_admin then
    return v_count;
  end if;

  if p_visitor is not null then
    insert into private.visitors (visitor_id) values (v_visitor) on conflict do nothing;
    v_new_ever := found;
  end if;
  insert into private.daily_visitors (day, visitor_id) values (v_today, v_visitor) on conflict do nothing;
  v_new_today := found;

  insert into public.page_specific_views as s (page_path, view_count) values (p_path, 1)
  on conflict (page_path) do update set view_count = s.view_count + 1, updated_at = now();
  insert into public.daily_visitor_stats as d (date, visitor_count, page_views) values (v_today, v_new_today::integer, 1)
  on conflict (date) do update set
    visitor_count = case when d.is_sample then 0 else d.visitor_count end + excluded.visitor_count,
    page_views = case when d.is_sample then 0 else d.page_views end + 1,
    is_sample = false, updated_at = now()
  returning d.page_views = 1 into v_first_today;
  update public.total_page_view_counter set count = count + 1, updated_at = now() where id = 1;
  if v_new_ever or (p_visitor is null and v_new_today) then
    update public.total_visitor_counter set visitor_count = visitor_count + 1, updated_at = now() where id = 1
    returning visitor_count into v_count;
  end if;
  if v_first_today then
    delete from public.daily_visitor_stats d where d.is_sample;
    perform private.tidy();
  end if;
  return v_count;
end $$;
comment on function private.record_page_view(uuid, text, uuid, text, text, text) is 'Counts one page view, exactly once for an id; see the public function.';

create function public.record_page_view(p_view_id uuid, p_visitor text default null, p_session uuid default null,
  p_path text default '/', p_title text default null, p_referrer text default null) returns bigint
language sql volatile security invoker set search_path = '' as $$
  select private.record_page_view(p_view_id, p_visitor, p_session, p_path, p_title, p_referrer)
$$;
comment on function public.record_page_view(uuid, text, uuid, text, text, text) is 'Counts a page view and, if new, its visitor; returns the visitor counter. The id makes sending again harmless. p_visitor and p_session only after consent. Bots and floods are not counted, in silence. PT422 with the argument as hint.';

create function private.heartbeat(p_visitor text, p_session uuid, p_path text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_agent record;
  v_visitor text;
begin
  perform private.need_path(p_path);
  select * into v_agent from private.read_user_agent(private.request_header('user-agent'));
  v_visitor := private.visitor_key(p_visitor);
  if v_agent.is_bot
    or exists (select 1 from public.active_users a where a.visitor_id = v_visitor and a.current_page = p_path and a.last_active > now() - interval '10 seconds')
    or not private.take('heartbeat', private.daily_hash('ip:' || private.client_network()), private.setting_int('view_limit_per_ip'), 60) then
    return;
  end if;
  insert into public.active_users as a (visitor_id, session_id, current_page, is_admin, device_info)
  values (v_visitor, p_session, p_path, position('/admin' in p_path) > 0 or private.may('admin_area'),
    jsonb_build_object('type', v_agent.device_type, 'browser', v_agent.browser, 'os', v_agent.os, 'userAgent', concat_ws(' ', v_agent.browser, v_agent.major)))
  on conflict (visitor_id) do update set session_id = excluded.session_id, last_active = now(), current_page = excluded.current_page,
    is_admin = excluded.is_admin, device_info = excluded.device_info;
  delete from public.active_users a where a.ctid = any (array(
    select o.ctid from public.active_users o where o.last_active < now() - interval '5 minutes' limit 50 for update skip locked));
end $$;
comment on function private.heartbeat(text, uuid, text) is 'Says that a visitor is here; see the public function.';

create function public.heartbeat(p_visitor text default null, p_session uuid default null, p_path text default '/') returns void
language sql volatile security invoker set search_path = '' as $$ select private.heartbeat(p_visitor, p_session, p_path) $$;
comment on function public.heartbeat(text, uuid, text) is 'Says that a visitor is on a page now; ignored within 10 s of the last one on the same page. PT422 with the argument as hint.';

grant execute on function public.record_page_view(uuid, text, uuid, text, text, text), public.heartbeat(text, uuid, text),
  private.record_page_view(uuid, text, uuid, text, text, text), private.heartbeat(text, uuid, text) to anon, authenticated, service_role;
