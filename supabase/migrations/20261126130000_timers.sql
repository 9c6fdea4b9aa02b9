-- The timers of a hosted project in one list, which this migration and the operator call.

create or replace function private.kick_outbox() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_url text;
  v_key text;
  v_headers jsonb;
begin
  if private.outbox_due() = 0 or to_regclass('vault.decrypted_secrets') is null or to_regnamespace('net') is null then
    return;
  end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into v_url using 'deliver_outbox_url';
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into v_key using 'deliver_outbox_key';
  if v_url is null or v_key is null then
    return;
  end if;
  v_headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', v_key);
  -- The newer keys are no tokens.
  if v_key not like 'sb\_%' then
    v_headers := v_headers || jsonb_build_object('Authorization', 'Bearer ' || v_key);
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := ''{}''::jsonb, timeout_milliseconds := 20000)' using v_url, v_headers;
end $$;

create function private.schedule_jobs() returns text[]
language plpgsql volatile security definer set search_path = '' as $$
begin
  if (select count(*) from pg_catalog.pg_available_extensions where name in ('pg_cron', 'pg_net')) = 2 then
    create extension if not exists pg_cron;
    -- It cannot be moved, and keeps nothing but the last hours' answers.
    if exists (select 1 from pg_catalog.pg_extension where extname = 'pg_net' and extnamespace = 'public'::regnamespace) then
      drop extension pg_net;
    end if;
    create extension if not exists pg_net with schema extensions;
  end if;
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return '{}';
  end if;
  perform cron.schedule('mandap-deliver-outbox', '10 seconds', 'select private.kick_outbox()');
  perform cron.schedule('mandap-refresh-announcement', '* * * * *', 'select private.refresh_announcement()');
  perform cron.schedule('mandap-tidy', '17 21 * * *', 'select private.tidy()');
  perform cron.schedule('mandap-weekly-summary', '30 2-18 * * 1', 'select private.queue_weekly_summary()');
  return array['mandap-deliver-outbox', 'mandap-refresh-announcement', 'mandap-tidy', 'mandap-weekly-summary'];
end $$;
comment on function private.schedule_jobs() is 'Hosted: switches pg_cron and pg_net on and sets every timer, however often it is called; returns their names, none where there is no pg_cron. For migrations and the operator: not granted to any API role.';

create or replace function private.tidy() returns void
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
  -- pg_cron writes a row a run, some 10,000 a day, and deletes none.
  if to_regclass('cron.job_run_details') is not null then
    execute 'delete from cron.job_run_details where coalesce(end_time, start_time) < now() - interval ''7 days''';
  end if;
end $$;

select private.schedule_jobs();
