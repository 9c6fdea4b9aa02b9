-- What buyers do with an order: paying, cancelling, passing on, finding it again.

create function private.get_order(p_id uuid, p_key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.order_view(l.order_id) from private.pass_links l
  where l.key_hash = private.hash(p_key) and l.order_id = p_id and l.revoked_at is null
$$;

create function public.get_order(p_id uuid, p_key text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_order(p_id, p_key) $$;
comment on function public.get_order(uuid, text) is
  'An order by its link: status (held, claimed, paid, late, cancelled, expired), amounts in paise, nights, lines, and '
  'passes with their codes once paid. null without such a link.';

-- Paying --------------------------------------------------------------------------------------------------------------

-- Anybody can type a made-up UTR, but many honest buyers may share one address: claims that nobody has verified keep
-- their places for a shorter time, instead of being refused.
create function private.claim_until(p_order public.pass_orders, p_at timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  v_settings public.pass_settings;
  v_until timestamptz;
  v_is_many boolean;
  v_is_most boolean;
begin
  select t.* into v_settings from public.pass_settings t where t.edition_id = p_order.edition_id;
  -- Unverified places are released when the doors open, but not within two hours of the first claim. A second UTR does
  -- not extend the time.
  select least(
    p_order.claimed_at + make_interval(hours => v_settings.review_hours),
    greatest(p_order.claimed_at + interval '2 hours', min(private.night_doors(n)))
  )
  into v_until
  from public.garba_nights n
  where n.cancelled_at is null
    and n.id in (select unnest(i.night_ids) from public.pass_items i where i.order_id = p_order.id);
  -- What one phone number may book never counts as many.
  select
    bool_or(
      load.network_people > private.setting_int('pass_unverified_people')
        or load.all_people > greatest(load.share, v_settings.max_people_per_phone)
    ),
    bool_or(load.network_people > greatest(load.share, private.setting_int('pass_unverified_people')))
  into v_is_many, v_is_most
  from (
    -- A night without a limit has no share that could be used up.
    select coalesce(p.capacity * private.setting_int('pass_unverified_percent') / 100.0, 'infinity') as share,
      sum(s.taken) as all_people,
      sum(s.taken) filter (where o.network = p_order.network or o.id = p_order.id) as network_people
    from private.pass_pools p
      join public.garba_nights n on n.id = p.id
      join private.pass_seats s on s.pool_id = p.id
      join public.pass_orders o on o.id = s.order_id
    where p.id in (select mine.pool_id from private.pass_seats mine where mine.order_id = p_order.id)
      and (o.id = p_order.id or o.status = 'claimed' and s.released_at is null and s.held_until > p_at)
    group by p.id, p.capacity
  ) load;
  return case
    when v_is_most then least(v_until, p_order.held_until)
    when v_is_many then least(
      v_until, p_order.claimed_at + make_interval(hours => private.setting_int('pass_unverified_hours'))
    )
    else v_until
  end;
end $$;
comment on function private.claim_until(public.pass_orders, timestamptz) is
  'How long a claim that nobody has verified keeps its places: review_hours from the first number, or until the doors '
  'open; pass_unverified_hours where its network or the night has many such people; no longer than the order was held '
  'where its network has more of them than pass_unverified_percent of the night.';

create function private.unverified(p_edition uuid, p_states text[], p_network text default null)
returns table (network text, orders bigint, people bigint)
language plpgsql stable set search_path = '' as $$
begin
  return query
    select o.network, count(distinct o.id), sum(i.quantity * i.people)
    from public.pass_orders o join public.pass_items i on i.order_id = o.id
    where o.edition_id = p_edition and o.network is not null and o.status = any (p_states)
      and private.is_kept(o, clock_timestamp()) and (p_network is null or o.network = p_network)
    group by o.network having sum(i.quantity * i.people) > private.setting_int('pass_unverified_people');
end $$;
comment on function private.unverified(uuid, text[], text) is
  'Networks (or this one alone) whose orders in these states keep places for more than pass_unverified_people people: '
  'how many orders and people.';

create function private.alarm(p_edition uuid, p_network text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v record;
begin
  select u.* into v from private.unverified(p_edition, '{claimed}', p_network) u where p_network is not null;
  if found and private.take('pass_alarm', private.daily_hash(p_edition::text || p_network), 1, 3600) then
    perform private.mail_owners(
      'pass_alarm',
      jsonb_build_object(
        'edition', (select e.title from public.garba_editions e where e.id = p_edition), 'orders', v.orders,
        'people', v.people, 'at', clock_timestamp()
      )
    );
  end if;
end $$;
comment on function private.alarm(uuid, text) is
  'Mails every owner, once an hour for a network, that many places are kept by payments of one network that nobody '
  'has verified.';

create function private.claim_payment(p_id uuid, p_key text, p_utr text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_order public.pass_orders := private.order_by_key(p_id, p_key);
  v_utr constant text := regexp_replace(private.clean_phone(coalesce(p_utr, '')), '[^0-9]', '', 'g');
  v_at constant timestamptz := clock_timestamp();
  v_until timestamptz;
  v_may_hold boolean;
begin
  perform private.need(
    v_utr ~ '^[0-9]{12}$', 'utr', 'utr_digits',
    'The number has 12 digits. In your payment app open the payment: it is called UTR, UPI transaction ID or '
    'reference number.'
  );
  if v_order.status = 'paid' or (v_order.status in ('claimed', 'late') and v_order.claimed_utr = v_utr) then
    return private.order_view(p_id);
  end if;
  perform private.need(
    v_utr !~ '^(.)\1*$', 'utr', 'utr_invalid',
    'This is not the number of a payment. In your payment app open the payment: it is called UTR, UPI transaction ID '
    'or reference number.'
  );
  perform private.need(
    v_utr <> regexp_replace(coalesce(v_order.phone_e164, ''), '[^0-9]', '', 'g'), 'utr', 'utr_phone',
    'This is your phone number. The number of the payment is in your payment app, as UTR, UPI transaction ID or '
    'reference number.'
  );
  if v_order.status = 'cancelled' then
    perform private.refuse(
      'PT409', 'state', 'order_cancelled',
      'This order was cancelled. If you have paid, please call us and we will refund you.'
    );
  end if;
  if v_order.claims >= 6 then
    perform private.refuse('PT409', 'limit', 'utr_limit', 'A number was entered six times. Please call us.');
  end if;
  v_order.claimed_at := coalesce(v_order.claimed_at, v_at);
  -- Correcting the UTR does not change the deadline, in either direction.
  v_until := case
    when v_order.status = 'claimed' and private.is_kept(v_order, v_at) then v_order.held_until
    else private.claim_until(v_order, v_at)
  end;
  if v_order.held_until <= v_at then
    perform private.lock_limits(array[p_id]);
  end if;
  -- Shortly after its hold ended, a claim may take its places again. Later only a verified payment can: otherwise
  -- buyers could stockpile unpaid orders.
  v_may_hold := v_order.status <> 'late' and v_until > v_at
    and (
      v_order.held_until > v_at
        or not v_order.is_let_go
          and v_order.held_until > v_at - make_interval(hours => private.setting_int('pass_revive_hours'))
          and private.no_longer(v_order, v_at) is null
    );
  if v_may_hold and private.hold_again(v_order, v_until) then
    update public.pass_orders o
    set status = 'claimed', held_until = v_until, claimed_utr = v_utr, claimed_at = v_order.claimed_at,
      claims = o.claims + 1
    where o.id = p_id;
    perform private.alarm(v_order.edition_id, v_order.network);
  else
    update public.pass_orders o
    set status = 'late', held_until = null, claimed_utr = v_utr, claimed_at = v_order.claimed_at, claims = o.claims + 1
    where o.id = p_id;
  end if;
  perform private.pass_event(p_id, 'claimed');
  return private.order_view(p_id);
end $$;

create function public.claim_payment(p_id uuid, p_key text, p_utr text) returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.claim_payment(p_id, p_key, p_utr) $$;
comment on function public.claim_payment(uuid, text, text) is
  'The buyer says to have paid, with the 12-digit UTR: keeps the places (see private.claim_until), takes expired ones '
  'again, or makes the order late. Returns the order; the same UTR again gets the same answer. Errors: PT404; PT422 '
  'utr; PT409 state, limit; PT503.';

create function private.cancel_my_order(p_id uuid, p_key text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_order public.pass_orders := private.order_by_key(p_id, p_key);
  v_due constant bigint := private.paid_paise(p_id) - private.listed_paise(p_id);
begin
  if v_order.status = 'cancelled' then
    return private.order_view(p_id);
  elsif v_order.status = 'paid' or v_order.status = 'late' and v_due > 0 then
    insert into public.pass_refunds (order_id, why, state, amount_paise)
    select p_id, 'asked', 'asked', v_due where v_due > 0
    on conflict do nothing;
    if found then
      perform private.pass_event(p_id, 'refund_asked');
    end if;
    return private.order_view(p_id);
  end if;
  perform private.release(v_order);
  update public.pass_waits w set state = 'lapsed' where w.offer_order_id = p_id;
  update public.pass_orders o set status = 'cancelled', cancelled_at = clock_timestamp(), held_until = null
  where o.id = p_id;
  -- The buyer may have paid part of it already.
  perform private.refund(p_id, 'cancelled', v_due);
  perform private.pass_event(p_id, 'cancelled');
  return private.order_view(p_id);
end $$;

create function public.cancel_my_order(p_id uuid, p_key text) returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.cancel_my_order(p_id, p_key) $$;
comment on function public.cancel_my_order(uuid, text) is
  'Cancels an unpaid order and frees its places; asks for a refund of a paid one, which staff decide. Returns the '
  'order. PT404.';

-- Passes --------------------------------------------------------------------------------------------------------------

create function private.renew_pass(p_id uuid, p_key text, p_pass_id uuid, p_revision integer, p_holder text)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_order public.pass_orders := private.order_by_key(p_id, p_key);
  v_pass public.passes;
begin
  select p.* into v_pass from public.passes p where p.id = p_pass_id and p.order_id = p_id for update;
  if not found or v_order.status <> 'paid' or v_pass.cancelled_at is not null then
    perform private.refuse('PT409', 'state', 'pass_final', 'This pass cannot be changed any more.');
  end if;
  perform private.need(
    private.is_line(coalesce(p_holder, ''), 0, 60), 'holder', 'holder_length',
    'Please give a name of at most 60 characters.'
  );
  -- The answer to the same call was lost.
  if v_pass.revision = p_revision + 1 and v_pass.holder = private.clean_line(coalesce(p_holder, '')) then
    return private.order_view(p_id);
  end if;
  if v_pass.revision is distinct from p_revision then
    perform private.refuse('PT409', 'state', 'pass_changed', 'This pass was changed meanwhile. Load the page again.');
  end if;
  if exists (select 1 from public.gate_entries e join public.garba_nights n on n.id = e.night_id
      where e.pass_id = p_pass_id and e.undone_at is null and private.night_end(n) > clock_timestamp()) then
    perform private.refuse(
      'PT409', 'state', 'pass_scanned', 'This pass was scanned tonight and cannot be passed on until the night is over.'
    );
  end if;
  if v_pass.revision >= 20 then
    perform private.refuse('PT409', 'limit', 'pass_limit', 'This pass was passed on too often. Please call us.');
  end if;
  update public.passes p set revision = p.revision + 1, holder = coalesce(p_holder, '') where p.id = p_pass_id;
  perform private.mint(p_pass_id);
  perform private.pass_event(p_id, 'renewed', p_pass_id);
  return private.order_view(p_id);
end $$;

create function public.renew_pass(p_id uuid, p_key text, p_pass_id uuid, p_revision integer, p_holder text default '')
returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.renew_pass(p_id, p_key, p_pass_id, p_revision, p_holder)
$$;
comment on function public.renew_pass(uuid, text, uuid, integer, text) is
  'Gives a pass a new code, so that the former one is refused at the gate: to forward it to p_holder, or to take it '
  'back (empty). p_revision is the one the caller knows. Returns the order. Errors: PT404; PT409 state, limit; PT422 '
  'holder.';

create function private.get_pass(p_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  if not private.take(
    'pass_look', private.daily_hash('ip:' || private.client_network()), private.setting_int('pass_looks_per_ip'),
    private.setting_int('pass_window_seconds')
  ) then
    perform private.refuse(
      'PT429', 'limit', 'looks_limit',
      'Too many passes were looked at from this connection. Please try again in a few minutes, or call us.'
    );
  end if;
  select jsonb_build_object(
    'now', clock_timestamp(), 'kind', k.name, 'people', p.people,
    'holder', case when c.retired_at is null then p.holder else '' end, 'short', left(upper(p_code), 8),
    'state', private.pass_state(p, o.status, c.retired_at is not null),
    'edition', jsonb_build_object('title', e.title, 'venue', e.venue, 'address', e.address, 'map_url', e.map_url),
    'nights', (
      select coalesce(jsonb_agg(
        private.night_json(w.night) || jsonb_build_object('is_cancelled', w.is_cancelled, 'entered', w.entered)
        order by (w.night).date
      ), '[]')
      from private.nights_of_pass(p.id) w
    )
  )
  into v_answer
  from private.pass_codes c
    join public.passes p on p.id = c.pass_id
    join public.pass_items i on i.id = p.item_id
    join public.pass_kinds k on k.id = i.kind_id
    join public.pass_orders o on o.id = p.order_id
    join public.garba_editions e on e.id = o.edition_id
  where c.code_hash = private.hash(upper(p_code));
  return v_answer;
end $$;

create function public.get_pass(p_code text) returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.get_pass(p_code) $$;
comment on function public.get_pass(text) is
  'Whether a pass is real: kind, nights, holder, state (valid, taken_back, cancelled, unpaid, blocked), how many '
  'entered; nothing of the buyer. null for a code that was never issued. PT429.';

-- A wrong reference and an unknown phone number take the same path, so that neither the answer nor its time tells which
-- numbers have bought.
create function private.find_my_passes(p_phone text, p_reference text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_phone constant text := private.phone_e164(p_phone);
  -- O, I and L are read as 0 and 1, as Crockford's base 32 does.
  v_reference constant text := translate(upper(private.clean_line(p_reference)), 'OIL -', '011');
  v_key constant text := translate(encode(extensions.gen_random_bytes(32), 'base64'), E'+/=\n', '-_');
  v_hash constant bytea := private.hash(v_key);
  v_order uuid;
begin
  perform private.need(
    private.is_phone(p_phone) and v_phone is not null, 'phone', 'phone_of_order',
    'Please give the phone number of the order.'
  );
  perform private.need(
    v_reference ~ '^[0-9A-Z]{6}$', 'reference', 'reference',
    'The reference has 6 characters. It is in the note of your payment.'
  );
  if not private.take(
    'pass_find', private.daily_hash('ip:' || private.client_network()), private.setting_int('pass_finds_per_ip'),
    private.setting_int('pass_window_seconds')
  ) then
    perform private.refuse(
      'PT429', 'limit', 'find_limit',
      'This was tried too often. Please try again in a few minutes, or call us.'
    );
  end if;
  -- Counted per network, so that a stranger's guesses cannot lock out the number's owner.
  if not private.take(
    'pass_find_phone', private.daily_hash('phone:' || v_phone || private.client_network()),
    private.setting_int('pass_finds_per_phone'), 86400
  ) then
    perform private.refuse(
      'PT429', 'limit', 'find_day_limit',
      'This phone number was tried too often from this connection today. Please call us, or try again tomorrow.'
    );
  end if;
  select o.id into v_order from public.pass_orders o
  where o.phone_e164 = v_phone and o.reference = v_reference
  order by o.created_at desc limit 1;
  insert into private.pass_links (key_hash, order_id, via) select v_hash, v_order, 'find' where v_order is not null;
  return case when v_order is not null then jsonb_build_object('id', v_order, 'key', v_key) end;
end $$;

create function public.find_my_passes(p_phone text, p_reference text) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.find_my_passes(p_phone, p_reference)
$$;
comment on function public.find_my_passes(text, text) is
  'A new link (id, key) to the order with that phone number and reference; null if there is none. Older links stay '
  'valid. Errors: PT422 phone, reference; PT429.';

grant execute on function private.get_order(uuid, text), public.get_order(uuid, text),
  private.claim_payment(uuid, text, text), public.claim_payment(uuid, text, text), private.cancel_my_order(uuid, text),
  public.cancel_my_order(uuid, text), private.renew_pass(uuid, text, uuid, integer, text),
  public.renew_pass(uuid, text, uuid, integer, text), private.get_pass(text), public.get_pass(text),
  private.find_my_passes(text, text), public.find_my_passes(text, text) to anon, authenticated, service_role;
