-- What is sold of Raas Garba: settings of an edition's passes, kinds, promo codes, and the places that are counted.

insert into private.settings (key, value, description) values
  ('pass_orders_per_ip', '30',
    'Orders of passes one network may reserve within pass_window_seconds without a proof of work; each doubling '
    'doubles the work.'),
  ('pass_orders_per_ip_day', '2000',
    'Orders of passes one network may reserve in 24 hours; beyond it each is sixteen times the work.'),
  ('pass_looks_per_ip', '600',
    'Passes one network may look at within pass_window_seconds; phones of one provider may share a network.'),
  ('pass_waits_per_ip', '60', 'Entries of the waiting list one network may make within pass_window_seconds.'),
  ('pass_waits_per_ip_day', '1000', 'Entries of the waiting list one network may make in 24 hours.'),
  ('pass_finds_per_ip', '30',
    'Times one network may ask for its passes by phone and reference within pass_window_seconds.'),
  ('pass_finds_per_phone', '8', 'Times a day that one network may ask for passes by one phone number.'),
  ('pass_typed_per_minute', '30', 'Codes that may be typed within a minute in one shift at the gate.'),
  ('pass_window_seconds', '600', 'Sliding window of the limits of passes, in seconds.'),
  ('pass_open_orders_per_phone', '2', 'Unpaid orders one phone number may hold at a time, made from one network.'),
  ('pass_unverified_people', '40',
    'People a night whose payments nobody has verified, made from one network, beyond which a claim keeps its places '
    'for pass_unverified_hours.'),
  ('pass_unverified_percent', '20',
    'Percent of a night: claims that nobody has verified beyond it keep their places for pass_unverified_hours, and '
    'those of one network no longer than the order was held.'),
  ('pass_revive_hours', '2',
    'Hours after the end of its hold in which a claim takes the places of an order again before its money is '
    'verified.'),
  ('pass_unverified_hours', '2', 'Hours that a claim beyond these bounds keeps its places.'),
  ('pass_work_people', '40',
    'People of one network, or of a night beyond pass_work_percent, whose places are kept unpaid, from which an '
    'order needs a proof of work.'),
  ('pass_work_percent', '25', 'Percent of a night kept unpaid from which an order for it needs a proof of work.'),
  ('pass_work_bits', '8', 'Zero bits that a proof of work begins with: each doubles the work.'),
  ('pass_work_iterations', '250', 'Iterations of PBKDF2 in one try of a proof of work; checking it costs as many.'),
  ('pass_work_minutes', '5',
    'Minutes that a network beyond pass_work_people has to pay an order; and that a challenge holds, at least.'),
  ('pass_waits_per_phone', '6',
    'Entries of the waiting list that one phone number may have at a time, made from one network.'),
  ('pass_offers_per_call', '10',
    'Entries of the waiting list that one call offers places to: all pools are locked meanwhile.'),
  ('pass_offers_per_network', '5',
    'Open offers of the waiting list per network, beyond which an offer is held for 20 minutes.'),
  ('pass_data_days', '180', 'Days after the last night that names, numbers and mails of buyers are kept.');

-- What is sold --------------------------------------------------------------------------------------------------------

create table public.pass_settings (
  id uuid primary key default gen_random_uuid(),
  edition_id uuid not null
    constraint pass_settings_edition_id_key unique references public.garba_editions (id) on delete cascade,
  upi_vpa text
    constraint pass_settings_upi_vpa_check check (upi_vpa ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9.-]{1,30}$'),
  upi_name text not null default '' constraint pass_settings_upi_name_check check (private.is_line(upi_name, 0, 60)),
  upi_is_merchant boolean not null default false,
  upi_mcc text constraint pass_settings_upi_mcc_check check (upi_mcc ~ '^[0-9]{4}$'),
  gstin text constraint pass_settings_gstin_check check (gstin ~ '^[0-9]{2}[A-Z0-9]{13}$'),
  hold_minutes smallint not null default 10
    constraint pass_settings_hold_minutes_check check (hold_minutes between 5 and 60),
  review_hours smallint not null default 24
    constraint pass_settings_review_hours_check check (review_hours between 1 and 96),
  max_people_per_phone smallint not null default 12
    constraint pass_settings_max_people_per_phone_check check (max_people_per_phone between 1 and 200),
  sale_ends_minutes smallint not null default 0
    constraint pass_settings_sale_ends_minutes_check check (sale_ends_minutes between 0 and 1440),
  waiting_first_until_hours smallint not null default 24
    constraint pass_settings_waiting_first_until_hours_check check (waiting_first_until_hours between 0 and 240),
  refund_text text not null default ''
    constraint pass_settings_refund_text_check check (private.is_text(refund_text, 600)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
comment on table public.pass_settings is
  'How passes of an edition are sold: one row per edition, made with it. The UPI account is changed by set_pass_upi '
  'alone.';
comment on column public.pass_settings.upi_vpa is 'Account that buyers pay to; null: nothing is sold on the site.';
comment on column public.pass_settings.upi_is_merchant is
  'Payment apps refuse links to personal accounts, so buttons for them are shown to merchants only.';
comment on column public.pass_settings.review_hours is 'Hours that seats are kept for a buyer who claims to have paid.';
comment on column public.pass_settings.max_people_per_phone is 'People per night and phone number.';
comment on column public.pass_settings.sale_ends_minutes is
  'Minutes before the doors of a night at which its sale on the site ends.';
comment on column public.pass_settings.waiting_first_until_hours is
  'Seats that become free go to the waiting list first, until this number of hours before the doors.';
comment on column public.pass_settings.version is
  'Incremented on every content change; a save filters by the version it read.';

create trigger pass_settings_a_clean before insert or update on public.pass_settings
  for each row execute function private.clean_row('refund_text text');
create trigger pass_settings_edit before update on public.pass_settings
  for each row execute function private.note_edit();
create trigger pass_settings_audit after insert or update or delete on public.pass_settings
  for each row execute function private.audit('id');
create trigger pass_settings_demo after update on public.pass_settings
  for each row execute function private.keep_demo_parent('garba_editions', 'edition_id');

alter table public.pass_settings enable row level security;
create policy "pass staff read settings" on public.pass_settings for select to authenticated
  using ((select private.may('passes')));
create policy "pass staff change settings" on public.pass_settings for update to authenticated
  using ((select private.may('passes'))) with check ((select private.may('passes')));
grant select,
  update (
    gstin, hold_minutes, review_hours, max_people_per_phone, sale_ends_minutes, waiting_first_until_hours, refund_text
  ) on public.pass_settings to authenticated;
grant select, insert, update, delete on public.pass_settings to service_role;

create table private.pass_keys (
  edition_id uuid primary key references public.garba_editions (id) on delete cascade,
  secret bytea not null default extensions.gen_random_bytes(32)
);
comment on table private.pass_keys is
  'Secret that the codes of an edition''s passes and the challenges of its orders are made with.';
alter table private.pass_keys enable row level security;
create policy "no API access" on private.pass_keys for all to anon, authenticated using (false) with check (false);

create function private.add_pass_settings() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into public.pass_settings (edition_id) values (new.id);
  insert into private.pass_keys (edition_id) values (new.id);
  return null;
end $$;
comment on function private.add_pass_settings() is
  'AFTER INSERT on garba_editions: its rows of pass_settings and pass_keys.';
create trigger garba_editions_pass_settings after insert on public.garba_editions
  for each row execute function private.add_pass_settings();

create table public.pass_kinds (
  id uuid primary key default gen_random_uuid(),
  edition_id uuid not null references public.garba_editions (id) on delete cascade,
  name text not null constraint pass_kinds_name_check check (private.is_line(name, 1, 60)),
  note text not null default '' constraint pass_kinds_note_check check (private.is_line(note, 0, 160)),
  people smallint not null default 1 constraint pass_kinds_people_check check (people between 1 and 20),
  picks smallint constraint pass_kinds_picks_check check (picks between 1 and 30),
  night_ids uuid[] not null default '{}'
    constraint pass_kinds_night_ids_check check (private.is_flat(night_ids) and cardinality(night_ids) <= 31),
  price_paise integer not null
    constraint pass_kinds_price_paise_check check (price_paise between 0 and 10000000 and price_paise % 100 = 0),
  price_steps jsonb not null default '[]'
    constraint pass_kinds_price_steps_check check (private.are_price_steps(price_steps)),
  gst_mode text not null default 'exempt'
    constraint pass_kinds_gst_mode_check check (gst_mode = any (private.list_gst_modes())),
  gst_bp integer not null default 0 constraint pass_kinds_gst_bp_check check (gst_bp between 0 and 4000),
  capacity integer constraint pass_kinds_capacity_check check (capacity between 0 and 1000000),
  sale_from timestamptz constraint pass_kinds_sale_from_check check (private.is_moment(sale_from)),
  sale_to timestamptz constraint pass_kinds_sale_to_check check (private.is_moment(sale_to)),
  max_per_order smallint not null default 10
    constraint pass_kinds_max_per_order_check check (max_per_order between 1 and 20),
  counter_only boolean not null default false,
  is_visible boolean not null default true,
  display_order integer not null default 1000,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint pass_kinds_sale_valid check (sale_from < sale_to),
  constraint pass_kinds_gst_valid check ((gst_mode = 'exempt') = (gst_bp = 0))
);
comment on table public.pass_kinds is
  'Kinds of passes of an edition: visitors see the visible ones of an announced edition.';
comment on column public.pass_kinds.people is 'How many people one pass admits.';
comment on column public.pass_kinds.picks is 'How many nights the buyer chooses; null: valid on all of its nights.';
comment on column public.pass_kinds.night_ids is 'Nights it is sold for; empty: every night of the edition.';
comment on column public.pass_kinds.price_paise is
  'Price of one pass when no step holds. Whole rupees; GST by gst_mode.';
comment on column public.pass_kinds.price_steps is
  'Earlier prices in order: [{price_paise, until (last day, Asia/Kolkata) or until_sold (passes)}]. The first that '
  'holds is the price.';
comment on column public.pass_kinds.gst_bp is
  'GST in hundredths of a percent (1800 is 18 %), in the price (included) or on top of it (added).';
comment on column public.pass_kinds.capacity is 'Passes of this kind; null: as many as the nights have places.';
comment on column public.pass_kinds.deleted_at is
  'When the row was removed; set to null to restore it. Purged after removed_rows_days.';
comment on column public.pass_kinds.version is
  'Incremented on every content change; a save filters by the version it read.';
create index pass_kinds_edition_idx on public.pass_kinds (edition_id, display_order, id);

create trigger pass_kinds_a_clean before insert or update on public.pass_kinds
  for each row execute function private.clean_row();
create trigger pass_kinds_edit before update on public.pass_kinds for each row execute function private.note_edit();
create trigger pass_kinds_removal before update of deleted_at on public.pass_kinds
  for each row execute function private.note_removal();
create trigger pass_kinds_audit after insert or update or delete on public.pass_kinds
  for each row execute function private.audit('id');
create trigger pass_kinds_demo after insert or update on public.pass_kinds
  for each row execute function private.keep_demo_parent('garba_editions', 'edition_id');

alter table public.pass_kinds enable row level security;
create policy "visitors see kinds on sale" on public.pass_kinds for select to anon
  using (deleted_at is null and is_visible and not counter_only and exists (
    select 1 from public.garba_editions e
    where e.id = edition_id and e.status <> 'draft' and e.deleted_at is null
  ));
create policy "pass staff see every kind, others those on sale" on public.pass_kinds for select to authenticated
  using (
    (select private.may('passes'))
      or (deleted_at is null and is_visible and not counter_only and exists (
        select 1 from public.garba_editions e
        where e.id = edition_id and e.status <> 'draft' and e.deleted_at is null
      ))
  );
create policy "pass staff add kinds" on public.pass_kinds for insert to authenticated
  with check ((select private.may('passes')));
create policy "pass staff change kinds" on public.pass_kinds for update to authenticated
  using ((select private.may('passes'))) with check ((select private.may('passes')));
grant select on public.pass_kinds to anon, authenticated;
grant insert (
    id, edition_id, name, note, people, picks, night_ids, price_paise, price_steps, gst_mode, gst_bp, capacity,
    sale_from, sale_to, max_per_order, counter_only, is_visible, display_order
  ),
  update (
    name, note, people, picks, night_ids, price_paise, price_steps, gst_mode, gst_bp, capacity, sale_from, sale_to,
    max_per_order, counter_only, is_visible, display_order, deleted_at
  ) on public.pass_kinds to authenticated;
grant select, insert, update, delete on public.pass_kinds to service_role;

-- Who is to be told when the sale begins ------------------------------------------------------------------------------

create function private.is_awaited(p_edition public.garba_editions) returns boolean
language sql stable set search_path = '' as $$
  select case private.sale_status(p_edition)
    when 'announced' then true
    when 'on_sale' then coalesce((
      select min(coalesce(k.sale_from, '-infinity')) > clock_timestamp()
      from public.pass_kinds k
      where k.edition_id = p_edition.id and k.deleted_at is null and k.is_visible and not k.counter_only
    ), false)
    else false
  end
$$;
comment on function private.is_awaited(public.garba_editions) is
  'Whether visitors wait for the sale of an edition: it is announced, or each kind of passes is sold from a later '
  'time. Same rule as statusAt in src/features/garba/data/edition.ts.';

create function private.register_garba_interest(p_id uuid, p_edition_id uuid, p_name text, p_phone text, p_website text)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_phone text := private.phone_e164(p_phone);
begin
  perform private.need(p_id is not null, 'id', 'outdated', 'The sending has no id.');
  -- 1. lock, 2. idempotency: a stored id counts as delivered, whatever the quota
  perform private.lock_key('garba-interest:' || p_id::text);
  if exists (select 1 from public.garba_interests i where i.id = p_id) then
    return;
  end if;
  -- 3. validation, then 4. quota (rejected input takes no slot)
  perform private.need(
    private.is_line(p_name, 2, 100), 'name', 'name_length', 'Please give your name, 2 to 100 characters on one line.'
  );
  perform private.need(
    private.is_phone(p_phone) and v_phone is not null, 'phone',
    'phone_dial', 'Please give a phone number with 10 digits, or with + and the country code.'
  );
  perform private.need(
    exists (
      select 1 from public.garba_editions e
      where e.id = p_edition_id and private.is_awaited(e) and e.deleted_at is null
    ),
    'edition', 'interest_closed', 'This list is closed. Please call us or write to us on WhatsApp.'
  );
  if not private.take('garba_interest', private.daily_hash('ip:' || private.client_network()),
      private.setting_int('garba_interest_limit_per_ip'), private.setting_int('enquiry_window_seconds')) then
    perform private.refuse(
      'PT429', 'limit', 'interest_limit',
      'Too many numbers came from this connection. Please try again in a few minutes, or call us.'
    );
  end if;
  perform private.lock_key('garba-interest:' || p_edition_id::text || v_phone);
  if not exists (
    select 1 from public.garba_interests i where i.edition_id = p_edition_id and i.phone_e164 = v_phone
  ) then
    insert into public.garba_interests (id, edition_id, name, phone, phone_e164, is_suspicious)
    values (p_id, p_edition_id, p_name, p_phone, v_phone, coalesce(p_website, '') <> '');
  -- A known number gets the same response as a new one, even if today's quota of changes is used up.
  elsif private.take(
    'garba_phone', private.daily_hash('phone:' || v_phone), private.setting_int('garba_interest_limit_per_phone'), 86400
  ) then
    update public.garba_interests i set name = p_name where i.edition_id = p_edition_id and i.phone_e164 = v_phone;
  end if;
end $$;
comment on function private.register_garba_interest(uuid, uuid, text, text, text) is
  'Stores a name and number for the start of pass sales. Order: lock, idempotency, validation, quota, write. Errors: '
  'PT422 with the field as hint, PT429 quota.';

create function public.register_garba_interest(
  p_id uuid, p_edition_id uuid, p_name text, p_phone text, p_website text default ''
) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.register_garba_interest(p_id, p_edition_id, p_name, p_phone, p_website)
$$;
comment on function public.register_garba_interest(uuid, uuid, text, text, text) is
  'Stores a name and number for the start of pass sales; a known number only updates its name. p_website is the '
  'honeypot.';

grant execute on function private.register_garba_interest(uuid, uuid, text, text, text),
  public.register_garba_interest(uuid, uuid, text, text, text) to anon, authenticated, service_role;

create table public.pass_promos (
  id uuid primary key default gen_random_uuid(),
  edition_id uuid not null references public.garba_editions (id) on delete cascade,
  code text not null constraint pass_promos_code_check check (code ~ '^[A-Z0-9]{4,16}$'),
  kind_ids uuid[] not null default '{}'
    constraint pass_promos_kind_ids_check check (private.is_flat(kind_ids) and cardinality(kind_ids) <= 30),
  percent smallint constraint pass_promos_percent_check check (percent between 1 and 100),
  off_paise integer
    constraint pass_promos_off_paise_check check (off_paise between 100 and 10000000 and off_paise % 100 = 0),
  uses integer constraint pass_promos_uses_check check (uses between 1 and 1000000),
  per_phone smallint not null default 1 constraint pass_promos_per_phone_check check (per_phone between 1 and 100),
  valid_from timestamptz constraint pass_promos_valid_from_check check (private.is_moment(valid_from)),
  valid_to timestamptz constraint pass_promos_valid_to_check check (private.is_moment(valid_to)),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint pass_promos_off_valid check (num_nonnulls(percent, off_paise) = 1),
  constraint pass_promos_valid_valid check (valid_from < valid_to)
);
comment on table public.pass_promos is
  'Promo codes of an edition: so much off each pass. Read by staff alone; a buyer''s code is checked by '
  'reserve_passes.';
comment on column public.pass_promos.kind_ids is 'Kinds it applies to; empty: all.';
comment on column public.pass_promos.percent is 'Percent off each pass, rounded down to whole rupees; or off_paise.';
comment on column public.pass_promos.uses is 'Orders it may be used in; null: no limit.';
comment on column public.pass_promos.deleted_at is
  'When the row was removed; set to null to restore it. Purged after removed_rows_days.';
comment on column public.pass_promos.version is
  'Incremented on every content change; a save filters by the version it read.';
create unique index pass_promos_edition_id_code_key on public.pass_promos (edition_id, code) where deleted_at is null;
create index pass_promos_edition_idx on public.pass_promos (edition_id);

create trigger pass_promos_a_clean before insert or update on public.pass_promos
  for each row execute function private.clean_row();
create trigger pass_promos_edit before update on public.pass_promos for each row execute function private.note_edit();
create trigger pass_promos_removal before update of deleted_at on public.pass_promos
  for each row execute function private.note_removal();
create trigger pass_promos_audit after insert or update or delete on public.pass_promos
  for each row execute function private.audit('id');
create trigger pass_promos_demo after insert or update on public.pass_promos
  for each row execute function private.keep_demo_parent('garba_editions', 'edition_id');

alter table public.pass_promos enable row level security;
create policy "pass staff read promo codes" on public.pass_promos for select to authenticated
  using ((select private.may('passes')));
create policy "pass staff add promo codes" on public.pass_promos for insert to authenticated
  with check ((select private.may('passes')));
create policy "pass staff change promo codes" on public.pass_promos for update to authenticated
  using ((select private.may('passes'))) with check ((select private.may('passes')));
grant select, insert (id, edition_id, code, kind_ids, percent, off_paise, uses, per_phone, valid_from, valid_to),
  update (code, kind_ids, percent, off_paise, uses, per_phone, valid_from, valid_to, deleted_at)
  on public.pass_promos to authenticated;
grant select, insert, update, delete on public.pass_promos to service_role;

-- Places --------------------------------------------------------------------------------------------------------------

create table private.pass_pools (
  id uuid primary key,
  capacity integer
);
comment on table private.pass_pools is
  'One row per night (people) and per kind (passes), to be counted against and locked; null: no limit. Kept apart so '
  'that a sale does not block who edits a night''s texts.';
alter table private.pass_pools enable row level security;
create policy "no API access" on private.pass_pools for all to anon, authenticated using (false) with check (false);

create function private.keep_pool() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from private.pass_pools p where p.id = old.id;
  elsif tg_op = 'INSERT' then
    insert into private.pass_pools (id, capacity) values (new.id, new.capacity);
  else
    update private.pass_pools p set capacity = new.capacity where p.id = new.id;
  end if;
  return null;
end $$;
comment on function private.keep_pool() is
  'AFTER trigger of garba_nights and pass_kinds: their row of private.pass_pools.';
create trigger garba_nights_pool after insert or delete or update of capacity on public.garba_nights
  for each row execute function private.keep_pool();
create trigger pass_kinds_pool after insert or delete or update of capacity on public.pass_kinds
  for each row execute function private.keep_pool();
