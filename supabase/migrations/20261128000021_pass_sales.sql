-- Selling passes on the site: places, reservations, proof of work. Amounts are paise.

-- Places --------------------------------------------------------------------------------------------------------------

create function private.refuse_busy() returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.refuse('PT503', '', 'busy_sale', 'Many people are buying right now. Please try again in a moment.');
end $$;
comment on function private.refuse_busy() is
  'Refuses a call that has waited too long for a lock: PT503, to be repeated.';

create function private.lock_pools(p_pools uuid[]) returns timestamptz
language plpgsql volatile
set search_path = '' set lock_timeout = '1500ms' set plan_cache_mode = force_generic_plan as $$
begin
  perform 1 from private.pass_pools p where p.id = any (p_pools) order by p.id for update;
  return clock_timestamp();
exception when lock_not_available then
  perform private.refuse_busy();
end $$;
comment on function private.lock_pools(uuid[]) is
  'Locks pools in the order of their ids and returns the time after that; PT503 after 1.5 s. What is counted next is '
  'a statement of its own, because one that began before the wait would not see what the others took.';

-- PostgreSQL plans a function in SQL anew in every call, one in plpgsql once per connection: those that a sale waits
-- for are in plpgsql. With an array as argument it would still plan for the values of each call, which takes longer
-- than the count.
create function private.pool_use(p_pools uuid[], p_at timestamptz, p_except uuid default null)
returns table (id uuid, capacity integer, taken integer)
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select p.id, p.capacity,
      coalesce((
        select sum(s.taken) from private.pass_seats s
        where s.pool_id = p.id and s.released_at is null and (s.held_until is null or s.held_until > p_at)
          and s.order_id is distinct from p_except
      ), 0)::integer
    from private.pass_pools p where p.id = any (p_pools);
end $$;
comment on function private.pool_use(uuid[], timestamptz, uuid) is
  'Capacity of pools and what is taken of them at a time (without one order).';

create function private.edition_pools(p_edition uuid) returns uuid[]
language sql stable set search_path = '' as $$
  select array(
    select n.id from public.garba_nights n where n.edition_id = p_edition
    union select k.id from public.pass_kinds k where k.edition_id = p_edition
  )
$$;
comment on function private.edition_pools(uuid) is 'The pools of an edition: its nights and kinds.';

-- Strangers add entries, so the pools are counted once, entries that do not fit are left out before the walk, and the
-- walk ends.
create function private.fitting_waits(
  p_edition uuid, p_at timestamptz, p_without uuid[] default '{}', p_of uuid[] default null, p_most integer default null
) returns setof public.pass_waits
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v public.pass_waits;
  v_pools uuid[];
  v_free integer[];
  v_needs integer[];
  v_people jsonb := '{}';
  v_sum integer;
begin
  if not exists (select 1 from public.pass_waits w where w.edition_id = p_edition and w.state = 'waiting') then
    return;
  end if;
  select array_agg(u.id), array_agg(u.capacity - u.taken) into v_pools, v_free
  from private.pool_use(private.edition_pools(p_edition), p_at) u where u.capacity is not null;
  for v in
    with kinds as materialized (
      select distinct w.kind_id, w.night_ids, w.quantity, w.people
      from public.pass_waits w
      where w.edition_id = p_edition and w.state = 'waiting' and not w.night_ids && p_without
        and (p_of is null or w.kind_id = any (p_of) or w.night_ids && p_of)
    ), fitting as materialized (
      select k.* from kinds k
      where not exists (
        select 1 from unnest(v_pools, v_free) f (id, free)
        where f.free < case when f.id = k.kind_id then k.quantity when f.id = any (k.night_ids) then k.people else 0 end
      )
    )
    select w.* from public.pass_waits w join fitting f using (kind_id, night_ids, quantity, people)
    where w.edition_id = p_edition and w.state = 'waiting'
    order by w.created_at, w.id limit 200
  loop
    if p_most is not null and v.network is not null then
      v_sum := coalesce((v_people ->> v.network)::integer, 0) + v.people;
      continue when v_sum > greatest(p_most, v.people);
      v_people := v_people || jsonb_build_object(v.network, v_sum);
    end if;
    select array_agg(
      case when p.id = v.kind_id then v.quantity when p.id = any (v.night_ids) then v.people else 0 end
      order by p.place
    )
    into v_needs
    from unnest(v_pools) with ordinality p (id, place);
    if not exists (select 1 from unnest(v_free, v_needs) f (free, needed) where f.free < f.needed) then
      v_free := array(
        select f.free - f.needed from unnest(v_free, v_needs) with ordinality f (free, needed, place)
        order by f.place
      );
      return next v;
    end if;
  end loop;
end $$;
comment on function private.fitting_waits(uuid, timestamptz, uuid[], uuid[], integer) is
  'Entries of the waiting list that there are places for, first come first served, each with what those before it '
  'leave; without entries for the nights of p_without, only those that need a pool of p_of (null: all), for at most '
  'p_most people of a network (null: any). At most 200 are looked at.';

create function private.pool_room(p_edition uuid, p_pools uuid[], p_at timestamptz)
returns table (id uuid, capacity integer, taken integer, waiting integer)
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  v_waits public.pass_waits[] := array(
    select w
    from private.fitting_waits(
      p_edition, p_at,
      array(
        select n.id from public.garba_nights n join public.pass_settings t on t.edition_id = n.edition_id
        where n.edition_id = p_edition
          and private.night_doors(n) - make_interval(hours => t.waiting_first_until_hours) <= p_at
      ),
      array(select p.id from private.pass_pools p where p.id = any (p_pools) and p.capacity is not null),
      private.setting_int('pass_work_people')
    ) w
  );
begin
  return query
    select u.id, u.capacity, u.taken, coalesce((
      select sum(case when w.kind_id = u.id then w.quantity else w.people end)
      from unnest(v_waits) w where w.kind_id = u.id or u.id = any (w.night_ids)), 0)::integer
    from private.pool_use(p_pools, p_at) u;
end $$;
comment on function private.pool_room(uuid, uuid[], timestamptz) is
  'pool_use, and what the waiting list has first claim to: entries that fit, of pass_work_people people of a network '
  'at most, until waiting_first_until_hours before the doors.';

create function private.order_needs(p_order uuid) returns table (pool_id uuid, needed integer)
language sql stable set search_path = '' as $$
  select s.pool_id, sum(s.taken)::integer from private.pass_seats s where s.order_id = p_order group by 1
$$;
comment on function private.order_needs(uuid) is 'What the lines of an order take of each pool, live or not.';

create function private.lacking(p_pools uuid[], p_needs integer[], p_at timestamptz, p_order uuid default null)
returns uuid[]
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(array_agg(u.id), '{}')
    from private.pool_use(array(
      select p.id from private.pass_pools p where p.id = any (p_pools) and p.capacity is not null
    ), p_at, p_order) u
    where u.capacity - u.taken < p_needs[array_position(p_pools, u.id)]
  );
end $$;
comment on function private.lacking(uuid[], integer[], timestamptz, uuid) is 'The pools that have not enough left.';

create function private.lacking_for(p_order public.pass_orders, p_pools uuid[], p_needs integer[], p_at timestamptz)
returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  v_lacking constant uuid[] := private.lacking(p_pools, p_needs, p_at, p_order.id);
begin
  -- Staff, and offers of the waiting list itself, do not stand in its queue.
  if v_lacking <> '{}'
    or p_order.source <> 'site'
    or not exists (
      select 1 from public.pass_waits w where w.edition_id = p_order.edition_id and w.state = 'waiting'
    )
  then
    return v_lacking;
  end if;
  return (
    select coalesce(array_agg(u.id), '{}') from private.pool_room(p_order.edition_id, p_pools, p_at) u
    where u.waiting > 0 and u.capacity - u.taken - u.waiting < p_needs[array_position(p_pools, u.id)]);
end $$;
comment on function private.lacking_for(public.pass_orders, uuid[], integer[], timestamptz) is
  'The pools that have not enough left for an order: a buyer on the site comes after the waiting list.';

create function private.open_nights(p_edition uuid, p_at timestamptz) returns setof public.garba_nights
language plpgsql stable set search_path = '' as $$
begin
  return query
    select n.* from public.garba_nights n join public.pass_settings t on t.edition_id = n.edition_id
    where n.edition_id = p_edition and n.deleted_at is null and n.cancelled_at is null
      and private.night_doors(n) - make_interval(mins => t.sale_ends_minutes) > p_at;
end $$;
comment on function private.open_nights(uuid, timestamptz) is
  'The nights of an edition that passes are still sold for on the site.';

create function private.sold_out(p_edition uuid, p_lacking uuid[], p_at timestamptz) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_open jsonb;
begin
  select coalesce(jsonb_agg(n.id order by n.date), '[]') into v_open
  from private.open_nights(p_edition, p_at) n
  where exists (
    select 1 from private.pool_room(p_edition, array[n.id], p_at) u
    where u.capacity is null or u.capacity - u.taken - u.waiting > 0
  );
  perform private.refuse(
    'PT409', 'sold_out', 'sold_out', 'These passes are sold out. Choose another night, or join the waiting list.',
    jsonb_build_object('full', to_jsonb(p_lacking), 'open_nights', v_open)
  );
end $$;
comment on function private.sold_out(uuid, uuid[], timestamptz) is
  'Raises PT409 sold_out; the detail names the full pools and the nights that have places.';

-- One order -----------------------------------------------------------------------------------------------------------

create function private.price_items(
  p_edition uuid, p_items jsonb, p_source text, p_promo public.pass_promos, p_at timestamptz
) returns setof public.pass_items
language plpgsql stable set search_path = '' as $$
declare
  v_entry record;
  v_kind public.pass_kinds;
  v_item public.pass_items;
  v_nights uuid[];
  v_asked uuid[];
  v_now public.garba_nights[] := array(
    select n from public.garba_nights n
    where n.edition_id = p_edition and n.deleted_at is null and n.cancelled_at is null and private.night_end(n) > p_at
    order by n.date
  );
  v_open uuid[] := array(select n.id from private.open_nights(p_edition, p_at) n order by n.date);
  v_tax record;
  v_named jsonb;
  v_most integer;
begin
  perform private.need(
    coalesce(jsonb_typeof(p_items) = 'array' and jsonb_array_length(p_items) between 1 and 20, false), 'items',
    'kinds', 'Choose 1 to 20 kinds of passes.'
  );
  -- Staff sell for a night until it ends.
  if p_source <> 'site' then
    v_open := array(select (n).id from unnest(v_now) n);
  end if;
  for v_entry in select e.value, e.place from jsonb_array_elements(p_items) with ordinality e (value, place) loop
    perform private.need(
      coalesce(
        v_entry.value ->> 'kind_id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
          and v_entry.value ->> 'quantity' ~ '^[0-9]{1,3}$'
          and jsonb_typeof(coalesce(v_entry.value -> 'night_ids', '[]')) = 'array',
        false
      ),
      'items', 'outdated', 'A line of the order is not valid. Load the page again.'
    );
    select k.* into v_kind from public.pass_kinds k
    where k.id = (v_entry.value ->> 'kind_id')::uuid and k.edition_id = p_edition and k.deleted_at is null
      and (p_source <> 'site' or k.is_visible and not k.counter_only);
    if not found then
      perform private.refuse(
        'PT409', 'closed', 'kind_gone', 'One of these kinds of passes is no longer sold. Load the page again.'
      );
    end if;
    v_named := jsonb_build_object('kind', v_kind.name);
    if p_source = 'site' and v_kind.sale_from > p_at then
      perform private.refuse(
        'PT409', 'closed', 'kind_early', format('The sale of "%s" is not open yet.', v_kind.name), v_named
      );
    end if;
    if p_source = 'site' and v_kind.sale_to <= p_at then
      perform private.refuse(
        'PT409', 'closed', 'kind_over', format('The sale of "%s" is over.', v_kind.name), v_named
      );
    end if;
    v_item.line := v_entry.place;
    v_item.kind_id := v_kind.id;
    v_item.people := v_kind.people;
    v_item.quantity := (v_entry.value ->> 'quantity')::smallint;
    v_most := case when p_source = 'site' then v_kind.max_per_order else 100 end;
    -- A kind may stand on several lines, one for each night.
    perform private.need(
      v_item.quantity > 0
        and v_most >= case
          when p_source = 'site'
            then (
              select sum((e.value ->> 'quantity')::integer)
              from jsonb_array_elements(p_items) e
              where lower(e.value ->> 'kind_id') = v_kind.id::text and e.value ->> 'quantity' ~ '^[0-9]{1,3}$'
            )
          else v_item.quantity
        end,
      'items', 'kind_limit', format('At most %s passes of "%s" in one order.', v_most, v_kind.name),
      v_named || jsonb_build_object('most', v_most)
    );

    v_nights := array(select n from unnest(v_open) n where v_kind.night_ids = '{}' or n = any (v_kind.night_ids));
    v_asked := array(
      select distinct a.value::uuid
      from jsonb_array_elements_text(coalesce(v_entry.value -> 'night_ids', '[]')) a
      where a.value ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    );
    if v_kind.picks is null then
      v_item.night_ids := v_nights;
    else
      if not v_asked <@ v_nights then
        perform private.refuse(
          'PT409', 'closed', 'night_over', 'The sale for one of these nights is over. Choose another night.',
          jsonb_build_object('open_nights', to_jsonb(v_nights))
        );
      end if;
      if v_kind.picks = 1 then
        perform private.need(
          cardinality(v_asked) = 1, 'items', 'one_night', format('Choose one night for "%s".', v_kind.name), v_named
        );
      end if;
      perform private.need(
        cardinality(v_asked) = v_kind.picks, 'items', 'nights',
        format('Choose %s nights for "%s".', v_kind.picks, v_kind.name),
        v_named || jsonb_build_object('picks', v_kind.picks)
      );
      v_item.night_ids := v_asked;
    end if;
    if v_item.night_ids = '{}' then
      perform private.refuse(
        'PT409', 'closed', 'kind_over', format('The sale of "%s" is over.', v_kind.name), v_named
      );
    end if;

    v_item.unit_paise := (private.pass_price(v_kind, p_at, case when v_kind.price_steps <> '[]' then
      (select u.taken from private.pool_use(array[v_kind.id], p_at) u) end) ->> 'price_paise')::integer;
    v_item.off_paise := case
      when p_source = 'gift' then v_item.unit_paise
      when p_promo.id is not null and (p_promo.kind_ids = '{}' or v_kind.id = any (p_promo.kind_ids)) then least(
        v_item.unit_paise, coalesce(p_promo.off_paise, v_item.unit_paise::bigint * p_promo.percent / 10000 * 100)
      )
      else 0
    end;
    v_item.gst_mode := v_kind.gst_mode;
    v_item.gst_bp := v_kind.gst_bp;
    select g.* into v_tax
    from private.with_gst(
      (v_item.unit_paise - v_item.off_paise)::bigint * v_item.quantity, v_kind.gst_mode, v_kind.gst_bp
    ) g;
    v_item.taxable_paise := v_tax.taxable;
    v_item.cgst_paise := v_tax.half;
    v_item.sgst_paise := v_tax.half;
    v_item.total_paise := v_tax.total;
    v_item.id := gen_random_uuid();
    return next v_item;
  end loop;
end $$;
comment on function private.price_items(uuid, jsonb, text, public.pass_promos, timestamptz) is
  'The lines of an order from [{kind_id, night_ids, quantity}], checked and with the prices of now. Errors: PT422 '
  'items; PT409 closed.';

create function private.new_reference(p_edition uuid) returns text
language plpgsql volatile set search_path = '' as $$
declare
  v_reference text;
begin
  loop
    v_reference := private.crockford(extensions.gen_random_bytes(4), 6);
    exit when not exists (
        select 1 from public.pass_orders o where o.edition_id = p_edition and o.reference = v_reference
      )
      and not exists (
        select 1 from public.pass_orders o
        where o.edition_id = p_edition and left(o.reference, 4) = left(v_reference, 4)
          and o.status in ('held', 'claimed', 'late') and o.created_at > now() - interval '5 days'
      );
  end loop;
  return v_reference;
end $$;
comment on function private.new_reference(uuid) is
  'A reference that no order of the edition has; its first four characters differ from those of orders that may still '
  'be paid.';

create function private.item_needs(p_items public.pass_items[]) returns table (pool_ids uuid[], needed integer[])
language plpgsql immutable set search_path = '' as $$
begin
  return query
    select array_agg(n.pool order by n.pool), array_agg(n.needed order by n.pool) from (
      select p.pool, sum(p.needed)::integer as needed from (
        select i.kind_id as pool, i.quantity::integer as needed from unnest(p_items) i
        union all select n, i.quantity * i.people from unnest(p_items) i, unnest(i.night_ids) n
      ) p group by 1
    ) n;
end $$;
comment on function private.item_needs(public.pass_items[]) is
  'What lines take of each pool: passes of a kind, people of a night; in the order of the pools'' ids.';

create function private.counts_still(p_order public.pass_orders, p_at timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return p_order.status = 'paid' or private.is_kept(p_order, p_at)
    -- A made-up number must not use up what belongs to others.
    or p_order.status = 'late' and private.paid_paise(p_order.id) > 0;
end $$;
comment on function private.counts_still(public.pass_orders, timestamptz) is
  'Whether an order counts towards the limits of a promo code or a phone number: paid, or unpaid and its places are '
  'kept.';

create function private.promo_refusal(p_promo public.pass_promos, p_order public.pass_orders, p_at timestamptz)
returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_uses integer;
  v_of_phone integer;
begin
  if p_promo.id is null or p_promo.deleted_at is not null or p_promo.valid_from > p_at or p_promo.valid_to <= p_at then
    return jsonb_build_object(
      'code', 'promo_invalid', 'message', 'This code does not work. Check it or leave it out.'
    );
  end if;
  -- Of this network only: whoever writes another one's phone number uses up nothing of theirs, and learns nothing of
  -- what they have bought.
  select count(*),
    count(*) filter (where o.phone_e164 = p_order.phone_e164 and o.network is not distinct from p_order.network)
  into v_uses, v_of_phone
  from public.pass_orders o
  where o.promo_id = p_promo.id and o.id <> p_order.id and private.counts_still(o, p_at);
  return case
    when v_uses >= p_promo.uses then jsonb_build_object(
      'code', 'promo_used_up', 'message', 'This code has been used up. Order without it.'
    )
    when v_of_phone >= p_promo.per_phone then jsonb_build_object(
      'code', 'promo_used', 'message', 'This code was used with this phone number already. Order without it.'
    )
  end;
end $$;
comment on function private.promo_refusal(public.pass_promos, public.pass_orders, timestamptz) is
  'Why an order may not have a promo code: {code, message}, message for the buyer; null: it may.';

create function private.phone_refusal(p_order public.pass_orders, p_at timestamptz) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_most constant integer := (
    select t.max_people_per_phone from public.pass_settings t where t.edition_id = p_order.edition_id
  );
begin
  return case
    when v_most < (
      select max(n.people)
      from (
        select sum(i.quantity * i.people) as people
        from public.pass_orders o join public.pass_items i on i.order_id = o.id, unnest(i.night_ids) night
        where o.edition_id = p_order.edition_id and o.phone_e164 = p_order.phone_e164
          and (o.id = p_order.id or private.counts_still(o, p_at) and o.network is not distinct from p_order.network)
          and night in (
            select n.id from public.pass_items m join public.garba_nights n on n.id = any (m.night_ids)
            where m.order_id = p_order.id and n.cancelled_at is null
          )
        group by night
      ) n
    )
      then jsonb_build_object(
        'code', 'people_limit', 'most', v_most,
        'message',
        format('At most %s people a night can be booked with one phone number. Please call us for a group.', v_most)
      )
  end;
end $$;
comment on function private.phone_refusal(public.pass_orders, timestamptz) is
  'Why a phone number may not have an order that is written: {code, message, most}, message for the buyer; null: it '
  'may.';

create function private.lock_limits(p_orders uuid[]) returns void
language plpgsql volatile set search_path = '' set lock_timeout = '1500ms' as $$
begin
  perform private.lock_key(k.key)
  from (
    select distinct 'pass-phone:' || o.edition_id::text || o.phone_e164 as key
    from public.pass_orders o where o.id = any (p_orders) and o.phone_e164 is not null
    order by 1
  ) k;
  perform 1 from public.pass_promos p
  where p.id in (select o.promo_id from public.pass_orders o where o.id = any (p_orders))
  order by p.id for update;
exception when lock_not_available then
  perform private.refuse_busy();
end $$;
comment on function private.lock_limits(uuid[]) is
  'Locks what no_longer counts by, phone numbers and promo codes of orders, so that orders that live again at once do '
  'not pass a limit together; PT503.';

create function private.no_longer(p_order public.pass_orders, p_at timestamptz) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_promo public.pass_promos;
  v_refusal jsonb;
  v_total bigint;
begin
  if p_order.source not in ('site', 'offer') then
    return null;
  end if;
  if p_order.promo_id is not null then
    select p.* into v_promo from public.pass_promos p where p.id = p_order.promo_id;
    v_refusal := private.promo_refusal(v_promo, p_order, p_at);
    if v_refusal is not null then
      return v_refusal || jsonb_build_object('why', 'promo');
    end if;
  end if;
  v_refusal := private.phone_refusal(p_order, p_at);
  if v_refusal is not null then
    return v_refusal || jsonb_build_object('why', 'limit');
  end if;
  select sum(g.total) into v_total
  from public.pass_items i
    join public.pass_kinds k on k.id = i.kind_id
    cross join lateral (
      select (
        private.pass_price(
          k, p_at,
          case
            when k.price_steps <> '[]' then (select u.taken from private.pool_use(array[k.id], p_at, p_order.id) u)
          end
        ) ->> 'price_paise'
      )::integer as paise
    ) n
    cross join lateral (
      select case
        when v_promo.id is not null and (v_promo.kind_ids = '{}' or k.id = any (v_promo.kind_ids)) then least(
          n.paise, coalesce(v_promo.off_paise, n.paise::bigint * v_promo.percent / 10000 * 100)
        )
        else 0
      end as paise
    ) off
    cross join lateral private.with_gst((n.paise - off.paise)::bigint * i.quantity, i.gst_mode, i.gst_bp) g
  where i.order_id = p_order.id;
  if v_total > p_order.total_paise then
    return jsonb_build_object(
      'why', 'price', 'code', 'price_changed', 'message', 'The price has changed meanwhile.', 'total_paise', v_total
    );
  end if;
  return null;
end $$;
comment on function private.no_longer(public.pass_orders, timestamptz) is
  'What no longer holds of an order whose places had become free: {why: promo, limit or price, code, message and '
  'values of the refusal, total_paise of today with price}; null: all of it holds. What reserve_passes asks, asked '
  'again.';

create function private.locked_promo(p_edition uuid, p_code text) returns public.pass_promos
language plpgsql volatile set search_path = '' set lock_timeout = '1500ms' as $$
declare
  v_promo public.pass_promos;
begin
  select p.* into v_promo from public.pass_promos p
  where p.edition_id = p_edition and p.deleted_at is null and p.code = upper(btrim(p_code))
  for update;
  return v_promo;
exception when lock_not_available then
  perform private.refuse_busy();
end $$;
comment on function private.locked_promo(uuid, text) is
  'The promo code of an edition, locked until the end of the transaction, or null; PT503 after 1.5 s.';

create function private.write_order(
  p_order public.pass_orders, p_items jsonb, p_promo text, p_expected bigint, p_hold interval
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_at timestamptz := clock_timestamp();
  v_promo public.pass_promos;
  v_items public.pass_items[];
  v_total bigint;
  v_lacking uuid[];
  v_refusal jsonb;
begin
  if p_promo <> '' then
    v_promo := private.locked_promo(p_order.edition_id, p_promo);
    v_refusal := private.promo_refusal(v_promo, p_order, v_at);
    if v_refusal is not null then
      perform private.refuse('PT409', 'promo', v_refusal ->> 'code', v_refusal ->> 'message');
    end if;
  end if;

  v_items := array(select i from private.price_items(p_order.edition_id, p_items, p_order.source, v_promo, v_at) i);
  if v_promo.kind_ids <> '{}'
    and not exists (select 1 from unnest(v_items) i where i.kind_id = any (v_promo.kind_ids))
  then
    perform private.refuse(
      'PT409', 'promo', 'promo_kinds', 'This code is not for these passes. Choose others, or order without it.'
    );
  end if;
  select sum(i.total_paise) into v_total from unnest(v_items) i;
  if p_expected is not null and v_total <> p_expected then
    perform private.refuse(
      'PT409', 'price', 'price_changed', 'The price has changed meanwhile.', jsonb_build_object('total_paise', v_total)
    );
  end if;
  perform private.need(
    v_total <= 100000000 and (select sum(i.unit_paise::bigint * i.quantity) from unnest(v_items) i) <= 100000000,
    'items', 'order_limit', 'One order is at most 10,00,000 rupees.'
  );

  -- Most buyers of a full night end here, without a lock.
  select private.lacking_for(p_order, n.pool_ids, n.needed, v_at) into v_lacking from private.item_needs(v_items) n;
  if v_lacking <> '{}' then
    perform private.sold_out(p_order.edition_id, v_lacking, v_at);
  end if;

  insert into public.pass_orders (
    id, edition_id, reference, source, status, name, phone, phone_e164, email, promo_id, total_paise, tax_paise,
    discount_paise, held_until, reason, shift_id, sold_by, network, is_suspicious, is_demo
  )
  select p_order.id, p_order.edition_id, private.new_reference(p_order.edition_id), p_order.source, 'held',
    p_order.name, p_order.phone, coalesce(p_order.phone_e164, private.phone_e164(p_order.phone)), p_order.email,
    v_promo.id, v_total, sum(i.cgst_paise + i.sgst_paise), sum(i.off_paise::bigint * i.quantity), v_at + p_hold,
    coalesce(p_order.reason, ''), p_order.shift_id, p_order.sold_by, p_order.network,
    coalesce(p_order.is_suspicious, false), coalesce(p_order.is_demo, false)
  from unnest(v_items) i;
  insert into public.pass_items (
    id, order_id, line, kind_id, night_ids, people, quantity, unit_paise, off_paise, gst_mode, gst_bp, taxable_paise,
    cgst_paise, sgst_paise, total_paise
  )
  select i.id, p_order.id, i.line, i.kind_id, i.night_ids, i.people, i.quantity, i.unit_paise, i.off_paise, i.gst_mode,
    i.gst_bp, i.taxable_paise, i.cgst_paise, i.sgst_paise, i.total_paise
  from unnest(v_items) i;
  perform private.pass_event(p_order.id, 'reserved');
end $$;
comment on function private.write_order(public.pass_orders, jsonb, text, bigint, interval) is
  'Writes an order and its lines, held for p_hold, without places yet. p_expected is the total that the buyer saw; '
  'null: any. Errors: PT409 sold_out, price, closed, promo; PT422.';

-- The last step of a sale, so that the pools are locked for one count and one insert.
create function private.take_places(p_order uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_order public.pass_orders;
  v_items public.pass_items[] := array(select i from public.pass_items i where i.order_id = p_order);
  v_pools uuid[];
  v_needs integer[];
  v_at timestamptz;
  v_lacking uuid[];
  v_again jsonb;
begin
  select o.* into v_order from public.pass_orders o where o.id = p_order;
  select n.pool_ids, n.needed into v_pools, v_needs from private.item_needs(v_items) n;
  v_at := private.lock_pools(v_pools);
  v_lacking := private.lacking_for(v_order, v_pools, v_needs, v_at);
  if v_lacking <> '{}' then
    perform private.sold_out(v_order.edition_id, v_lacking, v_at);
  end if;
  -- A price for the first of a kind, read before its places were locked, may be used up.
  if exists (
    select 1 from unnest(v_items) i join public.pass_kinds k on k.id = i.kind_id
    where k.price_steps <> '[]'
  ) then
    v_again := private.no_longer(v_order, v_at);
    if v_again ->> 'why' = 'price' then
      perform private.refuse(
        'PT409', 'price', v_again ->> 'code', v_again ->> 'message',
        jsonb_build_object('total_paise', v_again -> 'total_paise')
      );
    end if;
  end if;
  insert into private.pass_seats (item_id, pool_id, order_id, taken, held_until)
  select i.id, i.kind_id, p_order, i.quantity, v_order.held_until
  from unnest(v_items) i
  union all
  select i.id, n, p_order, i.quantity * i.people, v_order.held_until
  from unnest(v_items) i, unnest(i.night_ids) n;
end $$;
comment on function private.take_places(uuid) is
  'Takes the places of an order that was just written, for as long as it is held. Errors: PT409 sold_out, price; '
  'PT503.';

create function private.place_order(
  p_order public.pass_orders, p_items jsonb, p_promo text, p_expected bigint, p_hold interval
) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.write_order(p_order, p_items, p_promo, p_expected, p_hold);
  perform private.take_places(p_order.id);
end $$;
comment on function private.place_order(public.pass_orders, jsonb, text, bigint, interval) is
  'Writes an order, its lines and its places. Errors: those of write_order and take_places.';

create function private.hold_again(p_order public.pass_orders, p_until timestamptz) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_pools uuid[];
  v_needs integer[];
  v_at timestamptz;
begin
  select array_agg(n.pool_id order by n.pool_id), array_agg(n.needed order by n.pool_id) into v_pools, v_needs
  from private.order_needs(p_order.id) n;
  v_at := private.lock_pools(v_pools);
  if exists (
      select 1 from private.pass_seats s
      where s.order_id = p_order.id and (s.released_at is not null or s.held_until <= v_at)
    )
    and private.lacking_for(p_order, v_pools, v_needs, v_at) <> '{}'
  then
    return false;
  end if;
  if not exists (
    select 1 from private.pass_seats s join public.garba_nights n on n.id = s.pool_id
    where s.order_id = p_order.id and n.cancelled_at is null
  ) then
    update private.pass_seats s set released_at = v_at where s.order_id = p_order.id and s.released_at is null;
    return false;
  end if;
  update private.pass_seats s set held_until = p_until, released_at = null where s.order_id = p_order.id;
  return true;
end $$;
comment on function private.hold_again(public.pass_orders, timestamptz) is
  'Keeps the places of an order until p_until (null: for good), taking them again if they had become free; false if '
  'others have them or its nights were called off. The order''s row is locked by the caller.';

create function private.issue(p_order uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v record;
  v_pass uuid;
  v_night uuid;
begin
  for v in
    select i.* from public.pass_items i, generate_series(1, i.quantity) where i.order_id = p_order
    order by i.line
  loop
    insert into public.passes (order_id, item_id, people) values (p_order, v.id, v.people) returning id into v_pass;
    insert into public.pass_nights (pass_id, night_id) select v_pass, n from unnest(v.night_ids) n;
    -- A night that was called off after the order: as cancel_night does for those that had passes then.
    for v_night in
      select n.id from public.garba_nights n where n.id = any (v.night_ids) and n.cancelled_at is not null
    loop
      perform private.refund_night(v_pass, v_night);
      update public.pass_nights w set cancelled_at = clock_timestamp()
      where w.pass_id = v_pass and w.night_id = v_night;
    end loop;
    perform private.mint(v_pass);
  end loop;
end $$;
comment on function private.issue(uuid) is 'Makes the passes of an order, with their nights and codes.';

create function private.settle(p_order public.pass_orders, p_is_decided boolean default false) returns text
language plpgsql volatile set search_path = '' as $$
declare
  v_at constant timestamptz := clock_timestamp();
begin
  if p_order.status = 'paid' then
    return 'paid';
  end if;
  -- A claim that still keeps its places was asked this when it was made; staff may decide otherwise.
  if not p_is_decided and not private.is_kept(p_order, v_at) and private.no_longer(p_order, v_at) is not null
    or not private.hold_again(p_order, null) then
    update public.pass_orders o set status = 'late', held_until = null where o.id = p_order.id and o.status <> 'late';
    perform private.pass_event(p_order.id, 'late');
    return 'late';
  end if;
  update public.pass_orders o set status = 'paid', held_until = null, paid_at = clock_timestamp()
  where o.id = p_order.id;
  if not exists (select 1 from public.passes p where p.order_id = p_order.id) then
    perform private.issue(p_order.id);
  end if;
  perform private.pass_event(p_order.id, 'paid');
  update public.pass_waits w set state = 'taken' where w.offer_order_id = p_order.id;
  return 'paid';
end $$;
comment on function private.settle(public.pass_orders, boolean) is
  'The money is there: makes the order paid, with its passes, or late, if its places are gone, or it lives again and '
  'what no_longer asks does not hold (p_is_decided: staff say it may, or the money came while it was claimed). The '
  'order''s row is locked by the caller.';

create function private.order_view(p_order uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', o.id, 'reference', o.reference, 'edition_id', o.edition_id, 'status', private.order_status(o),
      'now', clock_timestamp(), 'held_until', o.held_until, 'name', o.name, 'phone', o.phone, 'email', o.email,
      'source', o.source, 'total_paise', o.total_paise, 'tax_paise', o.tax_paise, 'discount_paise', o.discount_paise,
      'claimed_utr', o.claimed_utr, 'claims', o.claims, 'reason', o.reason, 'paid_at', o.paid_at,
      'cancelled_at', o.cancelled_at, 'created_at', o.created_at, 'version', o.version,
      'upi', case
        when o.status in ('held', 'claimed', 'late') then jsonb_build_object(
          'vpa', t.upi_vpa, 'name', t.upi_name, 'is_merchant', t.upi_is_merchant, 'mcc', t.upi_mcc
        )
      end,
      'no_longer', case
        when o.status in ('held', 'claimed', 'late') and not private.is_kept(o, clock_timestamp())
          then private.no_longer(o, clock_timestamp())
      end,
      'review_hours', t.review_hours, 'refund_text', t.refund_text, 'gstin', t.gstin,
      'edition', (
        select jsonb_build_object(
          'title', e.title, 'year', e.year, 'venue', e.venue, 'address', e.address, 'map_url', e.map_url
        )
        from public.garba_editions e where e.id = o.edition_id
      ),
      'items', (
        select jsonb_agg(
          jsonb_build_object(
            'id', i.id, 'kind', k.name, 'people', i.people, 'quantity', i.quantity, 'night_ids', to_jsonb(i.night_ids),
            'unit_paise', i.unit_paise, 'off_paise', i.off_paise, 'gst_mode', i.gst_mode, 'gst_bp', i.gst_bp,
            'total_paise', i.total_paise
          )
          order by i.line
        )
        from public.pass_items i join public.pass_kinds k on k.id = i.kind_id
        where i.order_id = o.id
      ),
      'nights', (
        select jsonb_agg(private.night_json(n) || jsonb_build_object('cancelled_at', n.cancelled_at) order by n.date)
        from public.garba_nights n
        where n.id in (select unnest(i.night_ids) from public.pass_items i where i.order_id = o.id)
          or n.id in (
            select w.night_id from public.pass_nights w join public.passes p on p.id = w.pass_id
            where p.order_id = o.id
          )
      ),
      'passes', coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'id', p.id, 'item_id', p.item_id, 'people', p.people, 'holder', p.holder, 'revision', p.revision,
            'cancelled_at', p.cancelled_at, 'state', private.pass_state(p, o.status),
            'nights', (
              select coalesce(jsonb_agg(
                jsonb_build_object('id', (w.night).id, 'is_cancelled', w.is_cancelled, 'entered', w.entered)
              ), '[]')
              from private.nights_of_pass(p.id) w
            ),
            'code', case
              when o.status = 'paid' and p.cancelled_at is null then private.pass_code(o.edition_id, p.id, p.revision)
            end,
            'night_ids', (
              select coalesce(jsonb_agg(w.night_id), '[]')
              from public.pass_nights w where w.pass_id = p.id and w.cancelled_at is null
            )
          )
          order by i.line, p.created_at, p.id
        )
        from public.passes p join public.pass_items i on i.id = p.item_id
        where p.order_id = o.id
      ), '[]')
    ) || private.order_money(o.id)
    from public.pass_orders o join public.pass_settings t on t.edition_id = o.edition_id
    where o.id = p_order
  );
end $$;
comment on function private.order_view(uuid) is
  'An order as its buyer sees it; the codes of its passes once it is paid. status is expired for a held order whose '
  'time is over.';

create function private.order_by_key(p_id uuid, p_key text) returns public.pass_orders
language plpgsql volatile set search_path = '' as $$
declare
  v_order public.pass_orders;
begin
  select o.* into v_order from public.pass_orders o
  where o.id = p_id
    and exists (
      select 1 from private.pass_links l
      where l.order_id = o.id and l.key_hash = private.hash(p_key) and l.revoked_at is null
    )
  for update;
  if not found then
    perform private.refuse(
      'PT404', '', 'order_gone',
      'This order is not there. Check the link, or find your passes by phone number and reference.'
    );
  end if;
  return v_order;
end $$;
comment on function private.order_by_key(uuid, text) is 'The order that a link opens, locked. PT404 without it.';

-- What buyers call ----------------------------------------------------------------------------------------------------

create function private.site_sale(p_edition uuid) returns setof public.pass_settings
language sql stable set search_path = '' as $$
  select t.* from public.pass_settings t join public.garba_editions e on e.id = t.edition_id
  where e.id = p_edition and t.upi_vpa is not null and private.is_selling(e)
    and exists (select 1 from private.open_nights(e.id, clock_timestamp()))
$$;
comment on function private.site_sale(uuid) is
  'The settings of an edition whose passes are on sale on the site: to be paid to an account, for a night to come.';

create function private.get_pass_sale(p_edition_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with use as (
    select u.*, case when u.capacity is not null then greatest(u.capacity - u.taken - u.waiting, 0) end as free
    from private.pool_room(p_edition_id, private.edition_pools(p_edition_id), clock_timestamp()) u
  ), open as (
    select n.id from private.open_nights(p_edition_id, clock_timestamp()) n
  )
  select jsonb_build_object(
    'now', clock_timestamp(), 'edition_id', e.id,
    'is_open', exists (select 1 from private.site_sale(e.id)),
    'hold_minutes', t.hold_minutes, 'max_people_per_phone', t.max_people_per_phone, 'refund_text', t.refund_text,
    'gstin', t.gstin,
    'nights', (
      select coalesce(jsonb_agg(
        private.night_json(n) || jsonb_build_object(
          'is_cancelled', n.cancelled_at is not null, 'is_open', n.id in (select o.id from open o),
          'left', case when u.free <= 50 then u.free end
        )
        order by n.date
      ), '[]')
      from public.garba_nights n left join use u on u.id = n.id
      where n.edition_id = e.id and n.deleted_at is null
    ),
    'kinds', (
      select coalesce(jsonb_agg(
        private.pass_price(k, clock_timestamp(), u.taken) || jsonb_build_object(
          'id', k.id, 'name', k.name, 'note', k.note, 'people', k.people, 'picks', k.picks,
          'night_ids', to_jsonb(array(
            select n.id from public.garba_nights n
            where n.edition_id = e.id and n.deleted_at is null and n.cancelled_at is null
              and n.id in (select o.id from open o) and (k.night_ids = '{}' or n.id = any (k.night_ids))
            order by n.date
          )),
          'gst_mode', k.gst_mode, 'gst_bp', k.gst_bp, 'max_per_order', k.max_per_order, 'sale_from', k.sale_from,
          'sale_to', k.sale_to,
          'is_open', coalesce(k.sale_from <= clock_timestamp(), true) and coalesce(k.sale_to > clock_timestamp(), true),
          'left', case when u.free <= 50 then u.free end
        )
        order by k.display_order, k.id
      ), '[]')
      from public.pass_kinds k left join use u on u.id = k.id
      where k.edition_id = e.id and k.deleted_at is null and k.is_visible and not k.counter_only
    )
  )
  from public.garba_editions e join public.pass_settings t on t.edition_id = e.id
  where e.id = p_edition_id and e.status <> 'draft' and e.deleted_at is null
$$;

create function public.get_pass_sale(p_edition_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_pass_sale(p_edition_id) $$;
comment on function public.get_pass_sale(uuid) is
  'What is sold now: nights and kinds with prices (paise) and what is left of them (null over 50); null for a draft '
  'or an unknown edition.';

create function private.open_sale(p_edition uuid) returns public.pass_settings
language plpgsql stable set search_path = '' as $$
declare
  v_settings public.pass_settings;
begin
  select t.* into v_settings from private.site_sale(p_edition) t;
  if not found then
    perform private.refuse(
      'PT409', 'closed', 'sale_closed', 'Passes of this edition are not sold here at the moment. Please call us.'
    );
  end if;
  return v_settings;
end $$;
comment on function private.open_sale(uuid) is
  'The settings of an edition whose passes are on sale on the site; PT409 closed otherwise.';

-- Phone numbers are not verified and a network may be a town behind one address, so nobody is refused for a crowd: an
-- order costs its browser work. PBKDF2, because every browser does it natively and beside the page, which leaves an
-- attacker's own program less of an advantage.
create function private.pbkdf2(p_password bytea, p_salt bytea, p_iterations integer) returns varbit
language plpgsql immutable set search_path = '' as $$
declare
  v_last bytea := extensions.hmac(p_salt || '\x00000001'::bytea, p_password, 'sha256');
  v_sum bit(256) := ('x' || encode(v_last, 'hex'))::bit(256);
begin
  for i in 2 .. p_iterations loop
    v_last := extensions.hmac(v_last, p_password, 'sha256');
    v_sum := v_sum # ('x' || encode(v_last, 'hex'))::bit(256);
  end loop;
  return v_sum;
end $$;
comment on function private.pbkdf2(bytea, bytea, integer) is
  'The first 32 bytes of PBKDF2 with HMAC-SHA-256 (RFC 8018), as bits.';

create function private.work_challenge(p_order public.pass_orders, p_at timestamptz) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_slot constant text := floor(extract(epoch from p_at) / 60 / private.setting_int('pass_work_minutes'))::text;
begin
  -- Not the salt of the day: the first call of a day writes it, and a refusal takes it back.
  return (
    select v_slot || '.'
      || left(
        encode(
          extensions.hmac(convert_to('work' || v_slot, 'UTF8') || uuid_send(p_order.id), k.secret, 'sha256'), 'hex'
        ),
        32
      )
    from private.pass_keys k where k.edition_id = p_order.edition_id
  );
end $$;
comment on function private.work_challenge(public.pass_orders, timestamptz) is
  'What a proof of work for an order is made of; another one every pass_work_minutes, so that none can be made in '
  'stock.';

create function private.doublings(p_bucket text, p_key text, p_limit integer, p_seconds integer) returns integer
language plpgsql volatile set search_path = '' as $$
begin
  perform private.take(p_bucket, p_key, 2147483647, p_seconds);
  return (
    select case when sum(r.hits) > p_limit then 1 + floor(log(2, sum(r.hits)::numeric / p_limit)) else 0 end::integer
    from private.rate_limits r
    where r.bucket = p_bucket and r.key = p_key and r.slot > now() - make_interval(secs => p_seconds)
  );
end $$;
comment on function private.doublings(text, text, integer, integer) is
  'Counts a hit (private.take) and returns how often the limit is doubled by what came within p_seconds: 0 up to it, '
  '1 beyond it, 2 from twice as many on.';

create function private.is_worked(p_order public.pass_orders, p_work text, p_at timestamptz, p_more integer default 0)
returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v_challenge constant text := split_part(p_work, ':', 1);
  v_bits constant integer := private.setting_int('pass_work_bits') + p_more;
begin
  if p_work !~ '^[0-9]{1,12}[.][0-9a-f]{32}:[0-9]{1,9}$'
    or v_challenge not in (
      private.work_challenge(p_order, p_at),
      private.work_challenge(p_order, p_at - make_interval(mins => private.setting_int('pass_work_minutes')))
    )
  then
    return false;
  end if;
  return left(private.pbkdf2(convert_to(v_challenge, 'UTF8'), convert_to(split_part(p_work, ':', 2), 'UTF8'),
    private.setting_int('pass_work_iterations'))::text, v_bits) = repeat('0', v_bits);
end $$;
comment on function private.is_worked(public.pass_orders, text, timestamptz, integer) is
  'Whether p_work, "challenge:nonce", is a proof of work for this order: PBKDF2 of the challenge, with the nonce as '
  'salt, begins with pass_work_bits and p_more zeros.';

create function private.is_crowded(p_order public.pass_orders, p_at timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v_most constant integer := private.setting_int('pass_work_people');
begin
  -- A line is a person at least, so that more lines need not be read.
  return v_most < (
    select sum(l.people) from (
      select i.quantity * i.people as people from public.pass_orders o join public.pass_items i on i.order_id = o.id
      where o.network = p_order.network and o.edition_id = p_order.edition_id
        -- As pass_orders_network_idx has it.
        and o.status in ('held', 'claimed', 'paid')
        and (private.is_kept(o, p_at) or o.status = 'paid' and o.total_paise = 0)
      limit v_most + 1
    ) l);
end $$;
comment on function private.is_crowded(public.pass_orders, timestamptz) is
  'Whether the unpaid and free orders of an order''s network, itself among them, keep places for more than '
  'pass_work_people people.';

create function private.is_besieged(p_order public.pass_orders, p_at timestamptz) returns boolean
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  return exists (
    select from private.pass_pools p
    where p.id in (select unnest(i.night_ids) from public.pass_items i where i.order_id = p_order.id)
      and p.capacity is not null
      and greatest(
        p.capacity * private.setting_int('pass_work_percent') / 100.0, private.setting_int('pass_work_people')
      )
        < (
          select sum(s.taken) from private.pass_seats s
          where s.pool_id = p.id and s.released_at is null and s.held_until > p_at
        )
  );
end $$;
comment on function private.is_besieged(public.pass_orders, timestamptz) is
  'Whether pass_work_percent of one of an order''s nights, and more than pass_work_people people, are kept unpaid.';

create function private.need_work(p_order public.pass_orders, p_work text, p_at timestamptz, p_more integer)
returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_is_crowded constant boolean := private.is_crowded(p_order, p_at);
begin
  if p_more = 0 and not v_is_crowded and not private.is_besieged(p_order, p_at) then
    return;
  end if;
  if not private.is_worked(p_order, p_work, p_at, p_more) then
    perform private.refuse(
      'PT409', 'work', 'work', 'Many people are buying right now. Please try again.',
      jsonb_build_object(
        'challenge', private.work_challenge(p_order, p_at), 'bits', private.setting_int('pass_work_bits') + p_more,
        'iterations', private.setting_int('pass_work_iterations')
      )
    );
  end if;
  if v_is_crowded then
    update public.pass_orders o
    set held_until = least(o.held_until, p_at + make_interval(mins => private.setting_int('pass_work_minutes')))
    where o.id = p_order.id;
  end if;
end $$;
comment on function private.need_work(public.pass_orders, text, timestamptz, integer) is
  'Asks for a proof of work where many places are kept unpaid or many orders came (p_more bits), and shortens the '
  'hold of an order whose network keeps them. Errors: PT409 work (detail: challenge, bits, iterations).';

create function private.reserve_passes(
  p_id uuid, p_key text, p_edition_id uuid, p_items jsonb, p_name text, p_phone text, p_email text, p_promo text,
  p_expected_paise bigint, p_website text, p_work text
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_order public.pass_orders;
  v_phone constant text := private.phone_e164(p_phone);
  v_settings public.pass_settings;
  v_at timestamptz := clock_timestamp();
  v_refusal jsonb;
  v_more integer;
  v_view jsonb;
begin
  -- 1. lock, 2. the same id again: the same answer, whatever the quota
  perform private.need(
    p_id is not null and p_key ~ '^[A-Za-z0-9_-]{22,64}$', 'id', 'outdated', 'The order has no id. Load the page again.'
  );
  perform private.lock_key('pass-order:' || p_id::text);
  if exists (select 1 from public.pass_orders o where o.id = p_id) then
    perform private.order_by_key(p_id, p_key);
    return private.order_view(p_id);
  end if;
  perform private.need(
    not exists (select 1 from private.pass_links l where l.key_hash = private.hash(p_key)), 'id',
    'outdated', 'The key of this order is another order''s. Load the page again.'
  );
  -- 3. validation
  perform private.need(
    private.is_line(p_name, 2, 100), 'name', 'name_length', 'Please give your name, 2 to 100 characters on one line.'
  );
  perform private.need(
    private.is_phone(p_phone) and v_phone is not null, 'phone',
    'phone_dial', 'Please give a phone number with 10 digits, or with + and the country code.'
  );
  perform private.need(
    coalesce(p_email, '') = '' or private.is_email(p_email), 'email', 'email_or_none',
    'Please give a valid e-mail address, or none.'
  );
  v_settings := private.open_sale(p_edition_id);
  -- 4. quotas: beyond them an order is more work, and a refused one takes no slot
  v_order.network := private.daily_hash('ip:' || private.client_network());
  v_more := private.doublings(
    'pass_order', v_order.network, private.setting_int('pass_orders_per_ip'), private.setting_int('pass_window_seconds')
  ) + case
    when private.doublings('pass_order:day', v_order.network, private.setting_int('pass_orders_per_ip_day'), 86400) > 0
      then 4
    else 0
  end;
  perform private.lock_key('pass-phone:' || p_edition_id::text || v_phone);
  -- Orders of other networks are not counted: anybody can write another one's number.
  if (
    select count(*) from public.pass_orders o
    where o.edition_id = p_edition_id and o.phone_e164 = v_phone and o.source = 'site' and o.network = v_order.network
      and private.is_kept(o, v_at)
  ) >= private.setting_int('pass_open_orders_per_phone') then
    perform private.refuse(
      'PT409', 'limit',
      'unpaid_orders',
      'This phone number has unpaid orders already. Pay or cancel one of them, wait until its time is over, or call us.'
    );
  end if;
  -- 5. the order
  v_order.id := p_id;
  v_order.edition_id := p_edition_id;
  v_order.source := 'site';
  v_order.name := p_name;
  v_order.phone := p_phone;
  v_order.phone_e164 := v_phone;
  v_order.email := nullif(p_email, '');
  v_order.is_suspicious := coalesce(p_website, '') <> '';
  perform private.write_order(
    v_order, p_items, coalesce(p_promo, ''), p_expected_paise, make_interval(mins => v_settings.hold_minutes)
  );
  insert into private.pass_links (key_hash, order_id, via) values (private.hash(p_key), p_id, 'buyer');
  select o.* into v_order from public.pass_orders o where o.id = p_id;
  v_refusal := private.phone_refusal(v_order, v_at);
  if v_refusal is not null then
    perform private.refuse('PT409', 'limit', v_refusal ->> 'code', v_refusal ->> 'message', v_refusal - 'message');
  end if;
  perform private.need_work(v_order, coalesce(p_work, ''), v_at, v_more);
  -- The answer is made before others have to wait for the places.
  v_view := private.order_view(p_id);
  perform private.take_places(p_id);
  if v_view -> 'total_paise' = '0' then
    perform private.settle(v_order);
    return private.order_view(p_id);
  end if;
  return v_view || jsonb_build_object('now', clock_timestamp());
end $$;
comment on function private.reserve_passes(uuid, text, uuid, jsonb, text, text, text, text, bigint, text, text) is
  'In this order: lock, idempotency, validation, quota, write.';

create function public.reserve_passes(
  p_id uuid, p_key text, p_edition_id uuid, p_items jsonb, p_name text, p_phone text, p_email text default '',
  p_promo text default '', p_expected_paise bigint default null, p_website text default '', p_work text default ''
) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.reserve_passes(
    p_id, p_key, p_edition_id, p_items, p_name, p_phone, p_email, p_promo, p_expected_paise, p_website, p_work
  )
$$;
comment on function public.reserve_passes(uuid, text, uuid, jsonb, text, text, text, text, bigint, text, text) is
  'Holds places for hold_minutes, or pass_work_minutes for a network that keeps many unpaid, and returns the order '
  '(see get_order). p_items: [{kind_id, night_ids, quantity}]; p_key: a secret of the browser that opens the order; '
  'p_expected_paise: the total the buyer saw. Idempotent by id. Errors: PT409 with hint sold_out (detail: full, '
  'open_nights), price (detail: total_paise), work (detail: challenge, bits, iterations; the same call again with '
  'p_work, see private.is_worked), closed, promo, limit; PT422 with the field as hint; PT429; PT503 busy, to be '
  'repeated with the same id.';

grant execute on function private.get_pass_sale(uuid), public.get_pass_sale(uuid),
  private.reserve_passes(uuid, text, uuid, jsonb, text, text, text, text, bigint, text, text),
  public.reserve_passes(uuid, text, uuid, jsonb, text, text, text, text, bigint, text, text)
  to anon, authenticated, service_role;
