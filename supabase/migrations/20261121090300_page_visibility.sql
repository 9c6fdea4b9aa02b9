-- Which public pages are shown, read by the gate in front of each.

create table public.page_visibility (
  id bigint generated always as identity primary key,
  page_name text not null
    constraint page_visibility_page_name_key unique
    constraint page_visibility_page_name_check check (page_name ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  is_visible boolean not null default true,
  is_under_construction boolean not null default false,
  category text not null default 'general'
    constraint page_visibility_category_check check (private.is_line(category, 1, 60)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.page_visibility is 'One row a guarded page: shown, hidden or under renovation. Written by admins, read by everybody, live.';
comment on column public.page_visibility.page_name is 'Name of the gate in small letters; the client lower-cases before it compares.';
comment on column public.page_visibility.is_under_construction is 'Shows the "Under Renovation" page; counts only while is_visible.';
create trigger page_visibility_touch before update on public.page_visibility for each row execute function private.touch();

alter table public.page_visibility enable row level security;
create policy "everybody reads which pages are shown" on public.page_visibility for select to anon, authenticated using (true);
create policy "admins add pages" on public.page_visibility for insert to authenticated with check ((select private.is_admin()));
create policy "admins show and hide pages" on public.page_visibility for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins remove pages" on public.page_visibility for delete to authenticated using ((select private.is_admin()));

revoke all on public.page_visibility from anon, authenticated;
grant select on public.page_visibility to anon, authenticated;
grant insert (page_name, is_visible, is_under_construction, category),
  update (page_name, is_visible, is_under_construction, category), delete on public.page_visibility to authenticated;
grant select, insert, update, delete on public.page_visibility to service_role;
