-- The list of sign-ins: how each proved who it is, whether its device is new to the account, whether it is still open,
-- and the way to end it.

create function private.list_logins(p_who text, p_active boolean, p_new boolean, p_since timestamptz, p_limit integer, p_offset integer)
returns table (id uuid, created_at timestamptz, email text, ip text, device text, user_agent text, methods text[], is_new_device boolean,
  is_active boolean, is_current boolean, may_end boolean, total_count bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_who text := lower(private.trimmed(coalesce(p_who, '')));
begin
  perform private.require_right('operations');
  perform private.need(char_length(v_who) <= 200, 'p_who', 'Please search for at most 200 characters.');
  return query
    select f.id, f.created_at, f.email, f.ip, f.device, f.user_agent, f.methods, f.is_new_device, f.is_active, f.is_current,
      f.is_active and not f.is_current and (f.user_id = auth.uid() or private.may('people')), count(*) over ()
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
  perform private.require_right('operations');
  select * into v_login from public.login_history l where l.id = p_id;
  if v_login.user_id is distinct from auth.uid() and not private.may('people') then
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
grant execute on function public.list_logins(text, boolean, boolean, timestamptz, integer, integer), private.list_logins(text, boolean, boolean, timestamptz, integer, integer),
  public.end_login(uuid), private.end_login(uuid) to authenticated;
