-- Who signed in, from where: written by a trigger on the authentication service's own table, so nobody can forge it.

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
comment on table public.login_history is 'Sign-ins, kept login_history_days days. Written by the trigger on auth.sessions only; admins read.';
comment on column public.login_history.source is 'server: seen by the database. browser: reported by the login page, so not to be trusted.';
comment on column public.login_history.user_id is 'Account; no foreign key, the history outlives the account.';
comment on column public.login_history.methods is 'How the session proved who it is, as the authentication service calls it (password, otp, totp, ...), in the order shown; empty where it cannot be told.';
comment on column public.login_history.is_new_device is 'The first sign-in of the account with this browser family on this system, within the time that sign-ins are kept.';
create index login_history_created_idx on public.login_history (created_at desc);
create index login_history_session_idx on public.login_history (session_id);
create index login_history_user_idx on public.login_history (user_id, created_at desc);

alter table public.login_history enable row level security;
create policy "admins read sign-ins" on public.login_history for select to authenticated using ((select private.may('operations')));
grant select on public.login_history to authenticated;
grant select, insert, update, delete on public.login_history to service_role;

create function private.device_family(p_user_agent text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select concat_ws('/', a.browser, a.os, a.device_type) from private.read_user_agent(p_user_agent) a
$$;
comment on function private.device_family(text) is 'What stays the same when a browser is updated: family, system and kind of device.';

create function private.record_login() returns trigger
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
comment on function private.record_login() is 'AFTER INSERT on auth.sessions: notes the sign-in; swallows and logs its own errors.';

create trigger mandap_record_login after insert on auth.sessions for each row execute function private.record_login();

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
