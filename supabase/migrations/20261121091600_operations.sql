-- For the operator: what the connection test asks of the database, where the API cannot be asked without changing something (whether
-- tables answer it asks each of them, and mail_summary tells of the mails), removal of the demo, and on hosted Supabase the timers.

create function private.schema_health() returns table (item text, ok boolean, detail text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_migration text;
begin
  perform private.require_right('operations');
  return query
    select 'procedure ' || p.proname, true, 'may be called'
    from pg_catalog.pg_proc p
    where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
    group by p.proname;
  return query
    select 'row-level security', count(*) = 0, coalesce('off for ' || string_agg(c.relname, ', ' order by c.relname), 'on everywhere')
    from pg_catalog.pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity;
  return query
    select 'live tables', array_agg(p.tablename::text order by p.tablename) is not distinct from array['ad_bar', 'booking_forms', 'page_visibility', 'total_visitor_counter'],
      coalesce(string_agg(p.tablename, ', ' order by p.tablename), 'none')
    from pg_catalog.pg_publication_tables p where p.pubname = 'supabase_realtime' and p.schemaname = 'public';
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select max(version) from supabase_migrations.schema_migrations' into v_migration;
  end if;
  return query select 'newest migration', v_migration is not null, coalesce(v_migration, 'none');
  return query select 'database clock', true, to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
end $$;
comment on function private.schema_health() is 'For the connection test, a row each: procedures that may be called, tables without row-level security, live tables, newest migration, clock (UTC). Reads only, shows no secret. Admins only (42501).';
create function public.schema_health() returns table (item text, ok boolean, detail text)
language sql stable security invoker set search_path = '' as $$ select * from private.schema_health() $$;
comment on function public.schema_health() is 'Checks of the database for the connectivity page. Admins only (42501).';

-- Demo rows are wherever a table says is_demo: no list to forget a table in.
create function private.remove_demo() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_table text;
  v_rows integer;
  v_counts jsonb := '{}';
begin
  for v_table in
    select c.relname from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'is_demo' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by c.relname
  loop
    execute format('delete from public.%I where is_demo', v_table);
    get diagnostics v_rows = row_count;
    v_counts := v_counts || jsonb_build_object(v_table, v_rows);
  end loop;
  return v_counts;
end $$;
comment on function private.remove_demo() is 'Deletes every row of supabase/demo.sql with what hangs on it, in every table that has is_demo; returns how many of each. npm run demo:remove calls it; not granted to any API role.';

create function private.remove_demo_as_owner() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_right('settings');
  return private.remove_demo();
end $$;
comment on function private.remove_demo_as_owner() is 'The body of public.remove_demo.';
create function public.remove_demo() returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.remove_demo_as_owner() $$;
comment on function public.remove_demo() is 'Deletes what the site came with (rows with is_demo) for good; returns how many rows of each table. The owner only (42501).';
grant execute on function public.remove_demo(), private.remove_demo_as_owner() to authenticated;

create function private.kick_outbox() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_url text;
  v_key text;
begin
  if private.outbox_due() = 0 or to_regclass('vault.decrypted_secrets') is null or to_regnamespace('net') is null then
    return;
  end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into v_url using 'deliver_outbox_url';
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into v_key using 'deliver_outbox_key';
  if v_url is null or v_key is null then
    return;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := ''{}''::jsonb, timeout_milliseconds := 20000)'
    using v_url, jsonb_build_object('Content-Type', 'application/json', 'apikey', v_key, 'Authorization', 'Bearer ' || v_key);
end $$;
comment on function private.kick_outbox() is 'Hosted: calls the function deliver-outbox while mails are due. Needs two secrets: select vault.create_secret(''https://REF.supabase.co/functions/v1/deliver-outbox'', ''deliver_outbox_url''); select vault.create_secret(''sb_secret_...'', ''deliver_outbox_key'');';
grant execute on function public.schema_health(), private.schema_health() to authenticated;

-- Timers exist on hosted Supabase only; the embedded backend calls the same functions from its own timer.
do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')) = 2 then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform cron.schedule('mandap-deliver-outbox', '10 seconds', 'select private.kick_outbox()');
    perform cron.schedule('mandap-tidy', '17 21 * * *', 'select private.tidy()');
  end if;
end $$;
