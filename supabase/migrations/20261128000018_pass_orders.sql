-- Orders of passes: taken places of nights and kinds, passes, the waiting list, admissions.
--
-- What is taken of a night or a kind is never stored as a counter: it is the sum of the live rows of
-- private.pass_seats. A transaction that writes that table locks the rows of private.pass_pools in the order of their
-- ids, and reads clock_timestamp() afterwards: a hold may end while the lock is awaited. Order of locks: advisory id,
-- quotas, order, bank line, phone number, promo code, pools, passes.

-- Orders --------------------------------------------------------------------------------------------------------------

create table public.gate_shifts (
  id uuid primary key,
  night_id uuid not null references public.garba_nights (id) on delete cascade,
  kind text not null constraint gate_shifts_kind_check check (kind in ('gate', 'counter')),
  gate text not null constraint gate_shifts_gate_check check (private.is_line(gate, 1, 40)),
  device text not null default '' constraint gate_shifts_device_check check (private.is_line(device, 0, 80)),
  staff uuid not null,
  opened_at timestamptz not null default now(),
  ends_at timestamptz not null,
  closed_at timestamptz,
  revoked_at timestamptz,
  told_at timestamptz,
  unsent integer constraint gate_shifts_unsent_check check (unsent between 0 and 100000),
  float_paise integer not null default 0
    constraint gate_shifts_float_paise_check check (float_paise between 0 and 100000000),
  counted_paise integer constraint gate_shifts_counted_paise_check check (counted_paise between 0 and 1000000000)
);
comment on table public.gate_shifts is
  'A phone at a gate or counter for one night. Opened by open_shift with an id made on the phone.';
comment on column public.gate_shifts.staff is
  'Account that opened it; no foreign key, because the shift outlives the account.';
comment on column public.gate_shifts.ends_at is
  'When the gates of the night close, or the end of its account''s rights; nothing is scanned later.';
comment on column public.gate_shifts.told_at is
  'When the phone learnt that its shift was revoked or its account has ended; until then it goes on by its own list '
  'without a connection.';
comment on column public.gate_shifts.unsent is
  'People whom that phone let in and could not send by then: they are not counted.';
comment on column public.gate_shifts.float_paise is 'Cash in the drawer at the start; counted_paise: at the end.';
create index gate_shifts_night_idx on public.gate_shifts (night_id, opened_at);
create index gate_shifts_staff_idx on public.gate_shifts (staff);
create trigger gate_shifts_a_clean before insert or update on public.gate_shifts
  for each row execute function private.clean_row();
alter table public.gate_shifts enable row level security;
create policy "pass staff read shifts" on public.gate_shifts for select to authenticated
  using ((select private.may('passes')));
grant select on public.gate_shifts to authenticated;
grant select, insert, update, delete on public.gate_shifts to service_role;

create function private.is_over(p_shift public.gate_shifts) returns boolean
language sql stable set search_path = '' as $$
  select p_shift.closed_at is not null or p_shift.revoked_at is not null or p_shift.ends_at < clock_timestamp()
$$;
comment on function private.is_over(public.gate_shifts) is
  'Whether a shift was closed, revoked, or has reached its end.';

create table public.pass_orders (
  id uuid primary key,
  edition_id uuid not null references public.garba_editions (id) on delete cascade,
  reference text not null constraint pass_orders_reference_check check (reference ~ '^[0-9A-HJKMNP-TV-Z]{6}$'),
  source text not null constraint pass_orders_source_check check (source = any (private.list_pass_sources())),
  status text not null default 'held'
    constraint pass_orders_status_check check (status = any (private.list_pass_states())),
  name text not null default '' constraint pass_orders_name_check check (private.is_line(name, 0, 100)),
  phone text not null default '' constraint pass_orders_phone_check check (phone = '' or private.is_phone(phone)),
  phone_e164 text constraint pass_orders_phone_e164_check check (phone_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  email text constraint pass_orders_email_check check (private.is_email(email)),
  promo_id uuid references public.pass_promos (id) on delete set null,
  total_paise integer not null,
  tax_paise integer not null default 0
    constraint pass_orders_tax_paise_check check (tax_paise between 0 and total_paise),
  discount_paise integer not null default 0 constraint pass_orders_discount_paise_check check (discount_paise >= 0),
  held_until timestamptz,
  claimed_utr text constraint pass_orders_claimed_utr_check check (claimed_utr ~ '^[0-9]{12}$'),
  claimed_at timestamptz,
  claims smallint not null default 0 constraint pass_orders_claims_check check (claims between 0 and 10),
  paid_at timestamptz,
  cancelled_at timestamptz,
  reason text not null default '' constraint pass_orders_reason_check check (private.is_line(reason, 0, 300)),
  note text not null default '' constraint pass_orders_note_check check (private.is_line(note, 0, 300)),
  shift_id uuid references public.gate_shifts (id) on delete set null,
  sold_by uuid,
  network text constraint pass_orders_network_check check (network ~ '^[0-9a-f]{32}$'),
  is_suspicious boolean not null default false,
  is_let_go boolean not null default false,
  emptied_at timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search_text text not null generated always as (
    private.folded(
      reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' '
        || coalesce(claimed_utr, '')
    )
  ) stored,
  constraint pass_orders_edition_id_reference_key unique (edition_id, reference),
  constraint pass_orders_held_until_valid check (status not in ('held', 'claimed') or held_until is not null),
  constraint pass_orders_paid_at_valid check (status <> 'paid' or paid_at is not null)
);
comment on table public.pass_orders is
  'Orders of passes. Written by procedures alone. A held order whose held_until is over has expired: that is not '
  'written.';
comment on column public.pass_orders.id is
  'Generated by the buyer''s browser or the counter''s phone: the same id again gets the same answer.';
comment on column public.pass_orders.reference is
  'What the buyer writes into the payment; its first four characters differ from those of other unpaid orders, '
  'because banks cut the text.';
comment on column public.pass_orders.source is 'site; counter; gift (complimentary); offer (from the waiting list).';
comment on column public.pass_orders.held_until is
  'Until then its places are kept; null once it is paid, late or cancelled.';
comment on column public.pass_orders.claimed_utr is 'UTR that the buyer entered; true only once a payment has it.';
comment on column public.pass_orders.claimed_at is
  'When the first number was entered; empty again once it was refused. Further numbers do not keep places longer.';
comment on column public.pass_orders.claims is 'How often a UTR was entered.';
comment on column public.pass_orders.reason is 'Why it was refused, cancelled or given.';
comment on column public.pass_orders.note is 'What staff note about the order; its buyer never reads it.';
comment on column public.pass_orders.sold_by is
  'Account that sold or gave it; no foreign key, because the order outlives the account.';
comment on column public.pass_orders.network is 'Salted hash of the buyer''s network; differs every day.';
comment on column public.pass_orders.is_let_go is
  'Staff let its places go, or refused it three times: only money that is verified takes them again.';
comment on column public.pass_orders.emptied_at is
  'When name, phone, email and note were deleted, pass_data_days after the last night.';
comment on column public.pass_orders.is_demo is 'Row of supabase/demo.sql, removed by npm run demo:remove.';
create index pass_orders_newest_idx on public.pass_orders (edition_id, created_at desc, id desc);
create index pass_orders_status_idx on public.pass_orders (edition_id, status, created_at desc);
create index pass_orders_phone_idx on public.pass_orders (phone_e164) where phone_e164 is not null;
create index pass_orders_promo_idx on public.pass_orders (promo_id) where promo_id is not null;
create index pass_orders_shift_idx on public.pass_orders (shift_id) where shift_id is not null;
create index pass_orders_open_idx on public.pass_orders (edition_id, left(reference, 4))
  where status in ('held', 'claimed', 'late');
create index pass_orders_network_idx on public.pass_orders (network) where status in ('held', 'claimed', 'paid');
create index pass_orders_utr_idx on public.pass_orders (claimed_utr) where claimed_utr is not null;
create trigger pass_orders_a_clean before insert or update on public.pass_orders
  for each row execute function private.clean_row('email email', 'phone phone');
create trigger pass_orders_demo before update on public.pass_orders
  for each row when (old.is_demo) execute function private.keep_demo();
create trigger pass_orders_edit before update on public.pass_orders for each row execute function private.note_edit();
create trigger pass_orders_edition after insert on public.pass_orders
  for each row when (not new.is_demo) execute function private.keep_demo_parent(
    'garba_editions', 'edition_id', 'anybody'
  );
create trigger pass_orders_kept after update on public.pass_orders
  for each row when (old.is_demo and not new.is_demo) execute function private.keep_demo_parent(
    'garba_editions', 'edition_id', 'anybody'
  );
alter table public.pass_orders enable row level security;
create policy "pass staff read orders" on public.pass_orders for select to authenticated
  using ((select private.may('passes')));
grant select on public.pass_orders to authenticated;
grant select, insert, update, delete on public.pass_orders to service_role;

create table public.pass_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.pass_orders (id) on delete cascade,
  line smallint not null constraint pass_items_line_check check (line between 1 and 20),
  kind_id uuid not null references public.pass_kinds (id) on delete cascade,
  night_ids uuid[] not null constraint pass_items_night_ids_check check (cardinality(night_ids) between 1 and 31),
  people smallint not null constraint pass_items_people_check check (people between 1 and 20),
  quantity smallint not null constraint pass_items_quantity_check check (quantity between 1 and 100),
  unit_paise integer not null,
  off_paise integer not null default 0 constraint pass_items_off_paise_check check (off_paise between 0 and unit_paise),
  gst_mode text not null constraint pass_items_gst_mode_check check (gst_mode = any (private.list_gst_modes())),
  gst_bp integer not null constraint pass_items_gst_bp_check check (gst_bp between 0 and 4000),
  taxable_paise integer not null constraint pass_items_taxable_paise_check check (taxable_paise >= 0),
  cgst_paise integer not null constraint pass_items_cgst_paise_check check (cgst_paise >= 0),
  sgst_paise integer not null,
  total_paise integer not null,
  constraint pass_items_order_id_line_key unique (order_id, line),
  constraint pass_items_gst_valid
    check (cgst_paise = sgst_paise and taxable_paise + cgst_paise + sgst_paise = total_paise)
);
comment on table public.pass_items is
  'Lines of an order, with the prices of then: a later change of the kind changes no order. Written by procedures '
  'alone.';
comment on column public.pass_items.night_ids is 'Nights that its passes are valid on.';
comment on column public.pass_items.people is 'People per pass.';
comment on column public.pass_items.off_paise is 'Off each pass, by the promo code.';
create index pass_items_kind_idx on public.pass_items (kind_id);
alter table public.pass_items enable row level security;
create policy "pass staff read lines" on public.pass_items for select to authenticated
  using ((select private.may('passes')));
grant select on public.pass_items to authenticated;
grant select, insert, update, delete on public.pass_items to service_role;

create table private.pass_seats (
  item_id uuid not null references public.pass_items (id) on delete cascade,
  pool_id uuid not null references private.pass_pools (id) on delete cascade,
  order_id uuid not null references public.pass_orders (id) on delete cascade,
  taken integer not null check (taken > 0),
  held_until timestamptz,
  released_at timestamptz,
  primary key (item_id, pool_id)
);
comment on table private.pass_seats is
  'Places that an order takes of each pool: passes of a kind, people of a night. Live while released_at is null and '
  'held_until is null or in the future. The only source of what is taken.';
create index pass_seats_live_idx on private.pass_seats (pool_id) include (taken, held_until, order_id)
  where released_at is null;
create index pass_seats_pool_idx on private.pass_seats (pool_id);
create index pass_seats_order_idx on private.pass_seats (order_id);
-- A count over a table that was filled a moment ago and never analysed is planned badly.
alter table private.pass_seats set (
  autovacuum_analyze_scale_factor = 0.02, autovacuum_analyze_threshold = 200, autovacuum_vacuum_scale_factor = 0.05
);
alter table private.pass_seats enable row level security;
create policy "no API access" on private.pass_seats for all to anon, authenticated using (false) with check (false);

-- Passes --------------------------------------------------------------------------------------------------------------

create table public.passes (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.pass_orders (id) on delete cascade,
  item_id uuid not null references public.pass_items (id) on delete cascade,
  people smallint not null constraint passes_people_check check (people between 1 and 20),
  holder text not null default '' constraint passes_holder_check check (private.is_line(holder, 0, 60)),
  revision smallint not null default 1 constraint passes_revision_check check (revision between 1 and 1000),
  cancelled_at timestamptz,
  blocked_why text constraint passes_blocked_why_check check (private.is_line(blocked_why, 1, 160)),
  changed bigint not null default 0,
  created_at timestamptz not null default now()
);
comment on table public.passes is
  'One row per pass of a paid order. Its code is made from its id and revision (private.pass_code) and stored as a '
  'hash alone. Written by procedures alone.';
comment on column public.passes.holder is 'Who it was forwarded to, as the buyer wrote it.';
comment on column public.passes.revision is
  'Raised when the pass is forwarded or taken back: the former code is no longer valid.';
comment on column public.passes.changed is 'Transaction of the last change, for the gate''s list.';
create index passes_order_idx on public.passes (order_id);
create index passes_item_idx on public.passes (item_id);
create index passes_changed_idx on public.passes (changed);
create trigger passes_a_clean before insert or update on public.passes
  for each row execute function private.clean_row();
alter table public.passes enable row level security;
create policy "pass staff read passes" on public.passes for select to authenticated
  using ((select private.may('passes')));
grant select on public.passes to authenticated;
grant select, insert, update, delete on public.passes to service_role;

create table public.pass_nights (
  pass_id uuid not null references public.passes (id) on delete cascade,
  night_id uuid not null references public.garba_nights (id) on delete cascade,
  cancelled_at timestamptz,
  changed bigint not null default 0,
  primary key (pass_id, night_id)
);
comment on table public.pass_nights is 'Nights that a pass is valid on. Written by procedures alone.';
comment on column public.pass_nights.changed is 'Transaction of the last change, for the gate''s list.';
create index pass_nights_night_idx on public.pass_nights (night_id, changed);
alter table public.pass_nights enable row level security;
create policy "pass staff read nights of passes" on public.pass_nights for select to authenticated
  using ((select private.may('passes')));
grant select on public.pass_nights to authenticated;
grant select, insert, update, delete on public.pass_nights to service_role;

-- A sequence would lose rows that commit after a later one; the gate reads what changed since the oldest transaction
-- that was still open.
create function private.note_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.changed := pg_current_xact_id()::text::bigint;
  return new;
end $$;
comment on function private.note_change() is
  'BEFORE INSERT OR UPDATE trigger: sets changed to the current transaction.';
create trigger passes_changed before insert or update on public.passes
  for each row execute function private.note_change();
create trigger pass_nights_changed before insert or update on public.pass_nights
  for each row execute function private.note_change();

create table private.pass_codes (
  code_hash bytea primary key,
  edition_id uuid not null references public.garba_editions (id) on delete cascade,
  short_hash bytea not null,
  pass_id uuid not null references public.passes (id) on delete cascade,
  revision smallint not null,
  retired_at timestamptz
);
comment on table private.pass_codes is
  'SHA-256 of every code ever issued, and of its first 8 characters. Retired ones stay, so that a withdrawn pass is '
  'distinguished from a forged one.';
create index pass_codes_short_idx on private.pass_codes (edition_id, short_hash);
create index pass_codes_pass_idx on private.pass_codes (pass_id);
alter table private.pass_codes enable row level security;
create policy "no API access" on private.pass_codes for all to anon, authenticated using (false) with check (false);

create table private.pass_links (
  key_hash bytea primary key,
  order_id uuid not null references public.pass_orders (id) on delete cascade,
  via text not null check (via in ('buyer', 'find', 'staff')),
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
comment on table private.pass_links is 'SHA-256 of the keys that open an order. Each link that is handed out has one.';
create index pass_links_order_idx on private.pass_links (order_id);
alter table private.pass_links enable row level security;
create policy "no API access" on private.pass_links for all to anon, authenticated using (false) with check (false);

create table public.pass_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.pass_orders (id) on delete cascade,
  pass_id uuid,
  what text not null,
  who uuid,
  at timestamptz not null default now()
);
comment on table public.pass_events is
  'What happened to an order, without personal data; kept with it. Written by procedures alone.';
comment on column public.pass_events.who is 'Account that did it; null: the buyer.';
create index pass_events_order_idx on public.pass_events (order_id, id);
alter table public.pass_events enable row level security;
create policy "pass staff read what happened" on public.pass_events for select to authenticated
  using ((select private.may('passes')));
grant select on public.pass_events to authenticated;
grant select, insert, update, delete on public.pass_events to service_role;

-- A night called off --------------------------------------------------------------------------------------------------

create table public.pass_notices (
  id uuid primary key default gen_random_uuid(),
  night_id uuid not null references public.garba_nights (id) on delete cascade,
  order_id uuid not null references public.pass_orders (id) on delete cascade,
  moved_to uuid references public.garba_nights (id) on delete set null,
  told_at timestamptz constraint pass_notices_told_at_check check (private.is_moment(told_at)),
  told_by uuid,
  created_at timestamptz not null default now(),
  constraint pass_notices_night_id_order_id_key unique (night_id, order_id)
);
comment on table public.pass_notices is
  'Buyers to be told that a night is called off: one row per order, made by cancel_night. Where the order has an '
  'address, the outbox has a mail with the id of the row.';
comment on column public.pass_notices.moved_to is 'The night that passes of the order moved to; null if none did.';
comment on column public.pass_notices.told_at is 'When the mail was sent, or staff marked the buyer as told.';
comment on column public.pass_notices.told_by is 'Account that marked it; null: the mail.';
create index pass_notices_order_idx on public.pass_notices (order_id);
create index pass_notices_moved_to_idx on public.pass_notices (moved_to) where moved_to is not null;
create function private.note_told() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.told_by := case when new.told_at is not null then auth.uid() end;
  if new.told_by is not null then
    insert into public.pass_events (order_id, what, who) values (new.order_id, 'told', new.told_by);
  end if;
  return new;
end $$;
comment on function private.note_told() is 'BEFORE UPDATE trigger: notes who told a buyer.';
create trigger pass_notices_told before update of told_at on public.pass_notices for each row
  when (new.told_at is distinct from old.told_at) execute function private.note_told();
alter table public.pass_notices enable row level security;
create policy "pass staff read who is to be told" on public.pass_notices for select to authenticated
  using ((select private.may('passes')));
create policy "pass staff mark buyers as told" on public.pass_notices for update to authenticated
  using ((select private.may('passes'))) with check ((select private.may('passes')));
grant select, update (told_at) on public.pass_notices to authenticated;
grant select, insert, update, delete on public.pass_notices to service_role;

create function private.note_mailed() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.pass_notices n set told_at = new.sent_at where n.id = new.id and n.told_at is null;
  return null;
end $$;
comment on function private.note_mailed() is 'AFTER UPDATE trigger: a mail that was sent has told its buyer.';
create trigger outbox_told after update of status on private.outbox for each row
  when (new.kind = 'night_off' and new.status = 'sent') execute function private.note_mailed();

-- Waiting list --------------------------------------------------------------------------------------------------------

create table public.pass_waits (
  id uuid primary key,
  edition_id uuid not null references public.garba_editions (id) on delete cascade,
  kind_id uuid not null references public.pass_kinds (id) on delete cascade,
  night_ids uuid[] not null constraint pass_waits_night_ids_check check (cardinality(night_ids) between 1 and 31),
  quantity smallint not null constraint pass_waits_quantity_check check (quantity between 1 and 20),
  people smallint not null constraint pass_waits_people_check check (people between 1 and 400),
  name text not null constraint pass_waits_name_check check (private.is_line(name, 0, 100)),
  phone text not null constraint pass_waits_phone_check check (phone = '' or private.is_phone(phone)),
  phone_e164 text constraint pass_waits_phone_e164_check check (phone_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  state text not null default 'waiting'
    constraint pass_waits_state_check check (state = any (private.list_wait_states())),
  offer_order_id uuid references public.pass_orders (id) on delete set null,
  offered_at timestamptz,
  told_at timestamptz constraint pass_waits_told_at_check check (private.is_moment(told_at)),
  network text constraint pass_waits_network_check check (network ~ '^[0-9a-f]{32}$'),
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.pass_waits is
  'Who waits for passes that are sold out, in order of created_at. Written by procedures alone. An offer that ran out '
  'or was cancelled ends the entry.';
comment on column public.pass_waits.id is
  'Generated by the visitor''s browser: the same id again gets the same answer.';
comment on column public.pass_waits.people is 'quantity times the people of the kind.';
comment on column public.pass_waits.offer_order_id is 'The order that was held for this entry.';
comment on column public.pass_waits.network is 'Salted hash of the visitor''s network; differs every day.';
comment on column public.pass_waits.told_at is 'When staff marked that the person was notified of the offer.';
comment on column public.pass_waits.is_demo is 'Row of supabase/demo.sql, removed by npm run demo:remove.';
create index pass_waits_edition_idx on public.pass_waits (edition_id, state, created_at);
create index pass_waits_kind_idx on public.pass_waits (kind_id) where state = 'waiting';
create index pass_waits_kind_all_idx on public.pass_waits (kind_id);
create index pass_waits_nights_idx on public.pass_waits using gin (night_ids) where state = 'waiting';
create index pass_waits_offer_idx on public.pass_waits (offer_order_id) where offer_order_id is not null;
create index pass_waits_network_idx on public.pass_waits (network) where state in ('waiting', 'offered');
-- Unique per network: an entry by somebody else must not keep the number's owner out.
create unique index pass_waits_phone_key
  on public.pass_waits (edition_id, kind_id, night_ids, phone_e164, network) nulls not distinct where state = 'waiting';
create trigger pass_waits_a_clean before insert or update on public.pass_waits
  for each row execute function private.clean_row('phone phone');
create trigger pass_waits_demo before update on public.pass_waits
  for each row when (old.is_demo) execute function private.keep_demo();
create trigger pass_waits_touch before update on public.pass_waits for each row execute function private.touch();
create trigger pass_waits_edition after insert on public.pass_waits
  for each row when (not new.is_demo) execute function private.keep_demo_parent(
    'garba_editions', 'edition_id', 'anybody'
  );
create trigger pass_waits_kept after update on public.pass_waits
  for each row when (old.is_demo and not new.is_demo) execute function private.keep_demo_parent(
    'garba_editions', 'edition_id', 'anybody'
  );
alter table public.pass_waits enable row level security;
create policy "pass staff read who waits" on public.pass_waits for select to authenticated
  using ((select private.may('passes')));
create policy "pass staff mark who was told" on public.pass_waits for update to authenticated
  using ((select private.may('passes'))) with check ((select private.may('passes')));
grant select, update (told_at) on public.pass_waits to authenticated;
grant select, insert, update, delete on public.pass_waits to service_role;

create table private.pass_wait_links (
  key_hash bytea primary key,
  wait_id uuid not null references public.pass_waits (id) on delete cascade
);
comment on table private.pass_wait_links is
  'SHA-256 of the key that opens an entry of the waiting list and the order offered for it.';
create index pass_wait_links_wait_idx on private.pass_wait_links (wait_id);
alter table private.pass_wait_links enable row level security;
create policy "no API access" on private.pass_wait_links for all to anon, authenticated using (false)
  with check (false);

-- Who was let in ------------------------------------------------------------------------------------------------------

create table public.gate_scans (
  id uuid primary key,
  shift_id uuid not null references public.gate_shifts (id) on delete cascade,
  night_id uuid not null references public.garba_nights (id) on delete cascade,
  pass_id uuid references public.passes (id) on delete cascade,
  how text not null constraint gate_scans_how_check check (how in ('camera', 'wedge', 'typed', 'sold', 'order')),
  people smallint not null constraint gate_scans_people_check check (people between 1 and 20),
  scanned_at timestamptz not null,
  received_at timestamptz not null default now(),
  was_offline boolean not null default false,
  result text not null
    constraint gate_scans_result_check check (result in ('admitted', 'refused', 'conflict', 'undone')),
  reason text constraint gate_scans_reason_check check (reason = any (private.list_scan_reasons())),
  answer jsonb not null default '{}',
  group_id uuid,
  code_digest bytea,
  dispute text constraint gate_scans_dispute_check check (private.is_line(dispute, 1, 120))
);
comment on table public.gate_scans is
  'Every scan with its verdict. Written by procedures alone. A conflict is a pass that two phones without a '
  'connection let in.';
comment on column public.gate_scans.id is 'Generated by the phone: the same id again gets the stored answer.';
comment on column public.gate_scans.scanned_at is
  'By the phone''s clock set right by the server''s, between the start of the shift and received_at.';
comment on column public.gate_scans.how is
  'sold: let in with the sale at the counter; order: with another pass of its order.';
comment on column public.gate_scans.group_id is 'Id of the call of admit_order that let it in.';
comment on column public.gate_scans.code_digest is
  'Four bytes of the hash of the id and of the code that was read: tells two codes apart, and is no help to guess one.';
comment on column public.gate_scans.dispute is
  'Objection of a refused guest, entered at the gate, for the owner.';
create index gate_scans_group_idx on public.gate_scans (group_id) where group_id is not null;
create index gate_scans_shift_idx on public.gate_scans (shift_id, scanned_at desc);
create index gate_scans_night_idx on public.gate_scans (night_id, result);
create index gate_scans_pass_idx on public.gate_scans (pass_id) where pass_id is not null;
alter table public.gate_scans enable row level security;
create policy "pass staff read scans" on public.gate_scans for select to authenticated
  using ((select private.may('passes')));
grant select on public.gate_scans to authenticated;
grant select, insert, update, delete on public.gate_scans to service_role;

create table public.gate_entries (
  pass_id uuid not null references public.passes (id) on delete cascade,
  night_id uuid not null references public.garba_nights (id) on delete cascade,
  slot smallint not null constraint gate_entries_slot_check check (slot between 1 and 20),
  scan_id uuid not null references public.gate_scans (id) on delete cascade,
  entered_at timestamptz not null,
  undone_at timestamptz,
  primary key (scan_id, slot)
);
comment on table public.gate_entries is 'One row per person let in with a pass. Written by procedures alone.';
create unique index gate_entries_pass_id_night_id_slot_key on public.gate_entries (pass_id, night_id, slot)
  where undone_at is null;
create index gate_entries_pass_idx on public.gate_entries (pass_id);
create index gate_entries_night_idx on public.gate_entries (night_id) where undone_at is null;
create index gate_entries_night_all_idx on public.gate_entries (night_id);
alter table public.gate_entries enable row level security;
create policy "pass staff read entries" on public.gate_entries for select to authenticated
  using ((select private.may('passes')));
grant select on public.gate_entries to authenticated;
grant select, insert, update, delete on public.gate_entries to service_role;

create view private.people_inside with (security_invoker = true) as
select e.pass_id, e.night_id, e.slot, e.entered_at, s.scanned_at, h.gate
from public.gate_entries e
  join public.gate_scans s on s.id = e.scan_id
  join public.gate_shifts h on h.id = s.shift_id
where e.undone_at is null;
comment on view private.people_inside is 'One row per person let in, with the gate: entries that were not taken back.';

-- The state of an order -----------------------------------------------------------------------------------------------

create function private.is_kept(p_order public.pass_orders, p_at timestamptz) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return p_order.status in ('held', 'claimed') and p_order.held_until > p_at;
end $$;
comment on function private.is_kept(public.pass_orders, timestamptz) is
  'Whether the places of an unpaid order are kept for it at a time.';

create function private.order_status(p_order public.pass_orders) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case
    when p_order.status = 'held' and not private.is_kept(p_order, clock_timestamp()) then 'expired'
    else p_order.status
  end;
end $$;
comment on function private.order_status(public.pass_orders) is
  'The state of an order now: expired for a held one whose time is over.';

create function private.pass_state(p_pass public.passes, p_order_status text, p_is_retired boolean default false)
returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when p_is_retired then 'taken_back'
    when p_pass.cancelled_at is not null then 'cancelled'
    when p_order_status <> 'paid' then 'unpaid'
    when p_pass.blocked_why is not null then 'blocked'
    else 'valid'
  end;
end $$;
comment on function private.pass_state(public.passes, text, boolean) is
  'What a pass is, whatever the night, for its buyer, its holder and the gate: valid, taken_back (a former code), '
  'cancelled, unpaid, blocked.';

create function private.nights_of_pass(p_pass uuid)
returns table (night public.garba_nights, is_cancelled boolean, entered integer)
language sql stable set search_path = '' as $$
  select n, n.cancelled_at is not null or w.cancelled_at is not null,
    (
      select count(*)::integer from public.gate_entries g
      where g.pass_id = w.pass_id and g.night_id = n.id and g.undone_at is null
    )
  from public.pass_nights w join public.garba_nights n on n.id = w.night_id
  where w.pass_id = p_pass
$$;
comment on function private.nights_of_pass(uuid) is
  'The nights of a pass, also those it does not hold for any more (is_cancelled), with the people let in on each.';

create function private.lines_text(p_order uuid) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    select string_agg(i.quantity || ' × ' || k.name, ', ' order by i.line)
    from public.pass_items i join public.pass_kinds k on k.id = i.kind_id where i.order_id = p_order
  );
end $$;
comment on function private.lines_text(uuid) is 'The lines of an order for staff: "2 × Season, 1 × Couple".';

-- What was sold stays ------------------------------------------------------------------------------------------------

create function private.keep_sold() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if new.deleted_at is not null and old.deleted_at is null
    and exists (
      select 1 from public.pass_orders o join public.pass_items i on i.order_id = o.id
      where not o.is_demo and (private.order_status(o) not in ('expired', 'cancelled') or o.paid_at is not null)
        and case tg_table_name
          when 'garba_editions' then o.edition_id = old.id
          when 'pass_kinds' then i.kind_id = old.id
          else old.id = any (i.night_ids)
        end
    )
  then
    raise exception using errcode = 'PT409', hint = 'sold',
      message = case tg_table_name
        when 'garba_nights'
          then 'Passes of this night are sold. Cancel the night under Tickets instead: buyers are paid back or moved.'
        when 'pass_kinds' then 'Passes of this kind are sold. Hide it instead: those that are sold stay valid.'
        else 'Passes of this edition are sold. It stays, with its orders and payments.'
      end;
  end if;
  return new;
end $$;
comment on function private.keep_sold() is
  'BEFORE UPDATE OF deleted_at: PT409 for an edition, night or kind that passes were sold of.';
create trigger garba_editions_sold before update of deleted_at on public.garba_editions
  for each row execute function private.keep_sold();
create trigger garba_nights_sold before update of deleted_at on public.garba_nights
  for each row execute function private.keep_sold();
create trigger pass_kinds_sold before update of deleted_at on public.pass_kinds
  for each row execute function private.keep_sold();
