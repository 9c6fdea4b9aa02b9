-- The public search for venues. The caller's own rights decide what is found.

create function public.search_venues(
  p_area text default null, p_guests integer default null, p_max_plate_paise integer default null, p_food text default null,
  p_type text default null, p_ac boolean default false, p_rooms integer default 0, p_parking integer default 0,
  p_outside_caterer boolean default false, p_sort text default 'recommended', p_limit integer default 12, p_offset integer default 0)
returns table (id uuid, slug text, name text, area text, type text, min_guests integer, max_guests integer, veg_paise integer,
  nonveg_paise integer, rental_paise bigint, rooms integer, parking integer, ac boolean, outside_caterer boolean, is_partner boolean,
  is_demo boolean, price_verified_on date, image_url text, image_alt text, image_width integer, image_height integer,
  focal_x real, focal_y real, total_count bigint)
language plpgsql stable security invoker set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.need(p_food is null or p_food = any (private.list_foods()), 'p_food', 'This kind of food is not known.');
  perform private.need(p_type is null or p_type = any (private.list_venue_types()), 'p_type', 'This type of venue is not known.');
  perform private.need(p_sort = any (private.list_venue_orders()), 'p_sort', 'This order is not known.');
  return query
    with matching as materialized (
      select v.id, v.display_order, v.name, v.max_guests, case when p_food = 'nonveg' then v.nonveg_paise when p_food is null then v.plate_paise else v.veg_paise end as plate
      from public.venues v
      where v.is_visible and v.deleted_at is null
        and (p_area is null or v.area = p_area)
        and (p_guests is null or p_guests between v.min_guests and v.max_guests)
        and (p_type is null or v.type = p_type)
        and (p_food is null
          or p_food = 'veg' and v.veg_paise is not null
          or p_food = 'nonveg' and v.nonveg_paise is not null
          or p_food = 'pure-veg' and v.veg_paise is not null and v.nonveg_paise is null)
        and (p_ac is not true or v.ac)
        and (p_outside_caterer is not true or v.outside_caterer)
        and v.rooms >= coalesce(p_rooms, 0)
        and v.parking >= coalesce(p_parking, 0)
    ), found as materialized (
      select * from matching m where p_max_plate_paise is null or m.plate <= p_max_plate_paise
    ), size as (
      select count(*) as total, least(greatest(coalesce(p_limit, 12), 1), 100) as most from found
    ), page as (
      select f.id, row_number() over (order by
          case p_sort when 'price' then f.plate when 'smallest' then f.max_guests end nulls last,
          case p_sort when 'price-desc' then f.plate when 'largest' then f.max_guests end desc nulls last,
          f.display_order, f.name, f.id) as place
      from found f
      order by place
      limit (select s.most from size s)
      -- Past the end stands the last page: the total must be known there too.
      offset (select greatest(least(greatest(coalesce(p_offset, 0), 0), (s.total - 1) / s.most * s.most), 0) from size s)
    )
    select v.id, v.slug, v.name, v.area, v.type, v.min_guests, v.max_guests, v.veg_paise, v.nonveg_paise, v.rental_paise, v.rooms, v.parking,
      v.ac, v.outside_caterer, v.is_partner, v.is_demo, v.price_verified_on, c.image_url, c.alt, c.width, c.height, c.focal_x, c.focal_y, s.total
    from page p
    join public.venues v on v.id = p.id
    cross join size s
    left join lateral (
      select i.image_url, i.alt, i.width, i.height, i.focal_x, i.focal_y from public.venue_images i
      where i.venue_id = v.id and i.deleted_at is null order by i.display_order, i.created_at limit 1
    ) c on true
    order by p.place;
end $$;
comment on function public.search_venues(text, integer, integer, text, text, boolean, integer, integer, boolean, text, integer, integer) is
  'A page (1 to 100) of the visible venues that fit everything asked, each with its cover and total_count of all that fit; past the end the last page. Area exactly; guests within min and max; price of the plate asked for (the cheaper one without p_food), venues without a price only where none is asked; p_food veg, nonveg, pure-veg; p_rooms and p_parking at least. p_sort recommended, price, price-desc, largest, smallest. PT422 for an unknown food, type or order.';

create function public.venue_areas() returns table (area text, venues integer)
language sql stable security invoker set search_path = '' as $$
  select v.area, count(*)::integer from public.venues v where v.is_visible and v.deleted_at is null group by v.area order by v.area
$$;
comment on function public.venue_areas() is 'The areas that visible venues stand in, by name, with the number of venues.';
grant execute on function public.search_venues(text, integer, integer, text, text, boolean, integer, integer, boolean, text, integer, integer),
  public.venue_areas() to anon, authenticated, service_role;
