-- What goes when its time is over, all in one place.

create function private.tidy() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_cutoff date := private.today() - private.setting_int('raw_view_days');
  v_from timestamptz := v_cutoff::timestamp at time zone 'Asia/Kolkata';
  v_removed timestamptz := now() - make_interval(days => private.setting_int('removed_rows_days'));
  v_table text;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('tidy', 0)) then
    return;
  end if;
  insert into public.page_stats_archive (date, page_path, page_title, pageviews, unique_visitors, avg_time_on_page)
  select s.date, s.page_path, s.page_title, s.pageviews, s.unique_visitors, s.avg_time_on_page
  from public.page_stats_daily s where s.date < v_cutoff
  on conflict (date, page_path) do nothing;
  delete from public.page_views v where v."timestamp" < v_from;
  delete from public.visitor_sessions s where s.session_start < v_from;
  -- Anybody may invent addresses: those that hardly anybody called, and nobody lately, are no pages.
  with junk as (
    delete from public.page_specific_views s where s.updated_at < v_from and s.view_count < private.setting_int('page_kept_from_views')
    returning s.page_path
  )
  delete from public.page_stats_archive a using junk where a.page_path = junk.page_path;
  delete from private.daily_visitors d where d.day < private.today() - 2;
  delete from private.salts s where s.day < private.today() - 1;
  delete from private.rate_limits r where r.slot < now() - interval '2 days';
  delete from public.active_users a where a.last_active < now() - interval '5 minutes';
  delete from public.login_history l where l.created_at < now() - make_interval(days => private.setting_int('login_history_days'));
  delete from private.audit_log l where l.changed_at < now() - make_interval(days => private.setting_int('audit_log_days'));
  for v_table in select t.tgrelid::regclass::text from pg_catalog.pg_trigger t where t.tgfoid = 'private.note_removal'::regproc loop
    execute format('delete from %s where deleted_at < $1', v_table) using v_removed;
  end loop;
  update public.announcements a set messages = private.kept_announcements(a.messages, v_removed)
  where a.messages <> private.kept_announcements(a.messages, v_removed);
  delete from public.garba_interests i using public.garba_editions e
  where e.id = i.edition_id
    and (e.passes_from < private.today() - private.setting_int('garba_interest_days') or make_date(e.year + 1, 1, 1) <= private.today());
end $$;
comment on function private.tidy() is 'Rolls up and deletes what is older than the settings allow. Runs with the first page view of a day, on hosted also by pg_cron.';
