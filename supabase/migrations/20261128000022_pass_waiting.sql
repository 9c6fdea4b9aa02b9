-- The waiting list of passes: offers, entries, and orders whose places become free.

create function private.offer_waiting(p_edition uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v public.pass_waits;
  v_at timestamptz := clock_timestamp();
  v_order public.pass_orders;
  v_doors timestamptz;
  v_is_short boolean;
begin
  update public.pass_waits w set state = 'lapsed'
  from public.pass_orders o
  where w.edition_id = p_edition and w.state = 'offered' and o.id = w.offer_order_id and o.status = 'held'
    and not private.is_kept(o, v_at);
  for v in
    select w.* from private.fitting_waits(p_edition, v_at) w
    limit private.setting_int('pass_offers_per_call')
  loop
    perform 1 from public.pass_waits w where w.id = v.id and w.state = 'waiting' for update;
    continue when not found;
    select min(private.night_doors(n)) into v_doors from public.garba_nights n
    where n.id = any (v.night_ids) and n.cancelled_at is null and private.night_end(n) > v_at;
    -- One network that keeps many offers open may be one person with many numbers, or a town behind one address.
    v_is_short := v_doors - v_at < interval '12 hours'
      or private.setting_int('pass_offers_per_network') <= (
        select count(*) from public.pass_orders o
        where o.edition_id = p_edition and o.source = 'offer' and o.network = v.network and o.status = 'held'
          and private.is_kept(o, v_at)
      )
      or private.setting_int('pass_work_people') < (
        select sum(w.people) from public.pass_waits w
        where w.edition_id = p_edition and w.network = v.network and w.state in ('waiting', 'offered')
      );
    v_order := null;
    v_order.id := gen_random_uuid();
    v_order.edition_id := p_edition;
    v_order.source := 'offer';
    v_order.is_demo := v.is_demo;
    v_order.name := v.name;
    v_order.phone := v.phone;
    v_order.network := v.network;
    begin
      perform private.place_order(
        v_order,
        jsonb_build_array(
          jsonb_build_object('kind_id', v.kind_id, 'night_ids', to_jsonb(v.night_ids), 'quantity', v.quantity)
        ),
        '', null, case when v_is_short then interval '20 minutes' else interval '6 hours' end
      );
      insert into private.pass_links (key_hash, order_id, via)
      select l.key_hash, v_order.id, 'buyer'
      from private.pass_wait_links l where l.wait_id = v.id
      on conflict do nothing;
      update public.pass_waits w set state = 'offered', offer_order_id = v_order.id, offered_at = v_at
      where w.id = v.id;
    exception when sqlstate 'PT409' or sqlstate 'PT422' then
      -- Its night is over or its kind no longer sold.
      update public.pass_waits w set state = 'lapsed' where w.id = v.id;
    end;
  end loop;
end $$;
comment on function private.offer_waiting(uuid) is
  'Offers free places to the waiting list, first come first served, as orders held for 6 hours; 20 minutes in the '
  'last 12 hours before the doors, and for a network with many open offers or people waiting. At most '
  'pass_offers_per_call; the next call goes on. The caller has locked all pools of the edition.';

create function private.offer_soon(p_edition uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not exists (select 1 from private.fitting_waits(p_edition, clock_timestamp())) then
    return;
  end if;
  perform 1 from private.pass_pools p where p.id = any (private.edition_pools(p_edition))
  order by p.id for update nowait;
  perform private.offer_waiting(p_edition);
exception when lock_not_available then
  -- Somebody is buying: whoever looks at the list next has the places offered.
  return;
end $$;
comment on function private.offer_soon(uuid) is
  'offer_waiting, without waiting for anybody: it locks pools out of their order. The caller may hold some of them.';

create function private.release(p_order public.pass_orders) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.lock_pools(array(select n.pool_id from private.order_needs(p_order.id) n));
  update private.pass_seats s set released_at = clock_timestamp()
  where s.order_id = p_order.id and s.released_at is null;
  -- It is no longer an open offer of its network.
  update public.pass_orders o set held_until = clock_timestamp()
  where o.id = p_order.id and o.held_until > clock_timestamp();
  perform private.offer_soon(p_order.edition_id);
end $$;
comment on function private.release(public.pass_orders) is
  'Frees the places of an order and offers them to the waiting list. The order''s row is locked by the caller.';

create function private.offer_due() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.offer_soon(e.id)
  from public.garba_editions e
  where private.is_selling(e)
    and exists (select 1 from public.pass_waits w where w.edition_id = e.id and w.state in ('waiting', 'offered'));
end $$;
comment on function private.offer_due() is
  'Offers what has become free to the waiting lists; called by a timer each minute, as nobody calls when a hold ends.';

create function private.offer_places(p_edition uuid) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_before integer;
begin
  perform private.require_right('passes');
  perform private.lock_pools(private.edition_pools(p_edition));
  select count(*) into v_before from public.pass_waits w where w.edition_id = p_edition and w.state = 'waiting';
  perform private.offer_waiting(p_edition);
  return v_before
    - (select count(*) from public.pass_waits w where w.edition_id = p_edition and w.state = 'waiting')::integer;
end $$;

create function public.offer_places(p_edition_id uuid) returns integer
language sql volatile security invoker set search_path = '' as $$ select private.offer_places(p_edition_id) $$;
comment on function public.offer_places(uuid) is
  'Offers free places to the waiting list now, as any call does that frees some; returns how many entries left the '
  'queue. Right passes (42501).';

-- What those who wait call --------------------------------------------------------------------------------------------

create function private.wait_view(p_wait public.pass_waits) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_wait.id, 'state', p_wait.state, 'kind', k.name, 'quantity', p_wait.quantity, 'people', p_wait.people,
    'nights', (
      select coalesce(jsonb_agg(private.night_json(n) order by n.date), '[]')
      from public.garba_nights n where n.id = any (p_wait.night_ids)
    ),
    'order_id', case when p_wait.state in ('offered', 'taken') then p_wait.offer_order_id end,
    'ahead', case
      when p_wait.state = 'waiting' then (
        select coalesce(sum(w.people), 0)
        from public.pass_waits w
        where w.edition_id = p_wait.edition_id and w.state = 'waiting' and w.night_ids && p_wait.night_ids
          and (w.created_at, w.id) < (p_wait.created_at, p_wait.id)
      )
    end
  )
  from public.pass_kinds k where k.id = p_wait.kind_id
$$;
comment on function private.wait_view(public.pass_waits) is
  'An entry of the waiting list as its owner sees it: state, nights, people ahead, the order offered.';

create function private.wait_by_key(p_id uuid, p_key text) returns public.pass_waits
language plpgsql stable set search_path = '' as $$
declare
  v public.pass_waits;
begin
  select w.* into v from public.pass_waits w join private.pass_wait_links l on l.wait_id = w.id
  where w.id = p_id and l.key_hash = private.hash(p_key);
  if not found then
    perform private.refuse('PT404', '', 'wait_gone', 'This entry of the waiting list is not there.');
  end if;
  return v;
end $$;
comment on function private.wait_by_key(uuid, text) is
  'The entry of the waiting list that a key opens; PT404 without it.';

create function private.join_waiting(
  p_id uuid, p_key text, p_edition_id uuid, p_item jsonb, p_name text, p_phone text, p_website text
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_phone constant text := private.phone_e164(p_phone);
  v_item public.pass_items;
  v_order public.pass_orders;
  v public.pass_waits;
  v_most integer;
begin
  perform private.need(
    p_id is not null and p_key ~ '^[A-Za-z0-9_-]{22,64}$', 'id', 'outdated', 'The entry has no id. Load the page again.'
  );
  perform private.lock_key('pass-wait:' || p_id::text);
  if exists (select 1 from public.pass_waits w where w.id = p_id) then
    return private.wait_view(private.wait_by_key(p_id, p_key));
  end if;
  perform private.need(
    private.is_line(p_name, 2, 100), 'name', 'name_length', 'Please give your name, 2 to 100 characters on one line.'
  );
  perform private.need(
    private.is_phone(p_phone) and v_phone is not null, 'phone',
    'phone_dial', 'Please give a phone number with 10 digits, or with + and the country code.'
  );
  perform private.need(coalesce(p_website, '') = '', 'website', 'leave_empty', 'Please leave this field empty.');
  if not private.take(
    'pass_wait', private.daily_hash('ip:' || private.client_network()), private.setting_int('pass_waits_per_ip'),
    private.setting_int('pass_window_seconds')
  ) then
    perform private.refuse(
      'PT429', 'limit', 'wait_limit',
      'Too many requests came from this connection. Please try again in a few minutes, or call us.'
    );
  end if;
  if not private.take(
    'pass_wait:day', private.daily_hash('ip:' || private.client_network()),
    private.setting_int('pass_waits_per_ip_day'), 86400
  ) then
    perform private.refuse(
      'PT429', 'limit', 'wait_day_limit',
      'Too many requests came from this connection today. Please call us, or try again tomorrow.'
    );
  end if;
  perform private.open_sale(p_edition_id);
  select i.* into v_item
  from private.price_items(p_edition_id, jsonb_build_array(p_item), 'site', null, clock_timestamp()) i;
  v.id := p_id;
  v.edition_id := p_edition_id;
  v.kind_id := v_item.kind_id;
  v.night_ids := array(select n from unnest(v_item.night_ids) n order by n);
  v.quantity := v_item.quantity;
  v.people := v_item.quantity * v_item.people;
  v.network := private.daily_hash('ip:' || private.client_network());
  if (
    select count(*) from public.pass_waits w
    where w.edition_id = p_edition_id and w.state = 'waiting' and w.phone_e164 = v_phone and w.network = v.network
  ) >= private.setting_int('pass_waits_per_phone') then
    perform private.refuse(
      'PT409', 'limit',
      'wait_lists',
      'This phone number is on the waiting list several times already. Leave one of the lists first, or call us.'
    );
  end if;
  select t.max_people_per_phone into v_most from public.pass_settings t where t.edition_id = p_edition_id;
  if v_most < v.people + (
    select coalesce(sum(w.people), 0)
    from public.pass_waits w
    where w.edition_id = p_edition_id and w.state in ('waiting', 'offered') and w.phone_e164 = v_phone
      and w.network = v.network and w.night_ids && v.night_ids
  ) then
    perform private.refuse(
      'PT409', 'limit', 'people_limit',
      format('At most %s people a night can be booked with one phone number. Please call us for a group.', v_most),
      jsonb_build_object('most', v_most)
    );
  end if;
  v_order.edition_id := v.edition_id;
  v_order.source := 'site';
  if private.lacking_for(
    v_order, v.kind_id || v.night_ids,
    v.quantity::integer || array_fill(v.people::integer, array[cardinality(v.night_ids)]), clock_timestamp()
  ) = '{}' then
    perform private.refuse('PT409', 'state', 'passes_left', 'There are passes left. You can order them now.');
  end if;
  insert into public.pass_waits (id, edition_id, kind_id, night_ids, quantity, people, name, phone, phone_e164, network)
  values (v.id, v.edition_id, v.kind_id, v.night_ids, v.quantity, v.people, p_name, p_phone, v_phone, v.network)
  returning * into v;
  insert into private.pass_wait_links (key_hash, wait_id) values (private.hash(p_key), p_id);
  return private.wait_view(v);
exception when unique_violation then
  perform private.refuse(
    'PT409', 'state', 'waits_already', 'This phone number is on the waiting list for these passes already.'
  );
end $$;

create function public.join_waiting(
  p_id uuid, p_key text, p_edition_id uuid, p_item jsonb, p_name text, p_phone text, p_website text default ''
) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.join_waiting(p_id, p_key, p_edition_id, p_item, p_name, p_phone, p_website)
$$;
comment on function public.join_waiting(uuid, text, uuid, jsonb, text, text, text) is
  'Joins the waiting list for {kind_id, night_ids, quantity}; see get_waiting. Idempotent by id. Errors: PT409 state '
  '(passes left, or waiting already), closed; PT422 with the field as hint; PT429.';

create function private.get_waiting(p_id uuid, p_key text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v public.pass_waits := private.wait_by_key(p_id, p_key);
begin
  -- Free places are offered to whoever looks at the list, not with the next minute's timer alone.
  if v.state = 'waiting' then
    perform private.offer_soon(v.edition_id);
  end if;
  return private.wait_view(private.wait_by_key(p_id, p_key));
end $$;

create function public.get_waiting(p_id uuid, p_key text) returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.get_waiting(p_id, p_key) $$;
comment on function public.get_waiting(uuid, text) is
  'An entry of the waiting list: state (waiting, offered, taken, lapsed, left), people ahead, and order_id of what is '
  'held for it, which the same key opens. PT404.';

create function private.leave_waiting(p_id uuid, p_key text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v public.pass_waits := private.wait_by_key(p_id, p_key);
begin
  update public.pass_waits w set state = 'left' where w.id = v.id and w.state = 'waiting';
  return private.wait_view(private.wait_by_key(p_id, p_key));
end $$;

create function public.leave_waiting(p_id uuid, p_key text) returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.leave_waiting(p_id, p_key) $$;
comment on function public.leave_waiting(uuid, text) is 'Leaves the waiting list; returns the entry. PT404.';

grant execute on function private.offer_places(uuid), public.offer_places(uuid) to authenticated;
grant execute on function private.join_waiting(uuid, text, uuid, jsonb, text, text, text),
  public.join_waiting(uuid, text, uuid, jsonb, text, text, text), private.get_waiting(uuid, text),
  public.get_waiting(uuid, text), private.leave_waiting(uuid, text), public.leave_waiting(uuid, text)
  to anon, authenticated, service_role;
