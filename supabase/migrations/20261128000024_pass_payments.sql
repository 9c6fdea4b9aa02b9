-- What staff do with orders: statements, verifying, refunds, cancelling, giving passes. Amounts are paise.
-- Order of locks: advisory UTRs, orders, bank lines, pools, passes.

-- Statements ----------------------------------------------------------------------------------------------------------

create function private.lines_of(p_lines jsonb)
returns table (
  place integer, booked_on date, amount_paise bigint, utr text, narration text, payer text, payer_vpa text,
  fingerprint bytea
)
language sql stable set search_path = '' as $$
  select l.place::integer - 1, l.booked_on, l.amount_paise, l.utr, coalesce(l.narration, ''), l.payer, l.payer_vpa,
    -- Where a bank breaks a long text differs between its file and its page.
    private.hash(
      concat_ws(
        '|', l.booked_on, l.amount_paise, coalesce(l.utr, replace(private.folded(coalesce(l.narration, '')), ' ', '')),
        coalesce(l.ordinal, 1)
      )
    )
  from rows from (
    jsonb_to_recordset(p_lines) as (
      booked_on date, amount_paise bigint, utr text, narration text, payer text, payer_vpa text, ordinal integer
    )
  ) with ordinality l (booked_on, amount_paise, utr, narration, payer, payer_vpa, ordinal, place)
$$;
comment on function private.lines_of(jsonb) is 'Lines of a statement with their place, from 0, and fingerprint.';

create function private.find_lines() returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.pass_payments p set bank_line_id = l.id
  from public.bank_lines l
  where l.state = 'new' and l.utr = p.utr and l.amount_paise >= p.amount_paise and p.method = 'upi'
    and p.bank_line_id is null and p.reversed_at is null;
  update public.bank_lines l set state = 'used'
  where l.state = 'new'
    and exists (select 1 from public.pass_payments p where p.bank_line_id = l.id and p.reversed_at is null);
end $$;
comment on function private.find_lines() is
  'Finds the bank''s line of each payment that was recorded by hand or at the counter with its number: the same '
  'money, told twice.';

create function private.import_lines(p_id uuid, p_source text, p_from date, p_to date, p_lines jsonb, p_is_last boolean)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_added integer;
begin
  perform private.require_right('money');
  perform private.need(p_id is not null, 'id', 'The statement has no id.');
  perform private.need(
    coalesce(jsonb_typeof(p_lines) = 'array' and jsonb_array_length(p_lines) <= 500, false), 'lines',
    'Send at most 500 lines at a time.'
  );
  insert into public.bank_imports as b (id, source, covers_from, covers_to, completed_at)
  values (p_id, p_source, p_from, p_to, case when p_is_last then clock_timestamp() end)
  on conflict (id) do update set completed_at = coalesce(b.completed_at, excluded.completed_at);
  insert into public.bank_lines (import_id, booked_on, amount_paise, utr, narration, payer, payer_vpa, fingerprint)
  select p_id, l.booked_on, l.amount_paise, l.utr, l.narration, l.payer, l.payer_vpa, l.fingerprint
  from private.lines_of(p_lines) l
  on conflict on constraint bank_lines_fingerprint_key do nothing;
  get diagnostics v_added = row_count;
  perform private.find_lines();
  return jsonb_build_object('added', v_added, 'known', jsonb_array_length(p_lines) - v_added);
end $$;

create function public.import_lines(
  p_id uuid, p_source text, p_from date, p_to date, p_lines jsonb, p_is_last boolean default true
) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.import_lines(p_id, p_source, p_from, p_to, p_lines, p_is_last)
$$;
comment on function public.import_lines(uuid, text, date, date, jsonb, boolean) is
  'Stores credits of a statement, at most 500 at a time, none where no money came: [{booked_on, amount_paise, utr, '
  'narration, payer, payer_vpa, ordinal}]; p_is_last with the last of them. Lines that are known are skipped: {added, '
  'known}. Pays nothing. Right money (42501); PT422.';

create function private.known_lines(p_lines jsonb) returns integer[]
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('money');
  perform private.need(
    coalesce(jsonb_typeof(p_lines) = 'array' and jsonb_array_length(p_lines) between 1 and 500, false), 'lines',
    'Send 1 to 500 lines at a time.'
  );
  return array(
    select l.place from private.lines_of(p_lines) l join public.bank_lines b using (fingerprint)
    order by l.place
  );
end $$;

create function public.known_lines(p_lines jsonb) returns integer[]
language sql stable security invoker set search_path = '' as $$ select private.known_lines(p_lines) $$;
comment on function public.known_lines(jsonb) is
  'Places, from 0, of the lines that import_lines would skip because they are stored; 1 to 500 lines. Right money '
  '(42501); PT422.';

create function private.ignore_line(p_line uuid, p_ignore boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_right('money');
  update public.bank_lines l set state = case when p_ignore then 'ignored' else 'new' end
  where l.id = p_line and l.state <> 'used';
end $$;

create function public.ignore_line(p_line_id uuid, p_ignore boolean default true) returns void
language sql volatile security invoker set search_path = '' as $$ select private.ignore_line(p_line_id, p_ignore) $$;
comment on function public.ignore_line(uuid, boolean) is
  'Hides a bank line that is no payment of passes, or shows it again. Right money (42501).';

-- Verifying -----------------------------------------------------------------------------------------------------------

create function private.verify_one(
  p_order public.pass_orders, p_line uuid, p_utr text, p_amount bigint, out result text, out due_paise bigint
)
language plpgsql volatile set search_path = '' as $$
declare
  v_line public.bank_lines;
  v_payment uuid;
  v_paid bigint;
begin
  due_paise := 0;
  if p_order.id is null or p_order.emptied_at is not null then
    result := 'missing';
    return;
  end if;
  select l.* into v_line from public.bank_lines l where l.id = p_line;
  if exists (select 1 from public.pass_payments p where p.order_id = p_order.id and p.reversed_at is null
      and (p.bank_line_id = p_line or p.utr = coalesce(v_line.utr, p_utr))) then
    result := 'already';
    return;
  end if;
  -- Sold at the counter without its number: the line is that money, not a second payment.
  update public.pass_payments p set bank_line_id = p_line, utr = v_line.utr
  where v_line.state = 'new'
    and p.id = (
      select o.id from public.pass_payments o
      where o.order_id = p_order.id and o.reversed_at is null and o.method = 'upi' and o.bank_line_id is null
        and o.utr is null and o.amount_paise = v_line.amount_paise
      order by o.created_at, o.id limit 1
    );
  if found then
    update public.bank_lines l set state = 'used' where l.id = p_line;
    result := 'already';
    return;
  end if;
  if p_amount is null
    or p_amount not between 1 and 10000000000
    or (p_line is null and coalesce(p_utr, '') !~ '^[0-9]{12}$')
    or (p_line is not null and v_line.id is null)
  then
    result := 'invalid';
    return;
  end if;
  -- One payment pays two orders only if a bank line shows that it was enough for both.
  if v_line.id is not null
      and v_line.amount_paise < p_amount + coalesce((
        select sum(p.amount_paise) from public.pass_payments p
        where p.bank_line_id = p_line and p.reversed_at is null
      ), 0)
    or exists (
      select 1 from public.pass_payments p
      where p.utr = v_line.utr and p.bank_line_id is distinct from p_line and p.reversed_at is null
    )
    or v_line.id is null
      and exists (select 1 from public.pass_payments p where p.utr = p_utr and p.reversed_at is null)
  then
    result := 'conflict';
    return;
  end if;
  insert into public.pass_payments (order_id, method, amount_paise, utr, bank_line_id, confirmed_by)
  values (p_order.id, 'upi', p_amount, coalesce(v_line.utr, p_utr), p_line, auth.uid()) returning id into v_payment;
  update public.bank_lines l set state = 'used' where l.id = p_line;
  perform private.find_lines() where p_line is null;
  v_paid := private.paid_paise(p_order.id);
  if p_order.status = 'cancelled' then
    perform private.refund(p_order.id, 'late', p_amount, p_payment => v_payment);
    result := 'cancelled';
  elsif p_order.status = 'paid' then
    perform private.refund(p_order.id, 'double', p_amount, p_payment => v_payment);
    result := 'double';
  elsif v_paid < p_order.total_paise then
    due_paise := p_order.total_paise - v_paid;
    result := 'short';
    perform private.pass_event(p_order.id, 'short');
  else
    -- What came while the order was claimed is what was promised, however late somebody looks.
    result := private.settle(p_order, coalesce(p_order.status = 'claimed' and v_line.utr = p_order.claimed_utr
      and v_line.booked_on <= (p_order.held_until at time zone 'Asia/Kolkata')::date, false));
    if result = 'paid' then
      perform private.refund(p_order.id, 'over', private.over_paise(p_order), p_payment => v_payment);
    end if;
  end if;
end $$;
comment on function private.verify_one(public.pass_orders, uuid, text, bigint) is
  'One row of verify_payments; order, line and UTR are locked by the caller.';

create function private.verify_payments(p_rows jsonb) returns table (order_id uuid, result text, due_paise bigint)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v record;
  v_answer record;
  v_order public.pass_orders;
begin
  perform private.require_right('money');
  perform private.need(
    coalesce(jsonb_typeof(p_rows) = 'array' and jsonb_array_length(p_rows) between 1 and 100, false), 'rows',
    'Verify 1 to 100 payments at a time.'
  );
  perform private.lock_key('utr:' || u.utr)
  from (
    select distinct coalesce(l.utr, r.utr) as utr
    from jsonb_to_recordset(p_rows) r (line_id uuid, utr text) left join public.bank_lines l on l.id = r.line_id
    order by 1
  ) u
  where u.utr is not null;
  perform 1 from public.pass_orders o
  where o.id in (select r.order_id from jsonb_to_recordset(p_rows) r (order_id uuid))
  order by o.id for update;
  perform 1 from public.bank_lines l
  where l.id in (select r.line_id from jsonb_to_recordset(p_rows) r (line_id uuid))
  order by l.id for update;
  perform private.lock_limits(array(select r.order_id from jsonb_to_recordset(p_rows) r (order_id uuid)));
  perform private.lock_pools(array(
    select distinct s.pool_id from private.pass_seats s
    where s.order_id in (select r.order_id from jsonb_to_recordset(p_rows) r (order_id uuid))
  ));
  for v in
    select r.*
    from jsonb_to_recordset(p_rows) r (order_id uuid, line_id uuid, utr text, amount_paise bigint)
  loop
    v_order := null;
    select o.* into v_order from public.pass_orders o where o.id = v.order_id;
    select o.* into v_answer from private.verify_one(v_order, v.line_id, v.utr, v.amount_paise) o;
    order_id := v.order_id;
    result := v_answer.result;
    due_paise := v_answer.due_paise;
    return next;
  end loop;
end $$;

create function public.verify_payments(p_rows jsonb) returns table (order_id uuid, result text, due_paise bigint)
language sql volatile security invoker set search_path = '' as $$ select * from private.verify_payments(p_rows) $$;
comment on function public.verify_payments(jsonb) is
  'Records payments of orders: [{order_id, line_id or utr, amount_paise}], 1 to 100. Per row: paid (passes issued; '
  'what is over is listed to be paid back), already, short (due_paise is missing), late (places gone), double and '
  'cancelled (listed to be paid back), conflict (the money is another order''s), missing, invalid. A row that fails '
  'stops no other. Right money (42501).';

create function private.order_for_staff(p_order uuid) returns public.pass_orders
language plpgsql volatile set search_path = '' as $$
declare
  v_order public.pass_orders;
begin
  select o.* into v_order from public.pass_orders o where o.id = p_order for update;
  perform private.need(found, 'order_id', 'This order is not there any more.');
  return v_order;
end $$;
comment on function private.order_for_staff(uuid) is 'An order, locked; PT422 if it is not there.';

create function private.order_for_staff(p_order uuid, p_version integer) returns public.pass_orders
language plpgsql volatile set search_path = '' as $$
declare
  v_order constant public.pass_orders := private.order_for_staff(p_order);
begin
  if v_order.version is distinct from p_version then
    perform private.refuse('state', 'This order was changed meanwhile. Load it again.');
  end if;
  return v_order;
end $$;
comment on function private.order_for_staff(uuid, integer) is
  'An order, locked; PT409 unless it has the version that the caller saw.';

create function private.refuse_claim(p_order uuid, p_version integer, p_reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_order public.pass_orders;
  v_until timestamptz;
begin
  perform private.require_right('money');
  v_order := private.order_for_staff(p_order, p_version);
  perform private.need(
    private.is_line(p_reason, 0, 300), 'reason', 'The reason is at most 300 characters on one line.'
  );
  if v_order.status not in ('claimed', 'late') then
    perform private.refuse('state', 'Only a claimed payment can be refused.');
  end if;
  v_until := clock_timestamp() + case when v_order.claims >= 3 then interval '0' else interval '60 minutes' end;
  if v_order.claims >= 3 then
    perform private.release(v_order);
  elsif v_order.status = 'late' or not private.hold_again(v_order, v_until) then
    -- Its places are free already.
    v_until := clock_timestamp();
  end if;
  update public.pass_orders o
  set status = 'held', held_until = v_until, claimed_at = null, reason = p_reason, is_let_go = v_order.claims >= 3
  where o.id = p_order;
  perform private.pass_event(p_order, 'refused');
end $$;

create function public.refuse_claim(p_order_id uuid, p_version integer, p_reason text default '') returns void
language sql volatile security invoker set search_path = '' as $$
  select private.refuse_claim(p_order_id, p_version, p_reason)
$$;
comment on function public.refuse_claim(uuid, integer, text) is
  'No such payment came: the buyer reads the reason and has 60 minutes more; after the third claim the order expires. '
  'Right money (42501); PT409 state.';

create function private.resolve_late(p_order uuid, p_version integer, p_issue boolean) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_order public.pass_orders;
  v_result text := 'refund';
begin
  perform private.require_right('money');
  v_order := private.order_for_staff(p_order, p_version);
  if v_order.status <> 'late' then
    perform private.refuse('state', 'This order is no longer late.');
  end if;
  perform private.need(
    private.paid_paise(p_order) > 0, 'order_id', 'No payment of this order is recorded yet. Verify it first.'
  );
  perform private.need(p_issue is not null, 'issue', 'Choose: issue the passes, or pay the money back.');
  if p_issue then
    v_result := private.settle(v_order, true);
    if v_result = 'paid' then
      perform private.refund(p_order, 'over', private.over_paise(v_order));
    end if;
  else
    update public.pass_orders o set status = 'cancelled', cancelled_at = clock_timestamp() where o.id = p_order;
    perform private.refund(p_order, 'late', private.paid_paise(p_order) - private.listed_paise(p_order));
    perform private.pass_event(p_order, 'cancelled');
  end if;
  return v_result;
end $$;

create function public.resolve_late(p_order_id uuid, p_version integer, p_issue boolean) returns text
language sql volatile security invoker set search_path = '' as $$
  select private.resolve_late(p_order_id, p_version, p_issue)
$$;
comment on function public.resolve_late(uuid, integer, boolean) is
  'Money that came after the places were gone: issue passes if places are free now (paid or late), or list it to be '
  'paid back (refund). Right money (42501); PT409 state; PT422 without a payment.';

create function private.reverse_payment(p_payment uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_payment public.pass_payments;
  v_order public.pass_orders;
  v_until timestamptz;
  v_refund record;
  v_over bigint;
begin
  perform private.require_right('money');
  select p.* into v_payment from public.pass_payments p where p.id = p_payment;
  perform private.need(found, 'payment_id', 'This payment is not there any more.');
  v_order := private.order_for_staff(v_payment.order_id);
  update public.pass_payments p set reversed_at = clock_timestamp(), reversed_by = auth.uid()
  where p.id = p_payment and p.reversed_at is null;
  if not found then
    return;
  end if;
  update public.bank_lines l set state = 'new' where l.id = v_payment.bank_line_id
    and not exists (select 1 from public.pass_payments p where p.bank_line_id = l.id and p.reversed_at is null);
  -- Without it another payment may no longer be a second one, or too much.
  delete from public.pass_refunds r
  where r.state = 'due'
    and (
      r.payment_id = p_payment
        or r.order_id = v_order.id and r.why in ('double', 'over')
          and private.paid_paise(v_order.id) <= v_order.total_paise
    );
  -- Nor is more to be paid back than came.
  for v_refund in
    select r.id, r.amount_paise from public.pass_refunds r
    where r.order_id = v_order.id and r.state = 'due'
    order by r.created_at desc, r.id
  loop
    v_over := private.listed_paise(v_order.id) - private.paid_paise(v_order.id);
    exit when v_over <= 0;
    if v_refund.amount_paise > v_over then
      update public.pass_refunds r set amount_paise = r.amount_paise - v_over where r.id = v_refund.id;
    else
      delete from public.pass_refunds r where r.id = v_refund.id;
    end if;
  end loop;
  if v_order.status = 'paid' and private.paid_paise(v_order.id) < v_order.total_paise then
    v_until := clock_timestamp() + interval '24 hours';
    if not private.hold_again(v_order, v_until) then
      v_until := clock_timestamp();
    end if;
    update public.pass_orders o set status = 'claimed', held_until = v_until, claimed_at = clock_timestamp()
    where o.id = v_order.id;
  end if;
  perform private.pass_event(v_order.id, 'reversed');
end $$;

create function public.reverse_payment(p_payment_id uuid) returns void
language sql volatile security invoker set search_path = '' as $$ select private.reverse_payment(p_payment_id) $$;
comment on function public.reverse_payment(uuid) is
  'Takes back a payment recorded by mistake: its bank line is free again, and an order that is no longer paid in full '
  'is claimed for 24 hours; its passes are unpaid at the gate. Right money (42501).';

create function private.record_refund(
  p_refund uuid, p_state text, p_utr text, p_to_vpa text, p_note text, p_method text, p_shift uuid
) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_utr constant text := case when p_method = 'upi' then nullif(p_utr, '') end;
  v_refund public.pass_refunds;
begin
  perform private.require_right('money');
  perform private.need(p_state = any (private.list_refund_states()), 'state', 'This state is not known.');
  perform private.need(p_method in ('upi', 'cash'), 'method', 'Choose cash or UPI.');
  perform private.need(
    p_state <> 'sent' or p_method = 'cash' or v_utr is not null, 'utr',
    'Give the number of the payment with which you paid back.'
  );
  perform private.need(
    p_shift is null
      or p_method = 'cash'
        and exists (
          select 1 from public.gate_shifts h join public.garba_nights n on n.id = h.night_id
            join public.pass_orders o on o.edition_id = n.edition_id join public.pass_refunds r on r.order_id = o.id
          where h.id = p_shift and h.kind = 'counter' and r.id = p_refund
        ),
    'shift_id', 'Choose a counter of this edition.'
  );
  perform private.need(
    private.is_line(coalesce(p_utr, ''), 0, 40), 'utr', 'The number is at most 40 characters on one line.'
  );
  perform private.need(
    private.is_line(coalesce(p_to_vpa, ''), 0, 100), 'to_vpa', 'The UPI ID is at most 100 characters on one line.'
  );
  perform private.need(
    private.is_line(coalesce(p_note, ''), 0, 300), 'note', 'The note is at most 300 characters on one line.'
  );
  -- Of two who record it at once the second sees what the first recorded.
  select r.* into v_refund from public.pass_refunds r where r.id = p_refund for update;
  perform private.need(found, 'refund_id', 'This refund is not there any more.');
  if v_refund.why = 'asked' and p_state not in ('asked', 'declined') then
    -- Its passes would stay valid.
    perform private.refuse('state', 'To agree, cancel the order: the amount is then listed to be paid back.');
  end if;
  if v_refund.state = 'sent' and p_state = 'sent'
    and (v_refund.method, v_refund.utr, v_refund.shift_id) is distinct from (p_method, v_utr, p_shift)
  then
    perform private.refuse('state', 'This refund is recorded as sent in another way. Load it again.');
  end if;
  update public.pass_refunds r
  set state = p_state, utr = v_utr, method = p_method, shift_id = p_shift,
    to_vpa = coalesce(nullif(p_to_vpa, ''), r.to_vpa),
    note = coalesce(p_note, r.note), done_by = auth.uid(),
    sent_at = case when p_state = 'sent' then coalesce(r.sent_at, clock_timestamp()) end
  where r.id = p_refund;
end $$;

create function public.record_refund(
  p_refund_id uuid, p_state text, p_utr text default '', p_to_vpa text default '', p_note text default null,
  p_method text default 'upi', p_shift_id uuid default null
) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.record_refund(p_refund_id, p_state, p_utr, p_to_vpa, p_note, p_method, p_shift_id)
$$;
comment on function public.record_refund(uuid, text, text, text, text, text, uuid) is
  'Sets a refund to due, sent (by UPI with the UTR, or in cash, from the drawer of a shift where one is given), failed '
  'or declined. Right money (42501); PT409 state where it was sent in another way, or was only asked for: that is '
  'declined, or the order cancelled; PT422.';

-- Correcting ----------------------------------------------------------------------------------------------------------

create function private.correct_order(p_order uuid, p_version integer, p_name text, p_phone text, p_note text)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_order public.pass_orders;
begin
  perform private.require_right('passes');
  v_order := private.order_for_staff(p_order, p_version);
  perform private.need(
    v_order.emptied_at is null, 'order_id', 'The data of this buyer was deleted after the last night.'
  );
  perform private.need(private.is_line(p_name, 0, 100), 'name', 'The name is at most 100 characters on one line.');
  perform private.need(
    coalesce(p_phone, '') = '' or private.is_phone(p_phone), 'phone',
    'Please give a phone number of 7 to 15 digits, or none.'
  );
  perform private.need(private.is_line(p_note, 0, 300), 'note', 'The note is at most 300 characters on one line.');
  update public.pass_orders o
  set name = p_name, phone = coalesce(p_phone, ''), phone_e164 = private.phone_e164(coalesce(p_phone, '')),
    note = p_note
  where o.id = p_order;
  -- Whoever has the number of an order finds its passes.
  perform private.pass_event(
    p_order,
    case when private.phone_e164(p_phone) is distinct from v_order.phone_e164 then 'phone_changed' else 'corrected' end
  );
end $$;

create function public.correct_order(
  p_order_id uuid, p_version integer, p_name text, p_phone text, p_note text default ''
) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.correct_order(p_order_id, p_version, p_name, p_phone, p_note)
$$;
comment on function public.correct_order(uuid, integer, text, text, text) is
  'Corrects name and phone of an order, and notes something about it that staff alone read; recorded. Right passes '
  '(42501); PT409 state; PT422.';

-- Cancelling ----------------------------------------------------------------------------------------------------------

create function private.cancel_order(p_order uuid, p_version integer, p_reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_order public.pass_orders;
begin
  perform private.require_right('passes');
  v_order := private.order_for_staff(p_order, p_version);
  if v_order.status = 'cancelled' then
    return;
  end if;
  perform private.release(v_order);
  update public.pass_orders o
  set status = 'cancelled', cancelled_at = clock_timestamp(), held_until = null, reason = p_reason
  where o.id = p_order;
  update public.pass_waits w set state = 'lapsed' where w.offer_order_id = p_order;
  perform private.refund(p_order, 'cancelled', private.paid_paise(p_order) - private.listed_paise(p_order));
  perform private.pass_event(p_order, 'cancelled');
end $$;

create function public.cancel_order(p_order_id uuid, p_version integer, p_reason text default '') returns void
language sql volatile security invoker set search_path = '' as $$
  select private.cancel_order(p_order_id, p_version, p_reason)
$$;
comment on function public.cancel_order(uuid, integer, text) is
  'Cancels an order with its passes, frees exactly its places and lists what was paid to be paid back. Right passes '
  '(42501); PT409 state.';

create function private.cancel_passes(p_order uuid, p_passes uuid[], p_refund_paise bigint, p_reason text)
returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_order public.pass_orders;
  v record;
  v_pools uuid[];
  v_count integer := 0;
  v_first uuid;
begin
  perform private.require_right('passes');
  v_order := private.order_for_staff(p_order);
  perform private.need(cardinality(p_passes) between 1 and 100, 'passes', 'Choose 1 to 100 passes.');
  perform private.need(
    coalesce(p_refund_paise, 0) between 0 and private.paid_paise(p_order), 'refund_paise',
    'At most what was paid can be paid back.'
  );
  perform private.lock_pools(array(select n.pool_id from private.order_needs(p_order) n));
  for v in
    select p.* from public.passes p
    where p.order_id = p_order and p.id = any (p_passes) and p.cancelled_at is null
    order by p.id for update
  loop
    update public.passes p set cancelled_at = clock_timestamp() where p.id = v.id;
    v_pools := array(select w.night_id from public.pass_nights w where w.pass_id = v.id and w.cancelled_at is null);
    -- The row takes less; the last pass of a line takes it away, so that nothing holds its places again.
    delete from private.pass_seats s
    where s.item_id = v.item_id and s.taken <= case when s.pool_id = any (v_pools) then v.people else 1 end
      and (s.pool_id = any (v_pools) or s.pool_id = (select i.kind_id from public.pass_items i where i.id = v.item_id));
    update private.pass_seats s set taken = s.taken - case when s.pool_id = any (v_pools) then v.people else 1 end
    where s.item_id = v.item_id
      and (s.pool_id = any (v_pools) or s.pool_id = (select i.kind_id from public.pass_items i where i.id = v.item_id));
    perform private.pass_event(p_order, 'pass_cancelled', v.id);
    v_first := coalesce(v_first, v.id);
    v_count := v_count + 1;
  end loop;
  if v_count > 0
    and not exists (select 1 from public.passes p where p.order_id = p_order and p.cancelled_at is null)
  then
    update public.pass_orders o
    set status = 'cancelled', cancelled_at = clock_timestamp(), held_until = null, reason = coalesce(p_reason, '')
    where o.id = p_order;
  end if;
  if v_count > 0 then
    perform private.need(
      coalesce(p_refund_paise, 0) <= private.paid_paise(p_order) - private.listed_paise(p_order), 'refund_paise',
      'More than was paid would be paid back: some of it is listed already.'
    );
    perform private.refund(p_order, 'cancelled', p_refund_paise, v_first);
  end if;
  if v_count > 0 then
    perform private.offer_soon(v_order.edition_id);
  end if;
  return v_count;
end $$;

create function public.cancel_passes(
  p_order_id uuid, p_passes uuid[], p_refund_paise bigint default 0, p_reason text default ''
) returns integer
language sql volatile security invoker set search_path = '' as $$
  select private.cancel_passes(p_order_id, p_passes, p_refund_paise, p_reason)
$$;
comment on function public.cancel_passes(uuid, uuid[], bigint, text) is
  'Cancels passes of an order, frees exactly their places and lists p_refund_paise to be paid back. Returns how many '
  'were cancelled; those that were already are skipped. Right passes (42501); PT422.';

create function private.block_pass(p_pass uuid, p_why text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_order uuid := (select p.order_id from public.passes p where p.id = p_pass);
begin
  perform private.require_right('passes');
  perform private.need(v_order is not null, 'pass_id', 'This pass is not there any more.');
  perform private.need(
    private.is_line(coalesce(p_why, ''), 0, 160), 'why', 'The reason is at most 160 characters on one line.'
  );
  perform private.order_for_staff(v_order);
  update public.passes p set blocked_why = nullif(btrim(p_why), '')
  where p.id = p_pass and p.blocked_why is distinct from nullif(btrim(p_why), '');
  if found then
    perform private.pass_event(
      v_order, case when coalesce(btrim(p_why), '') = '' then 'unblocked' else 'blocked' end, p_pass
    );
  end if;
end $$;

create function public.block_pass(p_pass_id uuid, p_why text default '') returns void
language sql volatile security invoker set search_path = '' as $$ select private.block_pass(p_pass_id, p_why) $$;
comment on function public.block_pass(uuid, text) is
  'Makes the gate stop a pass and show why, for example one that was stolen; without a reason it is valid again. Its '
  'place is kept. Right passes (42501); PT422.';

create function private.night_to_cancel(p_night uuid, p_move_to uuid) returns public.garba_nights
language plpgsql stable set search_path = '' as $$
declare
  v_night public.garba_nights;
begin
  perform private.require_right('passes');
  perform private.require_right('money');
  select n.* into v_night from public.garba_nights n where n.id = p_night and n.deleted_at is null;
  perform private.need(found, 'night_id', 'This night is not there any more.');
  perform private.need(
    p_move_to is null
      or exists (
        select 1 from public.garba_nights n
        where n.id = p_move_to and n.id <> p_night and n.edition_id = v_night.edition_id and n.deleted_at is null
          and n.cancelled_at is null and private.night_end(n) > clock_timestamp()
      ),
    'move_to', 'Choose another night of this edition that is still to come.'
  );
  return v_night;
end $$;
comment on function private.night_to_cancel(uuid, uuid) is
  'A night for those who may cancel it; PT422 if its passes cannot be moved to that other night.';

create function private.unpaid_of(p_night public.garba_nights) returns setof uuid
language sql stable set search_path = '' as $$
  select o.id from public.pass_orders o
  where o.edition_id = p_night.edition_id and o.status in ('held', 'claimed', 'late')
    and (private.order_status(o) <> 'expired' or private.paid_paise(o.id) > 0)
    and not exists (select 1 from public.passes p where p.order_id = o.id)
    and exists (select 1 from public.pass_items i where i.order_id = o.id and i.night_ids @> array[p_night.id])
$$;
comment on function private.unpaid_of(public.garba_nights) is
  'Orders for a night that are not paid and have no passes yet; an expired one only where a part of its money came.';

create function private.night_concerns(p_night uuid, p_move_to uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_night constant public.garba_nights := private.night_to_cancel(p_night, p_move_to);
begin
  return (
    select jsonb_build_object(
      'orders', count(distinct p.order_id), 'passes', count(*), 'people', coalesce(sum(p.people), 0),
      'moves', count(*) filter (where p.moves), 'moved_people', coalesce(sum(p.people) filter (where p.moves), 0),
      'refunds', count(*) filter (where p.share > 0), 'refund_paise', coalesce(sum(p.share), 0)
    )
    from (
      select p.*,
        case when not p.moves and p.status = 'paid' then private.night_share(p.id, p_night) else 0 end as share
      from (
        select p.id, p.order_id, p.people, o.status,
          p_move_to is not null
            and not exists (
              select 1 from public.pass_nights t where t.pass_id = p.id and t.night_id = p_move_to
            ) as moves
        from public.pass_nights w
          join public.passes p on p.id = w.pass_id
          join public.pass_orders o on o.id = p.order_id
        where w.night_id = p_night and w.cancelled_at is null and p.cancelled_at is null
      ) p
    ) p
  ) || jsonb_build_object(
    'unpaid', (select count(*) from private.unpaid_of(v_night)),
    'waiting', (
      select coalesce(sum(w.people), 0)
      from public.pass_waits w
      where w.edition_id = v_night.edition_id and w.state = 'waiting' and w.night_ids @> array[p_night]
    ),
    'room', (select u.capacity - u.taken from private.pool_use(array[p_move_to], clock_timestamp()) u)
  );
end $$;

create function public.night_concerns(p_night_id uuid, p_move_to uuid default null) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.night_concerns(p_night_id, p_move_to) $$;
comment on function public.night_concerns(uuid, uuid) is
  'Who cancel_night would concern, or still concerns: orders, passes, people; passes that would move (moves, '
  'moved_people) and be paid back (refunds, refund_paise); unpaid orders and people waiting, who lose the night; room '
  'in the other night (null: no limit). Rights passes and money (42501); PT422.';

create function private.new_link(p_order uuid) returns text
language plpgsql volatile set search_path = '' as $$
declare
  v_key constant text := translate(encode(extensions.gen_random_bytes(32), 'base64'), E'+/=\n', '-_');
begin
  insert into private.pass_links (key_hash, order_id, via) values (private.hash(v_key), p_order, 'staff');
  return v_key;
end $$;
comment on function private.new_link(uuid) is 'The key of a new link to an order, for its buyer.';

create function private.notice_facts(p_notice public.pass_notices) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'moved_to', (select n.date from public.garba_nights n where n.id = p_notice.moved_to),
    'refund_paise', (
      select coalesce(sum(r.amount_paise), 0) from public.pass_refunds r
      where r.order_id = p_notice.order_id and r.night_id = p_notice.night_id and r.state <> 'declined'
    ),
    'is_paid', (
      select o.status not in ('held', 'claimed', 'late') from public.pass_orders o where o.id = p_notice.order_id
    )
  )
$$;
comment on function private.notice_facts(public.pass_notices) is
  'What a buyer gets for a night that is called off: the other night, what is paid back (paise), and whether the order '
  'is paid.';

create function private.mail_notices(p_night uuid, p_orders uuid[]) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v record;
begin
  for v in
    select n.id, o.id as order_id, o.name, o.email, o.reference, e.title, g.date,
      private.notice_facts(n) as facts
    from public.pass_notices n join public.pass_orders o on o.id = n.order_id
      join public.garba_nights g on g.id = n.night_id join public.garba_editions e on e.id = g.edition_id
    where n.night_id = p_night and n.order_id = any (p_orders) and n.told_at is null and o.email is not null
      and not o.is_demo and not exists (select 1 from private.outbox x where x.id = n.id)
      -- The rest of its passes comes with the next call.
      and not exists (
        select 1 from public.passes p join public.pass_nights w on w.pass_id = p.id
        where p.order_id = o.id and w.night_id = p_night and w.cancelled_at is null
      )
  loop
    insert into private.outbox (id, kind, payload) values (
      v.id, 'night_off',
      v.facts || jsonb_build_object(
        'recipients', jsonb_build_array(v.email), 'name', v.name, 'edition', v.title, 'date', v.date,
        'reference', v.reference, 'order', v.order_id, 'token', private.new_link(v.order_id)
      )
    );
    perform private.pass_event(v.order_id, 'mailed');
  end loop;
end $$;
comment on function private.mail_notices(uuid, uuid[]) is
  'Queues one mail for each of these orders with an address, once all of its passes of the night are dealt with. The '
  'payload holds the key of the order until it is sent (private.finish_outbox).';

create function private.cancel_night(p_night uuid, p_move_to uuid, p_limit integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_night constant public.garba_nights := private.night_to_cancel(p_night, p_move_to);
  v record;
  v_left integer;
  v_orders uuid[];
  v_event text;
  v_moved integer := 0;
  v_paid_back integer;
  v_paise bigint;
begin
  -- From now on nobody buys it.
  update public.garba_nights n set cancelled_at = clock_timestamp() where n.id = p_night and n.cancelled_at is null;
  -- Only their passes: those that are made while the places are awaited belong to orders that others hold, and come
  -- with the next call.
  v_orders := array(
    select o.id from public.pass_orders o
    where o.id in (
      select p.order_id from public.pass_nights w join public.passes p on p.id = w.pass_id
      where w.night_id = p_night and w.cancelled_at is null
      order by p.order_id, w.pass_id limit p_limit
    )
      or o.id in (select u from private.unpaid_of(v_night) u)
    order by o.id for update
  );
  perform private.lock_pools(array[p_night, p_move_to]);
  insert into public.pass_notices (night_id, order_id)
  select p_night, o.id from public.pass_orders o
  where o.id = any (v_orders)
    and (
      not exists (select 1 from public.passes p where p.order_id = o.id)
        or exists (
          select 1 from public.passes p join public.pass_nights w on w.pass_id = p.id
          where p.order_id = o.id and p.cancelled_at is null and w.night_id = p_night and w.cancelled_at is null
        )
    )
  on conflict on constraint pass_notices_night_id_order_id_key do nothing;
  select count(*), coalesce(sum(r.amount_paise), 0) into v_paid_back, v_paise
  from public.pass_refunds r where r.night_id = p_night;
  for v in
    select w.pass_id, p.order_id, p.people, p.item_id, p.cancelled_at, o.status, o.held_until
    from public.pass_nights w join public.passes p on p.id = w.pass_id join public.pass_orders o on o.id = p.order_id
    where w.night_id = p_night and w.cancelled_at is null and p.order_id = any (v_orders)
    order by p.order_id, w.pass_id limit p_limit
  loop
    v_event := 'night_cancelled';
    if p_move_to is not null
      and not exists (select 1 from public.pass_nights w where w.pass_id = v.pass_id and w.night_id = p_move_to)
    then
      insert into public.pass_nights (pass_id, night_id, cancelled_at) values (v.pass_id, p_move_to, null);
      -- Moved guests are let in even if the night is fuller than planned: they have paid.
      if v.cancelled_at is null then
        insert into private.pass_seats as s (item_id, pool_id, order_id, taken, held_until)
        values (v.item_id, p_move_to, v.order_id, v.people, v.held_until)
        on conflict (item_id, pool_id) do update set taken = s.taken + excluded.taken;
        update public.pass_notices n set moved_to = p_move_to
        where n.night_id = p_night and n.order_id = v.order_id and n.moved_to is distinct from p_move_to;
        v_event := 'night_moved';
        v_moved := v_moved + 1;
      end if;
    elsif v.cancelled_at is null and v.status = 'paid' then
      perform private.refund_night(v.pass_id, p_night);
    end if;
    update public.pass_nights w set cancelled_at = clock_timestamp()
    where w.pass_id = v.pass_id and w.night_id = p_night;
    perform private.pass_event(v.order_id, v_event, v.pass_id);
  end loop;
  perform private.mail_notices(p_night, v_orders);
  select count(*) into v_left from public.pass_nights w where w.night_id = p_night and w.cancelled_at is null;
  if v_left = 0 then
    delete from private.pass_seats s where s.pool_id = p_night;
    update public.pass_waits w set state = 'lapsed' where w.state = 'waiting' and w.night_ids @> array[p_night];
  end if;
  return (
    select jsonb_build_object(
      'left', v_left, 'moved', v_moved, 'refunds', count(*) - v_paid_back,
      'refund_paise', coalesce(sum(r.amount_paise), 0) - v_paise
    )
    from public.pass_refunds r where r.night_id = p_night
  );
end $$;

create function public.cancel_night(p_night_id uuid, p_move_to uuid default null, p_limit integer default 500)
returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.cancel_night(p_night_id, p_move_to, greatest(least(p_limit, 500), 1))
$$;
comment on function public.cancel_night(uuid, uuid, integer) is
  'Calls a night off: its passes move to another night, or their share of the price is listed to be paid back. Each '
  'order gets a row in pass_notices, and a mail where it has an address. At most 500 passes a call: {left, moved, '
  'refunds, refund_paise}, to be called again while some are left. Rights passes and money (42501); PT422.';

create function private.list_notices(p_night uuid, p_limit integer, p_offset integer)
returns table (
  id uuid, order_id uuid, reference text, name text, phone text, moved_to date, refund_paise bigint, is_paid boolean,
  mail text, told_at timestamptz, told_by text, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right('passes');
  return query
    select n.id, o.id, o.reference, o.name, o.phone, (f.facts ->> 'moved_to')::date,
      (f.facts ->> 'refund_paise')::bigint, (f.facts ->> 'is_paid')::boolean,
      x.status, n.told_at,
      nullif(private.person_name(n.told_by), ''), count(*) over ()
    from public.pass_notices n join public.pass_orders o on o.id = n.order_id
      left join private.outbox x on x.id = n.id
      cross join lateral (select private.notice_facts(n) as facts) f
    where n.night_id = p_night
    order by n.told_at is not null, lower(o.name), o.reference
    limit least(greatest(coalesce(p_limit, 25), 1), 1000) offset greatest(coalesce(p_offset, 0), 0);
end $$;

create function public.list_notices(p_night_id uuid, p_limit integer default 25, p_offset integer default 0)
returns table (
  id uuid, order_id uuid, reference text, name text, phone text, moved_to date, refund_paise bigint, is_paid boolean,
  mail text, told_at timestamptz, told_by text, total_count bigint
)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_notices(p_night_id, p_limit, p_offset)
$$;
comment on function public.list_notices(uuid, integer, integer) is
  'Buyers of a night that is called off, those not told first: what they get, their mail (pending, sending, sent, '
  'dead; null without one), and who told them when. Right passes (42501).';

-- Passes from staff ---------------------------------------------------------------------------------------------------

create function private.give_passes(p_id uuid, p_edition uuid, p_items jsonb, p_name text, p_phone text, p_reason text)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_order public.pass_orders;
begin
  perform private.require_right('passes');
  perform private.need(p_id is not null, 'id', 'The order has no id.');
  perform private.lock_key('pass-order:' || p_id::text);
  if exists (select 1 from public.pass_orders o where o.id = p_id) then
    return private.order_view(p_id);
  end if;
  perform private.need(private.is_line(p_name, 1, 100), 'name', 'Please give the name of the guest.');
  perform private.need(
    coalesce(p_phone, '') = '' or private.is_phone(p_phone), 'phone',
    'Please give a phone number of 7 to 15 digits, or none.'
  );
  perform private.need(private.is_line(p_reason, 1, 300), 'reason', 'Please give the reason, for example: sponsor.');
  v_order.id := p_id;
  v_order.edition_id := p_edition;
  v_order.source := 'gift';
  v_order.name := p_name;
  v_order.phone := coalesce(p_phone, '');
  v_order.reason := p_reason;
  v_order.sold_by := auth.uid();
  perform private.place_order(v_order, p_items, '', null, interval '10 minutes');
  select o.* into v_order from public.pass_orders o where o.id = p_id;
  perform private.settle(v_order);
  return private.order_view(p_id);
end $$;

create function public.give_passes(
  p_id uuid, p_edition_id uuid, p_items jsonb, p_name text, p_phone text, p_reason text
) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.give_passes(p_id, p_edition_id, p_items, p_name, p_phone, p_reason)
$$;
comment on function public.give_passes(uuid, uuid, jsonb, text, text, text) is
  'Complimentary passes: total 0, but they take places. Returns the order. Idempotent by id. Right passes (42501); '
  'errors as reserve_passes.';

create function private.order_link(p_order uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_right('passes');
  perform private.order_for_staff(p_order);
  perform private.pass_event(p_order, 'link');
  return private.new_link(p_order);
end $$;

create function public.order_link(p_order_id uuid) returns text
language sql volatile security invoker set search_path = '' as $$ select private.order_link(p_order_id) $$;
comment on function public.order_link(uuid) is
  'The key of a new link to an order, to be sent to its buyer; recorded. Right passes (42501).';

create function private.let_go(p_edition uuid, p_network text) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_at timestamptz;
  v_orders uuid[];
begin
  perform private.require_right('passes');
  v_orders := array(
    select o.id from public.pass_orders o
    where o.edition_id = p_edition and o.network = p_network and o.status in ('held', 'claimed')
      and private.is_kept(o, clock_timestamp())
    order by o.id for update
  );
  v_at := private.lock_pools(array(
    select distinct s.pool_id from private.pass_seats s where s.order_id = any (v_orders)
  ));
  update private.pass_seats s set held_until = v_at where s.order_id = any (v_orders) and s.held_until > v_at;
  update public.pass_orders o set held_until = v_at, is_let_go = true where o.id = any (v_orders);
  perform private.pass_event(o, 'let_go') from unnest(v_orders) o;
  perform private.offer_soon(p_edition);
  return cardinality(v_orders);
end $$;

create function public.let_go(p_edition_id uuid, p_network text) returns integer
language sql volatile security invoker set search_path = '' as $$ select private.let_go(p_edition_id, p_network) $$;
comment on function public.let_go(uuid, text) is
  'Ends the hold of all unpaid orders of a network (passes_today: unusual); a payment that is verified later takes '
  'its places again while they are free. Returns how many orders. Right passes (42501).';

-- Settings and kinds --------------------------------------------------------------------------------------------------

create function private.set_pass_upi(
  p_edition uuid, p_version integer, p_vpa text, p_name text, p_is_merchant boolean, p_mcc text
) returns public.pass_settings
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_before public.pass_settings;
  v public.pass_settings;
begin
  perform private.require_right('settings');
  perform private.need(
    coalesce(p_vpa, '') = '' or btrim(p_vpa) ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9.-]{1,30}$', 'upi_vpa',
    'A UPI ID looks like name@bank.'
  );
  perform private.need(
    coalesce(p_vpa, '') = '' or private.is_line(p_name, 2, 60), 'upi_name',
    'Give the name that the payment app shows for this UPI ID.'
  );
  perform private.need(coalesce(p_mcc, '') = '' or p_mcc ~ '^[0-9]{4}$', 'upi_mcc', 'The merchant code has 4 digits.');
  select t.* into v_before from public.pass_settings t where t.edition_id = p_edition for update;
  update public.pass_settings t
  set upi_vpa = nullif(btrim(p_vpa), ''), upi_name = p_name, upi_is_merchant = p_is_merchant,
    upi_mcc = nullif(p_mcc, '')
  where t.edition_id = p_edition and t.version = p_version
  returning t.* into v;
  if not found then
    perform private.refuse('state', 'The settings were changed meanwhile. Load them again.');
  end if;
  -- Whoever changes the account takes the buyers' money: every owner hears of it.
  if v.upi_vpa is distinct from v_before.upi_vpa then
    perform private.mail_owners(
      'upi_account',
      jsonb_build_object(
        'edition', (select e.title from public.garba_editions e where e.id = p_edition),
        'changed_by', auth.jwt() ->> 'email', 'changed_at', clock_timestamp(), 'before', v_before.upi_vpa,
        'after', v.upi_vpa
      )
    );
  end if;
  return v;
end $$;

create function public.set_pass_upi(
  p_edition_id uuid, p_version integer, p_vpa text, p_name text, p_is_merchant boolean default false,
  p_mcc text default ''
) returns public.pass_settings
language sql volatile security invoker set search_path = '' as $$
  select * from private.set_pass_upi(p_edition_id, p_version, p_vpa, p_name, p_is_merchant, p_mcc)
$$;
comment on function public.set_pass_upi(uuid, integer, text, text, boolean, text) is
  'Sets the UPI account that buyers of passes pay to; empty: nothing is sold on the site. Logged, and mailed to every '
  'owner. Right settings (42501); PT409 state; PT422.';

create function public.copy_pass_kinds(p_kinds uuid[], p_edition_id uuid) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_count integer;
begin
  perform private.require_right('passes');
  perform private.need(cardinality(p_kinds) between 1 and 100, 'kinds', 'Choose 1 to 100 kinds.');
  perform private.need(
    exists (select 1 from public.garba_editions e where e.id = p_edition_id and e.deleted_at is null), 'edition_id',
    'This edition is not there any more.'
  );
  insert into public.pass_kinds (
    id, edition_id, name, note, people, picks, night_ids, price_paise, price_steps, gst_mode, gst_bp, capacity,
    max_per_order, counter_only, is_visible, display_order
  )
  select gen_random_uuid(), p_edition_id, k.name, k.note, k.people, k.picks,
    -- The same nights by their place in the edition.
    array(
      select n.id
      from (
        select n.id, row_number() over (order by n.date) as place
        from public.garba_nights n where n.edition_id = p_edition_id and n.deleted_at is null
      ) n
        join (
          select n.id, row_number() over (order by n.date) as place
          from public.garba_nights n where n.edition_id = k.edition_id and n.deleted_at is null
        ) o using (place)
      where o.id = any (k.night_ids)
    ),
    k.price_paise,
    (
      select coalesce(jsonb_agg(s.step), '[]')
      from jsonb_array_elements(k.price_steps) s (step) where s.step ? 'until_sold'
    ),
    k.gst_mode, k.gst_bp, k.capacity, k.max_per_order, k.counter_only, k.is_visible, k.display_order
  from public.pass_kinds k
  where k.id = any (p_kinds) and k.deleted_at is null
    and not exists (
      select 1 from public.pass_kinds t
      where t.edition_id = p_edition_id and t.deleted_at is null and t.name = k.name
    );
  get diagnostics v_count = row_count;
  return v_count;
end $$;
comment on function public.copy_pass_kinds(uuid[], uuid) is
  'Copies kinds of passes to another edition: prices, steps by number sold, and nights by their place; days of sale '
  'are left out. Kinds of the same name are skipped. Returns how many were copied. Right passes (42501); PT422.';

grant execute on function private.import_lines(uuid, text, date, date, jsonb, boolean),
  public.import_lines(uuid, text, date, date, jsonb, boolean), private.known_lines(jsonb), public.known_lines(jsonb),
  private.ignore_line(uuid, boolean), public.ignore_line(uuid, boolean), private.verify_payments(jsonb),
  public.verify_payments(jsonb), private.refuse_claim(uuid, integer, text), public.refuse_claim(uuid, integer, text),
  private.resolve_late(uuid, integer, boolean), public.resolve_late(uuid, integer, boolean),
  private.reverse_payment(uuid), public.reverse_payment(uuid),
  private.record_refund(uuid, text, text, text, text, text, uuid),
  public.record_refund(uuid, text, text, text, text, text, uuid),
  private.correct_order(uuid, integer, text, text, text), public.correct_order(uuid, integer, text, text, text),
  private.cancel_order(uuid, integer, text), public.cancel_order(uuid, integer, text),
  private.cancel_passes(uuid, uuid[], bigint, text),
  public.cancel_passes(uuid, uuid[], bigint, text), private.block_pass(uuid, text), public.block_pass(uuid, text),
  private.night_concerns(uuid, uuid), public.night_concerns(uuid, uuid), private.cancel_night(uuid, uuid, integer),
  public.cancel_night(uuid, uuid, integer), private.list_notices(uuid, integer, integer),
  public.list_notices(uuid, integer, integer), private.give_passes(uuid, uuid, jsonb, text, text, text),
  public.give_passes(uuid, uuid, jsonb, text, text, text), private.order_link(uuid), public.order_link(uuid),
  private.let_go(uuid, text), public.let_go(uuid, text), private.set_pass_upi(uuid, integer, text, text, boolean, text),
  public.set_pass_upi(uuid, integer, text, text, boolean, text), public.copy_pass_kinds(uuid[], uuid) to authenticated;
