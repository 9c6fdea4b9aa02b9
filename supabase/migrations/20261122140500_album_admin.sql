-- What the portfolio's screen asks for.

create function private.list_album_summaries()
returns table (album_id uuid, image_count integer, without_alt integer, cover_id uuid, cover_image text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('content');
  return query
    select a.id, n.image_count, n.without_alt, c.id, c.image_url
    from public.albums a
    cross join lateral (
      select count(*)::integer as image_count, (count(*) filter (where i.alt = ''))::integer as without_alt
      from public.portfolio_images i where i.album_id = a.id and i.deleted_at is null
    ) n
    left join lateral (
      select i.id, i.image_url from public.portfolio_images i
      where i.album_id = a.id and i.deleted_at is null
      order by (i.id = a.cover_image_id) desc nulls last, i.display_order, i.created_at
      limit 1
    ) c on true;
end $$;
comment on function private.list_album_summaries() is 'The body of public.list_album_summaries.';

create function public.list_album_summaries()
returns table (album_id uuid, image_count integer, without_alt integer, cover_id uuid, cover_image text)
language sql stable security invoker set search_path = '' as $$ select * from private.list_album_summaries() $$;
comment on function public.list_album_summaries() is 'Of every album, removed ones too: its pictures, those without a description, and the cover that visitors see (null without pictures). For the right content (42501).';

create function private.move_pictures(p_ids uuid[], p_album uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_last integer;
begin
  perform private.require_right('content');
  if not exists (select 1 from public.albums a where a.id = p_album and a.deleted_at is null for update) then
    raise exception 'This album does not exist any more.' using errcode = 'PT422';
  end if;
  select coalesce(max(i.display_order), 0) into v_last from public.portfolio_images i where i.album_id = p_album and i.deleted_at is null;
  update public.albums a set cover_image_id = null where a.cover_image_id = any (p_ids) and a.id <> p_album;
  update public.portfolio_images i set album_id = p_album, display_order = v_last + 10 * o.place
  from unnest(p_ids) with ordinality o (id, place)
  where i.id = o.id and i.album_id <> p_album;
end $$;
comment on function private.move_pictures(uuid[], uuid) is 'The body of public.move_pictures.';

create function public.move_pictures(p_ids uuid[], p_album uuid) returns void
language sql volatile security invoker set search_path = '' as $$ select private.move_pictures(p_ids, p_album) $$;
comment on function public.move_pictures(uuid[], uuid) is 'Moves pictures of albums into one album, after those that it has, in the order given; none stays the cover of the album it left. For the right content (42501); PT422 where the album is not there.';

grant execute on function public.list_album_summaries(), private.list_album_summaries(), public.move_pictures(uuid[], uuid),
  private.move_pictures(uuid[], uuid) to authenticated;
