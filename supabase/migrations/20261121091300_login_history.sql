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
  created_at timestamptz not null default now()
);
comment on table public.login_history is 'Sign-ins, kept login_history_days days. Written by the trigger on auth.sessions only; admins read.';
comment on column public.login_history.source is 'server: seen by the database. browser: reported by the login page, so not to be trusted.';
comment on column public.login_history.user_id is 'Account; no foreign key, the history outlives the account.';
create index login_history_created_idx on public.login_history (created_at desc);
create index login_history_user_idx on public.login_history (user_id, created_at desc);

alter table public.login_history enable row level security;
create policy "admins read sign-ins" on public.login_history for select to authenticated using ((select private.is_admin()));
revoke all on public.login_history from anon, authenticated;
grant select on public.login_history to authenticated;
grant select, insert, update, delete on public.login_history to service_role;

create function private.record_login() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.login_history (user_id, email, ip, user_agent, device, session_id)
  select new.user_id, u.email, host(new.ip), left(new.user_agent, 300), concat_ws(' on ', nullif(a.browser, 'Other'), nullif(a.os, 'Other')), new.id
  from auth.users u, private.read_user_agent(new.user_agent) a where u.id = new.user_id;
  return null;
exception when others then
  -- An error here would block every sign-in.
  raise warning 'login_history: % (%)', sqlerrm, sqlstate;
  return null;
end $$;
comment on function private.record_login() is 'AFTER INSERT on auth.sessions: notes the sign-in; swallows and logs its own errors.';
revoke execute on all functions in schema private from public;

create trigger mandap_record_login after insert on auth.sessions for each row execute function private.record_login();
