-- Enquiries. Visitors may only insert, and only the columns granted below; the database sets the others.

insert into private.settings (key, value, description) values
  ('enquiry_limit_per_ip', '5', 'Enquiries one address may send within enquiry_window_seconds.'),
  ('enquiry_window_seconds', '600', 'Sliding window of enquiry_limit_per_ip, in seconds.'),
  ('enquiry_flag_per_hour', '120',
    'Enquiries of all visitors in an hour above which new ones are flagged rate_held; none is ever dropped.'),
  ('enquiry_min_fill_ms', '3000', 'Forms sent sooner after opening are flagged too_fast, in ms.'),
  ('enquiry_limit_per_ip_day', '60', 'Enquiries one address may send in a day.'),
  ('enquiry_limit_per_day', '3000',
    'Enquiries of all visitors in a day; a browser keeps the next ones and sends them later.');

create table public.booking_forms (
  id uuid primary key default gen_random_uuid(),
  reference text not null generated always as (upper(left(id::text, 8))) stored,
  source text not null default 'site' constraint booking_forms_source_check check (source in ('site', 'phone')),
  form_type text not null constraint booking_forms_form_type_check
    check (form_type = any (private.list_event_types())),
  service text constraint booking_forms_service_check check (service ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  name text not null constraint booking_forms_name_check check (private.is_line(name, 2, 100)),
  email text not null constraint booking_forms_email_check
    check (private.is_email(email) or (source = 'phone' and email = '')),
  phone text not null constraint booking_forms_phone_check check (private.is_phone(phone)),
  message text not null default '' constraint booking_forms_message_check check (private.is_text(message, 6000)),
  status text not null default 'new' constraint booking_forms_status_check
    check (status = any (private.list_enquiry_statuses())),
  date_preference text not null default 'not-sure' constraint booking_forms_date_preference_check
    check (date_preference = any (private.list_date_preferences())),
  event_date date constraint booking_forms_event_date_check
    check (event_date between date '2020-01-01' and date '2199-12-31'),
  event_month smallint constraint booking_forms_event_month_check check (event_month between 1 and 12),
  event_year smallint constraint booking_forms_event_year_check check (event_year between 2020 and 2199),
  location text constraint booking_forms_location_check check (private.is_line(location, 2, 200)),
  guest_count integer constraint booking_forms_guest_count_check check (guest_count between 1 and 100000),
  budget text constraint booking_forms_budget_check check (private.is_line(budget, 0, 100)),
  details text constraint booking_forms_details_check check (private.is_text(details, 4000)),
  marketing_opt_in boolean not null default false,
  consent_version text constraint booking_forms_consent_version_check
    check (private.is_line(consent_version, 1, 40)),
  page_path text
    constraint booking_forms_page_path_check check (
      private.is_line(page_path, 1, 300) and page_path ~ '^/([^/\\[:space:]][^[:space:]]*)?$'
    ),
  utm jsonb constraint booking_forms_utm_check check (jsonb_typeof(utm) = 'object' and char_length(utm::text) <= 2000),
  fill_ms integer constraint booking_forms_fill_ms_check check (fill_ms >= 0),
  website text constraint booking_forms_website_check check (char_length(website) <= 200),
  suspicion text constraint booking_forms_suspicion_check check (suspicion in ('honeypot', 'too_fast', 'rate_held')),
  phone_e164 text constraint booking_forms_phone_e164_check check (phone_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  consent_at timestamptz,
  seen_at timestamptz constraint booking_forms_seen_at_check check (private.is_moment(seen_at)),
  deleted_at timestamptz constraint booking_forms_deleted_at_check check (private.is_moment(deleted_at)),
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    private.folded(
      left(id::text, 8) || ' ' || name || ' ' || email || ' ' || phone || ' '
        || regexp_replace(private.clean_phone(phone), '[^0-9]', '', 'g') || ' ' || coalesce(phone_e164, '') || ' '
        || form_type || ' ' || coalesce(service, '') || ' ' || coalesce(location, '') || ' ' || coalesce(details, '')
    )
  ) stored,
  constraint booking_forms_event_date_valid check ((event_date is not null) = (date_preference = 'specific')),
  constraint booking_forms_event_month_valid check ((event_month is not null) = (date_preference = 'month')),
  constraint booking_forms_event_year_valid check ((event_year is not null) = (date_preference = 'month')),
  constraint booking_forms_consent_version_valid check (not marketing_opt_in or consent_version is not null)
);
comment on table public.booking_forms is
  'Visitors'' enquiries. Public INSERT (granted columns, validated, rate-limited); only admins read and update. '
  'Soft-deleted.';
comment on column public.booking_forms.id is
  'Generated by the visitor''s browser: a retry gets 409 (23505), which means delivered.';
comment on column public.booking_forms.reference is 'Short number shown to the visitor.';
comment on column public.booking_forms.source is
  'Channel of the enquiry. By phone email may be empty, because addresses are rarely spelt out.';
comment on column public.booking_forms.service is
  'Slug of the service page that led to the enquiry; form_type is one of the six event types of specification section '
  '5.';
comment on column public.booking_forms.message is 'The composed text, one "Label: value" per line.';
comment on column public.booking_forms.utm is 'Campaign parameters of the visit, an object of strings.';
comment on column public.booking_forms.fill_ms is
  'Milliseconds from opening the form to submission, including time queued offline.';
comment on column public.booking_forms.website is 'Honeypot: a field hidden from people.';
comment on column public.booking_forms.suspicion is
  'Reason for a manual check. Set by the trigger; the enquiry is stored and notified all the same.';
comment on column public.booking_forms.phone_e164 is
  'Normalized number for call and WhatsApp links; null if unreadable.';
comment on column public.booking_forms.consent_at is
  'When the newsletter box was ticked, by the database clock; consent_version is the version of its text.';
comment on column public.booking_forms.is_demo is
  'Row of supabase/demo.sql: never mailed, removed by npm run demo:remove.';
comment on column public.booking_forms.search_text is
  'Text for the admin search, by private.folded; the number as typed, as digits and as E.164.';
create index booking_forms_newest_idx on public.booking_forms (created_at desc, id desc) where deleted_at is null;
create index booking_forms_status_idx on public.booking_forms (status, created_at desc, id desc)
  where deleted_at is null;
-- Trigram index if the extension is available (hosted and embedded both have it); without it search is only slower.
do $$
begin
  if exists (select 1 from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm with schema extensions;
    create index booking_forms_search_idx on public.booking_forms using gin (search_text extensions.gin_trgm_ops)
      where deleted_at is null;
  end if;
end $$;

-- booking_forms is not in the realtime publication. Realtime reports each change of a published table (type, table,
-- time, without the row) to clients without access to it: anyone with the public key would learn when enquiries arrive.
-- This row is published instead. SELECT on it is granted to visitors on purpose: without the grant they would get those
-- reports too; with it row-level security applies and shows the row to admins only.
create table public.enquiry_signal (
  id smallint primary key default 1 constraint enquiry_signal_id_check check (id = 1),
  changed_at timestamptz not null default now()
);
comment on table public.enquiry_signal is
  'Row 1: time of the last change of enquiries, sent live to admins. Visitors have SELECT but see no row; without the '
  'grant realtime would report every change to them.';
insert into public.enquiry_signal (id) values (1);
alter table public.enquiry_signal enable row level security;
create policy "admins receive enquiry changes" on public.enquiry_signal for select to authenticated
  using ((select private.may('enquiries')));

grant select on public.enquiry_signal to anon, authenticated;
grant select, insert, update, delete on public.enquiry_signal to service_role;

create function private.check_enquiry(p public.booking_forms) returns void
language plpgsql stable set search_path = '' as $$
declare
  -- A day of grace for midnight and other time zones, plus up to a week for enquiries queued offline.
  v_earliest date := (
    (
      now() - interval '1 day' - make_interval(secs => least(greatest(coalesce(p.fill_ms, 0), 0), 604800000) / 1000.0)
    ) at time zone 'Asia/Kolkata'
  )::date;
  v_today date := private.today();
begin
  perform private.need(
    p.form_type = any (private.list_event_types()), 'form_type', 'event_type',
    'Please choose an event type from the list.'
  );
  perform private.need(
    p.service is null or p.service ~ '^[a-z0-9][a-z0-9-]{0,59}$', 'service', 'outdated', 'This service is not known.'
  );
  perform private.need(
    private.is_line(p.name, 2, 100), 'name', 'name_length', 'Please give your name, 2 to 100 characters on one line.'
  );
  perform private.need(private.is_email(p.email), 'email', 'email', 'Please give a valid e-mail address.');
  perform private.need(
    private.is_phone(p.phone), 'phone', 'phone_digits', 'Please give a phone number of 7 to 15 digits.'
  );
  perform private.need(
    private.is_text(p.message, 6000), 'message',
    'message_length', 'The message is too long or holds characters that cannot be stored (limit 6000).'
  );
  perform private.need(p.status = 'new', 'status', 'outdated', 'A new enquiry has the status new.');
  perform private.need(
    p.date_preference = any (private.list_date_preferences()), 'date_preference',
    'date_preference', 'Please choose how you want to give the date.'
  );
  perform private.need(
    (p.event_date is not null) = (p.date_preference = 'specific'), 'event_date', 'date_missing',
    'Please give the date of the event.'
  );
  perform private.need(
    p.event_date is null or p.event_date >= v_earliest, 'event_date', 'date_past',
    'The date of the event is in the past.'
  );
  perform private.need(
    p.event_date is null or p.event_date <= (v_today + interval '5 years')::date, 'event_date',
    'date_far', 'The date of the event is more than five years away.'
  );
  perform private.need(
    (p.event_month is not null) = (p.date_preference = 'month')
      and (p.event_month is null or p.event_month between 1 and 12),
    'event_month', 'month', 'Please choose the month of the event.'
  );
  perform private.need(
    (p.event_year is not null) = (p.date_preference = 'month')
      and (
        p.event_year is null or p.event_year between extract(year from v_earliest) and extract(year from v_today) + 2
      ),
    'event_year', 'year', 'Please choose this year or one of the next two.'
  );
  perform private.need(
    p.location is null or private.is_line(p.location, 2, 200), 'location',
    'location_length', 'Please give the location, 2 to 200 characters on one line.'
  );
  perform private.need(
    p.guest_count is null or p.guest_count between 1 and 100000, 'guest_count',
    'guests', 'The number of guests is from 1 to 100000.'
  );
  perform private.need(
    p.budget is null or private.is_line(p.budget, 0, 100), 'budget',
    'budget_length', 'Please give the budget in at most 100 characters on one line.'
  );
  perform private.need(
    p.details is null or private.is_text(p.details, 4000), 'details',
    'details_length', 'The details are too long or hold characters that cannot be stored (limit 4000).'
  );
  perform private.need(
    p.consent_version is null or private.is_line(p.consent_version, 1, 40), 'consent_version',
    'outdated', 'The version of the consent text is not valid.'
  );
  perform private.need(
    p.marketing_opt_in is not true or p.consent_version is not null, 'consent_version',
    'outdated', 'The version of the consent text is missing.'
  );
  perform private.need(
    p.page_path is null
      or (private.is_line(p.page_path, 1, 300) and p.page_path ~ '^/([^/\\[:space:]][^[:space:]]*)?$'),
    'page_path', 'outdated', 'The page is not a path of this site.'
  );
  perform private.need(
    p.utm is null or (jsonb_typeof(p.utm) = 'object' and char_length(p.utm::text) <= 2000), 'utm',
    'outdated', 'The campaign parameters are not valid.'
  );
  perform private.need(p.fill_ms is null or p.fill_ms >= 0, 'fill_ms', 'outdated', 'The filling time is not valid.');
end $$;
comment on function private.check_enquiry(public.booking_forms) is
  'Validates a visitor''s enquiry; raises PT422 with the field as hint. The CHECK constraints repeat the rules that '
  'do not depend on the date.';

create function private.accept_enquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_is_visitor boolean := coalesce(current_setting('role', true), 'none') in ('anon', 'authenticated')
    and not private.may('enquiries');
begin
  -- columns set by the database
  new.website := left(new.website, 200);
  -- //host would be another site's address; fixed here, because the visitor cannot correct the page in the form.
  new.page_path := regexp_replace(new.page_path, '^/[/\\]+', '/');
  new.consent_at := case when new.marketing_opt_in then coalesce(new.consent_at, now()) end;
  -- Bulk loads and admins' entries skip the rest: constraints and the primary key apply to them too.
  if not v_is_visitor then
    return new;
  end if;
  -- 1. lock, so that concurrent retries of one enquiry see the first
  perform private.lock_key('enquiry:' || new.id::text);
  -- 2. idempotency: a stored id counts as delivered, whatever the quota
  if exists (select 1 from public.booking_forms b where b.id = new.id) then
    raise exception using errcode = '23505', message = 'This enquiry has already been received.', hint = 'id',
      constraint = 'booking_forms_pkey', table = 'booking_forms', schema = 'public';
  end if;
  -- 3. validation, then 4. quota (a rejected enquiry takes no slot)
  perform private.check_enquiry(new);
  if current_setting('mandap.enquiry_sent', true) = txid_current()::text then
    perform private.refuse('PT422', 'id', 'one_enquiry', 'Please send one enquiry at a time.');
  end if;
  perform set_config('mandap.enquiry_sent', txid_current()::text, true);
  if not private.take('enquiry', private.daily_hash('ip:' || private.client_network()),
      private.setting_int('enquiry_limit_per_ip'), private.setting_int('enquiry_window_seconds')) then
    perform private.refuse(
      'PT429', 'limit', 'enquiry_limit',
      'Too many enquiries from this connection. Please try again in a few minutes, or call us.'
    );
  end if;
  -- 5. suspicion: flagged, never dropped. status stays new, because row-level security checks it after this trigger.
  new.suspicion := case
    when new.website <> '' then 'honeypot'
    -- The site's form always sends fill_ms; a request without it came from a script.
    when coalesce(new.fill_ms, 0) < private.setting_int('enquiry_min_fill_ms') then 'too_fast'
    when (
      select count(*) from public.booking_forms b
      where b.created_at > now() - interval '1 hour' and b.deleted_at is null
    ) >= private.setting_int('enquiry_flag_per_hour')
      then 'rate_held'
  end;
  return new;
end $$;
comment on function private.accept_enquiry() is
  'BEFORE INSERT on booking_forms. Order: lock, idempotency, validation, quota, write. Errors: 23505 already '
  'delivered, PT422 with the field as hint, PT429 quota.';

create function private.note_number() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.phone_e164 := private.phone_e164(new.phone);
  return new;
end $$;
comment on function private.note_number() is 'BEFORE INSERT OR UPDATE trigger: sets phone_e164 from phone.';

create function private.queue_enquiry_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.outbox (kind, enquiry_id, payload)
  values ('booking_notification', new.id, jsonb_strip_nulls(jsonb_build_object('palette', private.firm_palette())));
  return null;
end $$;
comment on function private.queue_enquiry_mail() is
  'AFTER INSERT on booking_forms: queues the notification, in the published palette, in the same transaction. Demo '
  'rows are never mailed.';

create function private.signal_enquiry() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if current_setting('mandap.enquiry_signalled', true) is distinct from txid_current()::text then
    perform set_config('mandap.enquiry_signalled', txid_current()::text, true);
    update public.enquiry_signal set changed_at = clock_timestamp() where id = 1;
  end if;
  return null;
end $$;
comment on function private.signal_enquiry() is 'Updates enquiry_signal once per transaction that changed enquiries.';

-- Triggers of the same event run by name: bound comes after accept, which rejects invalid and duplicate rows. signal is
-- deferred to the commit, so that no transaction waits for its row while holding other locks.
create trigger booking_forms_a_clean before insert or update on public.booking_forms
  for each row execute function private.clean_row('message text', 'details text', 'email email', 'phone phone');
create trigger booking_forms_accept before insert on public.booking_forms
  for each row execute function private.accept_enquiry();
create trigger booking_forms_bound before insert on public.booking_forms for each row
  execute function private.bound_day('enquiry', 'anon authenticated');
create trigger booking_forms_demo before update on public.booking_forms
  for each row when (old.is_demo) execute function private.keep_demo();
create trigger booking_forms_number before insert or update of phone on public.booking_forms
  for each row execute function private.note_number();
create trigger booking_forms_touch before update on public.booking_forms for each row execute function private.touch();
create trigger booking_forms_queue_mail after insert on public.booking_forms
  for each row when (not new.is_demo and new.source = 'site') execute function private.queue_enquiry_mail();
create constraint trigger booking_forms_signal after insert or update or delete on public.booking_forms
  deferrable initially deferred for each row execute function private.signal_enquiry();

alter table public.booking_forms enable row level security;
create policy "anybody may send a new enquiry" on public.booking_forms for insert to anon, authenticated
  with check (status = 'new');
create policy "admins read enquiries" on public.booking_forms for select to authenticated
  using ((select private.may('enquiries')));
create policy "admins work on enquiries" on public.booking_forms for update to authenticated
  using ((select private.may('enquiries'))) with check ((select private.may('enquiries')));

grant insert (
    id, form_type, service, name, email, phone, message, status, date_preference, event_date, event_month, event_year,
    location, guest_count, budget, details, marketing_opt_in, consent_version, page_path, utm, fill_ms, website
  ) on public.booking_forms to anon, authenticated;
grant select, update (status, suspicion, seen_at, deleted_at) on public.booking_forms to authenticated;
grant select, insert, update, delete on public.booking_forms to service_role;

-- Admin list: search, filter, paging --------------------------------------------------------------------------------

create function private.number_key(p_search text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when n.typed ~* '^(tel:|\S*(wa\.me/|[?&]phone=)(%2b)?)?[0-9+ ()./-]+$' and n.digits <> '' then coalesce(
      right(private.phone_e164(n.typed), case when private.phone_e164(n.typed) like '+91%' then 10 else -1 end),
      -- A partly typed number: without trunk zeros.
      case
        when n.typed ~ '^[ (]*\+|^[ (]*00' then regexp_replace(ltrim(n.digits, '0'), '^910+', '91')
        else coalesce(nullif(ltrim(n.digits, '0'), ''), n.digits)
      end
    )
  end
  from (
    select c.typed, regexp_replace(c.typed, '[^0-9]', '', 'g') as digits
    from (select private.clean_phone(p_search) as typed) c
  ) n
$$;
comment on function private.number_key(text) is
  'Digits to look up in search_text for a number or a part of one; null if the text is not a number. Ignores trunk '
  'zeros and India''s country code.';

create function private.like_part(p_part text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '%' || replace(replace(replace(p_part, '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;
comment on function private.like_part(text) is 'A LIKE pattern that matches the text anywhere, with % and _ escaped.';

-- SECURITY DEFINER with its own check: under row-level security the planner cannot use the trigram index, because LIKE
-- is not leakproof.
create function private.search_bookings(p_search text, p_status text, p_limit integer, p_offset integer)
returns table (
  id uuid, reference text, form_type text, service text, name text, email text, phone text, phone_e164 text,
  location text, date_preference text, event_date date, event_month smallint, event_year smallint, guest_count integer,
  budget text, status text, suspicion text, seen_at timestamptz, created_at timestamptz, is_demo boolean,
  total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_search text := private.folded(coalesce(p_search, ''));
  v_words text[];
  v_word text;
  v_where text := 'b.deleted_at is null';
  v_total bigint;
begin
  perform private.require_right('enquiries');
  perform private.need(
    p_status is null or p_status = any (private.list_enquiry_statuses()), 'p_status', 'This status is not known.'
  );
  perform private.need(char_length(v_search) <= 200, 'p_search', 'Please search for at most 200 characters.');

  -- A number counts as one word, because people space it in many ways; other text is split into words.
  if private.number_key(p_search) is not null then
    v_words := array[private.clean_phone(p_search)];
  else
    v_words := array(select w from regexp_split_to_table(v_search, '\s+') w where w <> '' limit 8);
  end if;
  foreach v_word in array v_words loop
    v_where := v_where || format(
      ' and (b.search_text like %L or b.search_text like %L)', private.like_part(v_word),
      private.like_part(coalesce(private.number_key(v_word), v_word))
    );
  end loop;
  if p_status is not null then
    v_where := v_where || format(' and b.status = %L', p_status);
  end if;

  execute 'select count(*) from public.booking_forms b where ' || v_where into v_total;
  return query execute 'select b.id, b.reference, b.form_type, b.service, b.name, b.email, b.phone, b.phone_e164,
      b.location, b.date_preference, b.event_date, b.event_month, b.event_year, b.guest_count, b.budget, b.status,
      b.suspicion, b.seen_at, b.created_at, b.is_demo, $1
    from public.booking_forms b where ' || v_where || ' order by b.created_at desc, b.id desc limit $2 offset $3'
    using v_total, least(greatest(coalesce(p_limit, 25), 1), 100), greatest(coalesce(p_offset, 0), 0);
end $$;
comment on function private.search_bookings(text, text, integer, integer) is
  'Enquiries that are not deleted, newest first. Every word must occur in search_text, a number in any format; % and '
  '_ match literally. Admins only (42501).';

create function public.search_bookings(
  p_search text default '', p_status text default null, p_limit integer default 25, p_offset integer default 0
) returns table (
  id uuid, reference text, form_type text, service text, name text, email text, phone text, phone_e164 text,
  location text, date_preference text, event_date date, event_month smallint, event_year smallint, guest_count integer,
  budget text, status text, suspicion text, seen_at timestamptz, created_at timestamptz, is_demo boolean,
  total_count bigint
)
language sql stable security invoker set search_path = '' as $$
  select * from private.search_bookings(p_search, p_status, p_limit, p_offset)
$$;
comment on function public.search_bookings(text, text, integer, integer) is
  'A page of enquiries (1 to 100 rows), newest first, with the total_count. Admins only (42501); PT422 for an unknown '
  'status or a search over 200 characters.';

-- Their mails ---------------------------------------------------------------------------------------------------------

-- The outbox is made before everything that queues an email, so its key to enquiries is made here.
alter table private.outbox add constraint outbox_enquiry_id_fkey
  foreign key (enquiry_id) references public.booking_forms (id) on delete cascade;

create function private.claim_outbox(p_limit integer, p_enquiry_id uuid)
returns table (id uuid, kind text, enquiry_id uuid, attempts integer, payload jsonb)
language sql volatile security definer set search_path = '' as $$
  with due as (
    select o.id from private.outbox o
    where ((o.status = 'pending' and o.next_try_at <= now()) or (o.status = 'sending' and o.lease_until < now()))
      and (p_enquiry_id is null or o.enquiry_id = p_enquiry_id)
    order by o.next_try_at
    limit least(greatest(p_limit, 1), 100)
    for update skip locked
  ), claimed as (
    update private.outbox o set status = 'sending', lease_until = now() + interval '60 seconds'
    from due where o.id = due.id
    returning o.id, o.kind, o.enquiry_id, o.attempts, o.payload
  )
  select c.id, c.kind, c.enquiry_id, c.attempts,
    c.payload || jsonb_build_object('recipients', coalesce(c.payload -> 'recipients', s.value -> 'to'))
      || case when b.id is null then '{}' else jsonb_build_object(
        'reference', b.reference, 'form_type', b.form_type, 'service', b.service, 'name', b.name, 'email', b.email,
        'phone', b.phone, 'phone_e164', b.phone_e164, 'message', b.message, 'page_path', b.page_path,
        'suspicion', b.suspicion, 'created_at', b.created_at) end
  from claimed c
    left join private.settings s on s.key = 'mail_recipients'
    left join public.booking_forms b on b.id = c.enquiry_id
$$;
comment on function private.claim_outbox(integer, uuid) is
  'Claims due rows for 60 seconds; two workers never get the same row. payload holds all data of the email.';

create function public.claim_outbox(p_limit integer default 10, p_enquiry_id uuid default null)
returns table (id uuid, kind text, enquiry_id uuid, attempts integer, payload jsonb)
language sql volatile security invoker set search_path = '' as $$
  select * from private.claim_outbox(p_limit, p_enquiry_id)
$$;
comment on function public.claim_outbox(integer, uuid) is 'Service role only: see private.claim_outbox.';

-- Enquiries by phone --------------------------------------------------------------------------------------------------

-- Entered by an admin, so no notification is sent.
create function private.add_phone_enquiry(
  p_id uuid, p_name text, p_phone text, p_form_type text, p_event_date date, p_details text
) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_today date := private.today();
begin
  perform private.require_right('enquiries');
  perform private.need(p_id is not null, 'p_id', 'The enquiry needs an id.');
  perform private.need(
    private.is_line(p_name, 2, 100), 'p_name', 'Please give the name, 2 to 100 characters on one line.'
  );
  perform private.need(private.is_phone(p_phone), 'p_phone', 'Please give a phone number of 7 to 15 digits.');
  perform private.need(
    p_form_type = any (private.list_event_types()), 'p_form_type', 'Please choose an event type from the list.'
  );
  perform private.need(
    p_event_date is null or p_event_date between v_today and (v_today + interval '5 years')::date, 'p_event_date',
    'Please give a date from today on, at most five years away.'
  );
  perform private.need(p_details is null or private.is_text(p_details, 4000), 'p_details',
    'The note is too long or holds characters that cannot be stored (limit 4000).');
  insert into public.booking_forms (
    id, source, form_type, name, email, phone, date_preference, event_date, details, seen_at
  )
  values (
    p_id, 'phone', p_form_type, p_name, '', p_phone, case when p_event_date is null then 'not-sure' else 'specific' end,
    p_event_date, nullif(p_details, ''), now()
  )
  on conflict (id) do nothing;
  return p_id;
end $$;

create function public.add_phone_enquiry(
  p_id uuid, p_name text, p_phone text, p_form_type text, p_event_date date default null, p_details text default null
) returns uuid
language sql volatile security invoker set search_path = '' as $$
  select private.add_phone_enquiry(p_id, p_name, p_phone, p_form_type, p_event_date, p_details)
$$;
comment on function public.add_phone_enquiry(uuid, text, text, text, date, text) is
  'Adds an enquiry received by phone: marked as seen, without email and quota. Idempotent by id. Admins only (42501); '
  'PT422 with the argument as hint.';

-- Enquiries per service -----------------------------------------------------------------------------------------------

-- A chart of the dashboard. Days are in Asia/Kolkata.
create function private.enquiries_per_service(p_from date, p_to date)
returns table (service text, form_type text, enquiries integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('enquiries');
  perform private.need_days(p_from, p_to);
  return query
    select b.service, b.form_type, count(*)::integer from public.booking_forms b
    where b.deleted_at is null and b.created_at >= p_from::timestamp at time zone 'Asia/Kolkata'
      and b.created_at < (p_to + 1)::timestamp at time zone 'Asia/Kolkata'
    group by 1, 2 order by 3 desc, 2, 1;
end $$;

create function public.enquiries_per_service(p_from date, p_to date)
returns table (service text, form_type text, enquiries integer)
language sql stable security invoker set search_path = '' as $$
  select * from private.enquiries_per_service(p_from, p_to)
$$;
comment on function public.enquiries_per_service(date, date) is
  'Number of enquiries per service, most first; those without a service are split by form_type. Admins only (42501); '
  'PT422 for more than 401 days.';

grant execute on function private.number_key(text), private.like_part(text) to authenticated, service_role;
grant execute on function private.search_bookings(text, text, integer, integer),
  public.search_bookings(text, text, integer, integer), private.add_phone_enquiry(uuid, text, text, text, date, text),
  public.add_phone_enquiry(uuid, text, text, text, date, text), private.enquiries_per_service(date, date),
  public.enquiries_per_service(date, date) to authenticated;
grant execute on function private.claim_outbox(integer, uuid), public.claim_outbox(integer, uuid) to service_role;
