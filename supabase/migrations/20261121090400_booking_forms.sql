-- Enquiries. A visitor may only add one, and only the columns granted below; the database owns the rest.

create table public.booking_forms (
  id uuid primary key default gen_random_uuid(),
  reference text not null generated always as (upper(left(id::text, 8))) stored,
  form_type text not null constraint booking_forms_form_type_check
    check (form_type = any (private.list_event_types())),
  service text constraint booking_forms_service_check check (service ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  name text not null constraint booking_forms_name_check check (private.is_line(name, 2, 100)),
  email text not null constraint booking_forms_email_check check (private.is_email(email)),
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
  page_path text constraint booking_forms_page_path_check check (private.is_line(page_path, 1, 300) and page_path ~ '^/([^/\\[:space:]][^[:space:]]*)?$'),
  utm jsonb constraint booking_forms_utm_check check (jsonb_typeof(utm) = 'object' and char_length(utm::text) <= 2000),
  fill_ms integer constraint booking_forms_fill_ms_check check (fill_ms >= 0),
  website text constraint booking_forms_website_check check (char_length(website) <= 200),
  suspicion text constraint booking_forms_suspicion_check check (suspicion in ('honeypot', 'too_fast', 'rate_held')),
  phone_e164 text constraint booking_forms_phone_e164_check check (phone_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  consent_at timestamptz,
  seen_at timestamptz,
  deleted_at timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    lower(left(id::text, 8) || ' ' || name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')
      || ' ' || form_type || ' ' || coalesce(service, '') || ' ' || coalesce(location, '') || ' ' || coalesce(details, ''))
  ) stored,
  constraint booking_forms_event_date_valid check ((event_date is not null) = (date_preference = 'specific')),
  constraint booking_forms_event_month_valid check ((event_month is not null) = (date_preference = 'month')),
  constraint booking_forms_event_year_valid check ((event_year is not null) = (date_preference = 'month')),
  constraint booking_forms_consent_version_valid check (not marketing_opt_in or consent_version is not null)
);

comment on table public.booking_forms is 'Enquiries of visitors. Anybody may add one (granted columns, checked, rate-limited), only admins read and work on them; deleting is marking.';
comment on column public.booking_forms.id is 'Made by the visitor''s browser: sending the same enquiry again answers 409 (23505), which means delivered.';
comment on column public.booking_forms.reference is 'The short number shown to the visitor.';
comment on column public.booking_forms.service is 'Slug of the service the visitor came from; form_type is one of the six event types of specification section 5.';
comment on column public.booking_forms.message is 'The composed text block, one "Label: value" a line.';
comment on column public.booking_forms.fill_ms is 'Milliseconds from opening the form to this sending; an enquiry that waited offline counts the wait.';
comment on column public.booking_forms.website is 'Honeypot: a field people do not see.';
comment on column public.booking_forms.suspicion is 'Why a human should look twice. Set by the trigger; the enquiry is stored and reported all the same.';
comment on column public.booking_forms.phone_e164 is 'The number for call and WhatsApp links, computed; null when it cannot be told.';
comment on column public.booking_forms.consent_at is 'When the newsletter box was ticked, by the database clock; the text''s version is consent_version.';
comment on column public.booking_forms.utm is 'Campaign parameters of the visit, an object of strings.';
comment on column public.booking_forms.is_demo is 'Row of supabase/demo.sql: never mailed, removed by npm run demo:remove.';
comment on column public.booking_forms.search_text is 'What the admin''s search looks into, in small letters.';

create index booking_forms_newest_idx on public.booking_forms (created_at desc, id desc) where deleted_at is null;
create index booking_forms_status_idx on public.booking_forms (status, created_at desc, id desc) where deleted_at is null;

-- Trigram search where the extension exists (hosted and embedded both have it); without it the search is only slower.
do $$
begin
  if exists (select 1 from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm with schema extensions;
    create index booking_forms_search_idx on public.booking_forms using gin (search_text extensions.gin_trgm_ops) where deleted_at is null;
  end if;
end $$;

create function private.check_enquiry(p public.booking_forms) returns void
language plpgsql stable set search_path = '' as $$
declare
  -- A day of grace for midnight and other time zones; an enquiry that waited offline gets its wait, at most a week.
  v_earliest date := ((now() - interval '1 day' - make_interval(secs => least(greatest(coalesce(p.fill_ms, 0), 0), 604800000) / 1000.0)) at time zone 'Asia/Kolkata')::date;
  v_today date := private.today();
begin
  perform private.need(p.form_type = any (private.list_event_types()), 'form_type', 'Please choose an event type from the list.');
  perform private.need(p.service is null or p.service ~ '^[a-z0-9][a-z0-9-]{0,59}$', 'service', 'This service is not known.');
  perform private.need(private.is_line(p.name, 2, 100), 'name', 'Please give your name, 2 to 100 characters on one line.');
  perform private.need(private.is_email(p.email), 'email', 'Please give a valid e-mail address.');
  perform private.need(private.is_phone(p.phone), 'phone', 'Please give a phone number of 7 to 15 digits.');
  perform private.need(private.is_text(p.message, 6000), 'message', 'The message is too long or holds characters that cannot be stored (limit 6000).');
  perform private.need(p.status = 'new', 'status', 'A new enquiry has the status new.');
  perform private.need(p.date_preference = any (private.list_date_preferences()), 'date_preference', 'Please choose how you want to give the date.');
  perform private.need((p.event_date is not null) = (p.date_preference = 'specific'), 'event_date', 'Please give the date of the event.');
  perform private.need(p.event_date is null or p.event_date >= v_earliest, 'event_date', 'The date of the event is in the past.');
  perform private.need(p.event_date is null or p.event_date <= (v_today + interval '5 years')::date, 'event_date', 'The date of the event is more than five years away.');
  perform private.need((p.event_month is not null) = (p.date_preference = 'month') and (p.event_month is null or p.event_month between 1 and 12), 'event_month', 'Please choose the month of the event.');
  perform private.need((p.event_year is not null) = (p.date_preference = 'month')
    and (p.event_year is null or p.event_year between extract(year from v_earliest) and extract(year from v_today) + 2), 'event_year', 'Please choose this year or one of the next two.');
  perform private.need(p.location is null or private.is_line(p.location, 2, 200), 'location', 'Please give the location, 2 to 200 characters on one line.');
  perform private.need(p.guest_count is null or p.guest_count between 1 and 100000, 'guest_count', 'The number of guests is from 1 to 100000.');
  perform private.need(p.budget is null or private.is_line(p.budget, 0, 100), 'budget', 'Please give the budget in at most 100 characters on one line.');
  perform private.need(p.details is null or private.is_text(p.details, 4000), 'details', 'The details are too long or hold characters that cannot be stored (limit 4000).');
  perform private.need(p.consent_version is null or private.is_line(p.consent_version, 1, 40), 'consent_version', 'The version of the consent text is not valid.');
  perform private.need(p.marketing_opt_in is not true or p.consent_version is not null, 'consent_version', 'The version of the consent text is missing.');
  perform private.need(p.page_path is null or (private.is_line(p.page_path, 1, 300) and p.page_path ~ '^/([^/\\[:space:]][^[:space:]]*)?$'), 'page_path', 'The page is not a path of this site.');
  perform private.need(p.utm is null or (jsonb_typeof(p.utm) = 'object' and char_length(p.utm::text) <= 2000), 'utm', 'The campaign parameters are not valid.');
  perform private.need(p.fill_ms is null or p.fill_ms >= 0, 'fill_ms', 'The filling time is not valid.');
end $$;
comment on function private.check_enquiry(public.booking_forms) is 'Every rule a visitor''s enquiry must meet, each broken one as PT422 with the field as hint. The CHECK constraints repeat what does not depend on the day.';

create function private.accept_enquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_is_visitor boolean := coalesce(current_setting('role', true), 'none') in ('anon', 'authenticated') and not private.may('enquiries');
begin
  -- what the database owns
  new.website := left(new.website, 200);
  -- //host reads as another site's address; nobody can correct the page in the form, so it costs no enquiry.
  new.page_path := regexp_replace(new.page_path, '^/[/\\]+', '/');
  new.phone_e164 := private.phone_e164(new.phone);
  new.consent_at := case when new.marketing_opt_in then coalesce(new.consent_at, now()) end;
  -- The operator's bulk load and an admin's own entry need no more: constraints and the primary key hold for them too.
  if not v_is_visitor then
    return new;
  end if;
  -- 1. lock, so that of many simultaneous sendings of one enquiry the others see the first
  perform private.lock_key('enquiry:' || new.id::text);
  -- 2. idempotency: already here means delivered, whatever the quota says now
  if exists (select 1 from public.booking_forms b where b.id = new.id) then
    raise exception using errcode = '23505', message = 'This enquiry has already been received.', hint = 'id', constraint = 'booking_forms_pkey', table = 'booking_forms', schema = 'public';
  end if;
  -- 3. validation, then 4. quota (a refused enquiry takes no place)
  perform private.check_enquiry(new);
  if current_setting('mandap.enquiry_sent', true) = txid_current()::text then
    raise exception using errcode = 'PT422', message = 'Please send one enquiry at a time.', hint = 'id';
  end if;
  perform set_config('mandap.enquiry_sent', txid_current()::text, true);
  if not private.take('enquiry', private.daily_hash('ip:' || private.client_network()),
      private.setting_int('enquiry_limit_per_ip'), private.setting_int('enquiry_window_seconds')) then
    raise exception using errcode = 'PT429', message = 'Too many enquiries from this connection. Please try again in a few minutes.';
  end if;
  -- 5. suspicion: flagged for a human, never dropped. status stays new, because row-level security checks it after this.
  new.suspicion := case
    when new.website <> '' then 'honeypot'
    when new.fill_ms < private.setting_int('enquiry_min_fill_ms') then 'too_fast'
    when (select count(*) from public.booking_forms b where b.created_at > now() - interval '1 hour' and b.deleted_at is null)
      >= private.setting_int('enquiry_flag_per_hour') then 'rate_held'
  end;
  return new;
end $$;
comment on function private.accept_enquiry() is 'BEFORE INSERT on booking_forms. Order: lock, idempotency, validation, quota, write. Errors: 23505 delivered already, PT422 with the field as hint, PT429 quota.';

create trigger booking_forms_accept before insert on public.booking_forms for each row execute function private.accept_enquiry();
create trigger booking_forms_touch before update on public.booking_forms for each row execute function private.touch();

alter table public.booking_forms enable row level security;
create policy "anybody may send a new enquiry" on public.booking_forms for insert to anon, authenticated with check (status = 'new');
create policy "admins read enquiries" on public.booking_forms for select to authenticated using ((select private.may('enquiries')));
create policy "admins work on enquiries" on public.booking_forms for update to authenticated
  using ((select private.may('enquiries'))) with check ((select private.may('enquiries')));

grant insert (id, form_type, service, name, email, phone, message, status, date_preference, event_date, event_month, event_year,
  location, guest_count, budget, details, marketing_opt_in, consent_version, page_path, utm, fill_ms, website)
  on public.booking_forms to anon, authenticated;
grant select, update (status, suspicion, seen_at, deleted_at) on public.booking_forms to authenticated;
grant select, insert, update, delete on public.booking_forms to service_role;
