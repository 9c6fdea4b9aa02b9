-- What the owner does to several rows at once: their order, and the likes of an event from the start.

create function public.reorder_rows(p_table text, p_ids uuid[]) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_parent constant text := case p_table
    when 'albums' then 'null' when 'upcoming_events' then 'null' when 'venues' then 'null'
    when 'portfolio_images' then 'album_id' when 'upcoming_event_images' then 'event_id' when 'venue_images' then 'venue_id'
    when 'garba_faqs' then 'edition_id' when 'garba_sponsors' then 'edition_id'
  end;
  v_rows integer;
  v_parents integer;
begin
  perform private.require_right('content');
  perform private.need(v_parent is not null, 'p_table', 'The rows of this table have no order.');
  perform private.need(cardinality(p_ids) <= 1000, 'p_ids', 'At most 1000 rows can be put in order at once.');
  execute format(
    'with moved as (
       update public.%I t set display_order = o.place::integer
       from unnest($1) with ordinality o (id, place) where t.id = o.id and t.deleted_at is null
       returning %s as parent
     )
     select count(*), count(distinct parent::text) from moved', p_table, v_parent)
    into v_rows, v_parents using p_ids;
  if v_rows <> cardinality(p_ids) or v_parents > 1 then
    raise exception using errcode = 'PT409', message = 'The list has changed meanwhile. Load it again.', hint = 'p_ids';
  end if;
end $$;
comment on function public.reorder_rows(text, uuid[]) is 'Puts the rows of albums, upcoming_events, venues, of the pictures of one of them, or of the questions or sponsors of a garba edition into the order of their ids: display_order becomes 1, 2, 3... All or nothing. Those who may edit the content only (42501); PT409 where an id is named twice, is none, is removed, or belongs to another parent; PT422 for another table.';

create function private.reset_event_likes(p_event_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_right('content');
  delete from public.event_likes l where l.event_id = p_event_id;
  update public.upcoming_events e set like_count = 0 where e.id = p_event_id;
end $$;
comment on function private.reset_event_likes(uuid) is 'The body of public.reset_event_likes.';

create function public.reset_event_likes(p_event_id uuid) returns void
language sql volatile security invoker set search_path = '' as $$ select private.reset_event_likes(p_event_id) $$;
comment on function public.reset_event_likes(uuid) is 'Forgets every like of an event. Those who may edit the content only (42501).';

grant execute on function public.reorder_rows(text, uuid[]), public.reset_event_likes(uuid), private.reset_event_likes(uuid) to authenticated;
