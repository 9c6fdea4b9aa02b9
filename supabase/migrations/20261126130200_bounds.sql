-- What visitors can make grow has a bound: of the day, for one address and for all together, and in bytes a row.

insert into private.settings (key, value, description) values
  ('view_limit_per_ip_day', '5000', 'Page views counted for one address in a day, and as many heartbeats, leaves and goals each; more are ignored in silence.'),
  ('view_limit_per_day', '250000', 'The same for all addresses together.'),
  ('visit_kind_limit_per_ip_day', '50', 'Visits of one address in a day whose referring site and campaign are kept; further ones count as direct.'),
  ('visit_kind_limit_per_day', '20000', 'The same for all addresses together.'),
  ('enquiry_limit_per_ip_day', '60', 'Enquiries one address may send in a day.'),
  ('enquiry_limit_per_day', '3000', 'Enquiries of all visitors in a day; a browser keeps the next ones and sends them later.'),
  ('garba_interest_limit_per_ip_day', '200', 'Numbers one address may leave for garba passes in a day.'),
  ('garba_interest_limit_per_day', '20000', 'The same for all addresses together.'),
  ('like_limit_per_ip_day', '200', 'Likes one address may give in a day, of all events together.'),
  ('like_limit_per_day', '20000', 'The same for all addresses together.');

create table private.daily_counts (
  day date not null,
  bucket text not null,
  shard smallint not null,
  hits integer not null default 1,
  primary key (day, bucket, shard)
);
alter table private.daily_counts enable row level security;
create policy "nobody reaches this table over the API" on private.daily_counts for all to anon, authenticated using (false) with check (false);
comment on table private.daily_counts is 'What all visitors together added today, by bucket. In 16 rows each, so that they do not wait for each other. Swept by private.tidy.';

create function private.may_add(p_bucket text, p_setting text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- The sum first: when the day is full, further addresses leave no row of their own either.
  if (select coalesce(sum(c.hits), 0) from private.daily_counts c where c.day = private.today() and c.bucket = p_bucket)
      >= private.setting_int(p_setting || '_limit_per_day')
    or not private.take(p_bucket || ':day', private.daily_hash('ip:' || private.client_network()),
      private.setting_int(p_setting || '_limit_per_ip_day'), 86400) then
    return false;
  end if;
  insert into private.daily_counts as c (day, bucket, shard) values (private.today(), p_bucket, floor(random() * 16))
  on conflict (day, bucket, shard) do update set hits = c.hits + 1;
  return true;
end $$;
comment on function private.may_add(text, text) is 'Takes one of the day''s places in a bucket, by the settings <p_setting>_limit_per_ip_day and _limit_per_day; false when none is left.';

create or replace function private.may_send(p_bucket text) returns boolean
language sql volatile security definer set search_path = '' as $$
  select private.take(p_bucket, private.daily_hash('ip:' || private.client_network()), private.setting_int('view_limit_per_ip'), 60)
    and private.may_add(p_bucket, 'view')
$$;
comment on function private.may_send(text) is 'Whether the caller''s address is within view_limit_per_ip a minute and the limits of the day; each kind of call counts for itself.';

-- A function that is called with a visitor's own words inserts at last; what it refused before took no place.
create function private.bound_day() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if current_setting('role', true) = any (string_to_array(tg_argv[1], ' ')) and not private.may('admin_area')
    and not private.may_add(tg_argv[0], tg_argv[0]) then
    raise exception using errcode = 'PT429', message = 'Too many came today. Please call us, or try again tomorrow.';
  end if;
  return new;
end $$;
comment on function private.bound_day() is 'BEFORE INSERT: PT429 when the day''s places (private.may_add with the first argument) are taken. The second names the API roles for which it counts. Admins have no limit.';
-- By their names after the triggers that refuse what is wrong or here already.
create trigger booking_forms_bound before insert on public.booking_forms for each row
  execute function private.bound_day('enquiry', 'anon authenticated');
create trigger garba_interests_bound before insert on public.garba_interests for each row
  execute function private.bound_day('garba_interest', 'anon authenticated');
-- The edge function that counts likes calls with the service key and passes the visitor's address on.
create trigger event_likes_bound before insert on public.event_likes for each row
  execute function private.bound_day('like', 'anon authenticated service_role');

create function private.list_pages() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['/', '/legacy', '/about', '/services', '/calculator',
  '/services/wedding', '/services/corporate', '/services/anniversary', '/services/birthday', '/services/venue-booking',
  '/services/artist-management', '/services/catering', '/services/venuesinpatna', '/gallery', '/raas-garba', '/contact',
  '/privacy-policy', '/terms-conditions'] $$;
comment on function private.list_pages() is 'The addresses of the public pages, those of albums, events and venues left out: views of others count as /404.';

create function private.own_path(p_path text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_id uuid;
  v_is_known boolean;
begin
  if p_path = any (private.list_pages()) then
    return p_path;
  elsif p_path ~ '^/admin(/|$)' then
    return case when private.may('admin_area') then left(p_path, 100) else '/admin' end;
  elsif p_path ~ '^/(portfolio|events|venues)/[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then
    v_id := right(p_path, 36);
    v_is_known := case split_part(p_path, '/', 2)
      when 'portfolio' then exists (select 1 from public.albums a where a.id = v_id and a.deleted_at is null)
      when 'events' then exists (select 1 from public.upcoming_events e where e.id = v_id and e.deleted_at is null)
      else exists (select 1 from public.venues w where w.id = v_id and w.deleted_at is null)
    end;
    if v_is_known then
      return p_path;
    end if;
  end if;
  return '/404';
end $$;
comment on function private.own_path(text) is 'The page that a view counts for: an address that the site has, else /404. Of the admin area whoever may not enter it has seen the sign-in.';

create or replace function private.utm(p_utm jsonb, p_name text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when private.is_line(u.value, 1, 100) then btrim(left(regexp_replace(private.clean_line(u.value), '[^\u0020-\u007e]', '', 'g'), 50)) else '' end
  from (select case when jsonb_typeof(p_utm) = 'object' then p_utm ->> p_name end as value) u
$$;
comment on function private.utm(jsonb, text) is 'One campaign parameter of a visit: its first 50 ASCII characters, empty where it is none or no line of at most 100 characters.';

create or replace function private.record_page_view(p_view_id uuid, p_visitor text, p_session uuid, p_path text, p_title text, p_referrer text, p_utm jsonb)
returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_agent record;
  v_visitor text;
  v_session uuid;
  v_kind integer;
  v_referrer text := coalesce(lower(substring(p_referrer from '^https?://([A-Za-z0-9.-]{1,100})(?![A-Za-z0-9.-])')), '');
  v_title text := nullif(left(regexp_replace(p_title, '[\u0001-\u001f\u007f-\u009f]', ' ', 'g'), 100), '');
  v_today date := private.today();
  v_is_admin boolean;
  v_is_first boolean;
  v_count bigint;
  v_who record;
  v_key text;
begin
  perform private.need(p_view_id is not null, 'p_view_id', 'The id of the view is missing.');
  perform private.need_path(p_path);
  p_path := private.own_path(p_path);
  select c.visitor_count into v_count from public.total_visitor_counter c where c.id = 1;
  select * into v_agent from private.read_user_agent(private.request_header('user-agent'));
  if v_agent.is_bot then
    return v_count;
  end if;
  v_visitor := private.visitor_key(p_visitor);
  v_session := private.visit_of(p_visitor, p_session);
  v_is_admin := private.is_admin_visit(p_path);
  if p_path = '/404' then
    v_title := null;
  end if;
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
    if (v_referrer <> '' or p_utm is not null) and not private.may_add('visit_kind', 'visit_kind') then
      v_referrer := '';
      p_utm := null;
    end if;
    v_kind := private.kind_of(v_referrer, v_agent.device_type, v_agent.browser, v_agent.os, p_utm);
    insert into public.visitor_sessions (id, visitor_id, is_admin, user_agent, referrer, device_type, browser, os, utm_source, utm_medium, utm_campaign, kind_id)
    values (v_session, v_visitor, v_is_admin, concat_ws(' ', v_agent.browser, v_agent.major), nullif(v_referrer, ''), v_agent.device_type, v_agent.browser, v_agent.os,
      nullif(private.utm(p_utm, 'source'), ''), nullif(private.utm(p_utm, 'medium'), ''), nullif(private.utm(p_utm, 'campaign'), ''), v_kind);
  end if;
  insert into public.page_views (id, visitor_id, session_id, page_path, page_title, kind_id, is_admin)
  values (p_view_id, v_visitor, v_session, p_path, v_title, v_kind, v_is_admin);
  v_key := coalesce(p_visitor, v_session::text);
  -- Beyond new_visitors_per_ip there is one visitor to be seen, too.
  if v_visitor = 'day-' || private.daily_hash('visit:' || private.client_network()) then
    v_key := v_visitor;
  end if;
  perform private.show_active(v_key, v_session, p_path, v_is_admin, private.device_info(v_agent.device_type, v_agent.browser, v_agent.major, v_agent.os));
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

create or replace function private.heartbeat(p_visitor text, p_session uuid, p_path text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_agent record;
  v_session uuid;
  v_key text;
begin
  perform private.need_path(p_path);
  p_path := private.own_path(p_path);
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

create or replace function private.record_goal(p_goal_id uuid, p_goal text, p_visitor text, p_session uuid, p_path text) returns void
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
  p_path := private.own_path(p_path);
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

create or replace function private.tidy() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_removed timestamptz := now() - make_interval(days => private.setting_int('removed_rows_days'));
  v_table text;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('tidy', 0)) then
    return;
  end if;
  perform private.roll_up();
  perform private.forget_visits();
  delete from private.salts s where s.day < private.today() - 1;
  delete from private.daily_counts c where c.day < private.today() - 1;
  delete from private.rate_limits r where r.slot < now() - interval '2 days';
  delete from public.login_history l where l.created_at < now() - make_interval(days => private.setting_int('login_history_days'));
  delete from private.audit_log l where l.changed_at < now() - make_interval(days => private.setting_int('audit_log_days'));
  for v_table in select t.tgrelid::regclass::text from pg_catalog.pg_trigger t where t.tgfoid = 'private.note_removal'::regproc loop
    execute format('delete from %s where deleted_at < $1', v_table) using v_removed;
  end loop;
  update public.announcements a set messages = private.kept_announcements(a.messages, v_removed)
  where a.messages <> private.kept_announcements(a.messages, v_removed);
  perform private.queue_unused_pictures();
  delete from public.garba_interests i using public.garba_editions e
  where e.id = i.edition_id
    and (e.passes_from < private.today() - private.setting_int('garba_interest_days') or make_date(e.year + 1, 1, 1) <= private.today());
  -- pg_cron writes a row a run, some 10,000 a day, and deletes none.
  if to_regclass('cron.job_run_details') is not null then
    execute 'delete from cron.job_run_details where coalesce(end_time, start_time) < now() - interval ''7 days''';
  end if;
end $$;
