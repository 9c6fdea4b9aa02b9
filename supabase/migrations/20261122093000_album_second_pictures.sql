-- Albums that stand twice on one page show two pictures: get_portfolio_albums_with_cover gains p_picture, everything else of it stays.

drop function public.get_portfolio_albums_with_cover(boolean, text, integer, integer);
create function public.get_portfolio_albums_with_cover(p_featured boolean default null, p_category text default null, p_limit integer default null,
  p_offset integer default 0, p_picture integer default 1)
returns table (id uuid, slug text, title text, description text, category text, cover_image text, cover_alt text,
  cover_width integer, cover_height integer, cover_focal_x real, cover_focal_y real, is_featured boolean, is_demo boolean,
  event_date date, image_count integer)
language sql stable security invoker set search_path = '' as $$
  select a.id, a.slug, a.title, a.description, a.category, c.image_url, c.alt, c.width, c.height, c.focal_x, c.focal_y,
    a.is_featured, a.is_demo, a.event_date,
    n.image_count
  from (
    select * from public.albums v
    where v.is_visible
      and (p_featured is null or v.is_featured = p_featured)
      and (p_category is null or v.category = p_category)
    order by v.sort, v.created_at, v.id
    limit case when p_limit is null then null else least(greatest(p_limit, 0), 500) end
    offset least(greatest(coalesce(p_offset, 0), 0), 100000)
  ) a
  cross join lateral (
    select count(*)::integer as image_count from public.portfolio_images i where i.album_id = a.id
  ) n
  left join lateral (
    select i.image_url, i.alt, i.width, i.height, i.focal_x, i.focal_y from public.portfolio_images i
    where i.album_id = a.id
    order by (i.id = a.cover_image_id) desc nulls last, i.sort, i.created_at
    limit 1
    offset least(greatest(coalesce(p_picture, 1), 1), greatest(n.image_count, 1)) - 1
  ) c on true
  order by a.sort, a.created_at, a.id
$$;
comment on function public.get_portfolio_albums_with_cover(boolean, text, integer, integer, integer) is 'Visible albums in their order, each with its cover (null without pictures) and number of pictures. All arguments optional: featured or not, exact category, at most so many, after so many; as cover another of its pictures, counted from the cover (1), the last where it has fewer.';

revoke execute on function public.get_portfolio_albums_with_cover(boolean, text, integer, integer, integer) from public;
grant execute on function public.get_portfolio_albums_with_cover(boolean, text, integer, integer, integer) to anon, authenticated, service_role;
