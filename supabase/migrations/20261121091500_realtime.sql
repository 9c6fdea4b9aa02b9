-- What is sent live. Membership is exposure: DELETE events pass row-level security and carry the primary key, so only
-- tables whose rows everybody may see, and booking_forms, which is never deleted from by the API (deleted_at).

do $$
declare
  v_table text;
begin
  if not exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
  foreach v_table in array array['page_visibility', 'total_visitor_counter', 'ad_bar', 'booking_forms'] loop
    if not exists (select 1 from pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = v_table) then
      execute format('alter publication supabase_realtime add table public.%I', v_table);
    end if;
  end loop;
end $$;
