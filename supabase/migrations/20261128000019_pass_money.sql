-- Money of passes: bank lines, payments and refunds. Amounts are paise.

create table public.bank_imports (
  id uuid primary key,
  source text not null constraint bank_imports_source_check check (private.is_line(source, 1, 40)),
  covers_from date not null,
  covers_to date not null,
  imported_by uuid default auth.uid(),
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  constraint bank_imports_covers_valid
    check (covers_from <= covers_to and private.is_day(covers_from) and private.is_day(covers_to))
);
comment on table public.bank_imports is 'Statements that were read in. Written by import_lines alone.';
comment on column public.bank_imports.covers_from is
  'First and last (covers_to) day of the statement: a claim within them that has no line was not paid.';
comment on column public.bank_imports.is_demo is 'Row of supabase/demo.sql, removed by npm run demo:remove.';
comment on column public.bank_imports.completed_at is
  'When its last lines came; null: some are missing, so a claim without a line may be among them.';
create trigger bank_imports_a_clean before insert or update on public.bank_imports
  for each row execute function private.clean_row();
create trigger bank_imports_demo before update on public.bank_imports
  for each row when (old.is_demo) execute function private.keep_demo();
alter table public.bank_imports enable row level security;
create policy "money staff read imports" on public.bank_imports for select to authenticated
  using ((select private.may('money')));
grant select on public.bank_imports to authenticated;
grant select, insert, update, delete on public.bank_imports to service_role;

create table public.bank_lines (
  id uuid primary key default gen_random_uuid(),
  import_id uuid not null references public.bank_imports (id) on delete cascade,
  booked_on date not null constraint bank_lines_booked_on_check check (private.is_day(booked_on)),
  amount_paise bigint not null constraint bank_lines_amount_paise_check check (amount_paise between 1 and 10000000000),
  utr text constraint bank_lines_utr_check check (utr ~ '^[0-9]{12}$'),
  narration text not null default '' constraint bank_lines_narration_check check (private.is_line(narration, 0, 300)),
  payer text constraint bank_lines_payer_check check (private.is_line(payer, 0, 100)),
  payer_vpa text constraint bank_lines_payer_vpa_check check (private.is_line(payer_vpa, 0, 100)),
  fingerprint bytea not null constraint bank_lines_fingerprint_key unique,
  state text not null default 'new' constraint bank_lines_state_check check (state in ('new', 'used', 'ignored')),
  created_at timestamptz not null default now()
);
comment on table public.bank_lines is
  'Credits of imported statements. A line pays nothing by itself: verify_payments does. Written by procedures alone.';
comment on column public.bank_lines.fingerprint is
  'Of day, amount and UTR, without a UTR of the text and its place among equal lines: a statement read in again adds '
  'nothing.';
create index bank_lines_import_idx on public.bank_lines (import_id);
create index bank_lines_state_idx on public.bank_lines (state, booked_on desc);
create index bank_lines_utr_idx on public.bank_lines (utr) where utr is not null;
create trigger bank_lines_a_clean before insert or update on public.bank_lines
  for each row execute function private.clean_row();
alter table public.bank_lines enable row level security;
create policy "money staff read bank lines" on public.bank_lines for select to authenticated
  using ((select private.may('money')));
grant select on public.bank_lines to authenticated;
grant select, insert, update, delete on public.bank_lines to service_role;

create table public.pass_payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.pass_orders (id) on delete cascade,
  method text not null constraint pass_payments_method_check check (method in ('upi', 'cash')),
  amount_paise bigint not null
    constraint pass_payments_amount_paise_check check (amount_paise between 1 and 10000000000),
  utr text constraint pass_payments_utr_check check (utr ~ '^[0-9]{12}$'),
  bank_line_id uuid references public.bank_lines (id) on delete set null,
  shift_id uuid references public.gate_shifts (id) on delete set null,
  confirmed_by uuid,
  created_at timestamptz not null default now(),
  reversed_at timestamptz,
  reversed_by uuid
);
comment on table public.pass_payments is
  'Money that came for an order. Written by procedures alone; a mistake is reversed, never deleted.';
comment on column public.pass_payments.bank_line_id is
  'The line that shows it; null for cash, or if it was seen in the account.';
create unique index pass_payments_order_id_utr_key on public.pass_payments (order_id, utr)
  where reversed_at is null and utr is not null;
create unique index pass_payments_order_id_line_key on public.pass_payments (order_id, bank_line_id)
  where reversed_at is null and bank_line_id is not null;
create unique index pass_payments_utr_key on public.pass_payments (utr)
  where reversed_at is null and utr is not null and bank_line_id is null;
create index pass_payments_order_idx on public.pass_payments (order_id);
create index pass_payments_utr_idx on public.pass_payments (utr) where utr is not null;
create index pass_payments_line_idx on public.pass_payments (bank_line_id) where bank_line_id is not null;
create index pass_payments_shift_idx on public.pass_payments (shift_id) where shift_id is not null;
alter table public.pass_payments enable row level security;
create policy "money staff read payments" on public.pass_payments for select to authenticated
  using ((select private.may('money')));
grant select on public.pass_payments to authenticated;
grant select, insert, update, delete on public.pass_payments to service_role;

create table public.pass_refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.pass_orders (id) on delete cascade,
  pass_id uuid references public.passes (id) on delete cascade,
  night_id uuid references public.garba_nights (id) on delete cascade,
  payment_id uuid references public.pass_payments (id) on delete cascade,
  why text not null constraint pass_refunds_why_check check (why = any (private.list_refund_reasons())),
  amount_paise bigint not null
    constraint pass_refunds_amount_paise_check check (amount_paise between 0 and 10000000000),
  state text not null default 'due'
    constraint pass_refunds_state_check check (state = any (private.list_refund_states())),
  method text not null default 'upi' constraint pass_refunds_method_check check (method in ('upi', 'cash')),
  shift_id uuid references public.gate_shifts (id) on delete set null
    constraint pass_refunds_shift_id_check check (shift_id is null or method = 'cash'),
  to_vpa text constraint pass_refunds_to_vpa_check check (private.is_line(to_vpa, 0, 100)),
  utr text constraint pass_refunds_utr_check check (private.is_line(utr, 0, 40)),
  note text not null default '' constraint pass_refunds_note_check check (private.is_line(note, 0, 300)),
  done_by uuid,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint pass_refunds_of_key unique nulls not distinct (order_id, pass_id, night_id, payment_id, why)
);
comment on table public.pass_refunds is 'Money to be paid back by the owner. Written by procedures alone.';
comment on column public.pass_refunds.utr is 'Number of the payment that sent it back.';
comment on column public.pass_refunds.shift_id is 'The counter from whose drawer it was paid in cash.';
create index pass_refunds_shift_idx on public.pass_refunds (shift_id) where shift_id is not null;
create index pass_refunds_state_idx on public.pass_refunds (state, created_at);
create index pass_refunds_pass_idx on public.pass_refunds (pass_id) where pass_id is not null;
create index pass_refunds_night_idx on public.pass_refunds (night_id) where night_id is not null;
create index pass_refunds_payment_idx on public.pass_refunds (payment_id) where payment_id is not null;
create trigger pass_refunds_a_clean before insert or update on public.pass_refunds
  for each row execute function private.clean_row();
create trigger pass_refunds_touch before update on public.pass_refunds for each row execute function private.touch();
alter table public.pass_refunds enable row level security;
create policy "money staff read refunds" on public.pass_refunds for select to authenticated
  using ((select private.may('money')));
grant select on public.pass_refunds to authenticated;
grant select, insert, update, delete on public.pass_refunds to service_role;

create function private.refund(
  p_order uuid, p_why text, p_amount bigint, p_pass uuid default null, p_night uuid default null,
  p_payment uuid default null
) returns void
language sql volatile set search_path = '' as $$
  insert into public.pass_refunds (order_id, pass_id, night_id, payment_id, why, amount_paise, to_vpa)
  select p_order, p_pass, p_night, p_payment, p_why, p_amount,
    (
      select l.payer_vpa from public.pass_payments p join public.bank_lines l on l.id = p.bank_line_id
      where p.order_id = p_order and p.reversed_at is null and (p_payment is null or p.id = p_payment)
      order by p.created_at limit 1
    )
  where p_amount > 0
  on conflict on constraint pass_refunds_of_key do nothing
$$;
comment on function private.refund(uuid, text, bigint, uuid, uuid, uuid) is
  'Lists money to be paid back, to the account it came from if a bank line names it; once per reason.';

create function private.paid_paise(p_order uuid) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(sum(p.amount_paise), 0)
    from public.pass_payments p where p.order_id = p_order and p.reversed_at is null
  );
end $$;
comment on function private.paid_paise(uuid) is 'Payments received for an order, in paise.';

create function private.listed_paise(p_order uuid) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(r.amount_paise), 0)::bigint
  from public.pass_refunds r where r.order_id = p_order and r.state in ('due', 'sent', 'failed')
$$;
comment on function private.listed_paise(uuid) is 'Refunds of an order that are due, sent or failed, in paise.';

create function private.over_paise(p_order public.pass_orders) returns bigint
language sql stable set search_path = '' as $$
  -- What is listed for a night that was called off is part of the price.
  select private.paid_paise(p_order.id) - p_order.total_paise - coalesce(sum(r.amount_paise), 0)::bigint
  from public.pass_refunds r
  where r.order_id = p_order.id and r.why in ('double', 'over') and r.state in ('due', 'sent', 'failed')
$$;
comment on function private.over_paise(public.pass_orders) is
  'What came for an order beyond its price and is not listed to be paid back yet.';

create function private.night_share(p_pass uuid, p_night uuid) returns bigint
language sql stable set search_path = '' as $$
  -- A season's pass gets back its share in whole rupees; the last night gets the rest.
  select case
    when exists (
      select 1 from public.pass_nights w
      where w.pass_id = p_pass and w.night_id <> p_night and w.cancelled_at is null
    )
      then t.share
    else t.worth - t.share * (t.nights - 1)
  end
  from (
    select w.worth, w.nights, w.worth / w.nights / 100 * 100 as share
    from (
      select (i.total_paise / i.quantity)::bigint as worth, cardinality(i.night_ids) as nights
      from public.passes p join public.pass_items i on i.id = p.item_id
      where p.id = p_pass
    ) w
  ) t
$$;
comment on function private.night_share(uuid, uuid) is
  'Refund of a pass for a night that is called off, in paise.';

create function private.refund_night(p_pass uuid, p_night uuid) returns void
language sql volatile set search_path = '' as $$
  select private.refund(p.order_id, 'night', private.night_share(p_pass, p_night), p_pass, p_night)
  from public.passes p where p.id = p_pass
$$;
comment on function private.refund_night(uuid, uuid) is
  'Lists the refund of a pass for a night that is called off; the caller marks its night.';

create function private.order_money(p_order uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'received_paise', private.paid_paise(p_order),
    'refunds', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', r.id, 'why', r.why, 'state', r.state, 'amount_paise', r.amount_paise)
        order by r.created_at, r.id
      ), '[]')
      from public.pass_refunds r where r.order_id = p_order
    )
  );
end $$;
comment on function private.order_money(uuid) is 'The amount received for an order, in paise, and its refunds.';

create function private.drawer(
  p_shift uuid, out cash_paise bigint, out paid_back_paise bigint, out upi_paise bigint
)
language sql stable set search_path = '' as $$
  select coalesce(sum(p.amount_paise) filter (where p.method = 'cash'), 0)::bigint,
    (
      select coalesce(sum(r.amount_paise), 0)::bigint
      from public.pass_refunds r where r.shift_id = p_shift and r.state = 'sent'
    ),
    coalesce(sum(p.amount_paise) filter (where p.method = 'upi'), 0)::bigint
  from public.pass_payments p where p.shift_id = p_shift and p.reversed_at is null
$$;
comment on function private.drawer(uuid) is
  'What a counter took in cash and by UPI, and what was paid back in cash from its drawer; paise.';
