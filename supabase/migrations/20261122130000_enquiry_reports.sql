-- How many enquiries came in, and for what: the charts of the dashboard. Days are Patna's.

create function private.enquiries_per_day(p_from date, p_to date)
returns table (day date, enquiries integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('enquiries');
  perform private.need_days(p_from, p_to);
  return query
    select d.day::date, count(b.id)::integer
    from generate_series(p_from::timestamp, p_to::timestamp, interval '1 day') d (day)
    left join public.booking_forms b on b.deleted_at is null
      and b.created_at >= d.day at time zone 'Asia/Kolkata' and b.created_at < (d.day + interval '1 day') at time zone 'Asia/Kolkata'
    group by 1 order by 1;
end $$;
comment on function private.enquiries_per_day(date, date) is 'The body of public.enquiries_per_day.';

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
comment on function private.enquiries_per_service(date, date) is 'The body of public.enquiries_per_service.';

create function public.enquiries_per_day(p_from date, p_to date)
returns table (day date, enquiries integer)
language sql stable security invoker set search_path = '' as $$ select * from private.enquiries_per_day(p_from, p_to) $$;
comment on function public.enquiries_per_day(date, date) is 'How many enquiries came in on each day, in order; the days without any too. Admins only (42501); PT422 for more than 401 days.';

create function public.enquiries_per_service(p_from date, p_to date)
returns table (service text, form_type text, enquiries integer)
language sql stable security invoker set search_path = '' as $$ select * from private.enquiries_per_service(p_from, p_to) $$;
comment on function public.enquiries_per_service(date, date) is 'How many enquiries asked for each service, the most first; form_type tells those apart that name none. Admins only (42501); PT422 for more than 401 days.';

grant execute on function public.enquiries_per_day(date, date), public.enquiries_per_service(date, date),
  private.enquiries_per_day(date, date), private.enquiries_per_service(date, date) to authenticated;
