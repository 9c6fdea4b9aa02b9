-- Albums and their pictures. Visitors read them through get_portfolio_albums_with_cover and portfolio_images.

create table public.albums (
  id uuid primary key default gen_random_uuid(),
  slug text not null constraint albums_slug_check check (slug ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  title text not null constraint albums_title_check check (private.is_line(title, 1, 120)),
  description text not null default '' constraint albums_description_check check (private.is_text(description, 2000)),
  category text not null constraint albums_category_check check (private.is_line(category, 1, 60)),
  services text[] not null default '{}'
    constraint albums_services_check check (private.is_flat(services) and private.are_slugs(services)),
  cover_image_id uuid,
  is_featured boolean not null default false,
  is_visible boolean not null default true,
  display_order integer not null default 0,
  event_date date constraint albums_event_date_check check (private.is_day(event_date)),
  deleted_at timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search_text text not null generated always as (private.folded(title || ' ' || category || ' ' || slug)) stored
);
comment on table public.albums is 'Portfolio albums. Visitors see visible, unremoved ones, admins all.';
comment on column public.albums.services is
  'Slugs of services (/services/...) whose pages show the album, regardless of category, title and description.';
comment on column public.albums.cover_image_id is 'A picture of this album; null for the first by display_order.';
comment on column public.albums.deleted_at is
  'When the row was removed; set to null to restore it. Purged after removed_rows_days.';
comment on column public.albums.is_demo is 'Row of supabase/demo.sql, removed by npm run demo:remove.';
comment on column public.albums.version is
  'Incremented on every content change; a save filters by the version it read.';
comment on column public.albums.search_text is 'Text for the admin search, by private.folded.';
create index albums_cover_image_idx on public.albums (cover_image_id, id);
create unique index albums_slug_key on public.albums (slug) where deleted_at is null;
create index albums_order_idx on public.albums (display_order, created_at) where is_visible and deleted_at is null;
create index albums_services_idx on public.albums using gin (services) where is_visible and deleted_at is null;
create index albums_category_idx on public.albums (category, display_order, created_at)
  where is_visible and deleted_at is null;

create table public.portfolio_images (
  id uuid primary key default gen_random_uuid(),
  album_id uuid not null references public.albums (id) on delete cascade,
  image_url text not null,
  alt text not null default '',
  caption text not null default '' constraint portfolio_images_caption_check check (private.is_line(caption, 0, 160)),
  width integer,
  height integer,
  thumbhash text,
  focal_x real not null default 0.5,
  focal_y real not null default 0.5,
  display_order integer not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint portfolio_images_id_album_id_key unique (id, album_id),
  constraint portfolio_images_picture_check
    check (private.is_picture(image_url, alt, width, height, thumbhash, focal_x, focal_y))
);
comment on table public.portfolio_images is 'Pictures of albums, as visible as their album.';
comment on column public.portfolio_images.caption is
  'Shown under the open picture, unlike alt, the text alternative; empty for the album''s title.';
comment on column public.portfolio_images.deleted_at is
  'When the row was removed; set to null to restore it. Purged after removed_rows_days.';
comment on column public.portfolio_images.version is
  'Incremented on every content change; a save filters by the version it read.';
create index portfolio_images_album_idx on public.portfolio_images (album_id, display_order, created_at);

alter table public.albums add constraint albums_cover_image_fkey foreign key (cover_image_id, id)
  references public.portfolio_images (id, album_id) on delete set null (cover_image_id);

create trigger albums_a_clean before insert or update on public.albums
  for each row execute function private.clean_row('description text');
create trigger albums_demo before update on public.albums
  for each row when (old.is_demo) execute function private.keep_demo();
create trigger albums_edit before update on public.albums for each row execute function private.note_edit();
create trigger albums_removal before update of deleted_at on public.albums
  for each row execute function private.note_removal();
create trigger albums_audit after insert or update or delete on public.albums
  for each row execute function private.audit('id');

alter table public.albums enable row level security;
create policy "visitors see visible albums" on public.albums for select to anon
  using (is_visible and deleted_at is null);
create policy "admins see every album, others the visible ones" on public.albums for select to authenticated
  using ((is_visible and deleted_at is null) or (select private.may('content')));
create policy "admins add albums" on public.albums for insert to authenticated
  with check ((select private.may('content')));
create policy "admins change albums" on public.albums for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

grant select on public.albums to anon, authenticated;
grant insert (
    id, slug, title, description, category, services, cover_image_id, is_featured, is_visible, display_order, event_date
  ),
  update (
    slug, title, description, category, services, cover_image_id, is_featured, is_visible, display_order, event_date,
    deleted_at
  ) on public.albums to authenticated;
grant select, insert, update, delete on public.albums to service_role;

create trigger portfolio_images_a_clean before insert or update on public.portfolio_images
  for each row execute function private.clean_row();
create trigger portfolio_images_edit before update on public.portfolio_images
  for each row execute function private.note_edit();
create trigger portfolio_images_removal before update of deleted_at on public.portfolio_images
  for each row execute function private.note_removal();
create trigger portfolio_images_audit after insert or update or delete on public.portfolio_images
  for each row execute function private.audit('id');
create trigger portfolio_images_demo after insert or update on public.portfolio_images
  for each row execute function private.keep_demo_parent('albums', 'album_id');

alter table public.portfolio_images enable row level security;
create policy "visitors see pictures of visible albums" on public.portfolio_images for select to anon
  using (deleted_at is null and exists (
    select 1 from public.albums a where a.id = album_id and a.is_visible and a.deleted_at is null
  ));
create policy "admins see every picture, others those of visible albums" on public.portfolio_images
  for select to authenticated
  using (
    (select private.may('content'))
      or (deleted_at is null and exists (
        select 1 from public.albums a where a.id = album_id and a.is_visible and a.deleted_at is null
      ))
  );
create policy "admins add pictures" on public.portfolio_images for insert to authenticated
  with check ((select private.may('content')));
create policy "admins change pictures" on public.portfolio_images for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

grant select on public.portfolio_images to anon, authenticated;
grant insert (id, album_id, image_url, alt, caption, width, height, thumbhash, focal_x, focal_y, display_order),
  update (album_id, image_url, alt, caption, width, height, thumbhash, focal_x, focal_y, display_order, deleted_at)
  on public.portfolio_images to authenticated;
grant select, insert, update, delete on public.portfolio_images to service_role;

-- For visitors --------------------------------------------------------------------------------------------------------

create function public.get_portfolio_albums_with_cover(
  p_featured boolean default null, p_category text default null, p_limit integer default null,
  p_offset integer default 0, p_picture integer default 1, p_service text default null
) returns table (
  id uuid, slug text, title text, description text, category text, cover_image text, cover_alt text,
  cover_width integer, cover_height integer, cover_focal_x real, cover_focal_y real, is_featured boolean,
  is_demo boolean, event_date date, image_count integer
)
language sql stable security invoker set search_path = '' as $$
  select a.id, a.slug, a.title, a.description, a.category, c.image_url, c.alt, c.width, c.height, c.focal_x, c.focal_y,
    a.is_featured, a.is_demo, a.event_date, n.image_count
  from (
    select * from public.albums v
    where v.is_visible and v.deleted_at is null and (p_featured is null or v.is_featured = p_featured)
      and (p_category is null or v.category = p_category) and (p_service is null or v.services @> array[p_service])
    order by v.display_order, v.created_at, v.id
    limit case when p_limit is null then null else least(greatest(p_limit, 0), 500) end
    offset least(greatest(coalesce(p_offset, 0), 0), 100000)
  ) a
    cross join lateral (
      select count(*)::integer as image_count
      from public.portfolio_images i where i.album_id = a.id and i.deleted_at is null
    ) n
    left join lateral (
      select i.image_url, i.alt, i.width, i.height, i.focal_x, i.focal_y
      from public.portfolio_images i where i.album_id = a.id and i.deleted_at is null
      order by (i.id = a.cover_image_id) desc nulls last, i.display_order, i.created_at
      limit 1 offset least(greatest(coalesce(p_picture, 1), 1), greatest(n.image_count, 1)) - 1
    ) c on true
  order by a.display_order, a.created_at, a.id
$$;
comment on function public.get_portfolio_albums_with_cover(boolean, text, integer, integer, integer, text) is
  'Visible albums in display order, each with its cover (null without pictures) and number of pictures. Optional: '
  'featured or not, exact category, limit, offset; the cover as the p_picture-th picture counted from the cover (1), '
  'or the last; slug of a service.';

create function public.get_portfolio_categories() returns table (category text, album_count integer)
language sql stable security invoker set search_path = '' as $$
  select a.category, count(*)::integer from public.albums a
  where a.is_visible and a.deleted_at is null
  group by a.category
  order by min(a.display_order), a.category
$$;
comment on function public.get_portfolio_categories() is
  'Categories of visible albums, ordered by their first album, with the number of albums.';

-- For admins ----------------------------------------------------------------------------------------------------------

create function private.list_album_summaries()
returns table (album_id uuid, image_count integer, without_alt integer, cover_id uuid, cover_image text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('content');
  return query
    select a.id, n.image_count, n.without_alt, c.id, c.image_url
    from public.albums a
    cross join lateral (
      select count(*)::integer as image_count, (count(*) filter (where i.alt = ''))::integer as without_alt
      from public.portfolio_images i where i.album_id = a.id and i.deleted_at is null
    ) n
    left join lateral (
      select i.id, i.image_url from public.portfolio_images i
      where i.album_id = a.id and i.deleted_at is null
      order by (i.id = a.cover_image_id) desc nulls last, i.display_order, i.created_at
      limit 1
    ) c on true;
end $$;

create function public.list_album_summaries()
returns table (album_id uuid, image_count integer, without_alt integer, cover_id uuid, cover_image text)
language sql stable security invoker set search_path = '' as $$ select * from private.list_album_summaries() $$;
comment on function public.list_album_summaries() is
  'Per album, removed ones included: number of pictures, number without a text alternative, and the public cover '
  '(null without pictures). Right content (42501).';

create function private.move_pictures(p_ids uuid[], p_album uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_last integer;
begin
  perform private.require_right('content');
  if not exists (select 1 from public.albums a where a.id = p_album and a.deleted_at is null for update) then
    raise exception 'This album does not exist any more.' using errcode = 'PT422';
  end if;
  select coalesce(max(i.display_order), 0) into v_last
  from public.portfolio_images i where i.album_id = p_album and i.deleted_at is null;
  update public.albums a set cover_image_id = null where a.cover_image_id = any (p_ids) and a.id <> p_album;
  update public.portfolio_images i set album_id = p_album, display_order = v_last + 10 * o.place
  from unnest(p_ids) with ordinality o (id, place)
  where i.id = o.id and i.album_id <> p_album;
end $$;

create function public.move_pictures(p_ids uuid[], p_album uuid) returns void
language sql volatile security invoker set search_path = '' as $$ select private.move_pictures(p_ids, p_album) $$;
comment on function public.move_pictures(uuid[], uuid) is
  'Moves pictures to the end of an album, in the given order; a moved cover is no longer the cover of its former '
  'album. Right content (42501); PT422 if the album does not exist.';

grant execute on function public.get_portfolio_albums_with_cover(boolean, text, integer, integer, integer, text),
  public.get_portfolio_categories() to anon, authenticated, service_role;
grant execute on function private.list_album_summaries(), public.list_album_summaries(),
  private.move_pictures(uuid[], uuid), public.move_pictures(uuid[], uuid) to authenticated;
