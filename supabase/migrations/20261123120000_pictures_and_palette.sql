-- Uploaded files that nothing names any more: of an upload that was cancelled, of a picture that was replaced, of a row whose time to
-- be restored is over. SQL knows which they are; they are removed over the storage API, which takes the file along with its entry.
-- And the palette of the mails.

create function private.unused_pictures() returns setof text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_table text;
  v_found text[];
  v_named text[] := '{}';
begin
  -- Whatever the owner edits may name a picture, and so does what was published before and may be published again.
  for v_table in
    select t.tgrelid::regclass::text from pg_catalog.pg_trigger t where t.tgfoid = 'private.note_edit'::regproc
    union select 'private.publications'
  loop
    execute format($f$
      select array_agg(distinct m[1]) from %s r, regexp_matches(r::text, '/media/([a-z0-9-]+/[0-9a-f-]{36})', 'g') m
      where r::text like '%%/media/%%' $f$, v_table) into v_found;
    v_named := v_named || v_found;
  end loop;
  return query
    select o.name from storage.objects o
    where o.bucket_id = 'media' and greatest(o.created_at, o.updated_at) < now() - interval '1 day'
      -- A row names the widest file, and all widths of a picture go together.
      and not exists (select 1 from unnest(v_named) n (stem) where n.stem = substring(o.name from '^[a-z0-9-]+/[0-9a-f-]{36}'))
    order by o.name limit 1000;
end $$;
comment on function private.unused_pictures() is 'The body of public.unused_pictures.';
create function public.unused_pictures() returns setof text
language sql stable security invoker set search_path = '' as $$ select private.unused_pictures() $$;
comment on function public.unused_pictures() is 'Names of files in the bucket media that were sent over a day ago and that no row names, at most 1000: rows that can be restored, drafts and former publications count. Service role only.';

create function private.queue_unused_pictures() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (select 1 from private.unused_pictures()) then
    delete from private.outbox o where o.kind = 'remove_pictures' and o.status <> 'sending';
    insert into private.outbox (kind) values ('remove_pictures');
  end if;
end $$;
comment on function private.queue_unused_pictures() is 'Asks for the removal of unused files, if there are any. Part of private.tidy; which files they are is asked again when they are removed.';

create function private.firm_palette() returns text
language sql stable security definer set search_path = '' as $$
  select c.published ->> 'palette' from public.site_content c where c.key = 'firm.colours'
$$;
comment on function private.firm_palette() is 'Name of the palette that was published, for the mails; null for the one that the site came with.';

grant execute on function public.unused_pictures(), private.unused_pictures() to service_role;
