-- What the owner edits by hand: the announcement bar, the contact details, and texts that override the site's own.

create table public.ad_bar (
  id smallint primary key default 1 constraint ad_bar_id_check check (id = 1),
  content text not null default '' constraint ad_bar_content_check check (private.is_text(content, 1000) and private.has_safe_links(content)),
  enabled boolean not null default false,
  updated_at timestamptz not null default now()
);
comment on table public.ad_bar is 'The announcement bar, row 1.';
comment on column public.ad_bar.content is 'Text with at most one [label](url) a line; url: own path, https, tel or mailto.';

create table public.contact_info (
  id smallint primary key default 1 constraint contact_info_id_check check (id = 1),
  phone text[] not null default '{}' constraint contact_info_phone_check check (private.are_lines(phone, 10, 40)),
  email text[] not null default '{}' constraint contact_info_email_check check (private.are_lines(email, 10, 254)),
  address text[] not null default '{}' constraint contact_info_address_check check (private.are_lines(address, 10, 300)),
  map_url text constraint contact_info_map_url_check check (private.is_safe_link(map_url, true)),
  updated_at timestamptz not null default now()
);
comment on table public.contact_info is 'Phones, e-mail addresses and postal addresses shown to visitors, row 1. Lists in the order shown.';
comment on column public.contact_info.map_url is 'Link to a map of the office.';

create table public.site_content (
  key text primary key constraint site_content_key_check check (key ~ '^[a-z][a-z0-9_.-]{0,59}$'),
  content jsonb not null constraint site_content_content_check
    check (jsonb_typeof(content) in ('object', 'array') and octet_length(content::text) <= 200000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.site_content is 'Texts and lists that override src/content, one section a key. Public: hold nothing here that visitors may not read.';

create trigger ad_bar_touch before update on public.ad_bar for each row execute function private.touch();
create trigger contact_info_touch before update on public.contact_info for each row execute function private.touch();
create trigger site_content_touch before update on public.site_content for each row execute function private.touch();

alter table public.ad_bar enable row level security;
create policy "everybody reads the announcement" on public.ad_bar for select to anon, authenticated using (true);
create policy "admins add the announcement" on public.ad_bar for insert to authenticated with check ((select private.may('content')));
create policy "admins change the announcement" on public.ad_bar for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

alter table public.contact_info enable row level security;
create policy "everybody reads the contact details" on public.contact_info for select to anon, authenticated using (true);
create policy "admins add contact details" on public.contact_info for insert to authenticated with check ((select private.may('content')));
create policy "admins change contact details" on public.contact_info for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

alter table public.site_content enable row level security;
create policy "everybody reads the site's texts" on public.site_content for select to anon, authenticated using (true);
create policy "admins add texts" on public.site_content for insert to authenticated with check ((select private.may('content')));
create policy "admins change texts" on public.site_content for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));
create policy "admins remove texts" on public.site_content for delete to authenticated using ((select private.may('content')));

grant select on public.ad_bar, public.contact_info, public.site_content to anon, authenticated;
grant insert (id, content, enabled), update (content, enabled) on public.ad_bar to authenticated;
grant insert (id, phone, email, address, map_url), update (phone, email, address, map_url) on public.contact_info to authenticated;
grant insert (key, content), update (key, content), delete on public.site_content to authenticated;
grant select, insert, update, delete on public.ad_bar, public.contact_info, public.site_content to service_role;
