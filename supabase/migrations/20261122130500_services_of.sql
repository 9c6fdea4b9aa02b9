-- An album and an event name the services that they belong to by slug: a service's page shows them whatever their category, title or words.

create function private.are_slugs(p_values text[]) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select p_values is not null and cardinality(p_values) <= 20
    and not exists (select 1 from unnest(p_values) v where v is null or v !~ '^[a-z0-9][a-z0-9-]{0,79}$')
$$;
comment on function private.are_slugs(text[]) is 'A list of at most 20 slugs.';
revoke execute on function private.are_slugs(text[]) from public;
-- CHECK constraints run with the rights of whoever writes the row.
grant execute on function private.are_slugs(text[]) to anon, authenticated, service_role;

alter table public.albums add column services text[] not null default '{}' constraint albums_services_check check (private.are_slugs(services));
alter table public.upcoming_events add column services text[] not null default '{}'
  constraint upcoming_events_services_check check (private.are_slugs(services));
comment on column public.albums.services is 'Slugs of the services (/services/...) whose pages show it.';
comment on column public.upcoming_events.services is 'Slugs of the services (/services/...) whose pages show it while it is ahead.';
create index albums_services_idx on public.albums using gin (services) where is_visible;
create index upcoming_events_services_idx on public.upcoming_events using gin (services) where is_visible;
grant insert (services), update (services) on public.albums, public.upcoming_events to authenticated;

-- What pages showed until now by category and by words.
update public.albums a set services = k.services
from (values
  ('Wedding Services', array['wedding']), ('Haldi and Mehendi', array['wedding']), ('Receptions and Decor', array['wedding']),
  ('Corporate Events', array['corporate']), ('Anniversary Celebrations', array['anniversary']), ('Birthday Parties', array['birthday']),
  ('Festive Nights', array['artist-management']), ('Venues and Catering', array['venue-booking', 'catering'])
) k (category, services)
where a.category = k.category;

update public.upcoming_events e set services = found.services
from (
  select u.id, array_agg(k.service) as services
  from public.upcoming_events u
  join (values
    ('wedding', 'wedding|bride|mandap'), ('corporate', 'corporate|conference|seminar|business'),
    ('anniversary', 'anniversary|ghazal|terrace'), ('birthday', 'birthday|children|families'), ('venue-booking', 'venue|hall|house'),
    ('artist-management', 'ghazal|sufi|dhol|music|singer|band'), ('catering', 'food|catering|samosas|litti')
  ) k (service, words) on u.title || ' ' || u.description ~* ('[[:<:]](' || k.words || ')[[:>:]]')
  group by u.id
) found
where e.id = found.id;

drop function public.get_portfolio_albums_with_cover(boolean, text, integer, integer, integer);
create function public.get_portfolio_albums_with_cover(p_featured boolean default null, p_category text default null, p_limit integer default null,
  p_offset integer default 0, p_picture integer default 1, p_service text default null)
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
      and (p_service is null or v.services @> array[p_service])
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
comment on function public.get_portfolio_albums_with_cover(boolean, text, integer, integer, integer, text) is 'Visible albums in their order, each with its cover (null without pictures) and number of pictures. All arguments optional: featured or not, exact category, at most so many, after so many; as cover another of its pictures, counted from the cover (1), the last where it has fewer; slug of the service that they belong to.';

revoke execute on function public.get_portfolio_albums_with_cover(boolean, text, integer, integer, integer, text) from public;
grant execute on function public.get_portfolio_albums_with_cover(boolean, text, integer, integer, integer, text) to anon, authenticated, service_role;
