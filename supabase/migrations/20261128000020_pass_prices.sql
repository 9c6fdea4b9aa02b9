-- Times of nights, codes of passes, and prices. Amounts are paise.

create function private.night_doors(p_night public.garba_nights) returns timestamptz
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return (p_night.date + coalesce(p_night.doors_at, p_night.starts_at)) at time zone 'Asia/Kolkata';
end $$;
comment on function private.night_doors(public.garba_nights) is
  'When a night''s doors open; its start, if no time is given for the doors.';

create function private.night_end(p_night public.garba_nights) returns timestamptz
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return (
    p_night.date + p_night.ends_at
      + case when p_night.ends_at <= p_night.starts_at then interval '1 day' else interval '0' end
  ) at time zone 'Asia/Kolkata';
end $$;
comment on function private.night_end(public.garba_nights) is
  'When a night ends; an end not later than the start is on the next day.';

insert into private.settings (key, value, description) values
  ('staff_hours_after', '4', 'Hours after a night that its gates close, its shifts end, and rights given for it.');

create function private.night_closes(p_night public.garba_nights) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return private.night_end(p_night) + make_interval(hours => private.setting_int('staff_hours_after'));
end $$;
comment on function private.night_closes(public.garba_nights) is
  'When the gates of a night close: staff_hours_after hours after its end.';

create function private.night_json(p_night public.garba_nights) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', p_night.id, 'date', p_night.date, 'doors_at', p_night.doors_at, 'starts_at', p_night.starts_at,
    'ends_at', p_night.ends_at, 'closes_at', private.night_closes(p_night), 'headline', p_night.headline
  );
end $$;
comment on function private.night_json(public.garba_nights) is
  'A night as every answer about passes has it: id, date, doors_at, starts_at, ends_at, closes_at (of its gates), '
  'headline.';

create function private.is_selling(p_edition public.garba_editions) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return p_edition.deleted_at is null and private.sale_status(p_edition) in ('on_sale', 'sold_out');
end $$;
comment on function private.is_selling(public.garba_editions) is
  'Whether the sale of an edition has begun and it has not ended.';

create function private.pass_event(p_order uuid, p_what text, p_pass uuid default null) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.pass_events (order_id, pass_id, what, who) values (p_order, p_pass, p_what, auth.uid());
end $$;
comment on function private.pass_event(uuid, text, uuid) is 'Records what the caller did with an order.';

-- Codes ---------------------------------------------------------------------------------------------------------------

create function private.crockford(p_bytes bytea, p_length integer) returns text
language plpgsql immutable parallel safe set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select string_agg(
      substr(
        '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
        1 + (
          select sum(get_bit(p_bytes, b / 8 * 8 + 7 - b % 8) << (4 - b + c * 5))::integer
          from generate_series(c * 5, c * 5 + 4) b
        ),
        1
      ),
      ''
      order by c
    )
    from generate_series(0, p_length - 1) c
  );
end $$;
comment on function private.crockford(bytea, integer) is
  'The first p_length * 5 bits of a value in Crockford''s base 32.';

create function private.pass_code(p_edition uuid, p_pass uuid, p_revision smallint) returns text
language sql stable set search_path = '' as $$
  select private.crockford(
    extensions.hmac(convert_to('pass', 'UTF8') || uuid_send(p_pass) || int2send(p_revision), k.secret, 'sha256'), 26
  )
  from private.pass_keys k where k.edition_id = p_edition
$$;
comment on function private.pass_code(uuid, uuid, smallint) is
  'The code of a pass: 26 characters, 130 bits. Its QR has G1 before it; its first 8 characters are the short code.';

create function private.hash(p_text text) returns bytea
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return sha256(convert_to(p_text, 'UTF8'));
end $$;
comment on function private.hash(text) is 'SHA-256 of a code or key.';

create function private.mint(p_pass uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v record;
  v_code text;
begin
  select p.revision, o.edition_id into v
  from public.passes p join public.pass_orders o on o.id = p.order_id
  where p.id = p_pass;
  v_code := private.pass_code(v.edition_id, p_pass, v.revision);
  update private.pass_codes c set retired_at = clock_timestamp() where c.pass_id = p_pass and c.retired_at is null;
  insert into private.pass_codes (code_hash, edition_id, short_hash, pass_id, revision)
  values (private.hash(v_code), v.edition_id, private.hash(left(v_code, 8)), p_pass, v.revision);
end $$;
comment on function private.mint(uuid) is 'Stores the code of a pass''s present revision and retires the former one.';

-- Prices --------------------------------------------------------------------------------------------------------------

create function private.pass_price(p_kind public.pass_kinds, p_at timestamptz, p_sold integer) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(
    (
      select jsonb_build_object(
        'price_paise', (s.step ->> 'price_paise')::integer, 'until', s.step -> 'until',
        'until_sold', s.step -> 'until_sold',
        'next_paise', coalesce((p_kind.price_steps -> s.place::integer ->> 'price_paise')::integer, p_kind.price_paise)
      )
      from jsonb_array_elements(p_kind.price_steps) with ordinality s (step, place)
      where coalesce((p_at at time zone 'Asia/Kolkata')::date <= (s.step ->> 'until')::date, true)
        and coalesce(p_sold < (s.step ->> 'until_sold')::integer, true)
      order by s.place limit 1
    ),
    jsonb_build_object('price_paise', p_kind.price_paise)
  );
end $$;
comment on function private.pass_price(public.pass_kinds, timestamptz, integer) is
  'The price of a pass now: price_paise, and while a step holds until, until_sold and next_paise.';

create function private.with_gst(
  p_net bigint, p_mode text, p_bp integer, out taxable bigint, out half bigint, out total bigint
)
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  -- Half of the tax is rounded half up, so that CGST and SGST are equal.
  half := case p_mode
    when 'included' then (2 * p_net * p_bp + 2 * (10000 + p_bp)) / (4 * (10000 + p_bp))
    when 'added' then (2 * p_net * p_bp + 20000) / 40000
    else 0 end;
  taxable := p_net - case p_mode when 'included' then 2 * half else 0 end;
  total := p_net + case p_mode when 'added' then 2 * half else 0 end;
end $$;
comment on function private.with_gst(bigint, text, integer) is
  'Splits an amount in paise: taxable value, half of the GST (CGST, equal to SGST), total.';
