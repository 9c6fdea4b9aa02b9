-- Shared by all edited tables: a version that detects concurrent edits, a change log, soft deletion (deleted_at is set,
-- visitors no longer see the row, private.tidy deletes it after removed_rows_days), and demo rows.

insert into private.settings (key, value, description) values
  ('audit_log_days', '730', 'Days that the log of the owner''s changes is kept.'),
  ('removed_rows_days', '30', 'Days that what was removed in the admin area can be restored.');

-- Log of changes ------------------------------------------------------------------------------------------------------

create table private.audit_log (
  id bigint generated always as identity primary key,
  changed_at timestamptz not null default now(),
  actor uuid,
  table_name text not null,
  row_key text not null,
  action text not null constraint audit_log_action_check check (action in ('insert', 'update', 'delete')),
  before jsonb,
  after jsonb
);
comment on table private.audit_log is
  'Change log of the content. Written only by the trigger private.audit, read through list_changes, kept for '
  'audit_log_days.';
comment on column private.audit_log.actor is
  'Account; null for SQL and timers. No foreign key: the log outlives the account.';
comment on column private.audit_log.before is 'Old values of the changed columns; the whole row of a deletion.';
comment on column private.audit_log.after is 'New values of the changed columns; the whole row of an insertion.';
create index audit_log_row_idx on private.audit_log (table_name, row_key, id desc);
create index audit_log_changed_idx on private.audit_log (changed_at);

create function private.keep_log() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and old.changed_at < now() - make_interval(days => private.setting_int('audit_log_days')) then
    return old;
  end if;
  raise exception 'The log of changes cannot be changed.' using errcode = '42501';
end $$;
comment on function private.keep_log() is
  'BEFORE UPDATE OR DELETE OR TRUNCATE on the log: allows only the deletion of expired rows.';
create trigger audit_log_keep before update or delete on private.audit_log
  for each row execute function private.keep_log();
create trigger audit_log_keep_all before truncate on private.audit_log
  for each statement execute function private.keep_log();
alter table private.audit_log enable row level security;
create policy "no API access" on private.audit_log for all to anon, authenticated using (false) with check (false);

create function private.audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_own constant text[] := array['version', 'created_at', 'updated_at'] || tg_argv[1:];
  v_old jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - v_own end;
  v_new jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - v_own end;
  v_key text := coalesce(v_new, v_old) ->> tg_argv[0];
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, v_new -> o.key) into v_old, v_new
    from jsonb_each(v_old) o where o.value <> v_new -> o.key;
    if v_old is null then
      return null;
    end if;
  end if;
  insert into private.audit_log (actor, table_name, row_key, action, before, after)
  values (auth.uid(), tg_table_name, v_key, lower(tg_op), v_old, v_new);
  return null;
end $$;
comment on function private.audit() is
  'AFTER trigger: logs a change. Arguments: the key column, then counter columns to ignore.';
-- Created here because private.settings precedes the log: rights depend on it.
create trigger settings_audit after update on private.settings for each row execute function private.audit('key');

create function private.list_changes(p_table text, p_key text, p_limit integer, p_before bigint)
returns table (
  id bigint, changed_at timestamptz, actor_email text, table_name text, row_key text, action text, before jsonb,
  after jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('operations');
  return query
    select l.id, l.changed_at, u.email::text, l.table_name, l.row_key, l.action, l.before, l.after
    from private.audit_log l left join auth.users u on u.id = l.actor
    where (p_table is null or l.table_name = p_table) and (p_key is null or l.row_key = p_key)
      and (p_before is null or l.id < p_before)
    order by l.id desc limit least(greatest(coalesce(p_limit, 50), 1), 200);
end $$;

create function public.list_changes(
  p_table text default null, p_key text default null, p_limit integer default 50, p_before bigint default null
) returns table (
  id bigint, changed_at timestamptz, actor_email text, table_name text, row_key text, action text, before jsonb,
  after jsonb
)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_changes(p_table, p_key, p_limit, p_before)
$$;
comment on function public.list_changes(text, text, integer, bigint) is
  'The change log, newest first: of one table, one row, or all; at most 200 entries, below the id p_before. Admins '
  'only (42501).';

-- Version and removal -------------------------------------------------------------------------------------------------

-- is_demo is not content: a demo row that the owner takes over keeps its version. Generated columns are not yet
-- computed in a BEFORE trigger.
create function private.note_edit() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_own constant text[] := array['version', 'updated_at', 'is_demo'] || coalesce(tg_argv, '{}')
    || array(
      select a.attname::text from pg_catalog.pg_attribute a
      where a.attrelid = tg_relid and a.attgenerated <> ''
    );
begin
  new.version := old.version;
  new.updated_at := old.updated_at;
  if to_jsonb(new) - v_own <> to_jsonb(old) - v_own then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;
comment on function private.note_edit() is
  'BEFORE UPDATE trigger: increments version and sets updated_at on a content change. Arguments: counter columns to '
  'ignore.';

create function private.note_removal() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.deleted_at := case when new.deleted_at is not null then coalesce(old.deleted_at, now()) end;
  return new;
end $$;
comment on function private.note_removal() is
  'BEFORE UPDATE OF deleted_at: replaces the client''s time with the database''s; null restores the row.';

-- Rows of the demo ----------------------------------------------------------------------------------------------------

-- "Remove the demo" deletes only untouched sample rows. A demo row that a person changes, or attaches a row of their
-- own to, becomes theirs: is_demo is set to false in the same transaction.
create table private.demo_kept (
  table_name text not null,
  id uuid not null,
  kept_by uuid,
  kept_at timestamptz not null default now(),
  primary key (table_name, id)
);
comment on table private.demo_kept is
  'Sample rows that were taken over and survive remove_demo. Written by the trigger private.keep_demo.';
comment on column private.demo_kept.kept_by is 'Account that changed it first; null if a visitor signed up for it.';
alter table private.demo_kept enable row level security;
create policy "no API access" on private.demo_kept for all to anon, authenticated using (false) with check (false);

create function private.keep_demo() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Counters, views, order and removal do not make a demo row the owner''s. Generated columns are not yet computed.
  v_own constant text[] := array[
    'version', 'updated_at', 'is_demo', 'display_order', 'deleted_at', 'seen_at', 'like_count'
  ]
    || array(
      select a.attname::text from pg_catalog.pg_attribute a
      where a.attrelid = tg_relid and a.attgenerated <> ''
    );
begin
  -- Inside another trigger the update is an ON DELETE SET NULL of a foreign key.
  if auth.uid() is not null and pg_trigger_depth() = 1 and to_jsonb(new) - v_own <> to_jsonb(old) - v_own then
    new.is_demo := false;
  end if;
  if not new.is_demo then
    insert into private.demo_kept (table_name, id, kept_by)
    values (tg_table_name, old.id, auth.uid())
    on conflict do nothing;
  end if;
  return new;
end $$;
comment on function private.keep_demo() is
  'BEFORE UPDATE trigger of demo rows: the first change by a signed-in account clears is_demo.';

create function private.keep_demo_parent() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_own constant text[] := array['version', 'updated_at'];
begin
  if (auth.uid() is null and tg_argv[2] is distinct from 'anybody')
    or (tg_op = 'UPDATE' and to_jsonb(new) - v_own = to_jsonb(old) - v_own)
  then
    return null;
  end if;
  execute format('update public.%I set is_demo = false where is_demo and id in ($1, $2)', tg_argv[0])
    using (to_jsonb(new) ->> tg_argv[1])::uuid,
      case when tg_argv[2] is distinct from 'new' then (to_jsonb(old) ->> tg_argv[1])::uuid end;
  return null;
end $$;
comment on function private.keep_demo_parent() is
  'AFTER INSERT OR UPDATE trigger of the children of demo rows: clears is_demo of the parent. Arguments: parent '
  'table, referencing column, and "anybody" if visitors write too, or "new" to leave the former parent alone.';

-- Read from the catalogue, so that no table is missed; supabase/tests/demo.test.ts fails for a new table without the
-- trigger.
create function private.demo_marks() returns table (name text, mark text)
language sql stable set search_path = '' as $$
  select c.relname::text, a.attname::text from pg_catalog.pg_class c
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname in ('is_demo', 'is_sample') and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname
$$;
comment on function private.demo_marks() is
  'Tables with demo rows or invented figures, and the column that marks them.';

create function private.demo_rows() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v record;
  v_rows integer;
  v_changed integer;
  v_joined integer;
  v_all jsonb := '{"goes": {}, "changed": 0, "joined": 0}';
begin
  for v in select * from private.demo_marks() loop
    execute format(
      'select count(*) from public.%I t where t.%I and to_jsonb(t) ->> ''deleted_at'' is null', v.name, v.mark
    ) into v_rows;
    if v_rows > 0 then
      v_all := jsonb_set(v_all, array['goes', v.name], to_jsonb(v_rows));
    end if;
    if v.mark = 'is_demo' then
      execute format(
        'select count(k.kept_by), count(*) - count(k.kept_by) from private.demo_kept k join public.%I t using (id)
        where k.table_name = %L and to_jsonb(t) ->> ''deleted_at'' is null',
        v.name, v.name
      ) into v_changed, v_joined;
      v_all := v_all || jsonb_build_object(
        'changed', (v_all ->> 'changed')::integer + v_changed, 'joined', (v_all ->> 'joined')::integer + v_joined
      );
    end if;
  end loop;
  return v_all;
end $$;
comment on function private.demo_rows() is
  'Rows that remove_demo would delete, by table ("goes": those not yet removed), and the number of demo rows that are '
  'kept because an admin changed them ("changed") or visitors signed up for them ("joined").';

create function private.demo_rows_as_admin() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('content');
  return private.demo_rows();
end $$;
comment on function private.demo_rows_as_admin() is 'The body of public.demo_rows.';

create function public.demo_rows() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.demo_rows_as_admin() $$;
comment on function public.demo_rows() is
  'Rows that remove_demo would delete, by table, and the number of demo rows that are kept because an admin changed '
  'them or visitors signed up for them. Admins only (42501).';

create function private.remove_demo() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_rows integer;
  v_counts jsonb := '{}';
begin
  -- Orders before their edition, which would take them along uncounted.
  for v in select * from private.demo_marks() m order by m.name desc loop
    execute format('delete from public.%I where %I', v.name, v.mark);
    get diagnostics v_rows = row_count;
    if v_rows > 0 or v.mark = 'is_demo' then
      v_counts := v_counts || jsonb_build_object(v.name, v_rows);
    end if;
  end loop;
  return v_counts;
end $$;
comment on function private.remove_demo() is
  'Deletes every untouched row of supabase/demo.sql with its children, and the invented figures; returns the count '
  'per table. Called by npm run demo:remove; not granted to any API role.';

create function private.remove_demo_as_owner() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_right('settings');
  return private.remove_demo();
end $$;
comment on function private.remove_demo_as_owner() is 'The body of public.remove_demo.';

create function public.remove_demo() returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.remove_demo_as_owner() $$;
comment on function public.remove_demo() is
  'Permanently deletes untouched demo rows (is_demo) and invented figures; returns the count per table. Owner only '
  '(42501).';

grant execute on function private.list_changes(text, text, integer, bigint),
  public.list_changes(text, text, integer, bigint), private.demo_rows_as_admin(), public.demo_rows(),
  private.remove_demo_as_owner(), public.remove_demo() to authenticated;
