-- The directory of venues in Patna: halls, lawns, hotels. What only the owner may know stands in a table of its own.

create function private.is_halls(p_halls jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(p_halls) = 'array' and jsonb_array_length(p_halls) <= 20
    and coalesce((
      select bool_and(case when jsonb_typeof(h) = 'object' and jsonb_typeof(h -> 'name') = 'string' and jsonb_typeof(h -> 'seated') = 'number'
        then private.is_line(h ->> 'name', 1, 80) and h ->> 'seated' ~ '^[1-9][0-9]{0,4}$' and h - 'name' - 'seated' = '{}'::jsonb
        else false end)
      from jsonb_array_elements(case when jsonb_typeof(p_halls) = 'array' then p_halls else '[]'::jsonb end) h
    ), true)
$$;
comment on function private.is_halls(jsonb) is 'At most 20 entries {"name": one line, "seated": 1 to 99999} and nothing else in them.';

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
  decor_policy text not null default 'any' constraint venues_decor_policy_check check (decor_policy = any (private.list_decor_policies())),
  amenities text[] not null default '{}' constraint venues_amenities_check check (private.are_lines(amenities, 30, 60)),
  is_partner boolean not null default false,
  price_verified_on date constraint venues_price_verified_on_check check (price_verified_on >= '2020-01-01'),
  is_visible boolean not null default true,
  display_order integer not null default 0,
  deleted_at timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint venues_guests_valid check (min_guests <= max_guests)
);
comment on table public.venues is 'Places for events in Patna. Visitors see the visible ones, admins all.';
comment on column public.venues.area is 'Part of the town, as shown; the list of areas is what the visible venues have.';
comment on column public.venues.min_guests is 'The fewest guests the venue takes (or bills).';
comment on column public.venues.max_guests is 'The most guests seated at one function.';
comment on column public.venues.halls is 'Its halls and lawns: [{"name": "Upper hall", "seated": 250}].';
comment on column public.venues.veg_paise is 'Vegetarian plate in paise, tax not included; null where it is not served or on request.';
comment on column public.venues.nonveg_paise is 'Non-vegetarian plate in paise; null where none is served.';
comment on column public.venues.plate_paise is 'The cheaper plate in paise; null where both prices are on request.';
comment on column public.venues.rental_paise is 'Rent of the place for a day in paise; null where it is in the plate price.';
comment on column public.venues.parking is 'Cars that find a place.';
comment on column public.venues.decor_policy is 'any: every decorator, fee: others for a fee, house: the venue''s own team only.';
comment on column public.venues.price_verified_on is 'The day on which the prices were last asked; shown to visitors.';
comment on column public.venues.display_order is 'Order in lists, small first.';
comment on column public.venues.is_demo is 'Sample of supabase/demo.sql, shown as such, removed by npm run demo:remove.';
create unique index venues_slug_key on public.venues (slug) where deleted_at is null;
create index venues_order_idx on public.venues (display_order, name, id) where is_visible and deleted_at is null;
create index venues_area_idx on public.venues (area, display_order) where is_visible and deleted_at is null;
create index venues_plate_idx on public.venues (plate_paise) where is_visible and deleted_at is null;
create index venues_guests_idx on public.venues (max_guests) where is_visible and deleted_at is null;

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
  constraint venue_images_picture_check check (private.is_picture(image_url, alt, width, height, thumbhash, focal_x, focal_y))
);
comment on table public.venue_images is 'Pictures of venues, the first by display_order is the cover; visible where their venue is.';
create index venue_images_venue_idx on public.venue_images (venue_id, display_order, created_at);

create table public.venue_private (
  venue_id uuid primary key references public.venues (id) on delete cascade,
  commission_bp integer constraint venue_private_commission_bp_check check (commission_bp between 0 and 10000),
  contact_note text not null default '' constraint venue_private_contact_note_check check (private.is_text(contact_note, 2000)),
  updated_at timestamptz not null default now()
);
comment on table public.venue_private is 'What the owner notes of a venue. Never readable without admin rights: not a column of venues, so that no select * can show it.';
comment on column public.venue_private.commission_bp is 'Agreed commission in hundredths of a per cent.';
comment on column public.venue_private.contact_note is 'Whom to call, what was agreed.';

create trigger venues_touch before update on public.venues for each row execute function private.touch();
create trigger venue_private_touch before update on public.venue_private for each row execute function private.touch();

alter table public.venues enable row level security;
create policy "visitors see visible venues" on public.venues for select to anon using (is_visible and deleted_at is null);
create policy "admins see every venue, others the visible ones" on public.venues for select to authenticated
  using ((is_visible and deleted_at is null) or (select private.may('content')));
create policy "admins add venues" on public.venues for insert to authenticated with check ((select private.may('content')));
create policy "admins change venues" on public.venues for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

alter table public.venue_images enable row level security;
create policy "visitors see pictures of visible venues" on public.venue_images for select to anon
  using (deleted_at is null and exists (select 1 from public.venues v where v.id = venue_id and v.is_visible and v.deleted_at is null));
create policy "admins see every venue picture, others those of visible venues" on public.venue_images for select to authenticated
  using ((select private.may('content')) or (deleted_at is null
    and exists (select 1 from public.venues v where v.id = venue_id and v.is_visible and v.deleted_at is null)));
create policy "admins add venue pictures" on public.venue_images for insert to authenticated with check ((select private.may('content')));
create policy "admins change venue pictures" on public.venue_images for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

alter table public.venue_private enable row level security;
create policy "admins read venue notes" on public.venue_private for select to authenticated using ((select private.may('content')));
create policy "admins add venue notes" on public.venue_private for insert to authenticated with check ((select private.may('content')));
create policy "admins change venue notes" on public.venue_private for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));
create policy "admins remove venue notes" on public.venue_private for delete to authenticated using ((select private.may('content')));

grant select on public.venues, public.venue_images to anon, authenticated;
grant select on public.venue_private to authenticated;
grant delete on public.venue_private to authenticated;
grant insert (id, slug, name, description, area, address, map_url, type, min_guests, max_guests, halls, veg_paise, nonveg_paise, rental_paise,
    rooms, parking, ac, outside_caterer, decor_policy, amenities, is_partner, price_verified_on, is_visible, display_order),
  update (slug, name, description, area, address, map_url, type, min_guests, max_guests, halls, veg_paise, nonveg_paise, rental_paise,
    rooms, parking, ac, outside_caterer, decor_policy, amenities, is_partner, price_verified_on, is_visible, display_order, deleted_at) on public.venues to authenticated;
grant insert (id, venue_id, image_url, alt, width, height, thumbhash, focal_x, focal_y, display_order),
  update (venue_id, image_url, alt, width, height, thumbhash, focal_x, focal_y, display_order, deleted_at) on public.venue_images to authenticated;
grant insert (venue_id, commission_bp, contact_note), update (commission_bp, contact_note) on public.venue_private to authenticated;
grant select, insert, update, delete on public.venues, public.venue_images, public.venue_private to service_role;
grant execute on function private.is_halls(jsonb) to anon, authenticated, service_role;
