-- Visibility of public pages, checked by each page's gate.

create table public.page_visibility (
  id bigint generated always as identity primary key,
  page_name text not null
    constraint page_visibility_page_name_key unique
    constraint page_visibility_page_name_check check (page_name ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  is_visible boolean not null default true,
  is_under_construction boolean not null default false,
  category text not null default 'general'
    constraint page_visibility_category_check check (private.is_line(category, 1, 60)),
  message text constraint page_visibility_message_check check (private.is_text(message, 500)),
  seo_title text constraint page_visibility_seo_title_check check (private.is_line(seo_title, 1, 70)),
  seo_description text
    constraint page_visibility_seo_description_check check (private.is_line(seo_description, 1, 200)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
comment on table public.page_visibility is
  'One row per gated page: shown, hidden or under renovation. Written by admins, publicly readable, live.';
comment on column public.page_visibility.page_name is
  'Lower-case gate name; the client lower-cases before it compares.';
comment on column public.page_visibility.is_under_construction is
  'Shows the "Under Renovation" page; ignored unless is_visible.';
comment on column public.page_visibility.message is
  'Replaces the default message while the page is hidden or under renovation; null for the default.';
comment on column public.page_visibility.seo_title is
  'Title in search results and link previews; null for the default. Read at build time.';
comment on column public.page_visibility.seo_description is
  'Description in search results and link previews; null for the default. Read at build time.';
comment on column public.page_visibility.version is
  'Incremented on every content change; a save filters by the version it read.';
create trigger page_visibility_a_clean before insert or update on public.page_visibility
  for each row execute function private.clean_row('message text');
create trigger page_visibility_edit before update on public.page_visibility
  for each row execute function private.note_edit();
create trigger page_visibility_audit after insert or update or delete on public.page_visibility
  for each row execute function private.audit('id');

alter table public.page_visibility enable row level security;
create policy "everybody reads which pages are shown" on public.page_visibility for select to anon, authenticated
  using (true);
create policy "admins add pages" on public.page_visibility for insert to authenticated
  with check ((select private.may('content')));
create policy "admins show and hide pages" on public.page_visibility for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

grant select on public.page_visibility to anon, authenticated;
grant insert (page_name, is_visible, is_under_construction, category, message, seo_title, seo_description),
  update (page_name, is_visible, is_under_construction, category, message, seo_title, seo_description)
  on public.page_visibility to authenticated;
grant select, insert, update, delete on public.page_visibility to service_role;
