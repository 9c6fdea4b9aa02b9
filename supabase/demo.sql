-- Demo content: 8 albums, 5 events, 12 enquiries, 14 venues, a Raas Garba. Every row is marked is_demo, deleted by `npm
-- run demo:remove` and never emailed. People and companies are invented: phone numbers +91 612 555 01xx and addresses
-- under example domains. Idempotent.
-- Pictures: public/pictures, made for this project, 1600 x 1000.

insert into public.albums (id, slug, title, description, category, services, is_featured, display_order, event_date, is_demo) values
  ('d0000000-0000-4000-8000-000000000101', 'marigold-mandap', 'A Marigold Mandap by the Ganga',
   'An evening wedding under an open sky: ivory drapes, marigold torans, brass lamps and a path of diyas from the gate to the mandap.',
   'Wedding Services', '{wedding}', true, 10, private.today() - 40, true),
  ('d0000000-0000-4000-8000-000000000102', 'annual-conference', 'A Conference over Two Days',
   'A wide LED stage, clear sound to the last row and an award evening to close it. One team from the registration desk to the last goodbye.',
   'Corporate Events', '{corporate}', true, 20, private.today() - 65, true),
  ('d0000000-0000-4000-8000-000000000103', 'silver-anniversary', 'A Silver Anniversary on the Terrace',
   'Twenty-five years celebrated by candlelight: red roses, a long evening and the lights of the city below.',
   'Anniversary Celebrations', '{anniversary}', true, 30, private.today() - 90, true),
  ('d0000000-0000-4000-8000-000000000104', 'first-birthday', 'A First Birthday in Teal and Gold',
   'A balloon arch, three tiers of cake and a corner where the little ones could be as loud as they liked.',
   'Birthday Parties', '{birthday}', false, 40, private.today() - 33, true),
  ('d0000000-0000-4000-8000-000000000105', 'haldi-and-mehendi', 'Haldi in the Morning, Mehendi by Lantern Light',
   'Two functions, one courtyard: yellow cushions and floating marigolds by day, glass lanterns and henna after dusk.',
   'Haldi and Mehendi', '{wedding}', true, 50, private.today() - 41, true),
  ('d0000000-0000-4000-8000-000000000106', 'winter-reception', 'A Winter Reception in Ivory',
   'Chandeliers, a curtain of fairy lights and tables laid so that three hundred guests could find their seats without asking.',
   'Receptions and Decor', '{wedding}', false, 60, private.today() - 39, true),
  ('d0000000-0000-4000-8000-000000000107', 'navratri-nights', 'Navratri Nights',
   'A garba ground around a rangoli ringed with diyas, dhol players in the middle and room for every circle.',
   'Festive Nights', '{artist-management}', false, 70, private.today() - 50, true),
  ('d0000000-0000-4000-8000-000000000108', 'halls-lawns-and-kitchens', 'Halls, Lawns and Kitchens',
   'Rooms before the guests arrive, and the copper handis that keep them happy once they have.',
   'Venues and Catering', '{venue-booking,catering}', false, 80, private.today() - 120, true)
on conflict do nothing;

insert into public.portfolio_images (id, album_id, image_url, alt, width, height, focal_x, focal_y, display_order)
select v.id::uuid, v.album_id::uuid, '/pictures/' || v.file, v.alt, 1600, 1000, v.focal_x, v.focal_y, v.display_order
from (values
  ('d0000000-0000-4000-8000-000000020101', 'd0000000-0000-4000-8000-000000000101', 'hero-wedding.jpg', 'A wedding mandap at dusk: ivory and maroon drapes on four pillars, marigold torans, brass lamps, a red aisle lined with diyas and fairy lights behind', 0.6, 0.52, 10),
  ('d0000000-0000-4000-8000-000000020102', 'd0000000-0000-4000-8000-000000000101', 'wedding-lamp.jpg', 'Close-up of a lit brass oil lamp trimmed with marigolds, the wedding mandap out of focus behind', 0.32, 0.55, 20),
  ('d0000000-0000-4000-8000-000000020103', 'd0000000-0000-4000-8000-000000000101', 'wedding-garlands.jpg', 'Close-up of a mandap pillar wrapped in ivory cloth and a spiral of marigolds, with a marigold toran and lights out of focus', 0.55, 0.55, 30),
  ('d0000000-0000-4000-8000-000000020104', 'd0000000-0000-4000-8000-000000000101', 'lawn-lights.jpg', 'A glass lantern glowing beside a garden path at dusk, with a lit arch and lights out of focus behind', 0.43, 0.65, 40),
  ('d0000000-0000-4000-8000-000000020105', 'd0000000-0000-4000-8000-000000000101', 'venue-lawn.jpg', 'A lawn at dusk with a lit entrance arch of marigolds, a red path lined with lanterns and dressed tables on both sides', 0.58, 0.52, 50),
  ('d0000000-0000-4000-8000-000000020201', 'd0000000-0000-4000-8000-000000000102', 'hero-corporate.jpg', 'A conference stage with a wide glowing LED wall, beams of light and rows of empty chairs seen from the aisle', 0.48, 0.45, 10),
  ('d0000000-0000-4000-8000-000000020202', 'd0000000-0000-4000-8000-000000000102', 'corporate-chairs.jpg', 'A low view along a row of conference chairs towards a glowing stage out of focus', 0.7, 0.6, 20),
  ('d0000000-0000-4000-8000-000000020203', 'd0000000-0000-4000-8000-000000000102', 'corporate-award.jpg', 'Golden trophies on a polished dark table with colourful stage lights out of focus behind them', 0.76, 0.48, 30),
  ('d0000000-0000-4000-8000-000000020204', 'd0000000-0000-4000-8000-000000000102', 'corporate-lectern.jpg', 'A lectern with a microphone close up, the glowing screen and stage lights out of focus behind', 0.35, 0.5, 40),
  ('d0000000-0000-4000-8000-000000020301', 'd0000000-0000-4000-8000-000000000103', 'anniversary-terrace.jpg', 'A candlelit table for two with red roses on a terrace at dusk, string lights above and city lights out of focus behind', 0.45, 0.62, 10),
  ('d0000000-0000-4000-8000-000000020302', 'd0000000-0000-4000-8000-000000000103', 'anniversary-roses.jpg', 'Close-up of red roses and lit candles on a table set for two, city lights out of focus behind', 0.5, 0.7, 20),
  ('d0000000-0000-4000-8000-000000020303', 'd0000000-0000-4000-8000-000000000103', 'anniversary.jpg', 'A table for two on a terrace at dusk with tall candles and red roses, string lights above and the lights of the city beyond', 0.6, 0.58, 30),
  ('d0000000-0000-4000-8000-000000020304', 'd0000000-0000-4000-8000-000000000103', 'hero-social.jpg', 'A garden party at dusk: round tables with flowers and candles on the lawn under strings of warm lights', 0.72, 0.66, 40),
  ('d0000000-0000-4000-8000-000000020401', 'd0000000-0000-4000-8000-000000000104', 'birthday.jpg', 'A three-tier birthday cake with lit candles on a teal table under an arch of balloons, fairy lights behind', 0.58, 0.68, 10),
  ('d0000000-0000-4000-8000-000000020402', 'd0000000-0000-4000-8000-000000000104', 'birthday-cake.jpg', 'Close-up of a tiered birthday cake with cream icing, sugar roses and lit candles, warm lights out of focus behind', 0.57, 0.45, 20),
  ('d0000000-0000-4000-8000-000000020403', 'd0000000-0000-4000-8000-000000000104', 'birthday-balloons.jpg', 'Close-up of a balloon arch in red, teal, cream and gold, warm lights out of focus behind', 0.45, 0.42, 30),
  ('d0000000-0000-4000-8000-000000020404', 'd0000000-0000-4000-8000-000000000104', 'lawn-lights.jpg', 'A glass lantern glowing beside a garden path at dusk, with a lit arch and lights out of focus behind', 0.43, 0.65, 40),
  ('d0000000-0000-4000-8000-000000020501', 'd0000000-0000-4000-8000-000000000105', 'haldi.jpg', 'A brass urli with floating marigolds and small lamps in front of a low seat with yellow cushions, set for a haldi ceremony', 0.46, 0.78, 10),
  ('d0000000-0000-4000-8000-000000020502', 'd0000000-0000-4000-8000-000000000105', 'mehendi.jpg', 'A brass table with flowers, candles and a henna bowl before green, pink and gold cushions, under hanging glass lanterns', 0.4, 0.66, 20),
  ('d0000000-0000-4000-8000-000000020503', 'd0000000-0000-4000-8000-000000000105', 'haldi-bowl.jpg', 'Close-up of a brass urli with floating marigolds and small lit lamps, a haldi setting out of focus behind', 0.5, 0.7, 30),
  ('d0000000-0000-4000-8000-000000020504', 'd0000000-0000-4000-8000-000000000105', 'mehendi-lanterns.jpg', 'Close-up of hanging brass lanterns glowing in warm colours, flower strings out of focus behind', 0.56, 0.5, 40),
  ('d0000000-0000-4000-8000-000000020505', 'd0000000-0000-4000-8000-000000000105', 'flowers.jpg', 'Close-up of hanging strings of orange and yellow marigolds and red roses', 0.47, 0.5, 50),
  ('d0000000-0000-4000-8000-000000020601', 'd0000000-0000-4000-8000-000000000106', 'reception.jpg', 'A wedding reception in a ballroom with crystal chandeliers, round tables in ivory and a curtain of fairy lights', 0.72, 0.62, 10),
  ('d0000000-0000-4000-8000-000000020602', 'd0000000-0000-4000-8000-000000000106', 'hero-decor.jpg', 'A long banquet table with a bowl of marigolds and roses, candles in glass, brass plates and out-of-focus fairy lights', 0.52, 0.55, 20),
  ('d0000000-0000-4000-8000-000000020603', 'd0000000-0000-4000-8000-000000000106', 'reception-table.jpg', 'Close-up of a brass bowl of flowers and small candles on a reception table, warm lights out of focus behind', 0.52, 0.62, 30),
  ('d0000000-0000-4000-8000-000000020604', 'd0000000-0000-4000-8000-000000000106', 'decor-plate.jpg', 'Close-up of a place setting: china on a brass plate with a maroon napkin and a red rose, candles and lights out of focus', 0.4, 0.62, 40),
  ('d0000000-0000-4000-8000-000000020701', 'd0000000-0000-4000-8000-000000000107', 'garba-night.jpg', 'A garba ground at night with a huge rangoli ringed by diyas, a clay lamp pot in its centre and crossed dandiya sticks in front', 0.5, 0.45, 10),
  ('d0000000-0000-4000-8000-000000020702', 'd0000000-0000-4000-8000-000000000107', 'garba-sticks.jpg', 'Close-up of two crossed dandiya sticks wound in coloured ribbon, with lit diyas out of focus behind', 0.45, 0.55, 20),
  ('d0000000-0000-4000-8000-000000020703', 'd0000000-0000-4000-8000-000000000107', 'sangeet.jpg', 'A sangeet dance stage with a ring of bulbs and marigolds, two dhols, coloured beams of light and a mirror ball', 0.6, 0.45, 30),
  ('d0000000-0000-4000-8000-000000020704', 'd0000000-0000-4000-8000-000000000107', 'diya.jpg', 'A single lit brass diya on dark cloth with marigolds and petals, warm lights out of focus behind', 0.68, 0.65, 40),
  ('d0000000-0000-4000-8000-000000020705', 'd0000000-0000-4000-8000-000000000107', 'artist.jpg', 'A microphone on a stand in front of colourful stage lights out of focus', 0.74, 0.36, 50),
  ('d0000000-0000-4000-8000-000000020801', 'd0000000-0000-4000-8000-000000000108', 'venue-hall.jpg', 'An empty banquet hall with draped ceiling, chandeliers, flower stands along a red aisle and a lit stage at its end', 0.5, 0.52, 10),
  ('d0000000-0000-4000-8000-000000020802', 'd0000000-0000-4000-8000-000000000108', 'venue-lawn.jpg', 'A lawn at dusk with a lit entrance arch of marigolds, a red path lined with lanterns and dressed tables on both sides', 0.58, 0.52, 20),
  ('d0000000-0000-4000-8000-000000020803', 'd0000000-0000-4000-8000-000000000108', 'catering.jpg', 'A row of polished copper handis with brass lids over small flames on a buffet, under warm lamps', 0.74, 0.52, 30),
  ('d0000000-0000-4000-8000-000000020804', 'd0000000-0000-4000-8000-000000000108', 'catering-row.jpg', 'Copper handis with brass lids in a row on a buffet, seen from one end, warm lights out of focus behind', 0.3, 0.5, 40)
) v (id, album_id, file, alt, focal_x, focal_y, display_order)
where exists (select 1 from public.albums a where a.id = v.album_id::uuid and a.is_demo)
on conflict do nothing;

-- Captions.
update public.portfolio_images i set caption = c.caption
from (values
  ('hero-wedding.jpg', 'The mandap at dusk, ready for the pheras'),
  ('wedding-garlands.jpg', 'Marigold garlands on the mandap pillars'),
  ('wedding-lamp.jpg', 'A brass lamp, lit before the ceremony'),
  ('lawn-lights.jpg', 'Lanterns along the garden path'),
  ('venue-lawn.jpg', 'The entrance arch and the lawn, ready for the guests'),
  ('hero-corporate.jpg', 'The stage and the LED wall before the first session'),
  ('corporate-award.jpg', 'Trophies for the award evening'),
  ('corporate-lectern.jpg', 'The podium, after the sound check'),
  ('corporate-chairs.jpg', 'A clear view of the stage from every row'),
  ('anniversary-terrace.jpg', 'Dinner for two on the terrace'),
  ('anniversary.jpg', 'Candles, roses and the lights of the city'),
  ('anniversary-roses.jpg', 'Red roses and candles on the table'),
  ('hero-social.jpg', 'Tables on the lawn for the family dinner'),
  ('birthday.jpg', 'The cake table under the balloon arch'),
  ('birthday-balloons.jpg', 'The balloon arch in red, teal and gold'),
  ('birthday-cake.jpg', 'Three tiers with sugar roses'),
  ('haldi.jpg', 'The seat and the urli, ready for the haldi'),
  ('haldi-bowl.jpg', 'Marigolds and lamps floating in the urli'),
  ('mehendi.jpg', 'The mehendi corner with its cushions and lanterns'),
  ('mehendi-lanterns.jpg', 'Brass lanterns over the mehendi corner'),
  ('flowers.jpg', 'Marigold and rose strings, fresh that morning'),
  ('reception.jpg', 'The reception hall before the guests arrive'),
  ('reception-table.jpg', 'Flowers and candles on every table'),
  ('hero-decor.jpg', 'The long table, set for dinner'),
  ('decor-plate.jpg', 'A place setting with brass and a rose'),
  ('garba-night.jpg', 'The garba ground around the rangoli'),
  ('garba-sticks.jpg', 'Dandiya sticks for the first round'),
  ('sangeet.jpg', 'The dance floor on sangeet night'),
  ('diya.jpg', 'The first diya of the evening'),
  ('artist.jpg', 'The stage, ready for the singer'),
  ('venue-hall.jpg', 'The hall with its stage and red aisle'),
  ('catering.jpg', 'Copper handis, kept hot on the buffet'),
  ('catering-row.jpg', 'The buffet, minutes before dinner')
) c (file, caption)
where i.caption = '' and i.image_url = '/pictures/' || c.file
  and exists (select 1 from public.albums a where a.id = i.album_id and a.is_demo);

-- Covers that appear nowhere else on the home page.
update public.albums a set cover_image_id = i.id
from public.portfolio_images i
where a.is_demo and a.cover_image_id is null and i.album_id = a.id and (a.slug, i.image_url) in (
  ('marigold-mandap', '/pictures/wedding-garlands.jpg'), ('annual-conference', '/pictures/corporate-chairs.jpg'),
  ('silver-anniversary', '/pictures/anniversary-terrace.jpg'), ('first-birthday', '/pictures/birthday-cake.jpg'),
  ('haldi-and-mehendi', '/pictures/mehendi.jpg'), ('winter-reception', '/pictures/reception.jpg'),
  ('navratri-nights', '/pictures/garba-sticks.jpg'), ('halls-lawns-and-kitchens', '/pictures/venue-hall.jpg'));

insert into public.upcoming_events (id, title, description, date, date_type, location, price, show_countdown, is_clickable, event_page_url, services, display_order, is_demo)
select ('d0000000-0000-4000-8000-0000000003' || lpad(v.n::text, 2, '0'))::uuid, v.title, v.description,
  case when v.days is not null then ((private.today() + v.days)::timestamp + v.at_time) at time zone 'Asia/Kolkata' end,
  v.date_type, v.location, v.price, v.countdown, v.clickable, v.url, v.services::text[], v.n * 10, true
from (values
  (1, 'Dandiya Night on the Lawn', 'Two circles, one dhol team and a ground lit by a thousand diyas. Families welcome; sticks can be borrowed at the gate.', 45, time '19:00', 'specific', 'Riverside Lawn, Digha, Patna', '₹499 onwards', true, true, null, '{artist-management,birthday}'),
  (2, 'Open House: Plan Your Wedding in an Hour', 'Bring your date and your guest list, and go home with a first plan and an estimate. Tea and samosas are on us.', 12, time '11:00', 'specific', 'Our office, Boring Road, Patna', 'Free entry', true, true, '/contact', '{wedding,venue-booking,catering}'),
  (3, 'An Evening of Sufi and Ghazal', 'Three voices, a harmonium and an open terrace. Seats are cushions, so come early.', 100, time '18:30', 'month', 'Patna', '₹799', false, false, null, '{artist-management,anniversary}'),
  (4, 'Stage Decor Workshop for Students', 'Two weekends of hands-on practice with flowers, fabric and lights. Dates to be announced.', null, null, 'soon', 'Patna and Ranchi', null, false, false, null, '{}'),
  (5, 'Winter Food and Music Fair', 'Litti-chokha, live folk music and forty stalls. Thank you to everyone who came.', -20, time '12:00', 'specific', 'Exhibition Ground, Patna', 'Free entry', false, false, null, '{artist-management,catering}')
) v (n, title, description, days, at_time, date_type, location, price, countdown, clickable, url, services)
on conflict do nothing;

insert into public.upcoming_event_images (id, event_id, image_url, alt, width, height, display_order)
select ('d0000000-0000-4000-8000-00000004' || lpad(v.n::text, 2, '0') || lpad(v.place::text, 2, '0'))::uuid,
  ('d0000000-0000-4000-8000-0000000003' || lpad(v.n::text, 2, '0'))::uuid, '/pictures/' || v.file, v.alt, 1600, 1000, v.place * 10
from (values
  (1, 1, 'garba-night.jpg', 'A garba ground at night with a huge rangoli ringed by diyas, a clay lamp pot in its centre and crossed dandiya sticks in front'),
  (1, 2, 'sangeet.jpg', 'A sangeet dance stage with a ring of bulbs and marigolds, two dhols, coloured beams of light and a mirror ball'),
  (1, 3, 'garba-lamp.jpg', 'A clay lamp pot in the centre of a rangoli ringed by lit diyas'),
  (2, 1, 'venue-lawn.jpg', 'A lawn at dusk with a lit entrance arch of marigolds, a red path lined with lanterns and dressed tables on both sides'),
  (4, 1, 'flowers.jpg', 'Close-up of hanging strings of orange and yellow marigolds and red roses'),
  (5, 1, 'catering.jpg', 'A row of polished copper handis with brass lids over small flames on a buffet, under warm lamps')
) v (n, place, file, alt)
where exists (select 1 from public.upcoming_events e where e.is_demo and e.display_order = v.n * 10)
on conflict do nothing;

insert into public.event_likes (event_id, visitor_id)
select e.id, 'demo-visitor-' || lpad(n::text, 4, '0')
from public.upcoming_events e
join (values (10, 64), (20, 17), (30, 28), (40, 9), (50, 112)) v (display_order, likes) on v.display_order = e.display_order
cross join lateral generate_series(1, v.likes) n
where e.is_demo
on conflict do nothing;
update public.upcoming_events e set like_count = (select count(*) from public.event_likes l where l.event_id = e.id) where e.is_demo;

-- The next Navratri by the almanac (Ashwin shukla pratipada); after the last listed one, 120 days ahead. Five evenings,
-- the fifth to the ninth. On sale for three days; the page shows the edition as ended afterwards.
insert into public.garba_editions (id, year, status, title, theme, description, starts_on, ends_on, venue, address, map_url, passes_from, pass_note,
  dress_code, rules, hero_image_url, hero_alt, hero_focal_x, hero_focal_y, recap_album_id, is_demo)
select 'd0000000-0000-4000-8000-000000000601', extract(year from f.day)::smallint, 'on_sale',
  'Raas Garba ' || extract(year from f.day)::text, 'Five nights, one circle',
  'Five evenings of garba and dandiya: live dhol and singers in the middle, a lamp on the rangoli, and three circles around it, with the slowest one nearest to the lamp.',
  f.day + 4, f.day + 8, 'Riverside Lawn', 'Riverside Lawn, Digha Ghat Road, Patna 800011', 'https://www.openstreetmap.org/?mlat=25.6420&mlon=85.0970#map=15/25.6420/85.0970',
  least(f.day - 40, private.today() - 3), 'Single-night and five-night passes, for one or for a family of four.',
  'Chaniya choli, kediyu or kurta, or anything else you can dance in. Flat shoes or bare feet; pin up long dupattas. No heels on the ground.',
  array['Everyone aged six and above needs a pass. Children must come with an adult.',
    'Wooden sticks only, without metal ends. You can borrow them at the gate.',
    'No outside food, no alcohol, no tobacco, no fireworks and no open flames.',
    'Re-entry until 9 pm, with the wristband you get at the gate.',
    'Anyone who makes others uncomfortable will be asked to leave, without a refund.',
    'Photographers stay in the outer circle. If you ask them, they will delete your picture.'],
  '/pictures/garba-night.jpg', 'A garba ground at night with a huge rangoli ringed by diyas, a clay lamp pot in its centre and crossed dandiya sticks in front', 0.5, 0.45,
  (select a.id from public.albums a where a.id = 'd0000000-0000-4000-8000-000000000107'), true
from (
  select min(d) as day from unnest(array['2026-10-11', '2027-09-30', '2028-09-19', '2029-10-08', '2030-09-28', '2031-10-17', '2032-10-05']::date[]) d
  where d + 8 >= private.today()
) known
cross join lateral (select coalesce(known.day, private.today() + 120) as day) f
on conflict do nothing;

-- The edition of a year earlier, over, with its pictures.
insert into public.garba_editions (id, year, status, title, theme, starts_on, ends_on, venue, hero_image_url, hero_alt, recap_album_id, is_demo)
select 'd0000000-0000-4000-8000-000000000602', e.year - 1, 'ended', 'Raas Garba ' || e.year - 1, 'The first circle', e.starts_on - 364, e.ends_on - 364,
  'Riverside Lawn', '/pictures/garba-sticks.jpg', 'Close-up of two crossed dandiya sticks wound in coloured ribbon, with lit diyas out of focus behind', e.recap_album_id, true
from public.garba_editions e where e.id = 'd0000000-0000-4000-8000-000000000601' and e.is_demo
on conflict do nothing;

insert into public.garba_nights (id, edition_id, date, doors_at, starts_at, ends_at, headline, line_up)
select ('d0000000-0000-4000-8000-0000000006' || lpad((10 + v.n)::text, 2, '0'))::uuid, e.id, e.starts_on + v.n - 1,
  time '18:00', time '19:00', v.ends, v.headline, v.line_up
from public.garba_editions e
cross join (values
  (1, time '22:30', 'Opening aarti and first circle', array['Sample Dhol Mandali', 'Two garba singers with harmonium', 'A teacher for first-timers, 6:30 pm']),
  (2, time '22:30', 'Families'' night', array['Sample Dhol Mandali', 'Folk songs from Gujarat and Mithila']),
  (3, time '23:00', 'Dandiya night', array['Sample Raas Band, eight pieces', 'Sticks at the gate']),
  (4, time '23:00', 'Ashtami by diya light', array['Sample Dhol Mandali', 'Aarti at 9 pm']),
  (5, time '23:30', 'Grand finale', array['Sample Raas Band, eight pieces', 'Best dressed: solo, couple and group'])
) v (n, ends, headline, line_up)
where e.id = 'd0000000-0000-4000-8000-000000000601' and e.is_demo
on conflict do nothing;

insert into public.garba_faqs (id, edition_id, question, answer, display_order)
select ('d0000000-0000-4000-8000-0000000006' || lpad((30 + v.n)::text, 2, '0'))::uuid, e.id, v.question, v.answer, v.n * 10
from public.garba_editions e
cross join (values
  (1, 'I have never danced garba. Can I come?', 'Yes. A teacher shows the three basic steps at 6:30 pm on the first night, and the circle nearest to the lamp stays slow all evening.'),
  (2, 'Is there parking?', 'For about two hundred cars and as many motorcycles, free of charge, behind the lawn. Come before 8 pm; after that the ghat road is slow.'),
  (3, 'What if it rains?', 'The stage and half of the ground are covered. If a night has to be cancelled, its passes are valid on another night or the money is refunded.'),
  (4, 'Is there food?', 'Yes, twelve vegetarian stalls, with vrat food for those who are fasting.'),
  (5, 'Is it safe to come alone?', 'There are women marshals in every circle, a help desk beside the gate, and lights all the way to the parking.')
) v (n, question, answer)
where e.id = 'd0000000-0000-4000-8000-000000000601' and e.is_demo
on conflict do nothing;

insert into public.garba_sponsors (id, edition_id, name, display_order)
select ('d0000000-0000-4000-8000-0000000006' || lpad((50 + v.n)::text, 2, '0'))::uuid, e.id, v.name, v.n * 10
from public.garba_editions e
cross join (values (1, 'Sample Sweets'), (2, 'Sample Silk House'), (3, 'Sample Sound and Light')) v (n, name)
where e.id = 'd0000000-0000-4000-8000-000000000601' and e.is_demo
on conflict do nothing;

-- Passes of that edition: kinds, a code, and orders in every state. Night 3 is sold out, with people waiting, and night
-- 4 nearly so. The UPI ID does not exist, so that no sample order can be paid.
do $$
declare
  v_edition constant uuid := 'd0000000-0000-4000-8000-000000000601';
  v_kind constant text := 'd0000000-0000-4000-8000-0000000008';
  v_import constant uuid := 'd0000000-0000-4000-8000-000000000890';
  v_nights uuid[];
  v public.pass_orders;
  o record;
  v_utr text;
begin
  if not exists (select 1 from public.garba_editions e where e.id = v_edition and e.is_demo)
    or exists (select 1 from public.pass_kinds k where k.edition_id = v_edition) then
    return;
  end if;
  select array_agg(n.id order by n.date) into v_nights from public.garba_nights n where n.edition_id = v_edition;
  update public.garba_nights n set capacity = (array[400, 400, 240, 300, 600])[array_position(v_nights, n.id)] where n.edition_id = v_edition;
  update public.pass_settings t set upi_vpa = 'sample.garba@mandap', upi_name = 'Sample account', gstin = '10AAAAA0000A1Z5',
    refund_text = 'Passes are paid back in full until three days before the night, and always if we call the night off.'
  where t.edition_id = v_edition;
  insert into public.pass_kinds (id, edition_id, name, note, people, picks, price_paise, price_steps, gst_mode, gst_bp, capacity, counter_only, display_order) values
    ((v_kind || '01')::uuid, v_edition, 'One night', '', 1, 1, 50000, '[{"price_paise": 40000, "until_sold": 200}]', 'included', 1800, null, false, 10),
    ((v_kind || '02')::uuid, v_edition, 'Couple', '', 2, 1, 90000, '[]', 'included', 1800, null, false, 20),
    ((v_kind || '03')::uuid, v_edition, 'Family of four', '', 4, 1, 160000, '[]', 'included', 1800, null, false, 30),
    ((v_kind || '04')::uuid, v_edition, 'Season', '', 1, null, 180000, '[]', 'included', 1800, 300, false, 40),
    ((v_kind || '05')::uuid, v_edition, 'Any two nights', '', 1, 2, 75000, '[]', 'included', 1800, null, false, 50),
    ((v_kind || '06')::uuid, v_edition, 'Group of ten', 'Sold at our office.', 10, 1, 350000, '[]', 'included', 1800, null, true, 60);
  insert into public.pass_promos (edition_id, code, percent, uses) values (v_edition, 'STUDENT20', 20, 200);
  insert into public.bank_imports (id, source, covers_from, covers_to, completed_at, is_demo) values (v_import, 'Sample bank', private.today() - 20, private.today(), now(), true);

  for o in
    select * from (values
      (1, 'gift', 'paid', 'Sample Sound and Light', '', '06', array[3], 16, 700), (2, 'gift', 'paid', 'Sample Sweets', '', '03', array[3], 12, 690),
      (3, 'site', 'paid', 'Ananya Sinha', '0170', '02', array[3], 2, 600), (4, 'site', 'paid', 'Rohit Kumar', '0171', '01', array[3], 6, 580),
      (5, 'site', 'paid', 'Farah Naaz', '0172', '03', array[3], 1, 560), (6, 'site', 'paid', 'सुमन कुमारी', '0173', '04', null, 6, 500),
      (7, 'site', 'paid', 'Vikram Prasad', '0174', '02', array[3], 5, 420), (8, 'site', 'paid', 'Priya Ranjan', '0175', '05', array[1, 4], 3, 300),
      (9, 'gift', 'paid', 'Sample Silk House', '', '06', array[4], 27, 290), (10, 'site', 'paid', 'Manoj Tiwary', '0176', '03', array[1], 2, 200),
      (11, 'site', 'paid', 'Shalini Mishra', '0177', '01', array[5], 8, 120), (12, 'site', 'paid', 'Imran Ahmad', '0178', '02', array[5], 2, 60),
      (13, 'site', 'claimed', 'Neha Verma', '0179', '01', array[1], 4, 30), (14, 'site', 'claimed', 'Abhishek Jha', '0180', '02', array[2], 1, 8),
      (15, 'site', 'claimed', 'Kavita Devi', '0181', '04', null, 2, 5), (16, 'site', 'claimed', 'Saurabh Anand', '0182', '01', array[4], 2, 70),
      (17, 'site', 'held', 'Ritika Raj', '0183', '01', array[5], 1, 0), (18, 'site', 'expired', 'Deepak Lal', '0184', '01', array[2], 6, 90),
      (19, 'site', 'cancelled', 'Pooja Gupta', '0185', '02', array[2], 1, 150), (20, 'site', 'late', 'Nitin Sharma', '0186', '01', array[2], 3, 40)
    ) s (n, source, status, name, phone, kind, nights, quantity, hours) order by s.n
  loop
    v := null;
    v.id := ('d0000000-0000-4000-8000-00000000' || lpad((8000 + o.n)::text, 4, '0'))::uuid;
    v.edition_id := v_edition;
    v.is_demo := true;
    v.source := o.source;
    v.name := o.name;
    v.phone := case when o.phone = '' then '' else '+91 612 555 ' || o.phone end;
    v.reason := case when o.source = 'gift' then 'Sponsor' end;
    perform private.place_order(v, jsonb_build_array(jsonb_build_object('kind_id', v_kind || o.kind, 'quantity', o.quantity,
      'night_ids', coalesce((select to_jsonb(array_agg(v_nights[n])) from unnest(o.nights) n), '[]'))), '', null, interval '10 minutes');
    v_utr := lpad((431900000000 + o.n * 7919)::text, 12, '0');
    update public.pass_orders p set created_at = now() - o.hours * interval '1 hour' where p.id = v.id returning p.* into v;
    if o.status in ('paid', 'claimed', 'late', 'cancelled') and o.source = 'site' then
      update public.pass_orders p set claimed_utr = v_utr, claimed_at = v.created_at + interval '7 minutes', claims = 1 where p.id = v.id;
      -- The last claim has no line in the statement, and one line has an amount that is too small.
      if o.n <> 16 then
        insert into public.bank_lines (import_id, booked_on, amount_paise, utr, narration, payer, fingerprint, state) values
          (v_import, (v.created_at at time zone 'Asia/Kolkata')::date, case o.n when 14 then v.total_paise - 10000 else v.total_paise end, v_utr,
            'UPI/CR/' || v_utr || '/' || upper(o.name) || '/' || v.reference, upper(o.name), private.hash('demo' || o.n), case o.status when 'claimed' then 'new' else 'used' end);
      end if;
    end if;
    if o.status in ('paid', 'late', 'cancelled') and v.total_paise > 0 then
      insert into public.pass_payments (order_id, method, amount_paise, utr, bank_line_id, created_at)
      values (v.id, 'upi', v.total_paise, v_utr, (select l.id from public.bank_lines l where l.utr = v_utr), v.created_at + interval '3 hours');
    end if;
    case o.status
      when 'paid' then
        perform private.settle(v);
        update public.pass_orders p set paid_at = v.created_at + interval '3 hours' where p.id = v.id;
      when 'claimed' then
        perform private.hold_again(v, now() + interval '23 hours');
        update public.pass_orders p set status = 'claimed', held_until = now() + interval '23 hours' where p.id = v.id;
      when 'expired' then
        update public.pass_orders p set held_until = v.created_at + interval '10 minutes' where p.id = v.id;
        update private.pass_seats t set held_until = v.created_at + interval '10 minutes' where t.order_id = v.id;
      when 'late' then
        perform private.release(v);
        update public.pass_orders p set status = 'late', held_until = null where p.id = v.id;
      when 'cancelled' then
        perform private.settle(v);
        perform private.release(v);
        update public.passes p set cancelled_at = now() where p.order_id = v.id;
        update public.pass_orders p set status = 'cancelled', cancelled_at = now() - interval '20 hours', reason = 'Cannot come' where p.id = v.id;
        perform private.refund(v.id, 'cancelled', v.total_paise);
      else null;
    end case;
  end loop;

  insert into public.pass_waits (id, edition_id, kind_id, night_ids, quantity, people, name, phone, phone_e164, is_demo, created_at)
  select ('d0000000-0000-4000-8000-0000000089' || lpad(w.n::text, 2, '0'))::uuid, v_edition, (v_kind || w.kind)::uuid, array[v_nights[3]], w.quantity,
    w.quantity * w.people, w.name, '+91 612 555 ' || w.phone, '+91612555' || w.phone, true, now() - w.hours * interval '1 hour'
  from (values (1, '03', 1, 4, 'Rakesh Ojha', '0190', 50), (2, '02', 1, 2, 'Sana Parveen', '0191', 30), (3, '01', 3, 1, 'Amit Ranjan', '0192', 4))
    w (n, kind, quantity, people, name, phone, hours);
end $$;

insert into public.booking_forms (id, form_type, service, name, email, phone, message, status, date_preference, event_date, event_month,
  event_year, location, guest_count, budget, details, marketing_opt_in, consent_version, page_path, fill_ms, seen_at, created_at, is_demo)
select v.id::uuid, v.form_type, v.service, v.name, v.email, v.phone,
  concat_ws(E'\n',
    'Event: ' || v.form_type,
    'Preferred date: ' || case v.preference
      when 'specific' then to_char(private.today() + v.days, 'Dy, FMDD Mon YYYY')
      when 'month' then to_char(private.today() + v.days, 'FMMonth YYYY')
      else 'Not specified yet' end,
    'Preferred location: ' || v.location,
    'Guests: ' || coalesce(v.guests::text, 'Not specified'),
    'Budget: ' || coalesce(v.budget, 'Not specified'),
    'Additional details: ' || coalesce(v.details, 'Not specified')),
  v.status, v.preference,
  case when v.preference = 'specific' then private.today() + v.days end,
  case when v.preference = 'month' then extract(month from private.today() + v.days)::smallint end,
  case when v.preference = 'month' then extract(year from private.today() + v.days)::smallint end,
  v.location, v.guests, v.budget, v.details, v.opt_in, case when v.opt_in then 'demo' end, v.page, 60000 + v.n * 4000,
  case when v.status <> 'new' then t.created_at + interval '25 minutes' end, t.created_at, true
from (values
  (1, '7a3c91e2-0000-4000-8000-000000000501', 'Wedding', 'wedding', 'Ananya Sinha', 'ananya.sinha@example.com', '+91 612 555 0150', 'new', 'specific', 96, 'Kankarbagh, Patna', 450::integer, '₹18 lakh', 'Two functions on the same lawn, and a haldi at home the day before. My grandmother cannot climb stairs.', true, '/services/wedding', 0.6),
  (2, 'c81f04b7-0000-4000-8000-000000000502', 'Birthday Party', 'birthday', 'Rohit Kumar Yadav', 'rohit.yadav@example.org', '+91 612 555 0151', 'new', 'specific', 19, 'Danapur, Patna', 60, '₹80,000', 'Fifth birthday, the theme is dinosaurs.', false, '/services/birthday', 1.9),
  (3, '19be5d60-0000-4000-8000-000000000503', 'Corporate Event', 'conference', 'Farah Naaz', 'farah.naaz@example.net', '+91 612 555 0152', 'new', 'month', 75, 'Ranchi', 220, null, 'Annual meet of our dealers, one day with dinner. A GST invoice is needed.', false, '/services/corporate', 3.4),
  (4, 'f40a7726-0000-4000-8000-000000000504', 'Wedding', 'sangeet', 'सुमन कुमारी', 'suman.kumari@example.com', '+91 612 555 0153', 'new', 'not-sure', 0, 'मुज़फ़्फ़रपुर', null, null, 'संगीत के लिए मंच और डीजे चाहिए।', false, '/', 26),
  (5, '5d92ce18-0000-4000-8000-000000000505', 'Anniversary', 'anniversary', 'Vikram Prasad', 'vikram.prasad@example.org', '+91 612 555 0154', 'contacted', 'specific', 41, 'Bailey Road, Patna', 120, '₹3 to 4 lakh', 'Surprise for our parents, 40 years.', true, '/services/anniversary', 31),
  (6, 'e6b8347f-0000-4000-8000-000000000506', 'Wedding', 'reception', 'Priya Ranjan', 'priya.ranjan@example.com', '+91 612 555 0155', 'contacted', 'month', 120, 'Gaya', 600, '₹12 lakh', null, false, '/gallery', 52),
  (7, '2c7d59a4-0000-4000-8000-000000000507', 'Social Gathering', 'grih-pravesh', 'Manoj Tiwary', 'manoj.tiwary@example.net', '+91 612 555 0156', 'quoted', 'specific', 28, 'Ashiana Nagar, Patna', 150, '₹1.5 lakh', 'Puja in the morning, lunch for the neighbours.', false, '/services', 75),
  (8, '8ef1b30d-0000-4000-8000-000000000508', 'Corporate Event', 'award-ceremony', 'Shalini Mishra', 'shalini.mishra@example.org', '+91 612 555 0157', 'quoted', 'specific', 64, 'Patna', 300, '₹9 lakh', 'Stage, LED wall and one anchor in Hindi.', false, '/services/corporate', 98),
  (9, 'b05a62c9-0000-4000-8000-000000000509', 'Wedding', 'wedding', 'Imran Ahmad', 'imran.ahmad@example.com', '+91 612 555 0158', 'confirmed', 'specific', 53, 'Phulwari Sharif, Patna', 700, '₹22 lakh', 'Nikah and walima on two days.', true, '/', 240),
  (10, '4419ddf3-0000-4000-8000-000000000510', 'Birthday Party', 'birthday', 'Neha Verma', 'neha.verma@example.net', '+91 612 555 0159', 'completed', 'specific', -9, 'Boring Canal Road, Patna', 45, '₹60,000', null, false, '/services/birthday', 960),
  (11, 'd37e80ab-0000-4000-8000-000000000511', 'Other', 'catering', 'Abhishek Jha', 'abhishek.jha@example.com', '+91 612 555 0160', 'lost', 'specific', 15, 'Darbhanga', 250, '₹2 lakh', 'Only catering, vegetarian.', false, '/services/catering', 410),
  (12, '90c6f15e-0000-4000-8000-000000000512', 'Other', null, 'Best SEO Services', 'sales@example.org', '+91 612 555 0161', 'spam', 'not-sure', 0, 'Worldwide', null, null, 'We can bring your website to the first page. Reply for a quote.', false, '/contact', 150)
) v (n, id, form_type, service, name, email, phone, status, preference, days, location, guests, budget, details, opt_in, page, hours)
cross join lateral (
  -- the first three arrived today, at any time of day
  select case when v.n <= 3
    then greatest(now() - v.hours * interval '1 hour', private.today()::timestamp at time zone 'Asia/Kolkata' + (4 - v.n) * interval '1 second')
    else now() - v.hours * interval '1 hour' end as created_at
) t
where not exists (select 1 from public.booking_forms b where b.id = v.id::uuid);

-- Fourteen invented venues in real parts of Patna, each labelled Sample. Prices in paise.
insert into public.venues (id, slug, name, description, area, address, map_url, type, min_guests, max_guests, halls, veg_paise, nonveg_paise,
  rental_paise, rooms, parking, ac, outside_caterer, decor_policy, amenities, is_partner, price_verified_on, display_order, is_demo) values
  ('d0000000-0000-4000-8000-000000000601', 'aangan-banquet-hall', 'Aangan Banquet Hall',
   'Two halls on two floors with separate stairs, so that one family can dress while the other eats. The kitchen is on the same floor as the tables, so the food is served hot.',
   'Boring Canal Road', 'Second crossing, Boring Canal Road, Patna', 'https://www.openstreetmap.org/search?query=Boring+Canal+Road%2C+Patna',
   'banquet', 100, 450, '[{"name": "Main hall", "seated": 320}, {"name": "Upper hall", "seated": 130}]', 95000, 125000, null, 12, 80, true, false, 'any',
   array['Full generator backup', 'Bridal room', 'Lift', 'Valet parking'], true, private.today() - 18, 10, true),
  ('d0000000-0000-4000-8000-000000000602', 'gangatat-lawns', 'Gangatat Lawns',
   'An open lawn facing the river, with a second, smaller one behind a hedge. There are heaters in January and a breeze in June. Ask us about the tent if it may rain.',
   'Digha-Ashiana', 'Near the Digha ghat road, Patna', 'https://www.openstreetmap.org/search?query=Digha-Ashiana%2C+Patna',
   'lawn', 200, 1200, '[{"name": "River lawn", "seated": 900}, {"name": "Small lawn", "seated": 300}]', 80000, 105000, 15000000, 8, 250, false, true, 'any',
   array['Full generator backup', 'Two gates for the baraat', 'Bonfire corner'], true, private.today() - 11, 20, true),
  ('d0000000-0000-4000-8000-000000000603', 'deepmala-convention-hall', 'Deepmala Convention Hall',
   'A hall without pillars, with a stage for forty people and a dining hall beside it. Offices book it by day, families by night.',
   'Bailey Road', 'Opposite the third gate, Bailey Road, Patna', 'https://www.openstreetmap.org/search?query=Bailey+Road%2C+Patna',
   'convention', 150, 1500, '[{"name": "Convention hall", "seated": 1100}, {"name": "Dining hall", "seated": 400}, {"name": "Board room", "seated": 40}]', 110000, 145000, 25000000, 24, 300, true, false, 'fee',
   array['Full generator backup', 'LED wall', 'Lift', 'Green room', 'Wheelchair ramp'], true, private.today() - 25, 30, true),
  ('d0000000-0000-4000-8000-000000000604', 'amrai-garden', 'Amrai Garden',
   'A lawn under old mango trees with a brick courtyard for the haldi. Only vegetarian food is cooked here; an outside caterer is allowed if the food is vegetarian.',
   'Saguna More', 'Behind the mango grove, Saguna More, Patna', 'https://www.openstreetmap.org/search?query=Saguna+More%2C+Patna',
   'lawn', 150, 800, '[{"name": "Mango lawn", "seated": 600}, {"name": "Courtyard", "seated": 200}]', 75000, null, 12000000, 6, 180, false, true, 'any',
   array['Full generator backup', 'Old trees for hanging lights', 'Wheelchair ramp'], true, private.today() - 40, 40, true),
  ('d0000000-0000-4000-8000-000000000605', 'kesar-kunj', 'Kesar Kunj',
   'A plain, clean hall for an engagement, a birthday or a small reception. Your own cook can use the kitchen.',
   'Gola Road', 'Lane beside the water tank, Gola Road, Patna', 'https://www.openstreetmap.org/search?query=Gola+Road%2C+Patna',
   'banquet', 60, 250, '[{"name": "Hall", "seated": 250}]', 65000, 85000, null, 4, 40, true, true, 'any',
   array['Generator for light and sound', 'Bridal room'], false, private.today() - 33, 50, true),
  ('d0000000-0000-4000-8000-000000000606', 'shagun-vatika', 'Shagun Vatika',
   'A lawn with its own hall beside it: if it rains, dinner moves indoors and nobody gets wet.',
   'Gola Road', 'Main road, Gola Road, Patna', 'https://www.openstreetmap.org/search?query=Gola+Road%2C+Patna',
   'lawn', 120, 700, '[{"name": "Lawn", "seated": 550}, {"name": "Hall", "seated": 180}]', 70000, 90000, 9000000, 10, 120, false, true, 'any',
   array['Full generator backup', 'Hall in case of rain'], false, private.today() - 52, 60, true),
  ('d0000000-0000-4000-8000-000000000607', 'roshan-mahal', 'Roshan Mahal',
   'A city hotel with a ballroom on the first floor and rooms for both families above it. The hotel does the decor and the food; both are included in the plate price.',
   'Fraser Road', 'Upper end of Fraser Road, Patna', 'https://www.openstreetmap.org/search?query=Fraser+Road%2C+Patna',
   'hotel', 80, 400, '[{"name": "Ballroom", "seated": 300}, {"name": "Terrace", "seated": 120}]', 145000, 185000, null, 64, 90, true, false, 'house',
   array['Full generator backup', 'Lift', 'Valet parking', 'Bridal room', 'Wheelchair ramp'], false, private.today() - 20, 70, true),
  ('d0000000-0000-4000-8000-000000000608', 'taramandal-terrace', 'Taramandal Terrace',
   'A terrace above the lights of the crossing, for an anniversary or a birthday in the evening. One half has a glass roof.',
   'Dak Bungalow', 'Seventh floor, Dak Bungalow crossing, Patna', 'https://www.openstreetmap.org/search?query=Dak+Bungalow%2C+Patna',
   'rooftop', 30, 140, '[{"name": "Terrace", "seated": 140}]', 120000, 150000, null, 0, 30, false, false, 'fee',
   array['Lift', 'Glass roof over one half'], false, private.today() - 27, 80, true),
  ('d0000000-0000-4000-8000-000000000609', 'patliputra-sabha', 'Patliputra Sabha Bhawan',
   'The largest of our samples: a big hall with a gallery, right for a dealers’ meet or a wedding to which the whole village comes.',
   'Gandhi Maidan', 'North side of Gandhi Maidan, Patna', 'https://www.openstreetmap.org/search?query=Gandhi+Maidan%2C+Patna',
   'convention', 300, 2000, '[{"name": "Great hall", "seated": 1600}, {"name": "Side hall", "seated": 400}]', 90000, 115000, 30000000, 18, 400, true, true, 'any',
   array['Full generator backup', 'Stage lights', 'Green room', 'Lift'], false, private.today() - 61, 90, true),
  ('d0000000-0000-4000-8000-000000000610', 'suhana-banquets', 'Suhana Banquets',
   'A banquet house on the main road, easy to find for guests who come by train. You can book both floors or only one.',
   'Raja Bazar', 'Pillar 42, Raja Bazar, Patna', 'https://www.openstreetmap.org/search?query=Raja+Bazar%2C+Patna',
   'banquet', 80, 350, '[{"name": "Ground floor", "seated": 200}, {"name": "First floor", "seated": 150}]', 85000, 110000, null, 9, 60, true, false, 'fee',
   array['Full generator backup', 'Lift', 'Bridal room'], false, private.today() - 15, 100, true),
  ('d0000000-0000-4000-8000-000000000611', 'neem-chhaon', 'Neem Chhaon',
   'A house with a courtyard and a neem tree, for a mundan, a grih pravesh or a small haldi. Only vegetarian food.',
   'Rajiv Nagar', 'Road 6, Rajiv Nagar, Patna', 'https://www.openstreetmap.org/search?query=Rajiv+Nagar%2C+Patna',
   'banquet', 40, 180, '[{"name": "Hall", "seated": 120}, {"name": "Courtyard", "seated": 60}]', 60000, null, null, 5, 25, false, true, 'any',
   array['Generator for light and sound', 'Kitchen for your own cook'], false, private.today() - 46, 110, true),
  ('d0000000-0000-4000-8000-000000000612', 'vaibhav-resort', 'Vaibhav Resort',
   'Three places in one: sangeet by the pool, wedding on the front lawn, dinner in the hall. With forty-eight rooms, both families can stay together for two days.',
   'Saguna More', 'Beyond the canal bridge, Saguna More, Patna', 'https://www.openstreetmap.org/search?query=Saguna+More%2C+Patna',
   'resort', 150, 1000, '[{"name": "Banquet hall", "seated": 450}, {"name": "Pool lawn", "seated": 350}, {"name": "Front lawn", "seated": 700}]', 130000, 170000, 20000000, 48, 220, true, false, 'fee',
   array['Full generator backup', 'Swimming pool', 'Bridal room', 'Valet parking', 'Wheelchair ramp'], false, private.today() - 9, 120, true),
  ('d0000000-0000-4000-8000-000000000613', 'chandni-exhibition', 'Chandni House',
   'A small hotel near the station with a banquet hall on the top floor: meetings by day, receptions at night.',
   'Exhibition Road', 'East lane, Exhibition Road, Patna', 'https://www.openstreetmap.org/search?query=Exhibition+Road%2C+Patna',
   'hotel', 50, 220, '[{"name": "Banquet", "seated": 160}, {"name": "Lounge", "seated": 60}]', 105000, 135000, null, 32, 45, true, false, 'house',
   array['Full generator backup', 'Lift', 'Projector and screen'], false, private.today() - 70, 130, true),
  ('d0000000-0000-4000-8000-000000000614', 'doli-palace-lawn', 'Doli Lawn',
   'Ground, light and water are provided; food and decor are your choice. Two lawns side by side, for two functions on one day.',
   'Bailey Road', 'Near the zoo side, Bailey Road, Patna', 'https://www.openstreetmap.org/search?query=Bailey+Road%2C+Patna',
   'lawn', 250, 1800, '[{"name": "East lawn", "seated": 1000}, {"name": "West lawn", "seated": 800}]', null, null, 22500000, 14, 350, false, true, 'any',
   array['Two gates for the baraat', 'Generator for light and sound', 'Ramp for the horse'], false, null, 140, true)
on conflict do nothing;

insert into public.venue_images (id, venue_id, image_url, alt, width, height, focal_x, focal_y, display_order)
select v.id::uuid, v.venue_id::uuid, '/pictures/' || v.file, v.alt, 1600, 1000, v.focal_x, v.focal_y, v.display_order
from (values
  ('d0000000-0000-4000-8000-000000070101', 'd0000000-0000-4000-8000-000000000601', 'venue-hall.jpg', 'An empty banquet hall with draped ceiling, chandeliers, flower stands along a red aisle and a lit stage at its end', 0.5, 0.52, 10),
  ('d0000000-0000-4000-8000-000000070102', 'd0000000-0000-4000-8000-000000000601', 'hero-decor.jpg', 'A long banquet table with a bowl of marigolds and roses, candles in glass, brass plates and out-of-focus fairy lights', 0.52, 0.55, 20),
  ('d0000000-0000-4000-8000-000000070103', 'd0000000-0000-4000-8000-000000000601', 'catering-row.jpg', 'Copper handis with brass lids in a row on a buffet, seen from one end, warm lights out of focus behind', 0.3, 0.5, 30),
  ('d0000000-0000-4000-8000-000000070201', 'd0000000-0000-4000-8000-000000000602', 'venue-lawn.jpg', 'A lawn at dusk with a lit entrance arch of marigolds, a red path lined with lanterns and dressed tables on both sides', 0.58, 0.52, 10),
  ('d0000000-0000-4000-8000-000000070202', 'd0000000-0000-4000-8000-000000000602', 'lawn-lights.jpg', 'A glass lantern glowing beside a garden path at dusk, with a lit arch and lights out of focus behind', 0.43, 0.65, 20),
  ('d0000000-0000-4000-8000-000000070203', 'd0000000-0000-4000-8000-000000000602', 'hero-social.jpg', 'A garden party at dusk: round tables with flowers and candles on the lawn under strings of warm lights', 0.72, 0.66, 30),
  ('d0000000-0000-4000-8000-000000070301', 'd0000000-0000-4000-8000-000000000603', 'conference-screen.jpg', 'A wide glowing LED wall under beams of light on a conference stage', 0.4, 0.55, 10),
  ('d0000000-0000-4000-8000-000000070302', 'd0000000-0000-4000-8000-000000000603', 'corporate-award.jpg', 'Golden trophies on a polished dark table with colourful stage lights out of focus behind them', 0.76, 0.48, 20),
  ('d0000000-0000-4000-8000-000000070303', 'd0000000-0000-4000-8000-000000000603', 'artist.jpg', 'A microphone on a stand in front of colourful stage lights out of focus', 0.74, 0.36, 30),
  ('d0000000-0000-4000-8000-000000070401', 'd0000000-0000-4000-8000-000000000604', 'lawn-arch.jpg', 'An arch of marigolds and rows of fairy lights over the way to a lawn at dusk', 0.5, 0.45, 10),
  ('d0000000-0000-4000-8000-000000070402', 'd0000000-0000-4000-8000-000000000604', 'venue-lawn.jpg', 'A lawn at dusk with a lit entrance arch of marigolds, a red path lined with lanterns and dressed tables on both sides', 0.58, 0.52, 20),
  ('d0000000-0000-4000-8000-000000070403', 'd0000000-0000-4000-8000-000000000604', 'haldi.jpg', 'A brass urli with floating marigolds and small lamps in front of a low seat with yellow cushions, set for a haldi ceremony', 0.46, 0.78, 30),
  ('d0000000-0000-4000-8000-000000070501', 'd0000000-0000-4000-8000-000000000605', 'hall-chandeliers.jpg', 'Crystal chandeliers under the ceiling of a ballroom, a curtain of fairy lights behind', 0.4, 0.45, 10),
  ('d0000000-0000-4000-8000-000000070502', 'd0000000-0000-4000-8000-000000000605', 'catering.jpg', 'A row of polished copper handis with brass lids over small flames on a buffet, under warm lamps', 0.74, 0.52, 20),
  ('d0000000-0000-4000-8000-000000070601', 'd0000000-0000-4000-8000-000000000606', 'hero-social.jpg', 'A garden party at dusk: round tables with flowers and candles on the lawn under strings of warm lights', 0.72, 0.66, 10),
  ('d0000000-0000-4000-8000-000000070602', 'd0000000-0000-4000-8000-000000000606', 'venue-lawn.jpg', 'A lawn at dusk with a lit entrance arch of marigolds, a red path lined with lanterns and dressed tables on both sides', 0.58, 0.52, 20),
  ('d0000000-0000-4000-8000-000000070603', 'd0000000-0000-4000-8000-000000000606', 'mehendi.jpg', 'A brass table with flowers, candles and a henna bowl before green, pink and gold cushions, under hanging glass lanterns', 0.4, 0.66, 30),
  ('d0000000-0000-4000-8000-000000070701', 'd0000000-0000-4000-8000-000000000607', 'reception.jpg', 'A wedding reception in a ballroom with crystal chandeliers, round tables in ivory and a curtain of fairy lights', 0.72, 0.62, 10),
  ('d0000000-0000-4000-8000-000000070702', 'd0000000-0000-4000-8000-000000000607', 'decor-plate.jpg', 'Close-up of a place setting: china on a brass plate with a maroon napkin and a red rose, candles and lights out of focus', 0.4, 0.62, 20),
  ('d0000000-0000-4000-8000-000000070703', 'd0000000-0000-4000-8000-000000000607', 'anniversary.jpg', 'A table for two on a terrace at dusk with tall candles and red roses, string lights above and the lights of the city beyond', 0.6, 0.58, 30),
  ('d0000000-0000-4000-8000-000000070801', 'd0000000-0000-4000-8000-000000000608', 'anniversary-terrace.jpg', 'A candlelit table for two with red roses on a terrace at dusk, string lights above and city lights out of focus behind', 0.45, 0.62, 10),
  ('d0000000-0000-4000-8000-000000070802', 'd0000000-0000-4000-8000-000000000608', 'anniversary.jpg', 'A table for two on a terrace at dusk with tall candles and red roses, string lights above and the lights of the city beyond', 0.6, 0.58, 20),
  ('d0000000-0000-4000-8000-000000070803', 'd0000000-0000-4000-8000-000000000608', 'anniversary-roses.jpg', 'Close-up of red roses and lit candles on a table set for two, city lights out of focus behind', 0.5, 0.7, 30),
  ('d0000000-0000-4000-8000-000000070901', 'd0000000-0000-4000-8000-000000000609', 'hero-corporate.jpg', 'A conference stage with a wide glowing LED wall, beams of light and rows of empty chairs seen from the aisle', 0.48, 0.45, 10),
  ('d0000000-0000-4000-8000-000000070902', 'd0000000-0000-4000-8000-000000000609', 'artist.jpg', 'A microphone on a stand in front of colourful stage lights out of focus', 0.74, 0.36, 20),
  ('d0000000-0000-4000-8000-000000070903', 'd0000000-0000-4000-8000-000000000609', 'corporate-award.jpg', 'Golden trophies on a polished dark table with colourful stage lights out of focus behind them', 0.76, 0.48, 30),
  ('d0000000-0000-4000-8000-000000071001', 'd0000000-0000-4000-8000-000000000610', 'hero-decor.jpg', 'A long banquet table with a bowl of marigolds and roses, candles in glass, brass plates and out-of-focus fairy lights', 0.52, 0.55, 10),
  ('d0000000-0000-4000-8000-000000071002', 'd0000000-0000-4000-8000-000000000610', 'sangeet.jpg', 'A sangeet dance stage with a ring of bulbs and marigolds, two dhols, coloured beams of light and a mirror ball', 0.6, 0.45, 20),
  ('d0000000-0000-4000-8000-000000071101', 'd0000000-0000-4000-8000-000000000611', 'garden-tables.jpg', 'A round table with china, candles and flowers on a lawn at dusk, strings of lights above', 0.55, 0.5, 10),
  ('d0000000-0000-4000-8000-000000071102', 'd0000000-0000-4000-8000-000000000611', 'haldi-bowl.jpg', 'Close-up of a brass urli with floating marigolds and small lit lamps, a haldi setting out of focus behind', 0.5, 0.7, 20),
  ('d0000000-0000-4000-8000-000000071103', 'd0000000-0000-4000-8000-000000000611', 'flowers.jpg', 'Close-up of hanging strings of orange and yellow marigolds and red roses', 0.47, 0.5, 30),
  ('d0000000-0000-4000-8000-000000071201', 'd0000000-0000-4000-8000-000000000612', 'hero-wedding.jpg', 'A wedding mandap at dusk: ivory and maroon drapes on four pillars, marigold torans, brass lamps, a red aisle lined with diyas and fairy lights behind', 0.6, 0.52, 10),
  ('d0000000-0000-4000-8000-000000071202', 'd0000000-0000-4000-8000-000000000612', 'sangeet.jpg', 'A sangeet dance stage with a ring of bulbs and marigolds, two dhols, coloured beams of light and a mirror ball', 0.6, 0.45, 20),
  ('d0000000-0000-4000-8000-000000071203', 'd0000000-0000-4000-8000-000000000612', 'mehendi-lanterns.jpg', 'Close-up of hanging brass lanterns glowing in warm colours, flower strings out of focus behind', 0.56, 0.5, 30),
  ('d0000000-0000-4000-8000-000000071301', 'd0000000-0000-4000-8000-000000000613', 'reception-table.jpg', 'Close-up of a brass bowl of flowers and small candles on a reception table, warm lights out of focus behind', 0.52, 0.62, 10),
  ('d0000000-0000-4000-8000-000000071302', 'd0000000-0000-4000-8000-000000000613', 'corporate-award.jpg', 'Golden trophies on a polished dark table with colourful stage lights out of focus behind them', 0.76, 0.48, 20),
  ('d0000000-0000-4000-8000-000000071401', 'd0000000-0000-4000-8000-000000000614', 'garba-night.jpg', 'A garba ground at night with a huge rangoli ringed by diyas, a clay lamp pot in its centre and crossed dandiya sticks in front', 0.5, 0.45, 10),
  ('d0000000-0000-4000-8000-000000071402', 'd0000000-0000-4000-8000-000000000614', 'wedding-garlands.jpg', 'Close-up of a mandap pillar wrapped in ivory cloth and a spiral of marigolds, with a marigold toran and lights out of focus', 0.55, 0.55, 20),
  ('d0000000-0000-4000-8000-000000071403', 'd0000000-0000-4000-8000-000000000614', 'lawn-lights.jpg', 'A glass lantern glowing beside a garden path at dusk, with a lit arch and lights out of focus behind', 0.43, 0.65, 30)
) v (id, venue_id, file, alt, focal_x, focal_y, display_order)
where exists (select 1 from public.venues d where d.id = v.venue_id::uuid and d.is_demo)
on conflict do nothing;

insert into public.venue_private (venue_id, commission_bp, contact_note)
select v.id, 300 + v.display_order * 5, 'Sample note: nobody to call.' from public.venues v where v.is_demo
on conflict do nothing;
