-- Tables that people edit: a version that tells two editors apart, a log of who changed what, and removal that can be
-- taken back: a row is marked in deleted_at, no visitor sees it, and private.tidy deletes it when its time is over.

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
alter table private.audit_log enable row level security;
create policy "nobody reaches this table over the API" on private.audit_log for all to anon, authenticated using (false) with check (false);
comment on table private.audit_log is 'Every change of what the owner edits. Written by the trigger private.audit only, read through list_changes, kept audit_log_days days.';
comment on column private.audit_log.actor is 'Account; null where SQL or a timer made the change. No foreign key: the log outlives the account.';
comment on column private.audit_log.before is 'The changed columns as they were; the whole row of a deletion.';
comment on column private.audit_log.after is 'The changed columns as they are; the whole row of an insertion.';
create index audit_log_row_idx on private.audit_log (table_name, row_key, id desc);
create index audit_log_changed_idx on private.audit_log (changed_at);

insert into private.settings (key, value, description) values
  ('audit_log_days', '730', 'Days that the log of the owner''s changes is kept.'),
  ('removed_rows_days', '30', 'Days that what was removed in the admin area can be restored.');

create function private.keep_log() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and old.changed_at < now() - make_interval(days => private.setting_int('audit_log_days')) then
    return old;
  end if;
  raise exception 'The log of changes cannot be changed.' using errcode = '42501';
end $$;
comment on function private.keep_log() is 'BEFORE UPDATE OR DELETE OR TRUNCATE on the log: only what is over age may go.';
create trigger audit_log_keep before update or delete on private.audit_log for each row execute function private.keep_log();
create trigger audit_log_keep_all before truncate on private.audit_log for each statement execute function private.keep_log();

create function private.note_edit() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_own constant text[] := array['version', 'updated_at'] || coalesce(tg_argv, '{}');
begin
  new.version := old.version;
  new.updated_at := old.updated_at;
  if to_jsonb(new) - v_own <> to_jsonb(old) - v_own then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;
comment on function private.note_edit() is 'BEFORE UPDATE trigger: raises version and updated_at when the content changes. Arguments: columns that are counters, not content.';

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
comment on function private.audit() is 'AFTER trigger: writes a change into the log. Arguments: the key column, then columns that are counters, not content.';

create function private.note_removal() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.deleted_at := case when new.deleted_at is not null then coalesce(old.deleted_at, now()) end;
  return new;
end $$;
comment on function private.note_removal() is 'BEFORE UPDATE OF deleted_at: a row is removed by the clock of the database, whatever that of the browser says; null restores it.';

-- One line a table: its key, and the columns in it that are counted rather than edited.
do $$
declare
  v record;
begin
  for v in
    select t.* from (values
      ('page_visibility', 'id', null), ('ad_bar', 'id', null), ('contact_info', 'id', null), ('site_content', 'key', null),
      ('albums', 'id', null), ('portfolio_images', 'id', null),
      ('upcoming_events_section', 'id', null), ('upcoming_events', 'id', 'like_count'), ('upcoming_event_images', 'id', null),
      ('venues', 'id', null), ('venue_images', 'id', null), ('venue_private', 'venue_id', null),
      ('garba_editions', 'id', null), ('garba_nights', 'id', null), ('garba_faqs', 'id', null), ('garba_sponsors', 'id', null)
    ) t (name, key, counter)
  loop
    execute format('alter table public.%I add column version integer not null default 1, add column if not exists updated_at timestamptz not null default now()', v.name);
    execute format('comment on column public.%I.version is %L', v.name, 'Raised by each change of the content: a save names the version that it began from.');
    execute format('drop trigger if exists %I on public.%I', v.name || '_touch', v.name);
    execute format('create trigger %I before update on public.%I for each row execute function private.note_edit(%s)', v.name || '_edit', v.name, coalesce(quote_literal(v.counter), ''));
    if exists (select 1 from pg_attribute a where a.attrelid = format('public.%I', v.name)::regclass and a.attname = 'deleted_at') then
      execute format('create trigger %I before update of deleted_at on public.%I for each row execute function private.note_removal()', v.name || '_removal', v.name);
      execute format('comment on column public.%I.deleted_at is %L', v.name, 'When it was removed; null while it is there. Restored by null, deleted removed_rows_days later.');
    end if;
    execute format('create trigger %I after insert or update or delete on public.%I for each row execute function private.audit(%L%s)', v.name || '_audit', v.name, v.key, coalesce(', ' || quote_literal(v.counter), ''));
  end loop;
end $$;

create function private.list_changes(p_table text, p_key text, p_limit integer, p_before bigint)
returns table (id bigint, changed_at timestamptz, actor_email text, table_name text, row_key text, action text, before jsonb, after jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('operations');
  return query
    select l.id, l.changed_at, u.email::text, l.table_name, l.row_key, l.action, l.before, l.after
    from private.audit_log l left join auth.users u on u.id = l.actor
    where (p_table is null or l.table_name = p_table) and (p_key is null or l.row_key = p_key) and (p_before is null or l.id < p_before)
    order by l.id desc
    limit least(greatest(coalesce(p_limit, 50), 1), 200);
end $$;
comment on function private.list_changes(text, text, integer, bigint) is 'The body of public.list_changes.';

create function public.list_changes(p_table text default null, p_key text default null, p_limit integer default 50, p_before bigint default null)
returns table (id bigint, changed_at timestamptz, actor_email text, table_name text, row_key text, action text, before jsonb, after jsonb)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_changes(p_table, p_key, p_limit, p_before)
$$;
comment on function public.list_changes(text, text, integer, bigint) is 'The log of the owner''s changes, newest first: of one table, of one row, or all; at most 200, older ones than the id p_before. Admins only (42501).';

grant execute on function public.list_changes(text, text, integer, bigint), private.list_changes(text, text, integer, bigint) to authenticated;
