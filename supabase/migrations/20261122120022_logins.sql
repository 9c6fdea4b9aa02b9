-- The list of sign-ins: how each proved who it is, whether its device is new to the account, whether it is still open,
-- and the way to end it.

alter table public.login_history
  add column methods text[] not null default '{}',
  add column is_new_device boolean not null default false;
comment on column public.login_history.methods is 'How the session proved who it is, as the authentication service calls it (password, otp, totp, ...), in the order shown; empty where it cannot be told.';
comment on column public.login_history.is_new_device is 'The first sign-in of the account with this browser family on this system, within the time that sign-ins are kept.';
create index login_history_session_idx on public.login_history (session_id);

create function private.device_family(p_user_agent text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select concat_ws('/', a.browser, a.os, a.device_type) from private.read_user_agent(p_user_agent) a
$$;
comment on function private.device_family(text) is 'What stays the same when a browser is updated: family, system and kind of device.';

update public.login_history l set methods = m.methods
from (select c.session_id, array_agg(c.authentication_method order by c.created_at) as methods from auth.mfa_amr_claims c group by 1) m
where m.session_id = l.session_id;
update public.login_history l set is_new_device = not exists (
  select 1 from public.login_history e
  where e.user_id = l.user_id and (e.created_at, e.id) < (l.created_at, l.id)
    and private.device_family(e.user_agent) = private.device_family(l.user_agent));

create or replace function private.record_login() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.login_history (user_id, email, ip, user_agent, device, session_id, is_new_device)
  select new.user_id, u.email, host(new.ip), left(new.user_agent, 300), concat_ws(' on ', nullif(a.browser, 'Other'), nullif(a.os, 'Other')), new.id,
    not exists (
      select 1 from public.login_history l
      where l.user_id = new.user_id and private.device_family(l.user_agent) = private.device_family(left(new.user_agent, 300)))
  from auth.users u, private.read_user_agent(new.user_agent) a where u.id = new.user_id;
  return null;
exception when others then
  -- An error here would block every sign-in.
  raise warning 'login_history: % (%)', sqlerrm, sqlstate;
  return null;
end $$;

create function private.record_login_method() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.login_history l set methods = l.methods || new.authentication_method
  where l.session_id = new.session_id and not new.authentication_method = any (l.methods);
  return null;
exception when others then
  -- An error here would block every sign-in.
  raise warning 'login_history: % (%)', sqlerrm, sqlstate;
  return null;
end $$;
comment on function private.record_login_method() is 'AFTER INSERT on auth.mfa_amr_claims, which the service writes once the session is there: notes how it proved who it is; swallows and logs its own errors.';
create trigger mandap_record_login_method after insert on auth.mfa_amr_claims for each row execute function private.record_login_method();

create function private.list_logins(p_who text, p_active boolean, p_new boolean, p_since timestamptz, p_limit integer, p_offset integer)
returns table (id uuid, created_at timestamptz, email text, ip text, device text, user_agent text, methods text[], is_new_device boolean,
  is_active boolean, is_current boolean, may_end boolean, total_count bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_who text := lower(private.trimmed(coalesce(p_who, '')));
begin
  perform private.require_admin();
  perform private.need(char_length(v_who) <= 200, 'p_who', 'Please search for at most 200 characters.');
  return query
    select f.id, f.created_at, f.email, f.ip, f.device, f.user_agent, f.methods, f.is_new_device, f.is_active, f.is_current,
      f.is_active and not f.is_current and (f.user_id = auth.uid() or private.has_role('owner')), count(*) over ()
    from (
      select l.*, s.id is not null as is_active, coalesce(l.session_id::text = auth.jwt() ->> 'session_id', false) as is_current
      from public.login_history l
      left join auth.sessions s on s.id = l.session_id and (s.not_after is null or s.not_after > now())
      where (v_who = '' or strpos(lower(l.email), v_who) > 0) and (p_since is null or l.created_at >= p_since)
        and (p_new is null or l.is_new_device = p_new)
    ) f
    where p_active is null or f.is_active = p_active
    order by f.created_at desc, f.id desc
    limit least(greatest(coalesce(p_limit, 25), 1), 500) offset greatest(coalesce(p_offset, 0), 0);
end $$;
comment on function private.list_logins(text, boolean, boolean, timestamptz, integer, integer) is 'The body of public.list_logins.';

create function public.list_logins(p_who text default '', p_active boolean default null, p_new boolean default null, p_since timestamptz default null,
  p_limit integer default 25, p_offset integer default 0)
returns table (id uuid, created_at timestamptz, email text, ip text, device text, user_agent text, methods text[], is_new_device boolean,
  is_active boolean, is_current boolean, may_end boolean, total_count bigint)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_logins(p_who, p_active, p_new, p_since, p_limit, p_offset)
$$;
comment on function public.list_logins(text, boolean, boolean, timestamptz, integer, integer) is 'A page of sign-ins (1 to 500 rows), newest first, with total_count of all that match: part of the e-mail, session active or ended, device new or known, since when; null for all. Admins only (42501).';

create function private.end_login(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_login public.login_history;
begin
  perform private.require_admin();
  select * into v_login from public.login_history l where l.id = p_id;
  if v_login.user_id is distinct from auth.uid() and not private.has_role('owner') then
    raise exception 'Only the owner may end the session of somebody else.' using errcode = '42501';
  end if;
  delete from auth.sessions s where s.id = v_login.session_id;
  if not found then
    return false;
  end if;
  insert into private.audit_log (actor, table_name, row_key, action, before, after)
  values (auth.uid(), 'login_history', p_id::text, 'update', '{"is_active": true}', '{"is_active": false}');
  return true;
end $$;
comment on function private.end_login(uuid) is 'The body of public.end_login.';

create function public.end_login(p_id uuid) returns boolean
language sql volatile security invoker set search_path = '' as $$ select private.end_login(p_id) $$;
comment on function public.end_login(uuid) is 'Ends the session of a sign-in at once: its next request is refused. The owner ends any, a manager their own (42501). False where it had ended already.';

revoke execute on all functions in schema public from public;
revoke execute on all functions in schema private from public;
grant execute on function public.list_logins(text, boolean, boolean, timestamptz, integer, integer), private.list_logins(text, boolean, boolean, timestamptz, integer, integer),
  public.end_login(uuid), private.end_login(uuid) to authenticated;
