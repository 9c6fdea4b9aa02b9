-- The bucket of uploaded pictures. Public by address, but only admins list, add, replace or delete.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('media', 'media', true, 5242880, array['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create function private.is_media_name(p_name text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select p_name ~ '^[a-z0-9-]{1,40}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(-[a-z0-9]{1,12})?\.(jpg|jpeg|png|webp|avif)$'
$$;
comment on function private.is_media_name(text) is 'folder/random-uuid.ext (or uuid-thumb.ext): names that cannot be guessed and hold nothing of the original file name. No SVG, which can carry script.';
grant execute on function private.is_media_name(text) to authenticated, service_role;

create policy "admins list media" on storage.objects for select to authenticated
  using (bucket_id = 'media' and (select private.may('content')));
create policy "admins add media" on storage.objects for insert to authenticated
  with check (bucket_id = 'media' and (select private.may('content')) and private.is_media_name(name));
create policy "admins replace media" on storage.objects for update to authenticated
  using (bucket_id = 'media' and (select private.may('content')))
  with check (bucket_id = 'media' and (select private.may('content')) and private.is_media_name(name));
create policy "admins delete media" on storage.objects for delete to authenticated
  using (bucket_id = 'media' and (select private.may('content')));
