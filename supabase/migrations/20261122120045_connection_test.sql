-- What the connection test asks of the database, where the API cannot be asked without changing something. Whether tables
-- answer it asks each of them, and mail_summary tells of the mails.

create or replace function private.schema_health() returns table (item text, ok boolean, detail text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_migration text;
begin
  perform private.require_admin();
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
