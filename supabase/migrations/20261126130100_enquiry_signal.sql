-- Enquiries leave the realtime publication. Whoever may not read a published table is still told of each change in it (type, table,
-- time, without the row): anybody with the public key would learn when enquiries come. In its place stands one row that says only that
-- something changed. SELECT on it is granted to visitors on purpose: without the grant they would be told too; with it row-level
-- security is asked, which shows the row to admins alone.

create table public.enquiry_signal (
  id smallint primary key default 1 constraint enquiry_signal_id_check check (id = 1),
  changed_at timestamptz not null default now()
);
comment on table public.enquiry_signal is 'Row 1: when an enquiry was last added, changed or removed, sent live to admins. Visitors may ask and see no row; without that right realtime would tell them of every change.';
insert into public.enquiry_signal (id) values (1);

alter table public.enquiry_signal enable row level security;
create policy "admins hear that enquiries changed" on public.enquiry_signal for select to authenticated using ((select private.may('enquiries')));
grant select on public.enquiry_signal to anon, authenticated;
grant select, insert, update, delete on public.enquiry_signal to service_role;

create function private.signal_enquiry() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if current_setting('mandap.enquiry_signalled', true) is distinct from txid_current()::text then
    perform set_config('mandap.enquiry_signalled', txid_current()::text, true);
    update public.enquiry_signal set changed_at = clock_timestamp() where id = 1;
  end if;
  return null;
end $$;
comment on function private.signal_enquiry() is 'Touches enquiry_signal once a transaction that changed enquiries.';
-- At the commit, so that nobody waits for this row with other rows locked.
create constraint trigger booking_forms_signal after insert or update or delete on public.booking_forms
  deferrable initially deferred for each row execute function private.signal_enquiry();

do $$
begin
  if exists (select 1 from pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'booking_forms') then
    alter publication supabase_realtime drop table public.booking_forms;
  end if;
  alter publication supabase_realtime add table public.enquiry_signal;
end $$;

create or replace function private.schema_health() returns table (item text, ok boolean, detail text)
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
    select 'live tables', array_agg(p.tablename::text order by p.tablename) is not distinct from array['ad_bar', 'enquiry_signal', 'page_visibility', 'total_visitor_counter'],
      coalesce(string_agg(p.tablename, ', ' order by p.tablename), 'none')
    from pg_catalog.pg_publication_tables p where p.pubname = 'supabase_realtime' and p.schemaname = 'public';
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select max(version) from supabase_migrations.schema_migrations' into v_migration;
  end if;
  return query select 'newest migration', v_migration is not null, coalesce(v_migration, 'none');
  return query select 'database clock', true, to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
end $$;
