-- Venues from a file: all of its rows or none.

create function public.import_venues(p_rows jsonb) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_rows integer := case when jsonb_typeof(p_rows) = 'array' then jsonb_array_length(p_rows) end;
  v_updated integer;
  v_inserted integer;
begin
  perform private.require_right('content');
  perform private.need(v_rows between 1 and 1000, 'p_rows', 'An import has 1 to 1,000 rows.');

  update public.venues v set
    name = r.name, description = r.description, area = r.area, address = r.address, map_url = r.map_url, type = r.type,
    min_guests = r.min_guests, max_guests = r.max_guests, halls = r.halls, veg_paise = r.veg_paise, nonveg_paise = r.nonveg_paise,
    rental_paise = r.rental_paise, rooms = r.rooms, parking = r.parking, ac = r.ac, outside_caterer = r.outside_caterer,
    decor_policy = r.decor_policy, amenities = r.amenities, is_partner = r.is_partner, price_verified_on = r.price_verified_on,
    is_visible = r.is_visible, display_order = r.display_order
  from jsonb_populate_recordset(null::public.venues, p_rows) r
  where v.slug = r.slug and v.deleted_at is null and v.version = r.version;
  get diagnostics v_updated = row_count;

  insert into public.venues (slug, name, description, area, address, map_url, type, min_guests, max_guests, halls, veg_paise, nonveg_paise,
    rental_paise, rooms, parking, ac, outside_caterer, decor_policy, amenities, is_partner, price_verified_on, is_visible, display_order)
  select r.slug, r.name, r.description, r.area, r.address, r.map_url, r.type, r.min_guests, r.max_guests, r.halls, r.veg_paise, r.nonveg_paise,
    r.rental_paise, r.rooms, r.parking, r.ac, r.outside_caterer, r.decor_policy, r.amenities, r.is_partner, r.price_verified_on, r.is_visible,
    r.display_order
  from jsonb_populate_recordset(null::public.venues, p_rows) r
  where r.version = 0;
  get diagnostics v_inserted = row_count;

  perform private.need(v_updated + v_inserted = v_rows, 'p_rows',
    'Somebody changed one of these venues after the file was checked. Choose the file again.');
  return v_rows;
exception
  when unique_violation then
    perform private.need(false, 'p_rows', 'A venue of the file has been added meanwhile. Choose the file again.');
end $$;
comment on function public.import_venues(jsonb) is 'Writes venues, all or none: each entry has the columns of venues that an admin may write, and version: 0 adds one, another changes the venue of this slug if that is still its version. At most 1,000. Returns how many. PT422 where one was changed or added meanwhile; right content (42501).';

grant execute on function public.import_venues(jsonb) to authenticated;
