-- What staff see of passes: orders, claims, people, reports; and forgetting buyers.

create function private.list_orders(p_edition uuid, p_search text, p_status text, p_limit integer, p_offset integer)
returns table (
  id uuid, reference text, source text, status text, name text, phone text, phone_e164 text, email text,
  total_paise integer, paid_paise bigint, passes integer, people integer, lines text, claimed_utr text,
  held_until timestamptz, is_suspicious boolean, is_demo boolean, created_at timestamptz, version integer,
  total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_search constant text := private.folded(coalesce(p_search, ''));
  v_words text[];
begin
  perform private.require_right('passes');
  perform private.need(
    p_status is null or p_status = 'expired' or p_status = any (private.list_pass_states()), 'p_status',
    'This status is not known.'
  );
  perform private.need(char_length(v_search) <= 200, 'p_search', 'Please search for at most 200 characters.');
  v_words := case
    when private.number_key(p_search) is not null then array[private.number_key(p_search)]
    else array(select w from regexp_split_to_table(v_search, '\s+') w where w <> '' limit 8)
  end;
  return query
    with found as (
      select o, count(*) over () as total_count
      from public.pass_orders o
      where o.edition_id = p_edition and (p_status is null or private.order_status(o) = p_status)
        and not exists (select 1 from unnest(v_words) w where o.search_text not like private.like_part(w))
      order by o.created_at desc, o.id desc
      limit least(greatest(coalesce(p_limit, 25), 1), 1000) offset greatest(coalesce(p_offset, 0), 0)
    )
    select (f.o).id, (f.o).reference, (f.o).source, private.order_status(f.o), (f.o).name, (f.o).phone,
      (f.o).phone_e164, (f.o).email, (f.o).total_paise, private.paid_paise((f.o).id), i.passes, i.people,
      private.lines_text((f.o).id), (f.o).claimed_utr, (f.o).held_until, (f.o).is_suspicious, (f.o).is_demo,
      (f.o).created_at, (f.o).version, f.total_count
    from found f
      cross join lateral (
        select sum(i.quantity)::integer as passes, sum(i.quantity * i.people)::integer as people
        from public.pass_items i where i.order_id = (f.o).id
      ) i
    order by (f.o).created_at desc, (f.o).id desc;
end $$;

create function public.list_orders(
  p_edition_id uuid, p_search text default '', p_status text default null, p_limit integer default 25,
  p_offset integer default 0
) returns table (
  id uuid, reference text, source text, status text, name text, phone text, phone_e164 text, email text,
  total_paise integer, paid_paise bigint, passes integer, people integer, lines text, claimed_utr text,
  held_until timestamptz, is_suspicious boolean, is_demo boolean, created_at timestamptz, version integer,
  total_count bigint
)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_orders(p_edition_id, p_search, p_status, p_limit, p_offset)
$$;
comment on function public.list_orders(uuid, text, text, integer, integer) is
  'A page of orders (1 to 1000), newest first: name, phone, reference or UTR contain the search; status may be '
  'expired. Right passes (42501); PT422.';

create function private.get_pass_order(p_order uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('passes');
  return private.order_view(p_order) || jsonb_build_object(
    'note', (select o.note from public.pass_orders o where o.id = p_order),
    'blocked', (
      select coalesce(jsonb_object_agg(p.id, p.blocked_why), '{}')
      from public.passes p where p.order_id = p_order and p.blocked_why is not null
    ),
    'payments', case
      when private.may('money') then (
        select coalesce(jsonb_agg(to_jsonb(p) order by p.created_at), '[]')
        from public.pass_payments p where p.order_id = p_order
      )
    end,
    'refunds', case
      when private.may('money') then (
        select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
        from public.pass_refunds r where r.order_id = p_order
      )
    end,
    'entries', (
      select coalesce(jsonb_agg(
        jsonb_build_object('pass_id', e.pass_id, 'night_id', e.night_id, 'at', e.entered_at, 'gate', e.gate)
        order by e.entered_at
      ), '[]')
      from private.people_inside e join public.passes p on p.id = e.pass_id
      where p.order_id = p_order
    ),
    'events', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'what', v.what, 'pass_id', v.pass_id, 'at', v.at, 'who', nullif(private.person_name(v.who), '')
        )
        order by v.id
      ), '[]')
      from public.pass_events v
      where v.order_id = p_order
    )
  );
end $$;

create function public.get_pass_order(p_order_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_pass_order(p_order_id) $$;
comment on function public.get_pass_order(uuid) is
  'An order as get_order shows it, with payments and refunds (right money), entries and what happened to it. null if '
  'it is not there. Right passes (42501).';

create function private.list_claims() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('money');
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', o.id, 'edition_id', o.edition_id, 'edition', e.title, 'version', o.version, 'reference', o.reference,
        'status', private.order_status(o), 'name', o.name, 'phone_e164', o.phone_e164, 'total_paise', o.total_paise,
        'paid_paise', private.paid_paise(o.id),
        'unseen_paise', (
          select p.amount_paise from public.pass_payments p
          where p.order_id = o.id and o.source = 'counter' and p.method = 'upi' and p.utr is null
            and p.bank_line_id is null and p.reversed_at is null
          limit 1
        ),
        'claimed_utr', o.claimed_utr, 'claimed_at', o.claimed_at, 'claims', o.claims, 'created_at', o.created_at,
        'paid_at', o.paid_at, 'held_until', o.held_until, 'is_suspicious', o.is_suspicious,
        'lines', private.lines_text(o.id),
        'same_utr', (select count(*) from public.pass_orders s where s.claimed_utr = o.claimed_utr and s.id <> o.id),
        -- A statement covers its day and shows no such payment.
        'is_absent', o.claimed_utr is not null
          and not exists (select 1 from public.bank_lines l where l.utr = o.claimed_utr)
          -- A line with two possible numbers is stored without one.
          and not exists (
            select 1 from public.bank_lines l where l.utr is null and strpos(l.narration, o.claimed_utr) > 0
          )
          and exists (
            select 1 from public.bank_imports b
            where b.completed_at is not null and b.covers_from <= (o.claimed_at at time zone 'Asia/Kolkata')::date
              and b.covers_to > (o.claimed_at at time zone 'Asia/Kolkata')::date
          )
      )
      order by o.claimed_at nulls last, o.created_at
    ), '[]')
    from public.pass_orders o join public.garba_editions e on e.id = o.edition_id
    where o.source <> 'gift'
      and (
        o.status in ('claimed', 'late')
          or (
            o.status = 'held'
              and (o.created_at > now() - interval '5 days' or exists (
                select 1 from public.pass_payments p where p.order_id = o.id and p.reversed_at is null
              ))
          )
          or (o.status = 'paid' and o.paid_at > now() - interval '10 days')
      )
  );
end $$;

create function public.list_claims() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_claims() $$;
comment on function public.list_claims() is
  'Orders of every edition that a bank line may belong to, as one account serves them all: claimed, late, unpaid of '
  'the last 5 days or with a part of their money, paid of the last 10; with what was paid (paise), what was taken at '
  'the counter by UPI without a number and is not found in the bank yet (unseen_paise), other orders of the same UTR, '
  'and whether a statement of that day lacks it. Right money (42501).';

create function private.list_guests(p_edition uuid, p_night uuid, p_search text, p_limit integer, p_offset integer)
returns table (
  pass_id uuid, order_id uuid, reference text, name text, holder text, phone text, kind text, people integer,
  nights date[], state text, entered integer, is_demo boolean, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_search constant text := private.folded(coalesce(p_search, ''));
begin
  perform private.require_right('passes');
  perform private.need(char_length(v_search) <= 200, 'p_search', 'Please search for at most 200 characters.');
  return query
    select p.id, o.id, o.reference, o.name, p.holder, o.phone, k.name, p.people::integer,
      array(
        select n.date from public.pass_nights w join public.garba_nights n on n.id = w.night_id
        where w.pass_id = p.id and w.cancelled_at is null
        order by n.date
      ),
      case
        when p.cancelled_at is not null then 'cancelled'
        when o.status <> 'paid' then 'unpaid'
        when p.blocked_why is not null then 'blocked'
        else 'valid'
      end,
      (
        select count(*)::integer from public.gate_entries e
        where e.pass_id = p.id and e.undone_at is null and (p_night is null or e.night_id = p_night)
      ),
      o.is_demo, count(*) over ()
    from public.passes p
      join public.pass_orders o on o.id = p.order_id
      join public.pass_items i on i.id = p.item_id
      join public.pass_kinds k on k.id = i.kind_id
    where o.edition_id = p_edition
      and (p_night is null or exists (
        select 1 from public.pass_nights w
        where w.pass_id = p.id and w.night_id = p_night and w.cancelled_at is null
      ))
      and (
        o.search_text like private.like_part(coalesce(private.number_key(p_search), v_search))
          or private.folded(p.holder) like private.like_part(v_search)
      )
    order by lower(o.name), o.reference, i.line, p.id
    limit least(greatest(coalesce(p_limit, 25), 1), 1000) offset greatest(coalesce(p_offset, 0), 0);
end $$;

create function public.list_guests(
  p_edition_id uuid, p_night_id uuid default null, p_search text default '', p_limit integer default 25,
  p_offset integer default 0
) returns table (
  pass_id uuid, order_id uuid, reference text, name text, holder text, phone text, kind text, people integer,
  nights date[], state text, entered integer, is_demo boolean, total_count bigint
)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_guests(p_edition_id, p_night_id, p_search, p_limit, p_offset)
$$;
comment on function public.list_guests(uuid, uuid, text, integer, integer) is
  'Passes with their buyers by name, of one night or all; how many people entered. Right passes (42501); PT422.';

-- Reports -------------------------------------------------------------------------------------------------------------

create function private.night_sales(p_edition uuid)
returns table (night_id uuid, pass_id uuid, order_id uuid, people smallint, paise bigint)
language sql stable set search_path = '' as $$
  select s.night_id, s.id, s.order_id, s.people,
    case when s.is_last then s.worth - s.share * (s.nights - 1) else s.share end
  from (
    select w.night_id, p.id, p.order_id, p.people, t.worth, p.nights, t.worth / p.nights / 100 * 100 as share,
      row_number() over (partition by p.id order by n.date desc, n.id) = 1 as is_last
    from (
      select p.*, i.total_paise::bigint as total, i.quantity, cardinality(i.night_ids) as nights,
        row_number() over (partition by p.item_id order by p.id) as place
      from public.passes p
        join public.pass_items i on i.id = p.item_id
        join public.pass_orders o on o.id = p.order_id
      where o.edition_id = p_edition and o.status = 'paid'
    ) p
      -- Those of a line sum up to its total, which GST on top may make uneven.
      cross join lateral (
        select p.total * p.place / p.quantity - p.total * (p.place - 1) / p.quantity as worth
      ) t
      join public.pass_nights w on w.pass_id = p.id
      join public.garba_nights n on n.id = w.night_id
    where p.cancelled_at is null and w.cancelled_at is null
  ) s
$$;
comment on function private.night_sales(uuid) is
  'The valid passes of paid orders on each night they are valid for, and what they are worth there: a pass for several '
  'has its share in whole rupees on each, its last night the rest. As night_share pays back.';

create function private.report_nights(p_edition uuid)
returns table (
  night_id uuid, date date, orders bigint, passes bigint, people bigint, entered bigint, amount_paise bigint
)
language sql stable set search_path = '' as $$
  select n.id, n.date, count(distinct s.order_id), count(s.pass_id), coalesce(sum(s.people), 0),
    (select count(*) from public.gate_entries e where e.night_id = n.id and e.undone_at is null),
    coalesce(sum(s.paise), 0)::bigint
  from public.garba_nights n left join private.night_sales(p_edition) s on s.night_id = n.id
  where n.edition_id = p_edition and n.deleted_at is null
  group by n.id order by n.date
$$;
comment on function private.report_nights(uuid) is
  'Per night: orders, valid passes, people, how many entered, and what those passes are worth in paise.';

create function private.report_kinds(p_edition uuid)
returns table (
  kind_id uuid, name text, orders bigint, passes bigint, people bigint, amount_paise bigint, tax_paise bigint
)
language sql stable set search_path = '' as $$
  select k.id, k.name, count(distinct o.id), coalesce(sum(i.quantity), 0), coalesce(sum(i.quantity * i.people), 0),
    coalesce(sum(i.total_paise), 0), coalesce(sum(i.cgst_paise + i.sgst_paise), 0)
  from public.pass_kinds k
    left join (
      public.pass_items i join public.pass_orders o on o.id = i.order_id and o.status = 'paid'
    ) on i.kind_id = k.id
  where k.edition_id = p_edition and (k.deleted_at is null or o.id is not null)
  group by k.id order by k.display_order, k.id
$$;
comment on function private.report_kinds(uuid) is
  'What was sold of each kind; kinds that were removed if passes of them were sold.';

create function private.report_methods(p_edition uuid) returns table (method text, orders bigint, amount_paise bigint)
language sql stable set search_path = '' as $$
  select m.method, count(distinct m.order_id), sum(m.amount)::bigint
  from (
    select p.method, p.order_id, p.amount_paise as amount
    from public.pass_payments p join public.pass_orders o on o.id = p.order_id
    where o.edition_id = p_edition and p.reversed_at is null
    union all
    select 'gift', o.id, 0 from public.pass_orders o
    where o.edition_id = p_edition and o.source = 'gift' and o.status = 'paid'
    union all
    select 'refund', r.order_id, -r.amount_paise
    from public.pass_refunds r join public.pass_orders o on o.id = r.order_id
    where o.edition_id = p_edition and r.state = 'sent'
  ) m
  group by m.method order by m.method
$$;
comment on function private.report_methods(uuid) is
  'Money by the way it came: upi, cash, gift (nothing), and refund (less than 0).';

create function private.report_sellers(p_edition uuid)
returns table (seller text, name text, orders bigint, amount_paise bigint, tax_paise bigint)
language sql stable set search_path = '' as $$
  select coalesce(o.sold_by::text, 'site'),
    case
      when o.sold_by is null then 'site'
      else coalesce(nullif(private.person_name(o.sold_by), ''), 'Removed account')
    end,
    count(*), sum(o.total_paise), sum(o.tax_paise)
  from public.pass_orders o
  where o.edition_id = p_edition and o.status = 'paid'
  group by o.sold_by order by 4 desc
$$;
comment on function private.report_sellers(uuid) is
  'Paid orders by the account that sold them; "site" for those of buyers.';

create function private.report_gates(p_edition uuid) returns table (gate text, refused bigint, entered bigint)
language sql stable set search_path = '' as $$
  select h.gate, count(*) filter (where s.result = 'refused'),
    (
      select count(*) from private.people_inside e join public.garba_nights n on n.id = e.night_id
      where e.gate = h.gate and n.edition_id = p_edition
    )
  from public.gate_shifts h
    join public.garba_nights n on n.id = h.night_id
    left join public.gate_scans s on s.shift_id = h.id
  where n.edition_id = p_edition
  group by h.gate order by h.gate
$$;
comment on function private.report_gates(uuid) is 'By gate: scans that were refused, and people who entered.';

create function private.report_hours(p_edition uuid) returns table (hour timestamp, entered bigint)
language sql stable set search_path = '' as $$
  select date_trunc('hour', e.entered_at at time zone 'Asia/Kolkata'), count(*)
  from public.gate_entries e join public.garba_nights n on n.id = e.night_id
  where n.edition_id = p_edition and e.undone_at is null
  group by 1 order by 1
$$;
comment on function private.report_hours(uuid) is 'People who entered by hour, Asia/Kolkata.';

create function private.report_days(p_edition uuid)
returns table (day date, orders bigint, passes bigint, people bigint, amount_paise bigint, tax_paise bigint)
language sql stable set search_path = '' as $$
  select (o.paid_at at time zone 'Asia/Kolkata')::date, count(*), sum(i.passes)::bigint, sum(i.people)::bigint,
    sum(o.total_paise), sum(o.tax_paise)
  from public.pass_orders o
    cross join lateral (
      select sum(i.quantity) as passes, sum(i.quantity * i.people) as people
      from public.pass_items i where i.order_id = o.id
    ) i
  where o.edition_id = p_edition and o.status = 'paid'
  group by 1 order by 1
$$;
comment on function private.report_days(uuid) is 'What was sold by the day it was paid, Asia/Kolkata.';

create function private.report_passes(p_edition uuid, p_by text)
returns table (
  key text, label text, orders integer, passes integer, people integer, entered integer, amount_paise bigint,
  tax_paise bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_day constant text := 'YYYY-MM-DD';
  v_hour constant text := 'YYYY-MM-DD HH24:00';
begin
  perform private.require_right('passes');
  perform private.need(
    p_by in ('night', 'kind', 'method', 'seller', 'gate', 'hour', 'day'), 'p_by', 'This report is not known.'
  );
  if p_by = 'night' then
    return query
      select r.night_id::text, to_char(r.date, v_day), r.orders::integer, r.passes::integer, r.people::integer,
        r.entered::integer, r.amount_paise, null::bigint
      from private.report_nights(p_edition) r;
  elsif p_by = 'kind' then
    return query
      select r.kind_id::text, r.name, r.orders::integer, r.passes::integer, r.people::integer, null::integer,
        r.amount_paise, r.tax_paise
      from private.report_kinds(p_edition) r;
  elsif p_by = 'method' then
    return query
      select r.method, r.method, r.orders::integer, null::integer, null::integer, null::integer, r.amount_paise,
        null::bigint
      from private.report_methods(p_edition) r;
  elsif p_by = 'seller' then
    return query
      select r.seller, r.name, r.orders::integer, null::integer, null::integer, null::integer, r.amount_paise,
        r.tax_paise
      from private.report_sellers(p_edition) r;
  elsif p_by = 'gate' then
    return query
      select r.gate, r.gate, null::integer, r.refused::integer, null::integer, r.entered::integer, null::bigint,
        null::bigint
      from private.report_gates(p_edition) r;
  elsif p_by = 'hour' then
    return query
      select to_char(r.hour, v_hour), to_char(r.hour, v_hour), null::integer, null::integer, null::integer,
        r.entered::integer, null::bigint, null::bigint
      from private.report_hours(p_edition) r;
  else
    return query
      select to_char(r.day, v_day), to_char(r.day, v_day), r.orders::integer, r.passes::integer, r.people::integer,
        null::integer, r.amount_paise, r.tax_paise
      from private.report_days(p_edition) r;
  end if;
end $$;

create function public.report_passes(p_edition_id uuid, p_by text)
returns table (
  key text, label text, orders integer, passes integer, people integer, entered integer, amount_paise bigint,
  tax_paise bigint
)
language sql stable security invoker set search_path = '' as $$
  select * from private.report_passes(p_edition_id, p_by)
$$;
comment on function public.report_passes(uuid, text) is
  'Sums of an edition by night (paise: of the passes valid for it, a pass for several with a share for each), kind, '
  'method, seller, gate (passes: those refused), hour (entries) or day of sale, Asia/Kolkata; null where a column '
  'does not apply. Right passes (42501); PT422.';

create function private.shift_row(p_shift public.gate_shifts) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(p_shift) || to_jsonb(d) || jsonb_build_object(
    'staff', private.person_name(p_shift.staff),
    'date', (select n.date from public.garba_nights n where n.id = p_shift.night_id)
  )
  from private.drawer(p_shift.id) d
$$;
comment on function private.shift_row(public.gate_shifts) is
  'A shift for the owner: whose account has it, its night, and its drawer.';

create function private.list_shifts(p_edition uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('passes');
  return (
    select coalesce(jsonb_agg(private.shift_row(h) order by h.opened_at desc, h.id), '[]')
    from (
      select s.* from public.gate_shifts s join public.garba_nights n on n.id = s.night_id
      where n.edition_id = p_edition
      order by s.opened_at desc, s.id limit 200
    ) h
  );
end $$;

create function public.list_shifts(p_edition_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_shifts(p_edition_id) $$;
comment on function public.list_shifts(uuid) is
  'The newest 200 shifts of an edition: gate, device, whose account, night, times, and cash and UPI taken, cash paid '
  'back, at the start and counted (paise). Right passes (42501).';

create function private.report_evening(p_night uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_night public.garba_nights;
begin
  perform private.require_right('passes');
  select n.* into v_night from public.garba_nights n where n.id = p_night and n.deleted_at is null;
  perform private.need(found, 'night_id', 'This night is not there any more.');
  return private.night_json(v_night) || private.night_count(p_night) || jsonb_build_object(
    'cancelled_at', v_night.cancelled_at,
    'capacity', v_night.capacity,
    'refused', (select count(*) from public.gate_scans s where s.night_id = p_night and s.result = 'refused'),
    'missing', (
      select coalesce(sum(s.people - (
        select count(*) from public.gate_entries e
        where e.pass_id = s.pass_id and e.night_id = p_night and e.undone_at is null
      )), 0)
      from private.night_sales(v_night.edition_id) s where s.night_id = p_night
    ),
    'sold', (
      select jsonb_agg(to_jsonb(t) - 'place' order by t.place)
      from (
        select m.method, m.place, count(distinct s.order_id) as orders, count(s.pass_id) as passes,
          coalesce(sum(s.people), 0) as people, coalesce(sum(s.paise), 0) as amount_paise
        from unnest(array['cash', 'upi', 'free']) with ordinality m (method, place)
          left join (
            select s.*,
              case
                when o.total_paise = 0 then 'free'
                when exists (
                  select 1 from public.pass_payments y
                  where y.order_id = o.id and y.method = 'cash' and y.reversed_at is null
                ) then 'cash'
                else 'upi'
              end as method
            from private.night_sales(v_night.edition_id) s join public.pass_orders o on o.id = s.order_id
            where s.night_id = p_night
          ) s using (method)
        group by m.method, m.place
      ) t
    ),
    'drawers', (
      select coalesce(jsonb_agg(private.shift_row(h) order by h.opened_at, h.id), '[]')
      from public.gate_shifts h where h.night_id = p_night and h.kind = 'counter'
    ),
    'nights', (
      select jsonb_agg(
        jsonb_build_object('id', r.night_id, 'date', r.date, 'amount_paise', r.amount_paise) order by r.date
      )
      from private.report_nights(v_night.edition_id) r
    )
  );
end $$;

create function public.report_evening(p_night_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.report_evening(p_night_id) $$;
comment on function public.report_evening(uuid) is
  'The sheet of a night: its valid passes by cash, UPI and free (a pass for several nights with its share), people '
  'with a pass, those of them who are missing, people inside and scans refused, the drawers of its counters, and '
  'rupees of every night; paise. Right passes (42501); PT422.';

create function private.passes_today(p_edition uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('passes');
  return jsonb_build_object(
    'now', clock_timestamp(),
    'nights', (
      select coalesce(jsonb_agg(
        private.night_json(n) || private.night_count(n.id) || jsonb_build_object(
          'cancelled_at', n.cancelled_at, 'capacity', u.capacity, 'taken', u.taken,
          'waiting', (
            select coalesce(sum(w.people), 0)
            from public.pass_waits w where w.state = 'waiting' and w.night_ids @> array[n.id]
          ),
          'notices', (select count(*) from public.pass_notices t where t.night_id = n.id),
          'untold', (
            select count(*) from public.pass_notices t
            where t.night_id = n.id and t.told_at is null
              and not exists (select 1 from private.outbox x where x.id = t.id and x.status <> 'dead')
          )
        )
        order by n.date
      ), '[]')
      from public.garba_nights n cross join lateral private.pool_use(array[n.id], clock_timestamp()) u
      where n.edition_id = p_edition and n.deleted_at is null
    ),
    'claims', (select count(*) from public.pass_orders o where o.edition_id = p_edition and o.status = 'claimed'),
    'oldest_claim', (
      select min(o.claimed_at) from public.pass_orders o
      where o.edition_id = p_edition and o.status = 'claimed'
    ),
    'late', (select count(*) from public.pass_orders o where o.edition_id = p_edition and o.status = 'late'),
    'kinds', (
      select count(*) from public.pass_kinds k
      where k.edition_id = p_edition and k.deleted_at is null and k.is_visible
    ),
    'unusual', (
      select coalesce(jsonb_agg(to_jsonb(u) order by u.people desc), '[]')
      from private.unverified(p_edition, '{held,claimed}') u
    ),
    'held', (
      select count(*) from public.pass_orders o
      where o.edition_id = p_edition and o.status = 'held' and private.is_kept(o, clock_timestamp())
    ),
    'sold_today_paise', (
      select coalesce(sum(o.total_paise), 0)
      from public.pass_orders o
      where o.edition_id = p_edition and o.status = 'paid'
        and (o.paid_at at time zone 'Asia/Kolkata')::date = private.today()
    ),
    'sold_paise', (
      select coalesce(sum(o.total_paise), 0)
      from public.pass_orders o where o.edition_id = p_edition and o.status = 'paid'
    ),
    'refunds', (
      select count(*) from public.pass_refunds r join public.pass_orders o on o.id = r.order_id
      where o.edition_id = p_edition and r.state in ('asked', 'due', 'failed')
    ),
    'waiting', (
      select coalesce(sum(w.people), 0)
      from public.pass_waits w where w.edition_id = p_edition and w.state = 'waiting'
    ),
    'offers_untold', (
      select count(*) from public.pass_waits w
      where w.edition_id = p_edition and w.state = 'offered' and w.told_at is null
    ),
    'interests_untold', (
      select count(*) from public.garba_interests i join public.garba_editions e on e.id = i.edition_id
      where e.id = p_edition and private.is_selling(e) and not private.is_awaited(e) and i.contacted_at is null
    ),
    'shifts', (
      select count(*) from public.gate_shifts s join public.garba_nights n on n.id = s.night_id
      where n.edition_id = p_edition and not private.is_over(s)
    ),
    'conflicts', (
      select count(*) from public.gate_scans s join public.garba_nights n on n.id = s.night_id
      where n.edition_id = p_edition and s.result = 'conflict'
    )
  );
end $$;

create function public.passes_today(p_edition_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.passes_today(p_edition_id) $$;
comment on function public.passes_today(uuid) is
  'What staff look at first: nights with capacity, taken, inside, and buyers who were not told that it is called off '
  'and have no mail under way (untold); numbers of claims, late orders, refunds, people waiting, open shifts, '
  'conflicts; sums in paise. Right passes (42501).';

create function private.forget_buyers() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_day constant date := private.today() - private.setting_int('pass_data_days');
  v_old uuid[] := array(
    select e.id from public.garba_editions e
    where coalesce(
      (select max(n.date) from public.garba_nights n where n.edition_id = e.id and n.deleted_at is null), e.ends_on,
      make_date(e.year, 12, 31)
    ) < v_day
  );
begin
  update public.pass_orders o
  set name = '', phone = '', phone_e164 = null, email = null, note = '', network = null, emptied_at = now(),
    -- Why passes were free stays for the books.
    reason = case when o.source = 'gift' then o.reason else '' end
  where o.edition_id = any (v_old) and o.emptied_at is null;
  update public.passes p set holder = '', blocked_why = null
  from public.pass_orders o
  where o.id = p.order_id and o.edition_id = any (v_old) and (p.holder <> '' or p.blocked_why is not null);
  update public.gate_scans s set dispute = null
  from public.garba_nights n
  where n.id = s.night_id and n.edition_id = any (v_old) and s.dispute is not null;
  update public.pass_waits w
  set name = '', phone = '', phone_e164 = null, state = case w.state when 'waiting' then 'lapsed' else w.state end
  where w.edition_id = any (v_old) and w.phone <> '';
  update public.pass_refunds r set to_vpa = null, note = ''
  from public.pass_orders o
  where o.id = r.order_id and o.edition_id = any (v_old) and (r.to_vpa is not null or r.note <> '');
  delete from private.pass_links l using public.pass_orders o where o.id = l.order_id and o.edition_id = any (v_old);
  delete from private.pass_wait_links l using public.pass_waits w where w.id = l.wait_id and w.edition_id = any (v_old);
  delete from private.outbox x using public.pass_notices n join public.pass_orders o on o.id = n.order_id
  where x.id = n.id and o.edition_id = any (v_old);
  -- A line that pays for a future edition is kept with it; one that pays for none goes by its own day.
  update public.bank_lines l set narration = '', payer = null, payer_vpa = null
  where (l.narration <> '' or l.payer is not null or l.payer_vpa is not null)
    and case
      when exists (select 1 from public.pass_payments p where p.bank_line_id = l.id)
        then not exists (
          select 1 from public.pass_payments p join public.pass_orders o on o.id = p.order_id
          where p.bank_line_id = l.id and o.edition_id <> all (v_old)
        )
      else l.booked_on < v_day
    end;
end $$;
comment on function private.forget_buyers() is
  'Part of private.tidy: empties names, numbers, emails and accounts of buyers, and what staff wrote of them, '
  'pass_data_days after the last night; amounts stay.';

create function private.interest_facts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('enquiries');
  return (
    select coalesce(jsonb_object_agg(f.id, jsonb_build_object('has_bought', f.has_bought, 'told_by', f.told_by)), '{}')
    from (
      select i.id, nullif(private.person_name(i.contacted_by), '') as told_by,
        exists (
          select 1 from public.pass_orders o
          where o.edition_id = i.edition_id and o.phone_e164 = i.phone_e164 and o.status in ('claimed', 'paid')
        ) as has_bought
      from public.garba_interests i
    ) f
    where f.has_bought or f.told_by is not null
  );
end $$;

create function public.interest_facts() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.interest_facts() $$;
comment on function public.interest_facts() is
  'By id of public.garba_interests: has_bought (an order that is paid, or whose payment is checked) and told_by (name '
  'of the person who marked it, else the address); those with neither are left out. Right enquiries (42501).';

grant execute on function private.interest_facts(), public.interest_facts() to authenticated;
grant execute on function private.list_orders(uuid, text, text, integer, integer),
  public.list_orders(uuid, text, text, integer, integer), private.get_pass_order(uuid), public.get_pass_order(uuid),
  private.list_claims(), public.list_claims(), private.list_guests(uuid, uuid, text, integer, integer),
  public.list_guests(uuid, uuid, text, integer, integer), private.report_passes(uuid, text),
  public.report_passes(uuid, text), private.list_shifts(uuid), public.list_shifts(uuid),
  private.report_evening(uuid), public.report_evening(uuid),
  private.passes_today(uuid), public.passes_today(uuid) to authenticated;
