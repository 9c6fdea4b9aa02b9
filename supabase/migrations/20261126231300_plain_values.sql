-- The database takes only what the screens can draw: days and moments between 2000 and 2199 (PostgreSQL also knows infinity, years BC
-- and the year 294276), lists without lists inside, announcements of texts and ISO 8601 times. Not valid: an older row stays readable.

create function private.is_day(p_value date) returns boolean
language sql immutable parallel safe set search_path = '' as $$ select p_value between date '2000-01-01' and date '2199-12-31' $$;
comment on function private.is_day(date) is 'A day between 2000 and 2199.';

create function private.is_moment(p_value timestamptz) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select p_value >= timestamptz '2000-01-01 00:00:00+00' and p_value < timestamptz '2200-01-01 00:00:00+00'
$$;
comment on function private.is_moment(timestamptz) is 'A moment between 2000 and 2199.';

create function private.is_flat(p_list anyarray) returns boolean
language sql immutable parallel safe set search_path = '' as $$ select coalesce(array_ndims(p_list), 1) = 1 $$;
comment on function private.is_flat(anyarray) is 'A list whose entries are no lists.';
-- CHECK constraints run with the rights of whoever writes the row.
grant execute on function private.is_day(date), private.is_moment(timestamptz), private.is_flat(anyarray) to anon, authenticated, service_role;

alter table public.albums add constraint albums_event_date_check check (private.is_day(event_date)) not valid;
alter table public.upcoming_events
  add constraint upcoming_events_date_check check (private.is_moment(date)) not valid,
  drop constraint upcoming_events_ends_at_check,
  add constraint upcoming_events_ends_at_check
    check (ends_at is null or (date is not null and ends_at > date and private.is_moment(ends_at))) not valid;
alter table public.venues
  drop constraint venues_price_verified_on_check,
  add constraint venues_price_verified_on_check check (price_verified_on >= '2020-01-01' and private.is_day(price_verified_on)) not valid;
alter table public.booking_forms
  add constraint booking_forms_seen_at_check check (private.is_moment(seen_at)) not valid,
  add constraint booking_forms_deleted_at_check check (private.is_moment(deleted_at)) not valid;
alter table public.garba_interests add constraint garba_interests_contacted_at_check check (private.is_moment(contacted_at)) not valid;

do $$
declare
  v record;
begin
  for v in
    select c.relname, k.conname, a.attname, pg_get_expr(k.conbin, k.conrelid) as rule
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_attribute a on a.attrelid = c.oid and a.attndims > 0
    where k.contype = 'c' and k.connamespace = 'public'::regnamespace and k.conname = c.relname || '_' || a.attname || '_check'
  loop
    execute format('alter table public.%I drop constraint %I, add constraint %I check (private.is_flat(%I) and %s) not valid',
      v.relname, v.conname, v.conname, v.attname, v.rule);
  end loop;
end $$;

create function private.is_json_moment(p_value jsonb) returns boolean
language sql stable set search_path = '' as $$
  select case
    when p_value is null or jsonb_typeof(p_value) = 'null' then true
    when jsonb_typeof(p_value) <> 'string' then false
    when p_value #>> '{}' !~ '^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$' then false
    else private.is_moment((p_value #>> '{}')::timestamptz)
  end
$$;
comment on function private.is_json_moment(jsonb) is 'Null or a text with a moment in ISO 8601, with its time zone. Raises for a day that no month has.';
grant execute on function private.is_json_moment(jsonb) to authenticated, service_role;

create or replace function private.are_announcements(p_messages jsonb) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(p_messages) <> 'array' or jsonb_array_length(p_messages) > 60 or octet_length(p_messages::text) > 120000
    or exists (
      select 1 from jsonb_array_elements(p_messages) m
      where jsonb_typeof(m) <> 'object' or jsonb_typeof(m -> 'text') is distinct from 'string'
        or not (private.is_json_moment(m -> 'from') and private.is_json_moment(m -> 'until') and private.is_json_moment(m -> 'deleted_at'))) then
    return false;
  end if;
  return coalesce((
    select count(*) filter (where m.deleted_at is null) <= 10 and bool_and(coalesce(private.is_line(m.text, 1, 300) and private.has_safe_links(m.text), false) and coalesce(m."from" < m.until, true))
    from jsonb_to_recordset(p_messages) as m (text text, "from" timestamptz, until timestamptz, deleted_at timestamptz)), true);
end $$;
comment on function private.are_announcements(jsonb) is 'At most 10 messages {text, from, until, deleted_at} that are not removed, and 60 with those: one line of at most 300 characters with safe links only; times in ISO 8601 or null, from before until where both are there.';
