-- The directory of venues in Patna: halls, lawns, hotels. The owner's private notes are in a separate table.

create function private.is_halls(p_halls jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(p_halls) = 'array' and jsonb_array_length(p_halls) <= 20
    and coalesce((
      select bool_and(
        case
          when jsonb_typeof(h) = 'object' and jsonb_typeof(h -> 'name') = 'string'
            and jsonb_typeof(h -> 'seated') = 'number'
            then private.is_line(h ->> 'name', 1, 80) and h ->> 'seated' ~ '^[1-9][0-9]{0,4}$'
              and h - 'name' - 'seated' = '{}'::jsonb
          else false
        end
      )
      from jsonb_array_elements(case when jsonb_typeof(p_halls) = 'array' then p_halls else '[]'::jsonb end) h
    ), true)
$$;
comment on function private.is_halls(jsonb) is
  'At most 20 entries {"name": one line, "seated": 1 to 99999} without other keys.';
grant execute on function private.is_halls(jsonb) to anon, authenticated, service_role;

create table public.venues (
  id uuid primary key default gen_random_uuid(),
  slug text not null constraint venues_slug_check check (slug ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  name text not null constraint venues_name_check check (private.is_line(name, 2, 120)),
  description text not null default '' constraint venues_description_check check (private.is_text(description, 4000)),
  area text not null constraint venues_area_check check (private.is_line(area, 2, 80)),
  address text not null default '' constraint venues_address_check check (private.is_line(address, 0, 300)),
  map_url text constraint venues_map_url_check check (private.is_safe_link(map_url)),
  type text not null constraint venues_type_check check (type = any (private.list_venue_types())),
  min_guests integer not null default 1 constraint venues_min_guests_check check (min_guests between 1 and 100000),
  max_guests integer not null constraint venues_max_guests_check check (max_guests between 1 and 100000),
  halls jsonb not null default '[]' constraint venues_halls_check check (private.is_halls(halls)),
  veg_paise integer constraint venues_veg_paise_check check (veg_paise between 1 and 10000000),
  nonveg_paise integer constraint venues_nonveg_paise_check check (nonveg_paise between 1 and 10000000),
  plate_paise integer generated always as (least(veg_paise, nonveg_paise)) stored,
  rental_paise bigint constraint venues_rental_paise_check check (rental_paise between 1 and 10000000000),
  rooms integer not null default 0 constraint venues_rooms_check check (rooms between 0 and 5000),
  parking integer not null default 0 constraint venues_parking_check check (parking between 0 and 20000),
  ac boolean not null default false,
  outside_caterer boolean not null default false,
  decor_policy text not null default 'any'
    constraint venues_decor_policy_check check (decor_policy = any (private.list_decor_policies())),
  amenities text[] not null default '{}'
    constraint venues_amenities_check check (private.is_flat(amenities) and private.are_lines(amenities, 30, 60)),
  is_partner boolean not null default false,
  price_verified_on date constraint venues_price_verified_on_check
    check (price_verified_on >= '2020-01-01' and private.is_day(price_verified_on)),
  is_visible boolean not null default true,
  display_order integer not null default 0
    constraint venues_display_order_check check (display_order between 0 and 999999),
  deleted_at timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search_text text not null generated always as (
    private.folded(name || ' ' || area || ' ' || coalesce(address, ''))
  ) stored,
  constraint venues_guests_valid check (min_guests <= max_guests)
);
comment on table public.venues is 'Event venues in Patna. Visitors see visible ones, admins all.';
comment on column public.venues.area is
  'Neighbourhood as shown; the public list of areas comes from the visible venues.';
comment on column public.venues.min_guests is 'Smallest party that the venue takes (or bills).';
comment on column public.venues.max_guests is 'Largest seated party at one function.';
comment on column public.venues.halls is 'Halls and lawns: [{"name": "Upper hall", "seated": 250}].';
comment on column public.venues.veg_paise is
  'Vegetarian plate in paise, excluding tax; null if not served or on request.';
comment on column public.venues.nonveg_paise is 'Non-vegetarian plate in paise; null if not served.';
comment on column public.venues.plate_paise is 'The cheaper plate in paise; null if both prices are on request.';
comment on column public.venues.rental_paise is 'Rent per day in paise; null if included in the plate price.';
comment on column public.venues.parking is 'Number of parking spaces for cars.';
comment on column public.venues.decor_policy is
  'any: every decorator, fee: outside decorators for a fee, house: in-house team only.';
comment on column public.venues.price_verified_on is 'Day of the last price check; shown to visitors.';
comment on column public.venues.deleted_at is
  'When the row was removed; set to null to restore it. Purged after removed_rows_days.';
comment on column public.venues.is_demo is
  'Sample of supabase/demo.sql, labelled as such, removed by npm run demo:remove.';
comment on column public.venues.version is
  'Incremented on every content change; a save filters by the version it read.';
comment on column public.venues.search_text is 'Text for the admin search, by private.folded.';
create unique index venues_slug_key on public.venues (slug) where deleted_at is null;
create index venues_order_idx on public.venues (display_order, name, id) where is_visible and deleted_at is null;
create index venues_area_idx on public.venues (area, display_order) where is_visible and deleted_at is null;
create index venues_plate_idx on public.venues (plate_paise) where is_visible and deleted_at is null;
create index venues_guests_idx on public.venues (max_guests) where is_visible and deleted_at is null;

create trigger venues_a_clean before insert or update on public.venues
  for each row execute function private.clean_row('description text');
create trigger venues_demo before update on public.venues
  for each row when (old.is_demo) execute function private.keep_demo();
create trigger venues_edit before update on public.venues for each row execute function private.note_edit();
create trigger venues_removal before update of deleted_at on public.venues
  for each row execute function private.note_removal();
create trigger venues_audit after insert or update or delete on public.venues
  for each row execute function private.audit('id');

alter table public.venues enable row level security;
create policy "visitors see visible venues" on public.venues for select to anon
  using (is_visible and deleted_at is null);
create policy "admins see every venue, others the visible ones" on public.venues for select to authenticated
  using ((is_visible and deleted_at is null) or (select private.may('content')));
create policy "admins add venues" on public.venues for insert to authenticated
  with check ((select private.may('content')));
create policy "admins change venues" on public.venues for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

grant select on public.venues to anon, authenticated;
grant insert (
    id, slug, name, description, area, address, map_url, type, min_guests, max_guests, halls, veg_paise, nonveg_paise,
    rental_paise, rooms, parking, ac, outside_caterer, decor_policy, amenities, is_partner, price_verified_on,
    is_visible, display_order
  ),
  update (
    slug, name, description, area, address, map_url, type, min_guests, max_guests, halls, veg_paise, nonveg_paise,
    rental_paise, rooms, parking, ac, outside_caterer, decor_policy, amenities, is_partner, price_verified_on,
    is_visible, display_order, deleted_at
  ) on public.venues to authenticated;
grant select, insert, update, delete on public.venues to service_role;

create table public.venue_images (
  id uuid primary key default gen_random_uuid(),
  venue_id uuid not null references public.venues (id) on delete cascade,
  image_url text not null,
  alt text not null default '',
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
  constraint venue_images_picture_check
    check (private.is_picture(image_url, alt, width, height, thumbhash, focal_x, focal_y))
);
comment on table public.venue_images is
  'Pictures of venues, the first by display_order is the cover; as visible as their venue.';
comment on column public.venue_images.deleted_at is
  'When the row was removed; set to null to restore it. Purged after removed_rows_days.';
comment on column public.venue_images.version is
  'Incremented on every content change; a save filters by the version it read.';
create index venue_images_venue_idx on public.venue_images (venue_id, display_order, created_at);

create trigger venue_images_a_clean before insert or update on public.venue_images
  for each row execute function private.clean_row();
create trigger venue_images_edit before update on public.venue_images for each row execute function private.note_edit();
create trigger venue_images_removal before update of deleted_at on public.venue_images
  for each row execute function private.note_removal();
create trigger venue_images_audit after insert or update or delete on public.venue_images
  for each row execute function private.audit('id');
create trigger venue_images_demo after insert or update on public.venue_images
  for each row execute function private.keep_demo_parent('venues', 'venue_id');

alter table public.venue_images enable row level security;
create policy "visitors see pictures of visible venues" on public.venue_images for select to anon
  using (deleted_at is null and exists (
    select 1 from public.venues v where v.id = venue_id and v.is_visible and v.deleted_at is null
  ));
create policy "admins see every venue picture, others those of visible venues" on public.venue_images
  for select to authenticated
  using (
    (select private.may('content'))
      or (deleted_at is null and exists (
        select 1 from public.venues v where v.id = venue_id and v.is_visible and v.deleted_at is null
      ))
  );
create policy "admins add venue pictures" on public.venue_images for insert to authenticated
  with check ((select private.may('content')));
create policy "admins change venue pictures" on public.venue_images for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

grant select on public.venue_images to anon, authenticated;
grant insert (id, venue_id, image_url, alt, width, height, thumbhash, focal_x, focal_y, display_order),
  update (venue_id, image_url, alt, width, height, thumbhash, focal_x, focal_y, display_order, deleted_at)
  on public.venue_images to authenticated;
grant select, insert, update, delete on public.venue_images to service_role;

create table public.venue_private (
  venue_id uuid primary key references public.venues (id) on delete cascade,
  commission_bp integer constraint venue_private_commission_bp_check check (commission_bp between 0 and 10000),
  contact_note text not null default ''
    constraint venue_private_contact_note_check check (private.is_text(contact_note, 2000)),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
comment on table public.venue_private is
  'The owner''s private notes on a venue. A separate table, so that no select * on venues can expose them.';
comment on column public.venue_private.commission_bp is 'Agreed commission in basis points.';
comment on column public.venue_private.contact_note is 'Contact person and agreements.';
comment on column public.venue_private.version is
  'Incremented on every content change; a save filters by the version it read.';

create trigger venue_private_a_clean before insert or update on public.venue_private
  for each row execute function private.clean_row('contact_note text');
create trigger venue_private_edit before update on public.venue_private
  for each row execute function private.note_edit();
create trigger venue_private_audit after insert or update or delete on public.venue_private
  for each row execute function private.audit('venue_id');
create trigger venue_private_demo after insert or update on public.venue_private
  for each row execute function private.keep_demo_parent('venues', 'venue_id');

alter table public.venue_private enable row level security;
create policy "admins read venue notes" on public.venue_private for select to authenticated
  using ((select private.may('content')));
create policy "admins add venue notes" on public.venue_private for insert to authenticated
  with check ((select private.may('content')));
create policy "admins change venue notes" on public.venue_private for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));
create policy "admins remove venue notes" on public.venue_private for delete to authenticated
  using ((select private.may('content')));

grant select, delete, insert (venue_id, commission_bp, contact_note),
  update (commission_bp, contact_note) on public.venue_private to authenticated;
grant select, insert, update, delete on public.venue_private to service_role;

-- Public search -------------------------------------------------------------------------------------------------------

-- SECURITY INVOKER: row-level security limits the results.
create function public.search_venues(
  p_area text default null, p_guests integer default null, p_max_plate_paise integer default null,
  p_food text default null, p_type text default null, p_ac boolean default false, p_rooms integer default 0,
  p_parking integer default 0, p_outside_caterer boolean default false, p_sort text default 'recommended',
  p_limit integer default 12, p_offset integer default 0
) returns table (
  id uuid, name text, area text, type text, min_guests integer, max_guests integer, veg_paise integer,
  nonveg_paise integer, rental_paise bigint, rooms integer, parking integer, ac boolean, outside_caterer boolean,
  is_partner boolean, is_demo boolean, price_verified_on date, venue_images jsonb, total_count bigint
)
language plpgsql stable security invoker set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.need(
    p_food is null or p_food = any (private.list_foods()), 'p_food', 'outdated', 'This kind of food is not known.'
  );
  perform private.need(
    p_type is null or p_type = any (private.list_venue_types()), 'p_type', 'outdated',
    'This type of venue is not known.'
  );
  perform private.need(p_sort = any (private.list_venue_orders()), 'p_sort', 'outdated', 'This order is not known.');
  return query
    with matching as materialized (
      select v.id, v.display_order, v.name, v.max_guests,
        case
          when p_food = 'nonveg' then v.nonveg_paise
          when p_food is null then v.plate_paise
          else v.veg_paise
        end as plate
      from public.venues v
      where v.is_visible and v.deleted_at is null and (p_area is null or v.area = p_area)
        and (p_guests is null or p_guests between v.min_guests and v.max_guests) and (p_type is null or v.type = p_type)
        and (
          p_food is null
            or p_food = 'veg' and v.veg_paise is not null
            or p_food = 'nonveg' and v.nonveg_paise is not null
            or p_food = 'pure-veg' and v.veg_paise is not null and v.nonveg_paise is null
        )
        and (p_ac is not true or v.ac) and (p_outside_caterer is not true or v.outside_caterer)
        and v.rooms >= coalesce(p_rooms, 0) and v.parking >= coalesce(p_parking, 0)
    ), found as materialized (
      select * from matching m where p_max_plate_paise is null or m.plate <= p_max_plate_paise
    ), size as (
      select count(*) as total, least(greatest(coalesce(p_limit, 12), 1), 100) as most from found
    ), page as (
      select f.id,
        row_number() over (
          order by case p_sort when 'price' then f.plate when 'smallest' then f.max_guests end nulls last,
            case p_sort when 'price-desc' then f.plate when 'largest' then f.max_guests end desc nulls last,
            f.display_order, f.name, f.id
        ) as place
      from found f
      order by place
      limit (select s.most from size s)
      -- An offset past the end returns the last page.
      offset (
        select greatest(least(greatest(coalesce(p_offset, 0), 0), (s.total - 1) / s.most * s.most), 0)
        from size s
      )
    )
    select v.id, v.name, v.area, v.type, v.min_guests, v.max_guests, v.veg_paise, v.nonveg_paise, v.rental_paise,
      v.rooms, v.parking, v.ac, v.outside_caterer, v.is_partner, v.is_demo, v.price_verified_on,
      coalesce(c.cover, '[]'), s.total
    from page p
      join public.venues v on v.id = p.id
      cross join size s
      left join lateral (
        select jsonb_build_array(
          jsonb_build_object(
            'image_url', i.image_url, 'alt', i.alt, 'width', i.width, 'height', i.height, 'focal_x', i.focal_x,
            'focal_y', i.focal_y
          )
        ) as cover
        from public.venue_images i where i.venue_id = v.id and i.deleted_at is null
        order by i.display_order, i.created_at limit 1
      ) c on true
    order by p.place;
end $$;
comment on function public.search_venues(
  text, integer, integer, text, text, boolean, integer, integer, boolean, text, integer, integer
) is
  'A page (1 to 100) of the visible venues that match all filters, each with venue_images (its cover, if any) and the '
  'total_count; past the end the last page. p_area exact; p_guests within min and max; p_max_plate_paise compares the '
  'p_food plate (the cheaper one without p_food) and excludes venues without a price; p_food veg, nonveg, pure-veg; '
  'p_rooms and p_parking are minimums. p_sort recommended, price, price-desc, largest, smallest. PT422 for an unknown '
  'food, type or order.';

create function public.venue_areas() returns table (area text, venues integer)
language sql stable security invoker set search_path = '' as $$
  select v.area, count(*)::integer
  from public.venues v where v.is_visible and v.deleted_at is null
  group by v.area order by v.area
$$;
comment on function public.venue_areas() is 'Areas of visible venues, by name, with the number of venues.';

grant execute on function public.search_venues(
    text, integer, integer, text, text, boolean, integer, integer, boolean, text, integer, integer
  ),
  public.venue_areas() to anon, authenticated, service_role;
