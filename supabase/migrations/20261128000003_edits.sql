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
  actor_role text default auth.role(),
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
  'Account; null for SQL, timers and visitors. No foreign key: the log outlives the account.';
comment on column private.audit_log.actor_role is
  'Role of the call: anon for a visitor, authenticated, service_role; null for SQL and timers.';
comment on column private.audit_log.before is 'Old values of the changed columns; the whole row of a deletion.';
comment on column private.audit_log.after is 'New values of the changed columns; the whole row of an insertion.';
create index audit_log_row_idx on private.audit_log (table_name, row_key, id desc);
create index audit_log_table_idx on private.audit_log (table_name, id desc);
create index audit_log_actor_idx on private.audit_log (actor, id desc);
create index audit_log_action_idx on private.audit_log (action, id desc);
create index audit_log_changed_idx on private.audit_log (changed_at, id);

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

create function private.person_name(p_user uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select nullif(a.name, '') from private.admins a where a.user_id = p_user),
    (select u.email from auth.users u where u.id = p_user and u.email not like '%@staff.invalid'),
    (
      select l.before ->> 'name' from private.audit_log l
      where l.table_name = 'admins' and l.row_key = p_user::text and l.action = 'delete'
      order by l.id desc limit 1
    ),
    ''
  )
$$;
comment on function private.person_name(uuid) is
  'The name of an account for its colleagues, else its address; of a removed account the last name. Else empty.';

create function private.audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Generated columns follow from others.
  v_own constant text[] := array['version', 'created_at', 'updated_at'] || tg_argv[1:] || array(
    select a.attname::text from pg_catalog.pg_attribute a where a.attrelid = tg_relid and a.attgenerated <> ''
  );
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

-- Reading the log, and putting values back ----------------------------------------------------------------------------

-- supabase/tests/changes.test.ts compares it with the policies of the tables. ad_bar is left out: it follows
-- announcements.
create function private.restorable(p_table text) returns private.admin_right
language sql immutable parallel safe set search_path = '' as $$
  select case
    when p_table in (
      'page_visibility', 'announcements', 'site_content', 'albums', 'portfolio_images', 'upcoming_events_section',
      'upcoming_events', 'upcoming_event_images', 'venues', 'venue_images', 'venue_private', 'garba_editions',
      'garba_nights', 'garba_faqs', 'garba_sponsors', 'contact_info'
    ) then 'content'::private.admin_right
  end
$$;
comment on function private.restorable(text) is
  'The right that restores changes of a table: of content that is edited by version. Null for all others: people, '
  'settings, enquiries, money and passes.';

create function private.key_column(p_table text) returns name
language sql stable set search_path = '' as $$
  select a.attname from pg_catalog.pg_index i
  join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
  where i.indrelid = format('public.%I', p_table)::regclass and i.indisprimary
$$;
comment on function private.key_column(text) is 'The primary key of a table of one such column.';

create function private.query_of_row(p_table text) returns text
language sql stable set search_path = '' as $$
  select format(
    'select to_jsonb(t) from public.%1$I t
    where t.%2$I = (jsonb_populate_record(null::public.%1$I, jsonb_build_object(%2$L, $1))).%2$I',
    p_table, private.key_column(p_table)
  )
$$;
comment on function private.query_of_row(text) is 'A query of the row with the key $1 (text), as JSON.';

create function private.former(p_log private.audit_log) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when p_log.table_name = 'site_content' and p_log.action = 'insert' then '{"draft": null}'::jsonb
    else p_log.before
  end
$$;
comment on function private.former(private.audit_log) is
  'The values before a change. Before the first edit of a section stood the original copy, which is no draft.';

create function private.fields_to_restore(p_log private.audit_log, p_row jsonb) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(e.key order by a.attnum), '{}')
  from jsonb_each(case when p_log.action <> 'delete' then private.former(p_log) end) e
  join pg_catalog.pg_attribute a on a.attname = e.key and not a.attisdropped
    and a.attrelid = to_regclass(format('public.%I', p_log.table_name))
  where private.restorable(p_log.table_name) is not null and p_row -> e.key <> e.value
    and has_column_privilege('authenticated', a.attrelid, a.attnum, 'UPDATE')
    and (e.key <> 'deleted_at' or e.value = 'null')
$$;
comment on function private.fields_to_restore(private.audit_log, jsonb) is
  'The fields of an entry that restore_change can put back: those an admin may edit, whose value was another than it '
  'is now in p_row. A removal can be undone, but not be done again from the log.';

create function private.list_changes(
  p_table text, p_key text, p_actor uuid, p_action text, p_since timestamptz, p_until timestamptz, p_limit integer,
  p_before bigint
) returns table (
  id bigint, changed_at timestamptz, actor uuid, actor_name text, actor_role text, table_name text, row_key text,
  row_name text, action text, before jsonb, after jsonb, now jsonb, can_restore text[]
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  -- Entries have the time at which their transaction began, so that ids are not quite in the order of times.
  v_longest constant interval := '10 minutes';
  v_time timestamptz;
  v_from bigint;
  v_to bigint;
  v_log private.audit_log;
  v_row jsonb;
begin
  perform private.require_right('operations');
  if p_since is not null then
    select min(l.changed_at) into v_time from private.audit_log l where l.changed_at >= p_since;
    select min(l.id) into v_from from private.audit_log l where l.changed_at between v_time and v_time + v_longest;
    v_from := coalesce(v_from, 9223372036854775807);
  end if;
  if p_until is not null then
    select max(l.changed_at) into v_time from private.audit_log l where l.changed_at < p_until;
    select max(l.id) into v_to from private.audit_log l where l.changed_at between v_time - v_longest and v_time;
    v_to := coalesce(v_to, 0);
  end if;
  for v_log in
    select l.* from private.audit_log l
    where (p_table is null or l.table_name = p_table) and (p_key is null or l.row_key = p_key)
      and (p_actor is null or l.actor = p_actor) and (p_action is null or l.action = p_action)
      and (p_before is null or l.id < p_before) and (v_from is null or l.id >= v_from)
      and (v_to is null or l.id <= v_to) and (p_since is null or l.changed_at >= p_since)
      and (p_until is null or l.changed_at < p_until)
    order by l.id desc limit least(greatest(coalesce(p_limit, 50), 1), 100)
  loop
    v_row := null;
    if private.restorable(v_log.table_name) is not null then
      begin
        execute private.query_of_row(v_log.table_name) into v_row using v_log.row_key;
      exception when data_exception then
        -- A key of an earlier version, of another type.
        v_row := null;
      end;
    end if;
    id := v_log.id;
    changed_at := v_log.changed_at;
    actor := v_log.actor;
    actor_name := nullif(private.person_name(v_log.actor), '');
    actor_role := v_log.actor_role;
    table_name := v_log.table_name;
    row_key := v_log.row_key;
    select nullif(coalesce(
      r.value ->> 'title', r.value ->> 'name', r.value ->> 'page_name', r.value ->> 'question'
    ), '')
    into row_name from (select coalesce(v_row, v_log.before, v_log.after) as value) r;
    -- Who has given no name is known by the address.
    if row_name is null and v_log.table_name = 'admins' then
      row_name := nullif(private.person_name(v_log.row_key::uuid), '');
    end if;
    action := v_log.action;
    before := private.former(v_log);
    after := v_log.after;
    select jsonb_object_agg(b.key, v_row -> b.key) into now from jsonb_each(before) b where v_row ? b.key;
    can_restore := case
      when private.may(private.restorable(v_log.table_name)) then private.fields_to_restore(v_log, v_row)
      else '{}'
    end;
    return next;
  end loop;
end $$;

create function public.list_changes(
  p_table text default null, p_key text default null, p_actor uuid default null, p_action text default null,
  p_since timestamptz default null, p_until timestamptz default null, p_limit integer default 50,
  p_before bigint default null
) returns table (
  id bigint, changed_at timestamptz, actor uuid, actor_name text, actor_role text, table_name text, row_key text,
  row_name text, action text, before jsonb, after jsonb, now jsonb, can_restore text[]
)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_changes(p_table, p_key, p_actor, p_action, p_since, p_until, p_limit, p_before)
$$;
comment on function public.list_changes(
  text, text, uuid, text, timestamptz, timestamptz, integer, bigint
) is
  'The change log, newest first: of one table, row, account or action, since (inclusive) and until (exclusive); at '
  'most 100 entries, below the id p_before. actor_name is null for a removed account that had no name; now: '
  'the present values of the changed fields, null where the row is gone or of a table that cannot be restored; '
  'can_restore: the fields that restore_change would change. Admins only (42501).';

create function private.change_actors() returns table (actor uuid, name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('operations');
  -- One step of the index for each account, however long the log is.
  return query
    with recursive a as (
      (select l.actor from private.audit_log l where l.actor is not null order by l.actor limit 1)
      union all
      select (select l.actor from private.audit_log l where l.actor > a.actor order by l.actor limit 1)
      from a where a.actor is not null
    )
    select a.actor, nullif(private.person_name(a.actor), '') from a where a.actor is not null order by 2, 1;
end $$;

create function public.change_actors() returns table (actor uuid, name text)
language sql stable security invoker set search_path = '' as $$ select * from private.change_actors() $$;
comment on function public.change_actors() is
  'The accounts that have entries in the change log; name is null for removed ones that had none. Admins only (42501).';

create function private.restore_change(p_id bigint, p_fields text[], p_expect jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_log private.audit_log;
  v_former jsonb;
  v_row jsonb;
  v_fields text[];
  v_gone text[];
  v_editable boolean;
  v_other record;
begin
  perform private.require_right('operations');
  select * into v_log from private.audit_log l where l.id = p_id;
  if not found then
    raise exception using errcode = 'PT404', message = 'This entry of the log is not there any more.';
  end if;
  v_former := private.former(v_log);
  perform private.need(
    private.restorable(v_log.table_name) is not null and v_log.action <> 'delete' and v_former is not null, 'p_id',
    'This change cannot be undone from the log.'
  );
  perform private.require_right(private.restorable(v_log.table_name));
  perform private.need(
    cardinality(p_fields) > 0 and v_former ?& p_fields, 'p_fields', 'Choose among the fields of this change.'
  );
  execute private.query_of_row(v_log.table_name) || ' for update' into v_row using v_log.row_key;
  if v_row is null then
    raise exception using errcode = 'PT404', message = 'What was changed has been deleted for good.';
  end if;

  select coalesce(array_agg(f.name) filter (where v_row ? f.name), '{}'),
    coalesce(array_agg(f.name) filter (where not v_row ? f.name), '{}'),
    bool_and(
      case
        when v_row ? f.name
          then has_column_privilege('authenticated', format('public.%I', v_log.table_name), f.name, 'UPDATE')
        else true
      end
    )
  into v_fields, v_gone, v_editable from (select distinct unnest(p_fields) as name) f;
  perform private.need(v_editable, 'p_fields', 'One of these fields is not edited by people.');
  perform private.need(cardinality(v_fields) > 0, 'p_fields', 'This version of the site no longer has these fields.');
  perform private.need(
    'deleted_at' <> all (v_fields) or v_former -> 'deleted_at' = 'null', 'p_fields',
    'The log brings back what was removed. To remove it again, use its own screen.'
  );

  -- A repeated call finds the values that it has set.
  select f.name, l.changed_at, private.person_name(l.actor) as who into v_other
  from unnest(v_fields) f (name)
  left join lateral (
    select o.changed_at, o.actor from private.audit_log o
    where o.table_name = v_log.table_name and o.row_key = v_log.row_key and o.after ? f.name
    order by o.id desc limit 1
  ) l on true
  where p_expect ? f.name and v_row -> f.name not in (p_expect -> f.name, v_former -> f.name)
  limit 1;
  if found then
    raise exception using errcode = 'PT409', hint = 'state',
      message = 'It has been changed again meanwhile. Look at the value that it has now.',
      detail = jsonb_build_object(
        'field', v_other.name, 'value', v_row -> v_other.name, 'by', v_other.who, 'at', v_other.changed_at
      );
  end if;

  select jsonb_object_agg(f.name, v_former -> f.name) into v_former from unnest(v_fields) f (name);
  -- The files of replaced pictures are deleted after a day.
  perform private.need(
    not exists (
      select 1 from regexp_matches(v_former::text, '/media/([a-z0-9-]+/[0-9a-f-]{36})', 'g') m
      where not exists (select 1 from storage.objects o where o.bucket_id = 'media' and starts_with(o.name, m[1]))
    ),
    'p_fields', 'The picture of that time has been deleted. Upload it again on its own screen.'
  );
  begin
    execute format(
      'update public.%1$I t set (%2$s) = row(%3$s) from jsonb_populate_record(null::public.%1$I, $1) r
      where t.%4$I = r.%4$I',
      v_log.table_name, (select string_agg(format('%I', f), ', ') from unnest(v_fields) f),
      (select string_agg(format('r.%I', f), ', ') from unnest(v_fields) f), private.key_column(v_log.table_name)
    ) using v_former || jsonb_build_object(private.key_column(v_log.table_name), v_log.row_key);
  exception
    when unique_violation then
      perform private.refuse('taken', 'Something else has this value now. Change that first.');
    when foreign_key_violation then
      perform private.refuse('broken', 'The old value refers to something that is not there any more.');
    when integrity_constraint_violation or data_exception then
      perform private.refuse('broken', 'The old value breaks a rule that holds today. Nothing has been changed.');
  end;
  return jsonb_build_object('restored', v_fields, 'gone', v_gone);
end $$;

create function public.restore_change(p_id bigint, p_fields text[], p_expect jsonb default null) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.restore_change(p_id, p_fields, p_expect)
$$;
comment on function public.restore_change(bigint, text[], jsonb) is
  'Puts fields of an entry of the change log back to their values before that change, as a change of its own. '
  'p_expect: the values that the caller saw, by field. Returns the fields "restored", and those that are "gone" since '
  'a later version. Rights operations and that of the table (42501); PT404 if the entry or the row is gone; PT409 if a '
  'value is another than expected (hint state; field, value, by and at in the detail), taken or broken; PT422 for '
  'other fields and tables.';

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
  -- An edition that stays, as a visitor has ordered, must not go on selling: nobody gets money for the sample account.
  execute 'update public.pass_settings set upi_vpa = null where upi_vpa = ''sample.garba@mandap''';
  return v_counts;
end $$;
comment on function private.remove_demo() is
  'Deletes every untouched row of supabase/demo.sql with its children, and the invented figures; ends the sale to the '
  'sample account; returns the count per table. Called by npm run demo:remove; not granted to any API role.';

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

grant execute on function private.list_changes(text, text, uuid, text, timestamptz, timestamptz, integer, bigint),
  public.list_changes(text, text, uuid, text, timestamptz, timestamptz, integer, bigint), private.change_actors(),
  public.change_actors(), private.restore_change(bigint, text[], jsonb), public.restore_change(bigint, text[], jsonb),
  private.demo_rows_as_admin(), public.demo_rows(), private.remove_demo_as_owner(), public.remove_demo()
  to authenticated;
