-- The admin's list of enquiries: search, filter and page on the server.
-- SECURITY DEFINER with its own check: under row-level security the planner may not use the trigram index, because LIKE
-- is not leakproof.

create function private.search_bookings(p_search text, p_status text, p_limit integer, p_offset integer)
returns table (id uuid, reference text, form_type text, service text, name text, email text, phone text, phone_e164 text,
  location text, date_preference text, event_date date, event_month smallint, event_year smallint, guest_count integer,
  budget text, status text, suspicion text, seen_at timestamptz, created_at timestamptz, is_demo boolean, total_count bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_search text := lower(private.trimmed(coalesce(p_search, '')));
  v_words text[];
  v_word text;
  v_where text := 'b.deleted_at is null';
  v_total bigint;
begin
  perform private.require_right('enquiries');
  perform private.need(p_status is null or p_status = any (private.list_enquiry_statuses()), 'p_status', 'This status is not known.');
  perform private.need(char_length(v_search) <= 200, 'p_search', 'Please search for at most 200 characters.');

  -- A number is searched by its digits, as people write phone numbers in many ways; other text word by word.
  if v_search ~ '^[0-9+ ().-]+$' and v_search ~ '[0-9]' then
    v_words := array[regexp_replace(v_search, '[^0-9]', '', 'g')];
  else
    v_words := array(select w from regexp_split_to_table(v_search, '\s+') w where w <> '' limit 8);
  end if;
  foreach v_word in array v_words loop
    v_where := v_where || format(' and b.search_text like %L', '%' || replace(replace(replace(v_word, '\', '\\'), '%', '\%'), '_', '\_') || '%');
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
comment on function private.search_bookings(text, text, integer, integer) is 'Enquiries that are not deleted, newest first. Every word must occur in search_text; % and _ are ordinary characters. Admins only (42501).';

create function public.search_bookings(p_search text default '', p_status text default null, p_limit integer default 25, p_offset integer default 0)
returns table (id uuid, reference text, form_type text, service text, name text, email text, phone text, phone_e164 text,
  location text, date_preference text, event_date date, event_month smallint, event_year smallint, guest_count integer,
  budget text, status text, suspicion text, seen_at timestamptz, created_at timestamptz, is_demo boolean, total_count bigint)
language sql stable security invoker set search_path = '' as $$ select * from private.search_bookings(p_search, p_status, p_limit, p_offset) $$;
comment on function public.search_bookings(text, text, integer, integer) is 'A page of enquiries (1 to 100 rows), newest first, with total_count of all that match. Admins only (42501); PT422 for an unknown status or a search over 200 characters.';
grant execute on function public.search_bookings(text, text, integer, integer), private.search_bookings(text, text, integer, integer) to authenticated;
