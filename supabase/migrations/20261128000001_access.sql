-- Schema private, settings, roles and rights.
-- Schema private is not exposed by the API. The API roles have USAGE on it, because policies and public wrappers call
-- its functions, but no privileges on its tables, and EXECUTE is granted function by function.

create schema if not exists private;
comment on schema private is
  'Not exposed by the API: admins, outbox, settings, rate limits, salts and the SECURITY DEFINER bodies of the public '
  'functions.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Later objects start without privileges and are granted by name. PostgreSQL grants EXECUTE on new functions to public,
-- and older hosted projects grant the API roles everything on new objects in public. Only the global default (without
-- IN SCHEMA) can revoke from public: per-schema defaults only add privileges.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- Bounds deeply nested embeds. Hosted projects have the same default.
alter role anon set statement_timeout = '3s';
notify pgrst, 'reload config';

-- Small helpers -------------------------------------------------------------------------------------------------------

create function private.touch() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
comment on function private.touch() is 'BEFORE UPDATE trigger: sets updated_at.';

create function private.today() returns date
language plpgsql stable set search_path = '' as $$
begin
  return (now() at time zone 'Asia/Kolkata')::date;
end $$;
comment on function private.today() is 'The current date in Asia/Kolkata.';

-- Settings ------------------------------------------------------------------------------------------------------------

-- Each domain's file adds its own settings. The audit trigger is created in 20261128000003_edits.sql, which defines
-- private.audit.
create table private.settings (
  key text primary key,
  value jsonb not null,
  description text not null,
  updated_at timestamptz not null default now()
);
comment on table private.settings is 'Quotas and switches, one per row. Changed in SQL by the operator, and by tests.';
insert into private.settings (key, value, description) values
  ('require_mfa', 'false', 'true: an admin without a verified second factor has no rights at all.');
create trigger settings_touch before update on private.settings for each row execute function private.touch();
alter table private.settings enable row level security;
create policy "no API access" on private.settings for all to anon, authenticated using (false) with check (false);

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
comment on function private.setting_int(text) is
  'An integer setting. Raises if the row is missing, so that a typo is not an absent quota.';

-- Roles and rights ----------------------------------------------------------------------------------------------------

create function private.list_admin_roles() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['owner', 'manager', 'counter', 'gate'] $$;
comment on function private.list_admin_roles() is 'The roles of private.admins. Rights per role: private.rights_of.';

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null constraint admins_role_check check (role = any (private.list_admin_roles())),
  name text not null default '',
  active boolean not null default true,
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table private.admins is
  'The firm''s people: accounts with a role. Written by the procedures of 20261128000025_people.sql, which adds what '
  'their screen shows, and by private.grant_admin and private.revoke_admin.';
comment on column private.admins.role is 'Determines the rights of the account (private.rights_of).';
comment on column private.admins.active is
  'false locks the account out at its next request, whatever its token claims.';
comment on column private.admins.ends_at is 'When the account''s rights end on their own; null: never.';
alter table private.admins enable row level security;
create policy "no API access" on private.admins for all to anon, authenticated using (false) with check (false);

create type private.admin_right as enum
  ('admin_area', 'content', 'enquiries', 'statistics', 'operations', 'check_in', 'sell', 'passes', 'money',
    'people', 'settings', 'erase');
comment on type private.admin_right is
  'Rights of an account. admin_area: open the admin area; content: public content and its pictures; enquiries: '
  'visitors'' submissions and their mails; statistics: visits; operations: sign-ins, change log, connection test; '
  'check_in: passes at the gate; sell: passes at the counter; passes: orders and kinds of passes; money: payments, '
  'refunds and bank lines of passes; people: accounts and other people''s sessions; settings: database settings; '
  'erase: erasure of personal data. A policy that names another right does not compile.';

create function private.rights_of(p_role text) returns private.admin_right[]
language sql immutable parallel safe set search_path = '' as $$
  select case p_role
    when 'owner' then enum_range(null::private.admin_right)
    when 'manager'
      then array[
        'admin_area', 'content', 'enquiries', 'statistics', 'operations', 'check_in', 'sell', 'passes', 'money'
      ]::private.admin_right[]
    when 'counter' then array['check_in', 'sell']::private.admin_right[]
    when 'gate' then array['check_in']::private.admin_right[]
    else '{}'
  end
$$;
comment on function private.rights_of(text) is 'Rights of each role; the only definition.';

create function private.may(p_right private.admin_right) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1
    from private.admins a
    where a.user_id = (select auth.uid())
      and a.active
      and (a.ends_at is null or a.ends_at > now())
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
comment on function private.may(private.admin_right) is
  'The access check of every table, procedure, file and live row: true if the caller is an active admin whose end '
  'has not come and whose role has this right, the token''s session still exists, and the second factor was verified '
  'if one is enrolled or required. A table look-up rather than a claim: revocation takes effect at the next request. '
  'Policies call it as (select private.may(...)), which runs once per query.';

create function private.my_role() returns text
language sql stable security definer set search_path = '' as $$
  select a.role from private.admins a
  where a.user_id = (select auth.uid()) and a.active and (a.ends_at is null or a.ends_at > now())
    and exists (
      select 1 from auth.sessions s
      where s.user_id = a.user_id and s.id::text = (select auth.jwt() ->> 'session_id')
    )
$$;
comment on function private.my_role() is
  'Role of the signed-in account at any assurance level, so that the login page can request the second factor. Grants '
  'nothing: see private.may.';

create function private.require_right(p_right private.admin_right) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.may(p_right) then
    raise exception 'Your account may not do this.' using errcode = '42501', hint = p_right;
  end if;
end $$;
comment on function private.require_right(private.admin_right) is
  'Raises 42501 with the missing right as hint unless private.may is true.';

create function public.is_admin() returns boolean
language sql stable security invoker set search_path = '' as $$ select private.may('admin_area') $$;
comment on function public.is_admin() is
  'True if the caller may use the admin area now (role, live session, second factor).';

create function public.my_role() returns text
language sql stable security invoker set search_path = '' as $$ select private.my_role() $$;
comment on function public.my_role() is
  'owner, manager, counter, gate or null: role of the signed-in account, before any second factor.';

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
    raise exception 'No user with the e-mail %. Create the account first (Authentication, Users, Add user), then run '
                    'this again.',
      p_email;
  end if;
  insert into private.admins as a (user_id, role) values (v_user, p_role)
  on conflict (user_id) do update set
    role = excluded.role, active = true, ends_at = null, edition_id = null, night_id = null, ends_with_nights = false,
    disabled_by = null, updated_at = now();
  return format('%s is now %s', p_email, p_role);
end $$;
comment on function private.grant_admin(text, text) is
  'The documented command for a project''s first admin: select private.grant_admin(''me@x.in'', ''owner''); Not '
  'granted to any API role.';

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
comment on function private.revoke_admin(text) is
  'Locks an account out of the admin area at its next request. Not granted to any API role.';

grant execute on function private.today(), private.may(private.admin_right), private.my_role(),
  private.require_right(private.admin_right), public.is_admin(), public.my_role() to anon, authenticated, service_role;

-- Accounts ------------------------------------------------------------------------------------------------------------

create function private.bound_user_data() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 10000 then
    raise exception using errcode = '22023', message = 'The data of an account is at most 10,000 bytes.';
  end if;
  return new;
end $$;
comment on function private.bound_user_data() is
  'Bounds user_metadata, which the account itself writes and every token carries.';
create trigger mandap_bound_user_data before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.bound_user_data();
