-- Schema private, settings, roles and rights.
-- Schema private is not exposed by the API. The API roles may use it, because policies and public wrappers call its functions, but no table
-- in it is granted to them, and each function is granted by name.

create schema if not exists private;
comment on schema private is 'Not exposed by the API: admins, outbox, settings, rate limits, salts and the SECURITY DEFINER bodies of the public functions.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Every later object starts without rights and is granted by name. PostgreSQL grants EXECUTE on a new function to public, and older hosted
-- projects grant the API roles all rights on new objects in public. Only the default of all schemas together takes a right from public:
-- one of a single schema only adds.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- Ends selects that embed tables in tables without end. A hosted project has the same default.
alter role anon set statement_timeout = '3s';
notify pgrst, 'reload config';

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

-- Settings ------------------------------------------------------------------------------------------------------------

-- Each file adds its own settings. The audit trigger is in the next file but one, which defines private.audit.
create table private.settings (
  key text primary key,
  value jsonb not null,
  description text not null,
  updated_at timestamptz not null default now()
);
comment on table private.settings is 'Quotas and switches, one a row. Changed in SQL by the operator; tests set them too.';
insert into private.settings (key, value, description) values
  ('require_mfa', 'false', 'true: an admin without a verified second factor has no rights at all.');
create trigger settings_touch before update on private.settings for each row execute function private.touch();
alter table private.settings enable row level security;
create policy "nobody reaches this table over the API" on private.settings for all to anon, authenticated using (false) with check (false);

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

-- Roles and rights ----------------------------------------------------------------------------------------------------

create function private.list_admin_roles() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['owner', 'manager', 'gate'] $$;
comment on function private.list_admin_roles() is 'The roles of private.admins; private.rights_of has the rights of each.';

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null constraint admins_role_check check (role = any (private.list_admin_roles())),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table private.admins is 'Who may work in /admin. Written only by private.grant_admin and private.revoke_admin.';
comment on column private.admins.role is 'What the account may do: private.rights_of.';
comment on column private.admins.active is 'false shuts the account out at its next request, whatever its token claims.';
create trigger admins_touch before update on private.admins for each row execute function private.touch();
alter table private.admins enable row level security;
create policy "nobody reaches this table over the API" on private.admins for all to anon, authenticated using (false) with check (false);

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
comment on function private.rights_of(text) is 'The rights of each role, defined only here.';

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
comment on function private.bound_user_data() is 'An account writes its own user_metadata, which every token of it carries.';
create trigger mandap_bound_user_data before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.bound_user_data();
