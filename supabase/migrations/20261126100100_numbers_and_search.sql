-- Numbers are compared as numbers and texts in one form; a robot that leaves out the filling time is looked at twice.

create trigger booking_forms_number before insert or update of phone on public.booking_forms for each row execute function private.note_number();
update public.booking_forms b set phone_e164 = private.phone_e164(b.phone) where b.phone_e164 is distinct from private.phone_e164(b.phone);
-- On the list for passes a number stands once: of two rows that are one number in truth, both stay as they are.
update public.garba_interests i set phone_e164 = private.phone_e164(i.phone)
where private.phone_e164(i.phone) <> i.phone_e164
  and not exists (select 1 from public.garba_interests o where o.edition_id = i.edition_id and o.id <> i.id
    and private.phone_e164(i.phone) in (o.phone_e164, private.phone_e164(o.phone)));

create or replace function private.accept_enquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_is_visitor boolean := coalesce(current_setting('role', true), 'none') in ('anon', 'authenticated') and not private.may('enquiries');
begin
  -- what the database owns
  new.website := left(new.website, 200);
  -- //host reads as another site's address; nobody can correct the page in the form, so it costs no enquiry.
  new.page_path := regexp_replace(new.page_path, '^/[/\\]+', '/');
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
    -- The site's own form always tells the time; who leaves it out has no form.
    when coalesce(new.fill_ms, 0) < private.setting_int('enquiry_min_fill_ms') then 'too_fast'
    when (select count(*) from public.booking_forms b where b.created_at > now() - interval '1 hour' and b.deleted_at is null)
      >= private.setting_int('enquiry_flag_per_hour') then 'rate_held'
  end;
  return new;
end $$;

-- Search ------------------------------------------------------------------------------------------------------------------

create function private.number_key(p_search text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when n.typed ~* '^(tel:)?[0-9+ ()./-]+$' and n.digits <> '' then
    coalesce(right(private.phone_e164(n.typed), case when private.phone_e164(n.typed) like '+91%' then 10 else -1 end),
      -- The beginning of a number, as it is being typed: without trunk zeros.
      case when n.typed ~ '^[ (]*\+|^[ (]*00' then regexp_replace(ltrim(n.digits, '0'), '^910+', '91') else coalesce(nullif(ltrim(n.digits, '0'), ''), n.digits) end)
  end
  from (select c.typed, regexp_replace(c.typed, '[^0-9]', '', 'g') as digits from (select private.clean_phone(p_search) as typed) c) n
$$;
comment on function private.number_key(text) is 'The digits by which a number, or a part of one, is looked for in search_text; null for a text that is no number. Trunk zeros and India''s country code do not count.';

create function private.like_part(p_part text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '%' || replace(replace(replace(p_part, '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;
comment on function private.like_part(text) is 'A LIKE pattern for texts with this part: % and _ are ordinary characters.';

alter table public.booking_forms drop column search_text;
alter table public.booking_forms add column search_text text not null generated always as (
  private.folded(left(id::text, 8) || ' ' || name || ' ' || email || ' ' || phone || ' ' || regexp_replace(private.clean_phone(phone), '[^0-9]', '', 'g')
    || ' ' || coalesce(phone_e164, '') || ' ' || form_type || ' ' || coalesce(service, '') || ' ' || coalesce(location, '') || ' ' || coalesce(details, ''))
) stored;
comment on column public.booking_forms.search_text is 'What the admin''s search looks into, by private.folded; the number as typed, as digits and as E.164.';
do $$
begin
  if exists (select 1 from pg_extension where extname = 'pg_trgm') then
    create index booking_forms_search_idx on public.booking_forms using gin (search_text extensions.gin_trgm_ops) where deleted_at is null;
  end if;
end $$;

create or replace function private.search_bookings(p_search text, p_status text, p_limit integer, p_offset integer)
returns table (id uuid, reference text, form_type text, service text, name text, email text, phone text, phone_e164 text,
  location text, date_preference text, event_date date, event_month smallint, event_year smallint, guest_count integer,
  budget text, status text, suspicion text, seen_at timestamptz, created_at timestamptz, is_demo boolean, total_count bigint)
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
  perform private.need(p_status is null or p_status = any (private.list_enquiry_statuses()), 'p_status', 'This status is not known.');
  perform private.need(char_length(v_search) <= 200, 'p_search', 'Please search for at most 200 characters.');

  -- A search that is only a number is one word, as people write numbers in many ways; other text is searched word by word.
  if private.number_key(p_search) is not null then
    v_words := array[private.clean_phone(p_search)];
  else
    v_words := array(select w from regexp_split_to_table(v_search, '\s+') w where w <> '' limit 8);
  end if;
  foreach v_word in array v_words loop
    v_where := v_where || format(' and (b.search_text like %L or b.search_text like %L)', private.like_part(v_word), private.like_part(coalesce(private.number_key(v_word), v_word)));
  end loop;
  if p_status is not null then
    v_where := v_where || format(' and b.status = %L', p_status);
  end if;

  execute 'select count(*) from public.booking_forms b where ' || v_where into v_total;
  return query execute 'select b.id, b.reference, b.form_type, b.service, b.name, b.email, b.phone, b.phone_e164, b.location,
      b.date_preference, b.event_date, b.event_month, b.event_year, b.guest_count, b.budget, b.status, b.suspicion, b.seen_at,
      b.created_at, b.is_demo, $1
    from public.booking_forms b where ' || v_where || ' order by b.created_at desc, b.id desc limit $2 offset $3'
    using v_total, least(greatest(coalesce(p_limit, 25), 1), 100), greatest(coalesce(p_offset, 0), 0);
end $$;
comment on function private.search_bookings(text, text, integer, integer) is 'Enquiries that are not deleted, newest first. Every word must occur in search_text, a number in any spelling; % and _ are ordinary characters. Admins only (42501).';

create or replace function private.list_logins(p_who text, p_active boolean, p_new boolean, p_since timestamptz, p_limit integer, p_offset integer)
returns table (id uuid, created_at timestamptz, email text, ip text, device text, user_agent text, methods text[], is_new_device boolean,
  is_active boolean, is_current boolean, may_end boolean, total_count bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_who text := private.folded(coalesce(p_who, ''));
begin
  perform private.require_right('operations');
  perform private.need(char_length(v_who) <= 200, 'p_who', 'Please search for at most 200 characters.');
  return query
    select f.id, f.created_at, f.email, f.ip, f.device, f.user_agent, f.methods, f.is_new_device, f.is_active, f.is_current,
      f.is_active and not f.is_current and (f.user_id = auth.uid() or private.may('people')), count(*) over ()
    from (
      select l.*, s.id is not null as is_active, coalesce(l.session_id::text = auth.jwt() ->> 'session_id', false) as is_current
      from public.login_history l
      left join auth.sessions s on s.id = l.session_id and (s.not_after is null or s.not_after > now())
      where (v_who = '' or strpos(private.folded(l.email), v_who) > 0) and (p_since is null or l.created_at >= p_since)
        and (p_new is null or l.is_new_device = p_new)
    ) f
    where p_active is null or f.is_active = p_active
    order by f.created_at desc, f.id desc
    limit least(greatest(coalesce(p_limit, 25), 1), 500) offset greatest(coalesce(p_offset, 0), 0);
end $$;

grant execute on function private.number_key(text), private.like_part(text) to authenticated, service_role;
