-- The database takes of a venue what its form and the import of a file take: a day that a page can show, an order that can be edited.

update public.venues set price_verified_on = null where price_verified_on > '2199-12-31';
update public.venues set display_order = least(greatest(display_order, 0), 999999) where display_order not between 0 and 999999;
alter table public.venues
  drop constraint venues_price_verified_on_check,
  add constraint venues_price_verified_on_check check (price_verified_on between '2020-01-01' and '2199-12-31'),
  add constraint venues_display_order_check check (display_order between 0 and 999999);
