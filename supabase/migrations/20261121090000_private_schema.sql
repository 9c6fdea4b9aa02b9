-- The locked room: who is an admin, the quotas, the salts, and the small helpers that every later migration uses.
-- Schema private is not exposed by the API. The roles may enter it (policies and public wrappers call its functions),
-- but no table in it is granted to anybody and each function is granted by name.

create schema if not exists private;
comment on schema private is 'Not exposed by the API: admins, outbox, settings, rate limits, salts and the SECURITY DEFINER bodies of the public functions.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Nothing that a migration makes is anybody's before it is granted by name. PostgreSQL lets everybody call a new function,
-- and older hosted projects give the API roles all rights on whatever is new in public. Only the default of all schemas
-- together takes a right from public: one of a single schema only adds.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- Who may do what -----------------------------------------------------------------------------------------------------

create function private.list_admin_roles() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['owner', 'manager', 'gate'] $$;
comment on function private.list_admin_roles() is 'The roles of private.admins; private.rights_of says what each may do.';

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null constraint admins_role_check check (role = any (private.list_admin_roles())),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table private.admins enable row level security;
create policy "nobody reaches this table over the API" on private.admins for all to anon, authenticated using (false) with check (false);
comment on table private.admins is 'Who may work in /admin. Written only by private.grant_admin and private.revoke_admin.';
comment on column private.admins.role is 'What the account may do: private.rights_of.';
comment on column private.admins.active is 'false shuts the account out at its next request, whatever its token says.';

create table private.settings (
  key text primary key,
  value jsonb not null,
  description text not null,
  updated_at timestamptz not null default now()
);
alter table private.settings enable row level security;
create policy "nobody reaches this table over the API" on private.settings for all to anon, authenticated using (false) with check (false);
comment on table private.settings is 'Quotas and switches, one a row. Changed in SQL by the operator; tests set them too.';

insert into private.settings (key, value, description) values
  ('require_mfa', 'false', 'true: an admin without a verified second factor has no rights at all.'),
  ('enquiry_limit_per_ip', '5', 'Enquiries one address may send within enquiry_window_seconds.'),
  ('enquiry_window_seconds', '600', 'Sliding window of enquiry_limit_per_ip, in seconds.'),
  ('enquiry_flag_per_hour', '120', 'Enquiries of all visitors in an hour above which new ones are flagged rate_held; none is ever dropped.'),
  ('enquiry_min_fill_ms', '3000', 'Forms sent sooner after opening are flagged too_fast, in ms.'),
  ('like_limit_per_ip', '20', 'Likes one address may give to one event in a day; raise it where many share an address.'),
  ('view_limit_per_ip', '240', 'Page views and heartbeats counted for one address in a minute; more are ignored in silence.'),
  ('new_visitors_per_ip', '300', 'New visitors counted for one address in a day; raise it where many share an address. Their further views count as one visitor''s.'),
  ('raw_view_days', '90', 'Days that raw page views, visits and goals are kept; the figures of their days stay in the roll-up.'),
  ('rolled_up_days', '800', 'Days that the figures of visits can be filtered by page, source, device and the like; the totals of each day stay for good.'),
  ('visitor_id_days', '400', 'Days after the last visit for which a browser that agreed is known; it counts as a new visitor then.'),
  ('page_kept_from_views', '10', 'Views from which an address stays in page_specific_views for ever; below, it goes with its raw rows.'),
  ('login_history_days', '180', 'Days that sign-ins are kept.'),
  ('outbox_max_attempts', '10', 'Failed deliveries after which a mail is dead until somebody retries it.');

create function private.setting_int(p_key text) returns integer
language plpgsql stable security definer set search_path = '' as $$
declare
  v_value jsonb;
begin
  select s.value into v_value from private.settings s where s.key = p_key;
  if v_value is null then
    raise exception 'Setting % is missing in private.settings', p_key;
  end if;
  return (v_value #>> '{}')::integer;
end $$;
comment on function private.setting_int(text) is 'A whole-number setting. Raises when the row is missing, so that a typing error is not an absent quota.';

create type private.admin_right as enum
  ('admin_area', 'content', 'enquiries', 'statistics', 'operations', 'check_in', 'people', 'settings', 'erase');
comment on type private.admin_right is 'What an account may do. admin_area: to open it; content: what visitors read, and its pictures; enquiries: what visitors sent, and the mails about it; statistics: visits; operations: sign-ins, log of changes, connection test; check_in: tickets at the gate; people: accounts and other people''s sessions; settings: of the database; erase: what a person asks to be forgotten. A policy that names another does not compile.';

create function private.rights_of(p_role text) returns private.admin_right[]
language sql immutable parallel safe set search_path = '' as $$
  select case p_role
    when 'owner' then enum_range(null::private.admin_right)
    when 'manager' then array['admin_area', 'content', 'enquiries', 'statistics', 'operations', 'check_in']::private.admin_right[]
    when 'gate' then array['check_in']::private.admin_right[]
    else '{}'
  end
$$;
comment on function private.rights_of(text) is 'What each role may do: the only place that says so.';

create function private.may(p_right private.admin_right) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1
    from private.admins a
    where a.user_id = (select auth.uid())
      and a.active
      and p_right = any (private.rights_of(a.role))
      and exists (
        select 1 from auth.sessions s
        where s.user_id = a.user_id
          and s.id::text = (select auth.jwt() ->> 'session_id')
          and (s.not_after is null or s.not_after > now())
      )
      and (
        (select auth.jwt() ->> 'aal') = 'aal2'
        or not (
          (select st.value = 'true'::jsonb from private.settings st where st.key = 'require_mfa')
          or exists (select 1 from auth.mfa_factors f where f.user_id = a.user_id and f.status = 'verified')
        )
      )
  )
$$;
comment on function private.may(private.admin_right) is 'The one lock of every table, procedure, file and live row: true when the caller is an active admin whose role has this right, the session of the token still exists, and the second factor was shown if one is enrolled or required. A table look-up, not a claim: revoking takes effect at the next request. Policies call it as (select private.may(...)), once a query.';

create function private.my_role() returns text
language sql stable security definer set search_path = '' as $$
  select a.role from private.admins a
  where a.user_id = (select auth.uid()) and a.active
    and exists (select 1 from auth.sessions s where s.user_id = a.user_id and s.id::text = (select auth.jwt() ->> 'session_id'))
$$;
comment on function private.my_role() is 'The role written for the signed-in account, whatever its assurance level, so that the login page can ask for the second factor. Gives no right: private.may does.';

create function private.require_right(p_right private.admin_right) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.may(p_right) then
    raise exception 'Your account may not do this.' using errcode = '42501', hint = p_right;
  end if;
end $$;
comment on function private.require_right(private.admin_right) is 'Raises 42501 with the missing right as hint unless private.may.';

create function public.is_admin() returns boolean
language sql stable security invoker set search_path = '' as $$ select private.may('admin_area') $$;
comment on function public.is_admin() is 'True when the caller may use the admin area right now (role, live session, second factor).';

create function public.my_role() returns text
language sql stable security invoker set search_path = '' as $$ select private.my_role() $$;
comment on function public.my_role() is 'owner, manager, gate or null: the role of the signed-in account, before any second factor.';

create function private.grant_admin(p_email text, p_role text default 'owner') returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid;
begin
  if p_role is null or p_role <> all (private.list_admin_roles()) then
    raise exception 'Unknown role %: use %', p_role, array_to_string(private.list_admin_roles(), ', ');
  end if;
  select u.id into v_user from auth.users u where lower(u.email) = lower(btrim(p_email)) and not u.is_sso_user;
  if v_user is null then
    raise exception 'No user with the e-mail %. Create the account first (Authentication, Users, Add user), then run this again.', p_email;
  end if;
  insert into private.admins as a (user_id, role) values (v_user, p_role)
  on conflict (user_id) do update set role = excluded.role, active = true, updated_at = now();
  return format('%s is now %s', p_email, p_role);
end $$;
comment on function private.grant_admin(text, text) is 'The documented command for the first admin of a project: select private.grant_admin(''me@x.in'', ''owner''); Not granted to any API role.';

create function private.revoke_admin(p_email text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  update private.admins a set active = false, updated_at = now()
  from auth.users u where u.id = a.user_id and lower(u.email) = lower(btrim(p_email));
  if not found then
    raise exception 'No admin with the e-mail %', p_email;
  end if;
  return format('%s is no longer an admin', p_email);
end $$;
comment on function private.revoke_admin(text) is 'Shuts an account out of the admin area at its next request. Not granted to any API role.';

-- Small helpers -------------------------------------------------------------------------------------------------------

create function private.touch() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
comment on function private.touch() is 'BEFORE UPDATE trigger: keeps updated_at.';

create function private.today() returns date
language sql stable set search_path = '' as $$ select (now() at time zone 'Asia/Kolkata')::date $$;
comment on function private.today() is 'The business day in Asia/Kolkata.';

create trigger admins_touch before update on private.admins for each row execute function private.touch();
create trigger settings_touch before update on private.settings for each row execute function private.touch();
grant execute on function public.is_admin(), public.my_role() to anon, authenticated, service_role;
grant execute on function private.may(private.admin_right), private.my_role(), private.require_right(private.admin_right), private.today()
  to anon, authenticated, service_role;
