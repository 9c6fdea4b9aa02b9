-- Initial rows of any site. Idempotent: never overwrites an admin's changes.

insert into public.page_visibility (page_name, category) values
  ('about', 'company'),
  ('contact', 'company'),
  ('services', 'services'),
  ('wedding', 'services'),
  ('corporate', 'services'),
  ('anniversary', 'services'),
  ('birthday', 'services'),
  ('venue-booking', 'services'),
  ('artist-management', 'services'),
  ('catering', 'services'),
  ('venuesinpatna', 'venues'),
  ('gallery', 'showcase'),
  ('raas-garba', 'events')
on conflict (page_name) do nothing;

-- contact_info is filled from src/content/site.ts: automatically by npm start, elsewhere by npm run db:contact.
insert into public.ad_bar (id, content, enabled) values (1, '', false) on conflict (id) do nothing;
insert into public.upcoming_events_section (id, is_visible) values (1, true) on conflict (id) do nothing;
