-- What goes when its time is over, all in one place.

create function private.tidy() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_removed timestamptz := now() - make_interval(days => private.setting_int('removed_rows_days'));
  v_table text;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('tidy', 0)) then
    return;
  end if;
  perform private.roll_up();
  perform private.forget_visits();
  delete from private.salts s where s.day < private.today() - 1;
  delete from private.rate_limits r where r.slot < now() - interval '2 days';
  delete from public.login_history l where l.created_at < now() - make_interval(days => private.setting_int('login_history_days'));
  delete from private.audit_log l where l.changed_at < now() - make_interval(days => private.setting_int('audit_log_days'));
  for v_table in select t.tgrelid::regclass::text from pg_catalog.pg_trigger t where t.tgfoid = 'private.note_removal'::regproc loop
    execute format('delete from %s where deleted_at < $1', v_table) using v_removed;
  end loop;
  update public.announcements a set messages = private.kept_announcements(a.messages, v_removed)
  where a.messages <> private.kept_announcements(a.messages, v_removed);
  perform private.queue_unused_pictures();
  delete from public.garba_interests i using public.garba_editions e
  where e.id = i.edition_id
    and (e.passes_from < private.today() - private.setting_int('garba_interest_days') or make_date(e.year + 1, 1, 1) <= private.today());
end $$;
comment on function private.tidy() is 'Rolls up and deletes what is older than the settings allow. Called by a timer: pg_cron when hosted (every night at 2:47 in India), the embedded backend''s own else.';
