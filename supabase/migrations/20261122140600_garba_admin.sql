-- Next year's garba, made of last year's.

create function public.copy_garba_edition(p_edition_id uuid, p_year integer, p_first_night date default null) returns uuid
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_id uuid;
  v_first date;
  v_days integer;
begin
  perform private.require_right('content');
  perform private.need(p_year between 2020 and 2100, 'p_year', 'Give a year from 2020 to 2100.');
  perform private.need(p_first_night is null or extract(year from p_first_night) = p_year, 'p_first_night', 'The first night must be in that year.');
  select coalesce(min(n.date), e.starts_on), coalesce(max(n.date) - min(n.date), e.ends_on - e.starts_on) into v_first, v_days
  from public.garba_editions e left join public.garba_nights n on n.edition_id = e.id and n.deleted_at is null
  where e.id = p_edition_id and e.deleted_at is null
  group by e.id;
  perform private.need(found, 'p_edition_id', 'This edition is not there any more.');

  insert into public.garba_editions (year, status, title, theme, description, starts_on, ends_on, venue, address, map_url, pass_note, dress_code, rules,
    hero_image_url, hero_alt, hero_width, hero_height, hero_thumbhash, hero_focal_x, hero_focal_y)
  select p_year, 'draft', replace(e.title, e.year::text, p_year::text), e.theme, e.description, p_first_night, p_first_night + least(v_days, 30),
    e.venue, e.address, e.map_url, e.pass_note, e.dress_code, e.rules,
    e.hero_image_url, e.hero_alt, e.hero_width, e.hero_height, e.hero_thumbhash, e.hero_focal_x, e.hero_focal_y
  from public.garba_editions e where e.id = p_edition_id
  returning id into v_id;

  insert into public.garba_nights (edition_id, date, doors_at, starts_at, ends_at, headline, line_up)
  select v_id, p_first_night + (n.date - v_first), n.doors_at, n.starts_at, n.ends_at, n.headline, n.line_up
  from public.garba_nights n where n.edition_id = p_edition_id and n.deleted_at is null and p_first_night is not null;
  insert into public.garba_faqs (edition_id, question, answer, display_order)
  select v_id, f.question, f.answer, f.display_order
  from public.garba_faqs f where f.edition_id = p_edition_id and f.deleted_at is null;
  insert into public.garba_sponsors (edition_id, name, link_url, image_url, alt, width, height, thumbhash, focal_x, focal_y, display_order)
  select v_id, s.name, s.link_url, s.image_url, s.alt, s.width, s.height, s.thumbhash, s.focal_x, s.focal_y, s.display_order
  from public.garba_sponsors s where s.edition_id = p_edition_id and s.deleted_at is null;
  return v_id;
exception
  when unique_violation then
    perform private.need(false, 'p_year', 'There is an edition of that year already.');
end $$;
comment on function public.copy_garba_edition(uuid, integer, date) is 'Makes a draft of another year of an edition: its words, picture, questions and sponsors, and its nights as far apart as they were from p_first_night on; without that day no night and no date. The day of the sale and the album are not taken over. Returns its id. PT422 where the edition is gone, the year has one, or the day is of another year; right content (42501).';

grant execute on function public.copy_garba_edition(uuid, integer, date) to authenticated;
