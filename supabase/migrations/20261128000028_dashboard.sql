-- The dashboard, the weekly email with the same figures, and the onboarding checklist.

create function private.days_of_business(p_from date, p_to date)
returns table (day date, visitors bigint, views bigint, enquiries bigint)
language sql stable security definer set search_path = '' as $$
  select d.day::date, coalesce(s.visitor_count, 0), coalesce(s.page_views, 0),
    (
      select count(*) from public.booking_forms b
      where b.deleted_at is null and b.created_at >= d.day at time zone 'Asia/Kolkata'
        and b.created_at < (d.day + interval '1 day') at time zone 'Asia/Kolkata'
    )
  from generate_series(p_from::timestamp, p_to::timestamp, interval '1 day') d (day)
    left join public.daily_visitor_stats s on s.date = d.day::date
$$;
comment on function private.days_of_business(date, date) is
  'Visitors, views and enquiries per day, empty days included.';

create function private.summary_of_business(p_from date, p_to date, p_from_before date, p_to_before date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'from', p_from, 'to', p_to, 'enquiries', coalesce(sum(d.enquiries) filter (where d.day >= p_from), 0),
    'enquiries_before', coalesce(sum(d.enquiries) filter (where d.day <= p_to_before), 0),
    'visitors', coalesce(sum(d.visitors) filter (where d.day >= p_from), 0),
    'visitors_before', coalesce(sum(d.visitors) filter (where d.day <= p_to_before), 0),
    'views', coalesce(sum(d.views) filter (where d.day >= p_from), 0),
    'views_before', coalesce(sum(d.views) filter (where d.day <= p_to_before), 0)
  )
  from private.days_of_business(p_from_before, p_to) d
$$;
comment on function private.summary_of_business(date, date, date, date) is
  'Enquiries, visitors and views of a window and of the previous one.';

create function private.next_dates(p_limit integer) returns table (kind text, id uuid, title text, date date)
language sql stable security definer set search_path = '' as $$
  select n.*
  from (
    select 'event' as kind, e.id, e.title, (e.date at time zone 'Asia/Kolkata')::date as date
    from public.upcoming_events e
    where private.may('content') and e.deleted_at is null and e.is_visible and e.date_type = 'specific'
    union all
    select 'enquiry', b.id, b.name, b.event_date
    from public.booking_forms b
    where private.may('enquiries') and b.deleted_at is null and b.status = 'confirmed'
    union all
    select 'garba', g.id, e.title, g.date
    from public.garba_nights g join public.garba_editions e on e.id = g.edition_id
    where private.may('content') and g.deleted_at is null and g.cancelled_at is null and e.deleted_at is null
      and e.status <> 'draft'
  ) n
  where n.date >= private.today()
  order by n.date, n.title, n.id limit p_limit
$$;
comment on function private.next_dates(integer) is
  'Upcoming dates of confirmed enquiries, and of the events and nights of Raas Garba that visitors see, as far as the '
  'caller may see them.';

create function private.money_to_do() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'claims', (select count(*) from public.pass_orders o where o.status = 'claimed'),
    'late_payments', (select count(*) from public.pass_orders o where o.status = 'late'),
    'refunds', (select count(*) from public.pass_refunds r where r.state in ('due', 'asked', 'failed')));
end $$;
comment on function private.money_to_do() is
  'What waits for who handles the money of passes: payments to check, late ones, refunds.';

create function private.dashboard_summary() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today date := private.today();
  v_first date := date_trunc('month', private.today()::timestamp)::date;
  v_before date := (date_trunc('month', private.today()::timestamp) - interval '1 month')::date;
  v_enquiries boolean := private.may('enquiries');
  v_statistics boolean := private.may('statistics');
  v_content boolean := private.may('content');
begin
  perform private.require_right('admin_area');
  return jsonb_build_object(
    'today', jsonb_build_object(
      'new_enquiries', case
        when v_enquiries then (
          select count(*) from public.booking_forms b where b.status = 'new' and b.deleted_at is null
        )
      end,
      'failed_mails', case when v_enquiries then (select s.dead from private.mail_summary() s) end,
      'live_visitors', case
        when v_statistics then (
          select count(*) from public.active_users a
          where a.last_active > now() - interval '60 seconds' and not a.is_admin
        )
      end
    ),
    'month', (
      select case
        when v_enquiries and v_statistics then m.month
        when v_statistics then m.month - array['enquiries', 'enquiries_before']
        else m.month - array['visitors', 'visitors_before', 'views', 'views_before']
      end
      from private.summary_of_business(
        v_first, v_today, v_before, least(v_before + (v_today - v_first), v_first - 1)
      ) m (month)
    ),
    'days', (
      select jsonb_agg(
        jsonb_build_object(
          'day', d.day, 'visitors', case when v_statistics then d.visitors end,
          'enquiries', case when v_enquiries then d.enquiries end
        )
        order by d.day
      )
      from private.days_of_business(v_before, v_today) d
    ),
    'next_dates', (
      select coalesce(jsonb_agg(to_jsonb(n) order by n.date, n.title, n.id), '[]')
      from private.next_dates(5) n
    ),
    'warnings', jsonb_build_object(
      'pages_under_renovation', case
        when v_content then (
          select coalesce(jsonb_agg(p.page_name order by p.page_name), '[]')
          from public.page_visibility p where p.is_visible and p.is_under_construction
        )
      end,
      'unpublished_sections', case
        when v_content then (select count(*) from public.site_content c where c.draft is distinct from c.published)
      end,
      'pictures_without_alt', case
        when v_content then (
          select count(*) from public.portfolio_images i join public.albums a on a.id = i.album_id
          where i.alt = '' and i.deleted_at is null and a.deleted_at is null
        )
      end,
      'sample_data', case
        when v_statistics then exists (select 1 from public.daily_visitor_stats s where s.is_sample)
      end,
      'announcement_ends_at', case
        when v_content then (
          select min(m.until)
          from public.announcements a,
            jsonb_to_recordset(a.messages) as m ("from" timestamptz, until timestamptz, deleted_at timestamptz)
          where a.enabled and m.deleted_at is null and (m."from" is null or m."from" <= now())
            and m.until between now() and now() + interval '3 days'
        )
      end
    ) || case
      when private.may('money') then private.money_to_do()
      else '{"claims": null, "late_payments": null, "refunds": null}'
    end
  );
end $$;

create function public.dashboard_summary() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.dashboard_summary() $$;
comment on function public.dashboard_summary() is
  'All dashboard data in one call: today, this month and the same days of the last, both months by day, the next five '
  'dates, and open tasks. Parts that the role may not see are null or missing. Admins only (42501).';

-- Weekly mail ---------------------------------------------------------------------------------------------------------

insert into private.settings (key, value, description) values
  ('weekly_summary', 'false',
    'true: on Monday mornings those who get the notifications get the figures of the week. Changed in the admin area.');

create function private.queue_weekly_summary(p_now timestamptz default now()) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamp := p_now at time zone 'Asia/Kolkata';
  v_monday date := date_trunc('week', v_now)::date;
begin
  if extract(isodow from v_now) <> 1
    or v_now::time < time '08:00'
    or not exists (select 1 from private.settings s where s.key = 'weekly_summary' and s.value = 'true'::jsonb)
    or exists (
      select 1 from private.outbox o
      where o.kind = 'weekly_summary' and o.payload ->> 'from' = (v_monday - 7)::text
    )
  then
    return;
  end if;
  insert into private.outbox (kind, payload)
  select 'weekly_summary',
    private.summary_of_business(v_monday - 7, v_monday - 1, v_monday - 14, v_monday - 8)
      || jsonb_build_object(
        'pages', (
          select coalesce(jsonb_agg(to_jsonb(p)), '[]')
          from (
            select coalesce(s.page_title, f.value) as name, sum(f.views) as count
            from private.visit_figures('page', v_monday - 7, v_monday - 1, '{}', false) f
              left join public.page_specific_views s on s.page_path = f.value
            group by 1 order by 2 desc, 1 limit 5
          ) p
        ),
        'sources', (
          select coalesce(jsonb_agg(to_jsonb(p)), '[]')
          from (
            select f.value as name, sum(f.visits) as count
            from private.visit_figures('source', v_monday - 7, v_monday - 1, '{}', false) f
            group by 1 order by 2 desc, 1
          ) p
        ),
        'goals', (
          select coalesce(jsonb_agg(to_jsonb(p)), '[]')
          from (
            select g.goal as name, count(*) as count
            from public.goal_events g where g.day between v_monday - 7 and v_monday - 1 and not g.is_admin
            group by 1 order by 2 desc, 1
          ) p
        )
      )
  on conflict do nothing;
  perform private.kick_outbox();
end $$;
comment on function private.queue_weekly_summary(timestamptz) is
  'For a timer: on Mondays from 8:00 Asia/Kolkata, queues the email about last week, once, if the setting '
  'weekly_summary is true.';

create function private.weekly_summary() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('enquiries');
  return (select s.value = 'true'::jsonb from private.settings s where s.key = 'weekly_summary');
end $$;

create function public.weekly_summary() returns boolean
language sql stable security invoker set search_path = '' as $$ select private.weekly_summary() $$;
comment on function public.weekly_summary() is 'Whether the weekly email is on. Admins only (42501).';

create function private.set_weekly_summary(p_on boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_right('enquiries');
  perform private.need(p_on is not null, 'p_on', 'Please say whether the mail is sent.');
  update private.settings s set value = to_jsonb(p_on) where s.key = 'weekly_summary';
  return p_on;
end $$;

create function public.set_weekly_summary(p_on boolean) returns boolean
language sql volatile security invoker set search_path = '' as $$ select private.set_weekly_summary(p_on) $$;
comment on function public.set_weekly_summary(boolean) is
  'Turns the weekly email to the recipients of notifications on or off. Admins only (42501), PT422.';

-- First steps ---------------------------------------------------------------------------------------------------------

create function private.first_steps() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('content');
  return jsonb_build_object(
    'firm', exists (select 1 from public.site_content c where c.key = 'firm.name' and c.draft is not null),
    'contact', exists (select 1 from public.contact_info c where c.version > 1),
    'numbers', exists (select 1 from public.site_content c where c.key = 'home.numbers' and c.draft is not null),
    'samples', not exists (
      select 1 from unnest(array['home.team', 'home.trusted-by', 'home.instagram', 'about.places']) k
      where not exists (select 1 from public.site_content c where c.key = k and c.draft is not null)
    ),
    'demo', private.demo_rows() -> 'goes' = '{}',
    'album', exists (select 1 from public.albums a where not a.is_demo and a.is_visible and a.deleted_at is null),
    'event', exists (
      select 1 from public.upcoming_events e where not e.is_demo and e.is_visible and e.deleted_at is null
    ),
    'notifications', exists (
      select 1 from private.settings s
      where s.key = 'mail_recipients' and jsonb_array_length(s.value -> 'to') > 0
    ),
    'factor', exists (select 1 from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified'),
    'legal', exists (
      select 1 from public.site_content c where c.key = 'firm.facts' and c.draft -> 'legalDraft' = 'false'
    ),
    'publish', exists (select 1 from private.publications p where p.published_by is not null)
  );
end $$;

create function public.first_steps() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.first_steps() $$;
comment on function public.first_steps() is 'Completed onboarding steps, derived from the data. Admins only (42501).';

grant execute on function private.dashboard_summary(), public.dashboard_summary(), private.weekly_summary(),
  public.weekly_summary(), private.set_weekly_summary(boolean), public.set_weekly_summary(boolean),
  private.first_steps(), public.first_steps() to authenticated;
