-- "Remove the demo" takes what the site came with and nothing else. A demo row that somebody has changed, or on which something of
-- theirs hangs, is a demo row no longer: its is_demo becomes false, in the same transaction.

create table private.demo_kept (
  table_name text not null,
  id uuid not null,
  kept_by uuid,
  kept_at timestamptz not null default now(),
  primary key (table_name, id)
);
alter table private.demo_kept enable row level security;
create policy "nobody reaches this table over the API" on private.demo_kept for all to anon, authenticated using (false) with check (false);
comment on table private.demo_kept is 'Rows that came with the demo and stay when it is removed. Written by the trigger private.keep_demo.';
comment on column private.demo_kept.kept_by is 'Account that changed it first; null where a visitor signed up for it.';

create function private.keep_demo() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Counted, looked at, put in order or removed: that makes no demo row anybody's own. Generated columns are not computed yet.
  v_own constant text[] := array['version', 'updated_at', 'is_demo', 'display_order', 'deleted_at', 'seen_at', 'like_count']
    || array(select a.attname::text from pg_catalog.pg_attribute a where a.attrelid = tg_relid and a.attgenerated <> '');
begin
  -- Within another trigger it is a foreign key that lets go of what has been deleted.
  if auth.uid() is not null and pg_trigger_depth() = 1 and to_jsonb(new) - v_own <> to_jsonb(old) - v_own then
    new.is_demo := false;
  end if;
  if not new.is_demo then
    insert into private.demo_kept (table_name, id, kept_by) values (tg_table_name, old.id, auth.uid()) on conflict do nothing;
  end if;
  return new;
end $$;
comment on function private.keep_demo() is 'BEFORE UPDATE trigger of demo rows: the first change by a signed-in person makes the row theirs.';

create function private.keep_demo_parent() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_own constant text[] := array['version', 'updated_at'];
begin
  if (auth.uid() is null and tg_argv[2] is distinct from 'anybody') or (tg_op = 'UPDATE' and to_jsonb(new) - v_own = to_jsonb(old) - v_own) then
    return null;
  end if;
  execute format('update public.%I set is_demo = false where is_demo and id in ($1, $2)', tg_argv[0])
    using (to_jsonb(new) ->> tg_argv[1])::uuid, case when tg_argv[2] is distinct from 'new' then (to_jsonb(old) ->> tg_argv[1])::uuid end;
  return null;
end $$;
comment on function private.keep_demo_parent() is 'AFTER INSERT OR UPDATE trigger of what hangs on demo rows: keeps the row it hangs on. Arguments: the table of that row, the column that names it, and "anybody" where visitors write too, or "new" where what is left behind is not changed by it.';

-- No list to forget a table in; supabase/tests/demo.test.ts is red for one that comes later and lacks its trigger.
create function private.demo_marks() returns table (name text, mark text)
language sql stable set search_path = '' as $$
  select c.relname::text, a.attname::text from pg_catalog.pg_class c
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname in ('is_demo', 'is_sample') and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname
$$;
comment on function private.demo_marks() is 'Every table that holds rows of the demo, or invented figures, with the column that marks them.';

do $$
declare
  v record;
begin
  for v in select m.name from private.demo_marks() m where m.mark = 'is_demo' loop
    execute format('create trigger %I before update on public.%I for each row when (old.is_demo) execute function private.keep_demo()', v.name || '_demo', v.name);
  end loop;
  for v in
    select t.* from (values
      ('portfolio_images', 'albums', 'album_id', null), ('upcoming_event_images', 'upcoming_events', 'event_id', null),
      ('venue_images', 'venues', 'venue_id', null), ('venue_private', 'venues', 'venue_id', null),
      ('garba_nights', 'garba_editions', 'edition_id', null), ('garba_faqs', 'garba_editions', 'edition_id', null),
      ('garba_sponsors', 'garba_editions', 'edition_id', null), ('garba_interests', 'garba_editions', 'edition_id', 'anybody')
    ) t (name, parent, key, who)
  loop
    execute format('create trigger %I after insert or update on public.%I for each row execute function private.keep_demo_parent(%L, %L%s)',
      v.name || '_demo', v.name, v.parent, v.key, coalesce(', ' || quote_literal(v.who), ''));
  end loop;
end $$;
-- An album that is chosen for an edition; one that the demo itself chose is no choice.
create trigger garba_editions_album_added after insert on public.garba_editions
  for each row execute function private.keep_demo_parent('albums', 'recap_album_id');
create trigger garba_editions_album_chosen after update on public.garba_editions
  for each row when (new.recap_album_id is distinct from old.recap_album_id and new.recap_album_id is not null)
  execute function private.keep_demo_parent('albums', 'recap_album_id', 'new');

-- Becoming somebody's own is no edit: who has the form open goes on from the same version.
create or replace function private.note_edit() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_own constant text[] := array['version', 'updated_at', 'is_demo'] || coalesce(tg_argv, '{}');
begin
  new.version := old.version;
  new.updated_at := old.updated_at;
  if to_jsonb(new) - v_own <> to_jsonb(old) - v_own then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;

create or replace function private.remove_demo() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_rows integer;
  v_counts jsonb := '{}';
begin
  for v in select * from private.demo_marks() loop
    execute format('delete from public.%I where %I', v.name, v.mark);
    get diagnostics v_rows = row_count;
    if v_rows > 0 or v.mark = 'is_demo' then
      v_counts := v_counts || jsonb_build_object(v.name, v_rows);
    end if;
  end loop;
  return v_counts;
end $$;
comment on function private.remove_demo() is 'Deletes every row of supabase/demo.sql that is still as it came, with what hangs on it, and invented figures; returns how many of each table. npm run demo:remove calls it; not granted to any API role.';
comment on function public.remove_demo() is 'Deletes for good what the site came with and nobody has changed (rows with is_demo), and invented figures; returns how many rows of each table. The owner only (42501).';

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
    execute format('select count(*) from public.%I t where t.%I and to_jsonb(t) ->> ''deleted_at'' is null', v.name, v.mark) into v_rows;
    if v_rows > 0 then
      v_all := jsonb_set(v_all, array['goes', v.name], to_jsonb(v_rows));
    end if;
    if v.mark = 'is_demo' then
      execute format('select count(k.kept_by), count(*) - count(k.kept_by) from private.demo_kept k join public.%I t using (id)
        where k.table_name = %L and t.deleted_at is null', v.name, v.name) into v_changed, v_joined;
      v_all := v_all || jsonb_build_object('changed', (v_all ->> 'changed')::integer + v_changed, 'joined', (v_all ->> 'joined')::integer + v_joined);
    end if;
  end loop;
  return v_all;
end $$;
comment on function private.demo_rows() is 'What remove_demo would delete, by table ("goes": rows that are not removed already), and how many rows of the demo stay because somebody changed them ("changed") or visitors signed up for them ("joined").';

create function private.demo_rows_as_admin() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('content');
  return private.demo_rows();
end $$;
comment on function private.demo_rows_as_admin() is 'The body of public.demo_rows.';
create function public.demo_rows() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.demo_rows_as_admin() $$;
comment on function public.demo_rows() is 'What remove_demo would delete, by table, and how many rows of the demo stay because somebody changed them or visitors signed up for them. Admins only (42501).';
grant execute on function public.demo_rows(), private.demo_rows_as_admin() to authenticated;

create or replace function private.first_steps() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('content');
  return jsonb_build_object(
    'firm', exists (select 1 from public.site_content c where c.key = 'firm.name' and c.draft is not null),
    'contact', exists (select 1 from public.contact_info c where c.version > 1),
    'numbers', exists (select 1 from public.site_content c where c.key = 'home.numbers' and c.draft is not null),
    'samples', not exists (select 1 from unnest(array['home.team', 'home.trusted-by', 'home.instagram', 'about.places']) k
      where not exists (select 1 from public.site_content c where c.key = k and c.draft is not null)),
    'demo', private.demo_rows() -> 'goes' = '{}',
    'album', exists (select 1 from public.albums a where not a.is_demo and a.is_visible and a.deleted_at is null),
    'event', exists (select 1 from public.upcoming_events e where not e.is_demo and e.is_visible and e.deleted_at is null),
    'notifications', exists (select 1 from private.settings s where s.key = 'mail_recipients' and jsonb_array_length(s.value -> 'to') > 0),
    'factor', exists (select 1 from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified'),
    'legal', exists (select 1 from public.site_content c where c.key = 'firm.facts' and c.draft -> 'legalDraft' = 'false'),
    'publish', exists (select 1 from private.publications p where p.published_by is not null));
end $$;

-- What was changed before this migration, as the log of changes tells, and editions with people on their list.
do $$
declare
  v record;
begin
  for v in
    select distinct l.table_name, l.row_key::uuid as id, l.actor
    from private.audit_log l join private.demo_marks() m on m.name = l.table_name and m.mark = 'is_demo'
    where l.actor is not null and l.action = 'update' and l.after - array['display_order', 'deleted_at', 'like_count'] <> '{}'
    union select 'garba_editions', i.edition_id, null from public.garba_interests i
    union select 'garba_editions', n.edition_id, l.actor from public.garba_nights n
      join private.audit_log l on l.table_name = 'garba_nights' and l.row_key = n.id::text and l.actor is not null
    union select 'garba_editions', n.edition_id, l.actor from public.garba_faqs n
      join private.audit_log l on l.table_name = 'garba_faqs' and l.row_key = n.id::text and l.actor is not null
    union select 'garba_editions', n.edition_id, l.actor from public.garba_sponsors n
      join private.audit_log l on l.table_name = 'garba_sponsors' and l.row_key = n.id::text and l.actor is not null
    union select 'albums', n.album_id, l.actor from public.portfolio_images n
      join private.audit_log l on l.table_name = 'portfolio_images' and l.row_key = n.id::text and l.actor is not null
    union select 'upcoming_events', n.event_id, l.actor from public.upcoming_event_images n
      join private.audit_log l on l.table_name = 'upcoming_event_images' and l.row_key = n.id::text and l.actor is not null
    union select 'venues', n.venue_id, l.actor from public.venue_images n
      join private.audit_log l on l.table_name = 'venue_images' and l.row_key = n.id::text and l.actor is not null
    union select 'venues', l.row_key::uuid, l.actor from private.audit_log l where l.table_name = 'venue_private' and l.actor is not null
  loop
    execute format('update public.%I set is_demo = false where is_demo and id = $1', v.table_name) using v.id;
    update private.demo_kept k set kept_by = v.actor where k.table_name = v.table_name and k.id = v.id and k.kept_by is null;
  end loop;
end $$;
