-- What a visitor reads under an album's picture, apart from `alt`, which tells who cannot see it what it shows.

alter table public.portfolio_images add column caption text not null default ''
  constraint portfolio_images_caption_check check (private.is_line(caption, 0, 160));
comment on column public.portfolio_images.caption is 'Read under the picture when it is open; empty for the name of its album.';
grant insert (caption), update (caption) on public.portfolio_images to authenticated;
