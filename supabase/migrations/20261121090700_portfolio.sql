-- Albums and their pictures. Visitors see them through get_portfolio_albums_with_cover and portfolio_images.

create table public.albums (
  id uuid primary key default gen_random_uuid(),
  slug text not null constraint albums_slug_key unique constraint albums_slug_check check (slug ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  title text not null constraint albums_title_check check (private.is_line(title, 1, 120)),
  description text not null default '' constraint albums_description_check check (private.is_text(description, 2000)),
  category text not null constraint albums_category_check check (private.is_line(category, 1, 60)),
  cover_image_id uuid,
  is_featured boolean not null default false,
  is_visible boolean not null default true,
  sort integer not null default 0,
  event_date date,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.albums is 'Portfolio albums. Visitors see the visible ones, admins all.';
comment on column public.albums.cover_image_id is 'A picture of this album; without one the first by sort is the cover.';
comment on column public.albums.sort is 'Order in lists, small first.';
comment on column public.albums.is_demo is 'Row of supabase/demo.sql, removed by npm run demo:remove.';

create table public.portfolio_images (
  id uuid primary key default gen_random_uuid(),
  album_id uuid not null references public.albums (id) on delete cascade,
  image_url text not null constraint portfolio_images_image_url_check check (private.is_safe_link(image_url)),
  alt text not null default '' constraint portfolio_images_alt_check check (private.is_line(alt, 0, 300)),
  width integer constraint portfolio_images_width_check check (width between 1 and 20000),
  height integer constraint portfolio_images_height_check check (height between 1 and 20000),
  thumbhash text constraint portfolio_images_thumbhash_check check (thumbhash ~ '^[A-Za-z0-9+/=]{1,60}$'),
  focal_x real not null default 0.5 constraint portfolio_images_focal_x_check check (focal_x between 0 and 1),
  focal_y real not null default 0.5 constraint portfolio_images_focal_y_check check (focal_y between 0 and 1),
  sort integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint portfolio_images_id_album_id_key unique (id, album_id)
);
comment on table public.portfolio_images is 'Pictures of albums; visible where their album is.';
comment on column public.portfolio_images.image_url is 'Own path (/pictures/...) or https address of the public bucket media.';
comment on column public.portfolio_images.focal_x is 'What must stay in view when the picture is cropped: 0 left, 1 right (focal_y: 0 top).';
create index portfolio_images_album_idx on public.portfolio_images (album_id, sort, created_at);

alter table public.albums add constraint albums_cover_image_fkey
  foreign key (cover_image_id, id) references public.portfolio_images (id, album_id) on delete set null (cover_image_id);
create index albums_cover_image_idx on public.albums (cover_image_id, id);
create index albums_order_idx on public.albums (sort, created_at) where is_visible;

create trigger albums_touch before update on public.albums for each row execute function private.touch();
create trigger portfolio_images_touch before update on public.portfolio_images for each row execute function private.touch();

alter table public.albums enable row level security;
create policy "visitors see visible albums" on public.albums for select to anon using (is_visible);
create policy "admins see every album, others the visible ones" on public.albums for select to authenticated
  using (is_visible or (select private.is_admin()));
create policy "admins add albums" on public.albums for insert to authenticated with check ((select private.is_admin()));
create policy "admins change albums" on public.albums for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins remove albums" on public.albums for delete to authenticated using ((select private.is_admin()));

alter table public.portfolio_images enable row level security;
create policy "visitors see pictures of visible albums" on public.portfolio_images for select to anon
  using (exists (select 1 from public.albums a where a.id = album_id and a.is_visible));
create policy "admins see every picture, others those of visible albums" on public.portfolio_images for select to authenticated
  using ((select private.is_admin()) or exists (select 1 from public.albums a where a.id = album_id and a.is_visible));
create policy "admins add pictures" on public.portfolio_images for insert to authenticated with check ((select private.is_admin()));
create policy "admins change pictures" on public.portfolio_images for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins remove pictures" on public.portfolio_images for delete to authenticated using ((select private.is_admin()));

revoke all on public.albums, public.portfolio_images from anon, authenticated;
grant select on public.albums, public.portfolio_images to anon, authenticated;
grant delete on public.albums, public.portfolio_images to authenticated;
grant insert (id, slug, title, description, category, cover_image_id, is_featured, is_visible, sort, event_date),
  update (slug, title, description, category, cover_image_id, is_featured, is_visible, sort, event_date) on public.albums to authenticated;
grant insert (id, album_id, image_url, alt, width, height, thumbhash, focal_x, focal_y, sort),
  update (album_id, image_url, alt, width, height, thumbhash, focal_x, focal_y, sort) on public.portfolio_images to authenticated;
grant select, insert, update, delete on public.albums, public.portfolio_images to service_role;

create function public.get_portfolio_albums_with_cover(p_featured boolean default null, p_category text default null, p_limit integer default null)
returns table (id uuid, slug text, title text, description text, category text, cover_image text, cover_alt text,
  cover_width integer, cover_height integer, cover_focal_x real, cover_focal_y real, is_featured boolean, is_demo boolean,
  event_date date, image_count integer)
language sql stable security invoker set search_path = '' as $$
  select a.id, a.slug, a.title, a.description, a.category, c.image_url, c.alt, c.width, c.height, c.focal_x, c.focal_y,
    a.is_featured, a.is_demo, a.event_date,
    (select count(*)::integer from public.portfolio_images i where i.album_id = a.id)
  from public.albums a
  left join lateral (
    select i.image_url, i.alt, i.width, i.height, i.focal_x, i.focal_y from public.portfolio_images i
    where i.album_id = a.id
    order by (i.id = a.cover_image_id) desc nulls last, i.sort, i.created_at
    limit 1
  ) c on true
  where a.is_visible
    and (p_featured is null or a.is_featured = p_featured)
    and (p_category is null or a.category = p_category)
  order by a.sort, a.created_at, a.id
  limit case when p_limit is null then null else least(greatest(p_limit, 0), 500) end
$$;
comment on function public.get_portfolio_albums_with_cover(boolean, text, integer) is 'Visible albums in their order, each with its cover (null without pictures) and number of pictures. All arguments optional: featured or not, exact category, at most so many.';
revoke execute on all functions in schema public from public;
grant execute on function public.get_portfolio_albums_with_cover(boolean, text, integer) to anon, authenticated, service_role;
