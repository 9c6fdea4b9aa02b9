-- Limits for what anybody may send: writes to the two views, invented page addresses, long statements.

-- Without a trigger PostgreSQL says 55000 ("cannot insert into view") to everybody, before it looks at rights. Nobody has
-- the right to write, so that these never run: they make it 42501.
create function private.refuse_write() returns trigger
language plpgsql volatile security invoker set search_path = '' as $$
begin
  raise exception 'This view cannot be written.' using errcode = '42501';
end $$;
comment on function private.refuse_write() is 'Trigger of views that only show: refuses a write with 42501.';

create function private.guard_stats_views() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  create or replace trigger refuse_write instead of insert or update or delete on public.page_stats_daily
    for each row execute function private.refuse_write();
  create or replace trigger refuse_write instead of insert or update or delete on public.visitor_stats_daily
    for each row execute function private.refuse_write();
end $$;
comment on function private.guard_stats_views() is 'Puts the triggers on the two views again, after a repair has made one anew.';
select private.guard_stats_views();

create or replace function private.repair_page_views() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.create_page_views_table();
  perform private.create_daily_visitor_stats_table();
  perform private.guard_stats_views();
end $$;
create or replace function private.repair_daily_visitor_stats() returns void
language sql volatile security definer set search_path = '' as $$ select private.repair_page_views() $$;

insert into private.settings (key, value, description) values
  ('page_kept_from_views', '10', 'Views from which an address stays in page_specific_views for ever; below, it goes with its raw rows.');

revoke execute on all functions in schema public from public;
revoke execute on all functions in schema private from public;

-- What embeds tables in tables without end is ended after this long. A hosted project has the same as its default.
alter role anon set statement_timeout = '3s';
notify pgrst, 'reload config';
