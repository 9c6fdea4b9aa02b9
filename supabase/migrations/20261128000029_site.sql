-- Shared by several domains: site state, row order, files, sign-ins, realtime, health, nightly work and timers.

-- State of the site ---------------------------------------------------------------------------------------------------

-- Everything that public pages load, in one call.
create function public.get_site_state() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'version', md5(s.state::text),
    'visitor_count', (select c.visitor_count from public.total_visitor_counter c where c.id = 1)
  ) || s.state
  from (
    select jsonb_build_object(
      'pages', (
        select coalesce(jsonb_agg(
          jsonb_strip_nulls(
            jsonb_build_object(
              'page_name', p.page_name, 'is_visible', p.is_visible, 'is_under_construction', p.is_under_construction,
              'message', p.message, 'seo_title', p.seo_title, 'seo_description', p.seo_description
            )
          )
          order by lower(p.page_name) collate "C"
        ), '[]')
        from public.page_visibility p
      ),
      'announcement', (
        -- omits the text of a disabled announcement
        select jsonb_build_object('content', case when a.enabled then a.content else '' end, 'enabled', a.enabled)
        from public.ad_bar a where a.id = 1
      ),
      'contact', private.contact_state()
    ) as state
  ) s
$$;
comment on function public.get_site_state() is
  'Page states (by name), announcement (empty content if disabled), contact details (both null without row 1) and '
  'visitor_count (null without row 1). version changes with anything but the count.';

-- Order of rows -------------------------------------------------------------------------------------------------------

create function public.reorder_rows(p_table text, p_ids uuid[]) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_parent constant text := case p_table
    when 'albums' then 'null'
    when 'upcoming_events' then 'null'
    when 'venues' then 'null'
    when 'portfolio_images' then 'album_id'
    when 'upcoming_event_images' then 'event_id'
    when 'venue_images' then 'venue_id'
    when 'garba_faqs' then 'edition_id'
    when 'garba_sponsors' then 'edition_id'
    when 'pass_kinds' then 'edition_id'
  end;
  v_rows integer;
  v_parents integer;
begin
  perform private.require_right('content');
  perform private.need(v_parent is not null, 'p_table', 'The rows of this table have no order.');
  perform private.need(cardinality(p_ids) <= 1000, 'p_ids', 'At most 1000 rows can be put in order at once.');
  execute format(
    'with moved as (
       update public.%I t set display_order = o.place::integer
       from unnest($1) with ordinality o (id, place) where t.id = o.id and t.deleted_at is null
       returning %s as parent
     )
     select count(*), count(distinct parent::text) from moved', p_table, v_parent)
    into v_rows, v_parents using p_ids;
  if v_rows <> cardinality(p_ids) or v_parents > 1 then
    raise exception using errcode = 'PT409', message = 'The list has changed meanwhile. Load it again.', hint = 'p_ids';
  end if;
end $$;
comment on function public.reorder_rows(text, uuid[]) is
  'Reorders albums, upcoming_events, venues, the pictures of one of them, or the questions or sponsors of a garba '
  'edition: display_order becomes 1, 2, 3... in the order of p_ids. All or nothing. Right content (42501); PT409 if '
  'an id is duplicated, unknown, removed, or of another parent; PT422 for another table.';

-- Import of a file ----------------------------------------------------------------------------------------------------

create function public.import_rows(p_table text, p_rows jsonb) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_key constant text := case p_table when 'venues' then 'slug' end;
  v_rows constant integer := case when jsonb_typeof(p_rows) = 'array' then jsonb_array_length(p_rows) end;
  v_names text;
  v_values text;
  v_new_names text;
  v_new_values text;
  v_updated integer;
  v_inserted integer;
begin
  perform private.require_right('content');
  perform private.need(v_key is not null, 'p_table', 'The rows of this table cannot be imported.');
  perform private.need(v_rows between 1 and 1000, 'p_rows', 'An import has 1 to 1,000 rows.');
  -- The columns that an admin may both add and change: those of the rows, and an order that they do not give.
  with c as (
    select format('%I', a.attname) as name, p_rows -> 0 ? a.attname as given, a.attnum,
      case
        when p_rows -> 0 ? a.attname then format('r.%I', a.attname)
        else format(
          '(select coalesce(max(display_order), 0) from public.%I) + row_number() over (order by r.ordinality)', p_table
        )
      end as value
    from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', p_table)::regclass and a.attnum > 0 and not a.attisdropped
      and (p_rows -> 0 ? a.attname or a.attname = 'display_order')
      and has_column_privilege('authenticated', a.attrelid, a.attnum, 'INSERT')
      and has_column_privilege('authenticated', a.attrelid, a.attnum, 'UPDATE')
  )
  select string_agg(name, ', ' order by attnum) filter (where given),
    string_agg(value, ', ' order by attnum) filter (where given),
    string_agg(name, ', ' order by attnum), string_agg(value, ', ' order by attnum)
  into v_names, v_values, v_new_names, v_new_values from c;
  perform private.need(v_names is not null, 'p_rows', 'The rows have no column that can be imported.');

  execute format(
    'update public.%1$I t set (%2$s) = row(%3$s) from jsonb_populate_recordset(null::public.%1$I, $1) r
    where private.folded(t.%4$I) = private.folded(r.%4$I) and t.deleted_at is null and t.version = r.version',
    p_table, v_names, v_values, v_key
  ) using p_rows;
  get diagnostics v_updated = row_count;
  execute format(
    'insert into public.%1$I (%2$s)
    select %3$s from jsonb_populate_recordset(null::public.%1$I, $1) with ordinality r where r.version = 0',
    p_table, v_new_names, v_new_values
  ) using p_rows;
  get diagnostics v_inserted = row_count;

  perform private.need(v_updated + v_inserted = v_rows, 'p_rows',
    'Somebody changed one of these rows after the file was checked. Choose the file again.');
  return v_rows;
exception
  when unique_violation then
    perform private.need(false, 'p_rows', 'A row of the file has been added meanwhile. Choose the file again.');
end $$;
comment on function public.import_rows(text, jsonb) is
  'Imports rows of a table, all or none: each entry has the columns that an admin may add and change, the same ones in '
  'every entry, and version: 0 adds a row, another updates the row with this key (in any case) if it still has that '
  'version. New rows without a display_order follow the last one, in this order. At most 1,000; returns how many. '
  'Right content (42501); PT422 for another table, or if a row was changed or added since it was read.';

-- Uploaded pictures ---------------------------------------------------------------------------------------------------

-- Publicly readable by URL; only admins list, add, replace or delete. The admin area uploads re-encoded pictures. One
-- that somebody with an admin's token sends as it is keeps its metadata (place, time): Supabase has no rule for
-- contents, and Safari encodes JPEG only, which therefore cannot be refused.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('media', 'media', true, 5242880, array['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create function private.is_media_name(p_name text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select p_name ~ '^[a-z0-9-]{1,40}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(-[a-z0-9]{1,12})?\.'
                  '(jpg|jpeg|png|webp|avif)$'
$$;
comment on function private.is_media_name(text) is
  'folder/random-uuid.ext (or uuid-thumb.ext): unguessable names without the original file name. No SVG, which can '
  'contain scripts.';

create policy "admins list media" on storage.objects for select to authenticated
  using (bucket_id = 'media' and (select private.may('content')));
create policy "admins add media" on storage.objects for insert to authenticated
  with check (bucket_id = 'media' and (select private.may('content')) and private.is_media_name(name));
create policy "admins replace media" on storage.objects for update to authenticated
  using (bucket_id = 'media' and (select private.may('content')))
  with check (bucket_id = 'media' and (select private.may('content')) and private.is_media_name(name));
create policy "admins delete media" on storage.objects for delete to authenticated
  using (bucket_id = 'media' and (select private.may('content')));

-- Unreferenced files: of cancelled uploads, replaced pictures, purged rows. Found by SQL but deleted through the
-- storage API, which removes the file together with its entry.
create function private.unused_pictures() returns setof text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_table text;
  v_found text[];
  v_named text[] := '{}';
begin
  -- Every edited table may reference a picture, and so may earlier publications, which can be restored.
  for v_table in
    select t.tgrelid::regclass::text from pg_catalog.pg_trigger t where t.tgfoid = 'private.note_edit'::regproc
    union select 'private.publications'
  loop
    execute format($f$
      select array_agg(distinct m[1]) from %s r, regexp_matches(r::text, '/media/([a-z0-9-]+/[0-9a-f-]{36})', 'g') m
      where r::text like '%%/media/%%' $f$, v_table) into v_found;
    v_named := v_named || v_found;
  end loop;
  return query
    select o.name from storage.objects o
    where o.bucket_id = 'media' and greatest(o.created_at, o.updated_at) < now() - interval '1 day'
      -- A row references the widest file; all widths of a picture are kept or deleted together.
      and not exists (
        select 1 from unnest(v_named) n (stem)
        where n.stem = substring(o.name from '^[a-z0-9-]+/[0-9a-f-]{36}')
      )
    order by o.name limit 1000;
end $$;

create function public.unused_pictures() returns setof text
language sql stable security invoker set search_path = '' as $$ select private.unused_pictures() $$;
comment on function public.unused_pictures() is
  'Names of unreferenced files in the bucket media, uploaded over a day ago, at most 1000. Restorable rows, drafts '
  'and earlier publications count as references. Service role only.';

create function private.queue_unused_pictures() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (select 1 from private.unused_pictures()) then
    delete from private.outbox o where o.kind = 'remove_pictures' and o.status <> 'sending';
    insert into private.outbox (kind) values ('remove_pictures');
  end if;
end $$;
comment on function private.queue_unused_pictures() is
  'Queues the removal of unreferenced files, if any. Part of private.tidy; the list is queried again on removal.';

-- Sign-ins ------------------------------------------------------------------------------------------------------------

-- Written by triggers on the tables of the auth service, so that no client can forge them.
insert into private.settings (key, value, description) values
  ('login_history_days', '180', 'Days that sign-ins are kept.');

create table public.login_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid,
  email text,
  event text not null default 'signed_in' constraint login_history_event_check check (event in ('signed_in')),
  success boolean not null default true,
  source text not null default 'server' constraint login_history_source_check check (source in ('server', 'browser')),
  ip text,
  user_agent text,
  device text,
  session_id uuid,
  methods text[] not null default '{}',
  is_new_device boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table public.login_history is
  'Sign-ins, kept for login_history_days. Written only by the trigger on auth.sessions; readable by admins.';
comment on column public.login_history.user_id is 'Account; no foreign key, because the history outlives the account.';
comment on column public.login_history.source is
  'server: recorded by the database. browser: reported by the login page, untrusted.';
comment on column public.login_history.methods is
  'Authentication methods of the session (password, otp, totp, ...), in display order; empty if unknown.';
comment on column public.login_history.is_new_device is
  'First sign-in of the account with this browser family and system within login_history_days.';
create index login_history_created_idx on public.login_history (created_at desc);
create index login_history_session_idx on public.login_history (session_id);
create index login_history_user_idx on public.login_history (user_id, created_at desc);

create trigger login_history_a_clean before insert on public.login_history
  for each row execute function private.clean_row('email email');

alter table public.login_history enable row level security;
create policy "admins read sign-ins" on public.login_history for select to authenticated
  using ((select private.may('operations')));

grant select on public.login_history to authenticated;
grant select, insert, update, delete on public.login_history to service_role;

create function private.device_family(p_user_agent text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select concat_ws('/', a.browser, a.os, a.device_type) from private.read_user_agent(p_user_agent) a
$$;
comment on function private.device_family(text) is
  'The part of a user agent that survives browser updates: family, system and device type.';

create function private.record_login() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_login public.login_history;
begin
  insert into public.login_history (user_id, email, ip, user_agent, device, session_id, is_new_device)
  select new.user_id, u.email, host(new.ip), left(new.user_agent, 300),
    private.device_name(new.user_agent), new.id,
    not exists (
      select 1 from public.login_history l
      where l.user_id = new.user_id
        and private.device_family(l.user_agent) = private.device_family(left(new.user_agent, 300))
    )
  from auth.users u where u.id = new.user_id
  returning * into v_login;
  -- Accounts at staff.invalid have no mailbox: they are the gate helpers of an evening.
  if v_login.is_new_device and v_login.email not like '%@staff.invalid'
    and exists (select 1 from public.login_history l where l.user_id = new.user_id and l.id <> v_login.id)
  then
    insert into private.outbox (kind, payload) values (
      'new_device', jsonb_build_object(
        'recipients', jsonb_build_array(v_login.email), 'at', v_login.created_at, 'device', v_login.device,
        'address', v_login.ip
      )
    );
  end if;
  return null;
exception when others then
  -- An error would block every sign-in.
  raise warning 'login_history: % (%)', sqlerrm, sqlstate;
  return null;
end $$;
comment on function private.record_login() is
  'AFTER INSERT on auth.sessions: records the sign-in and mails the account about a new device, unless it is its '
  'first; logs its own errors as warnings.';

create function private.record_login_method() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.login_history l set methods = l.methods || new.authentication_method
  where l.session_id = new.session_id and not new.authentication_method = any (l.methods);
  return null;
exception when others then
  -- An error would block every sign-in.
  raise warning 'login_history: % (%)', sqlerrm, sqlstate;
  return null;
end $$;
comment on function private.record_login_method() is
  'AFTER INSERT on auth.mfa_amr_claims, which the service writes after the session: adds the authentication method; '
  'logs its own errors as warnings.';
create trigger mandap_record_login after insert on auth.sessions for each row execute function private.record_login();
create trigger mandap_record_login_method after insert on auth.mfa_amr_claims
  for each row execute function private.record_login_method();

create function private.list_logins(
  p_who text, p_active boolean, p_new boolean, p_since timestamptz, p_limit integer, p_offset integer
) returns table (
  id uuid, created_at timestamptz, email text, ip text, device text, user_agent text, methods text[],
  is_new_device boolean, is_active boolean, is_current boolean, may_end boolean, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_who text := private.folded(coalesce(p_who, ''));
begin
  perform private.require_right('operations');
  perform private.need(char_length(v_who) <= 200, 'p_who', 'Please search for at most 200 characters.');
  return query
    select f.id, f.created_at, f.who, f.ip, f.device, f.user_agent, f.methods, f.is_new_device, f.is_active,
      f.is_current, f.is_active and not f.is_current and (f.user_id = auth.uid() or private.may('people')),
      count(*) over ()
    from (
      select l.*, n.who, s.id is not null as is_active,
        coalesce(l.session_id::text = auth.jwt() ->> 'session_id', false) as is_current
      from public.login_history l
        left join auth.sessions s on s.id = l.session_id and (s.not_after is null or s.not_after > now())
        left join private.admins a on a.user_id = l.user_id
        -- A helper has no address.
        cross join lateral (
          select case when l.email like '%@staff.invalid' then nullif(a.name, '') else l.email end as who
        ) n
      where (v_who = '' or strpos(private.folded(concat_ws(' ', n.who, a.name)), v_who) > 0)
        and (p_since is null or l.created_at >= p_since)
        and (p_new is null or l.is_new_device = p_new)
    ) f
    where p_active is null or f.is_active = p_active
    order by f.created_at desc, f.id desc
    limit least(greatest(coalesce(p_limit, 25), 1), 500) offset greatest(coalesce(p_offset, 0), 0);
end $$;

create function public.list_logins(
  p_who text default '', p_active boolean default null, p_new boolean default null, p_since timestamptz default null,
  p_limit integer default 25, p_offset integer default 0
) returns table (
  id uuid, created_at timestamptz, email text, ip text, device text, user_agent text, methods text[],
  is_new_device boolean, is_active boolean, is_current boolean, may_end boolean, total_count bigint
)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_logins(p_who, p_active, p_new, p_since, p_limit, p_offset)
$$;
comment on function public.list_logins(text, boolean, boolean, timestamptz, integer, integer) is
  'A page of sign-ins (1 to 500 rows), newest first, with the total_count; a helper by the name; filters: part of '
  'the email or name, session active or ended, device new or known, since; null for all. Admins only (42501).';

create function private.note_ended_login(p_id uuid) returns void
language sql volatile set search_path = '' as $$
  insert into private.audit_log (actor, table_name, row_key, action, before, after)
  values (auth.uid(), 'login_history', p_id::text, 'update', '{"is_active": true}', '{"is_active": false}')
$$;
comment on function private.note_ended_login(uuid) is 'Logs who ended the session of a sign-in.';

create function private.end_login(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_login public.login_history;
begin
  -- Every role has this right: each may end their own.
  perform private.require_right('check_in');
  select * into v_login from public.login_history l where l.id = p_id;
  if v_login.user_id is distinct from auth.uid() and not private.may('people') then
    raise exception 'Only the owner may end the session of somebody else.' using errcode = '42501';
  end if;
  delete from auth.sessions s where s.id = v_login.session_id;
  if not found then
    return false;
  end if;
  perform private.note_ended_login(p_id);
  return true;
end $$;

create function public.end_login(p_id uuid) returns boolean
language sql volatile security invoker set search_path = '' as $$ select private.end_login(p_id) $$;
comment on function public.end_login(uuid) is
  'Revokes the session of a sign-in: its next request is rejected. The owner may revoke any, all others their own '
  '(42501). False if it had already ended.';

-- The signed-in account's own sign-ins --------------------------------------------------------------------------------

create function private.my_logins(p_limit integer, p_before timestamptz) returns table (
  id uuid, created_at timestamptz, ip text, device text, is_new_device boolean, is_active boolean, is_current boolean
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right('check_in');
  return query
    select l.id, l.created_at, l.ip, l.device, l.is_new_device, s.id is not null,
      coalesce(l.session_id::text = auth.jwt() ->> 'session_id', false)
    from public.login_history l
      left join auth.sessions s on s.id = l.session_id and (s.not_after is null or s.not_after > now())
    where l.user_id = auth.uid() and (p_before is null or l.created_at < p_before)
    order by l.created_at desc, l.id desc
    limit least(greatest(coalesce(p_limit, 100), 1), 200);
end $$;

create function public.my_logins(p_limit integer default 100, p_before timestamptz default null) returns table (
  id uuid, created_at timestamptz, ip text, device text, is_new_device boolean, is_active boolean, is_current boolean
)
language sql stable security invoker set search_path = '' as $$ select * from private.my_logins(p_limit, p_before) $$;
comment on function public.my_logins(integer, timestamptz) is
  'Sign-ins of the caller''s own account (1 to 200 rows), newest first; before a time, or the newest. Every role '
  '(others 42501).';

create function private.end_my_others() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_ended uuid[];
begin
  perform private.require_right('check_in');
  with ended as (
    delete from auth.sessions s
    where s.user_id = auth.uid() and s.id::text is distinct from auth.jwt() ->> 'session_id'
    returning s.id, s.not_after
  )
  select coalesce(array_agg(e.id), '{}') into v_ended
  from ended e where e.not_after is null or e.not_after > now();
  perform private.note_ended_login(l.id) from public.login_history l where l.session_id = any (v_ended);
  return cardinality(v_ended);
end $$;

create function public.end_my_others() returns integer
language sql volatile security invoker set search_path = '' as $$ select private.end_my_others() $$;
comment on function public.end_my_others() is
  'Ends every session of the caller''s own account but the caller''s; returns how many had been open. Every role '
  '(others 42501).';

-- Realtime publication ------------------------------------------------------------------------------------------------

-- Published tables are exposed: DELETE events bypass row-level security and contain the primary key. Only tables with
-- public rows are listed, and enquiry_signal, whose row is never deleted.
do $$
declare
  v_table text;
begin
  if not exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
  foreach v_table in array array['page_visibility', 'total_visitor_counter', 'ad_bar', 'enquiry_signal'] loop
    if not exists (
      select 1 from pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = v_table
    ) then
      execute format('alter publication supabase_realtime add table public.%I', v_table);
    end if;
  end loop;
end $$;

-- Connection test -----------------------------------------------------------------------------------------------------

-- Checks that the API cannot make without side effects.
create function private.schema_health() returns table (item text, ok boolean, detail text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_migration text;
begin
  perform private.require_right('operations');
  return query
    select 'procedure ' || p.proname, true, 'may be called'
    from pg_catalog.pg_proc p
    where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
    group by p.proname;
  return query
    select 'row-level security', count(*) = 0,
      coalesce('off for ' || string_agg(c.relname, ', ' order by c.relname), 'on everywhere')
    from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity;
  return query
    select 'live tables',
      array_agg(p.tablename::text order by p.tablename) is not distinct from array[
        'ad_bar', 'enquiry_signal', 'page_visibility', 'total_visitor_counter'
      ],
      coalesce(string_agg(p.tablename, ', ' order by p.tablename), 'none')
    from pg_catalog.pg_publication_tables p
    where p.pubname = 'supabase_realtime' and p.schemaname = 'public';
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select max(version) from supabase_migrations.schema_migrations' into v_migration;
  end if;
  return query select 'newest migration', v_migration is not null, coalesce(v_migration, 'none');
  return query
    select 'database clock', true, to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
end $$;
comment on function private.schema_health() is
  'For the connection test, one row each: callable procedures, tables without row-level security, live tables, newest '
  'migration, clock (UTC). Read-only, exposes no secret. Admins only (42501).';

create function public.schema_health() returns table (item text, ok boolean, detail text)
language sql stable security invoker set search_path = '' as $$ select * from private.schema_health() $$;
comment on function public.schema_health() is 'Checks of the database for the connectivity page. Admins only (42501).';

-- Nightly work --------------------------------------------------------------------------------------------------------

-- Deletes expired rows.
create function private.tidy() returns void
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
  perform private.forget_buyers();
  perform private.forget_helpers();
  delete from private.salts s where s.day < private.today() - 1;
  delete from private.daily_counts c where c.day < private.today() - 1;
  delete from private.rate_limits r where r.slot < now() - interval '2 days';
  delete from public.login_history l
  where l.created_at < now() - make_interval(days => private.setting_int('login_history_days'))
    -- A device that is still signed in stays on its owner's list.
    and not exists (select 1 from auth.sessions s where s.id = l.session_id);
  delete from private.audit_log l
  where l.changed_at < now() - make_interval(days => private.setting_int('audit_log_days'));
  for v_table in
    select t.tgrelid::regclass::text
    from pg_catalog.pg_trigger t where t.tgfoid = 'private.note_removal'::regproc
  loop
    execute format('delete from %s where deleted_at < $1', v_table) using v_removed;
  end loop;
  update public.announcements a set messages = private.kept_announcements(a.messages, v_removed)
  where a.messages <> private.kept_announcements(a.messages, v_removed);
  perform private.queue_unused_pictures();
  delete from public.garba_interests i
  using public.garba_editions e
  where e.id = i.edition_id
    and (
      (e.passes_from < private.today() - private.setting_int('garba_interest_days') and not private.is_awaited(e))
        or make_date(e.year + 1, 1, 1) <= private.today()
    );
  -- pg_cron logs every run, some 10,000 rows a day, and never deletes them.
  if to_regclass('cron.job_run_details') is not null then
    execute 'delete from cron.job_run_details where coalesce(end_time, start_time) < now() - interval ''7 days''';
  end if;
end $$;
comment on function private.tidy() is
  'Rolls up visits and deletes rows older than the settings allow. Called by a timer: pg_cron when hosted (daily at '
  '2:47 Asia/Kolkata), else the embedded backend.';

grant execute on function public.get_site_state() to anon, authenticated, service_role;
grant execute on function private.is_media_name(text) to authenticated, service_role;
grant execute on function public.reorder_rows(text, uuid[]), public.import_rows(text, jsonb),
  private.list_logins(text, boolean, boolean, timestamptz, integer, integer),
  public.list_logins(text, boolean, boolean, timestamptz, integer, integer), private.end_login(uuid),
  public.end_login(uuid), private.my_logins(integer, timestamptz), public.my_logins(integer, timestamptz),
  private.end_my_others(), public.end_my_others(), private.schema_health(), public.schema_health() to authenticated;
grant execute on function private.unused_pictures(), public.unused_pictures() to service_role;

-- Timers --------------------------------------------------------------------------------------------------------------

-- pg_cron exists only on hosted Supabase; the embedded backend calls the same functions from its own timer.
create function private.schedule_jobs() returns text[]
language plpgsql volatile security definer set search_path = '' as $$
begin
  if (select count(*) from pg_catalog.pg_available_extensions where name in ('pg_cron', 'pg_net')) = 2 then
    create extension if not exists pg_cron;
    -- pg_net cannot change its schema; dropping it loses only the responses of the last hours.
    if exists (
      select 1 from pg_catalog.pg_extension
      where extname = 'pg_net' and extnamespace = 'public'::regnamespace
    ) then
      drop extension pg_net;
    end if;
    create extension if not exists pg_net with schema extensions;
  end if;
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return '{}';
  end if;
  perform cron.schedule('mandap-deliver-outbox', '10 seconds', 'select private.kick_outbox()');
  perform cron.schedule('mandap-refresh-announcement', '* * * * *', 'select private.refresh_announcement()');
  perform cron.schedule('mandap-offer-places', '* * * * *', 'select private.offer_due()');
  perform cron.schedule('mandap-tidy', '17 21 * * *', 'select private.tidy()');
  perform cron.schedule('mandap-weekly-summary', '30 2-18 * * 1', 'select private.queue_weekly_summary()');
  return array[
    'mandap-deliver-outbox', 'mandap-offer-places', 'mandap-refresh-announcement', 'mandap-tidy',
    'mandap-weekly-summary'
  ];
end $$;
comment on function private.schedule_jobs() is
  'Hosted: enables pg_cron and pg_net and schedules every timer; idempotent. Returns their names, none without '
  'pg_cron. For migrations and the operator: not granted to any API role.';
select private.schedule_jobs();
