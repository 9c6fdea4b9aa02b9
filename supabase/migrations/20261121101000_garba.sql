-- Raas Garba: editions, their nights, sponsors and questions. A visitor's page reads the newest edition that is no draft,
-- with all that hangs on it, in one embedded select. Passes are sold elsewhere: these tables only tell of them.

create table public.garba_editions (
  id uuid primary key default gen_random_uuid(),
  year smallint not null constraint garba_editions_year_check check (year between 2020 and 2100),
  status text not null default 'draft' constraint garba_editions_status_check check (status = any (private.list_garba_statuses())),
  title text not null constraint garba_editions_title_check check (private.is_line(title, 1, 120)),
  theme text not null default '' constraint garba_editions_theme_check check (private.is_line(theme, 0, 160)),
  description text not null default '' constraint garba_editions_description_check check (private.is_text(description, 3000)),
  starts_on date constraint garba_editions_starts_on_check check (extract(year from starts_on) = year),
  ends_on date constraint garba_editions_ends_on_check check (ends_on is null or (starts_on is not null and ends_on between starts_on and starts_on + 30)),
  venue text not null default '' constraint garba_editions_venue_check check (private.is_line(venue, 0, 160)),
  address text not null default '' constraint garba_editions_address_check check (private.is_line(address, 0, 250)),
  map_url text constraint garba_editions_map_url_check check (private.is_safe_link(map_url)),
  passes_from date constraint garba_editions_passes_from_check check (passes_from between '2020-01-01' and '2100-12-31'),
  pass_note text not null default '' constraint garba_editions_pass_note_check check (private.is_text(pass_note, 600)),
  dress_code text not null default '' constraint garba_editions_dress_code_check check (private.is_text(dress_code, 1000)),
  rules text[] not null default '{}' constraint garba_editions_rules_check check (private.are_lines(rules, 30, 300)),
  hero_image_url text,
  hero_alt text not null default '',
  hero_width integer,
  hero_height integer,
  hero_thumbhash text,
  hero_focal_x real not null default 0.5,
  hero_focal_y real not null default 0.5,
  recap_album_id uuid references public.albums (id) on delete set null,
  deleted_at timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint garba_editions_hero_check
    check (private.is_picture(hero_image_url, hero_alt, hero_width, hero_height, hero_thumbhash, hero_focal_x, hero_focal_y))
);
comment on table public.garba_editions is 'Raas Garba, one row a year. Visitors see all but drafts, admins all.';
comment on column public.garba_editions.status is 'What the owner says. An edition whose last night is over counts as ended on the page, whatever stands here.';
comment on column public.garba_editions.starts_on is 'First and last day (ends_on) in Asia/Kolkata, for an edition whose nights are not listed yet; else the nights tell.';
comment on column public.garba_editions.passes_from is 'The day from which passes are sold, where it is known; shown while the status is announced.';
comment on column public.garba_editions.pass_note is 'The owner''s words on passes: where they are sold, for how much.';
comment on column public.garba_editions.recap_album_id is 'The album of the edition, shown once it has ended and while that album is visible.';
comment on column public.garba_editions.is_demo is 'Row of supabase/demo.sql, removed by npm run demo:remove.';
create unique index garba_editions_year_key on public.garba_editions (year) where deleted_at is null;
create index garba_editions_recap_album_idx on public.garba_editions (recap_album_id);

create table public.garba_nights (
  id uuid primary key default gen_random_uuid(),
  edition_id uuid not null references public.garba_editions (id) on delete cascade,
  date date not null constraint garba_nights_date_check check (date between '2020-01-01' and '2100-12-31'),
  doors_at time constraint garba_nights_doors_at_check check (doors_at <= starts_at),
  starts_at time not null,
  ends_at time not null,
  headline text not null default '' constraint garba_nights_headline_check check (private.is_line(headline, 0, 120)),
  line_up text[] not null default '{}' constraint garba_nights_line_up_check check (private.are_lines(line_up, 12, 120)),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index garba_nights_edition_id_date_key on public.garba_nights (edition_id, date) where deleted_at is null;
create index garba_nights_edition_idx on public.garba_nights (edition_id);
comment on table public.garba_nights is 'The nights of an edition; visible where their edition is.';
comment on column public.garba_nights.date is 'The evening on which the night begins, in Asia/Kolkata. All times are Asia/Kolkata.';
comment on column public.garba_nights.ends_at is 'Not later than starts_at: after midnight, on the day after date.';
comment on column public.garba_nights.line_up is 'Who plays, one a line.';

create table public.garba_faqs (
  id uuid primary key default gen_random_uuid(),
  edition_id uuid not null references public.garba_editions (id) on delete cascade,
  question text not null constraint garba_faqs_question_check check (private.is_line(question, 1, 200)),
  answer text not null constraint garba_faqs_answer_check check (private.is_text(answer, 2000) and private.seen(answer) <> ''),
  display_order integer not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.garba_faqs is 'Questions about an edition, in the order of display_order; visible where their edition is.';
create index garba_faqs_edition_idx on public.garba_faqs (edition_id, display_order, created_at);

create table public.garba_sponsors (
  id uuid primary key default gen_random_uuid(),
  edition_id uuid not null references public.garba_editions (id) on delete cascade,
  name text not null constraint garba_sponsors_name_check check (private.is_line(name, 1, 80)),
  link_url text constraint garba_sponsors_link_url_check check (private.is_safe_link(link_url)),
  image_url text,
  alt text not null default '',
  width integer,
  height integer,
  thumbhash text,
  focal_x real not null default 0.5,
  focal_y real not null default 0.5,
  display_order integer not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint garba_sponsors_picture_check check (private.is_picture(image_url, alt, width, height, thumbhash, focal_x, focal_y))
);
comment on table public.garba_sponsors is 'Who pays for an edition, in the order of display_order; visible where their edition is.';
comment on column public.garba_sponsors.image_url is 'The logo; null: the name stands alone.';
create index garba_sponsors_edition_idx on public.garba_sponsors (edition_id, display_order, created_at);

create trigger garba_editions_touch before update on public.garba_editions for each row execute function private.touch();
create trigger garba_nights_touch before update on public.garba_nights for each row execute function private.touch();
create trigger garba_faqs_touch before update on public.garba_faqs for each row execute function private.touch();
create trigger garba_sponsors_touch before update on public.garba_sponsors for each row execute function private.touch();

alter table public.garba_editions enable row level security;
create policy "visitors see announced editions" on public.garba_editions for select to anon using (status <> 'draft' and deleted_at is null);
create policy "admins see every edition, others the announced ones" on public.garba_editions for select to authenticated
  using ((status <> 'draft' and deleted_at is null) or (select private.may('content')));
create policy "admins add editions" on public.garba_editions for insert to authenticated with check ((select private.may('content')));
create policy "admins change editions" on public.garba_editions for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

alter table public.garba_nights enable row level security;
create policy "visitors see nights of announced editions" on public.garba_nights for select to anon
  using (deleted_at is null and exists (select 1 from public.garba_editions e where e.id = edition_id and e.status <> 'draft' and e.deleted_at is null));
create policy "admins see every night, others those of announced editions" on public.garba_nights for select to authenticated
  using ((select private.may('content')) or (deleted_at is null
    and exists (select 1 from public.garba_editions e where e.id = edition_id and e.status <> 'draft' and e.deleted_at is null)));
create policy "admins add nights" on public.garba_nights for insert to authenticated with check ((select private.may('content')));
create policy "admins change nights" on public.garba_nights for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

alter table public.garba_faqs enable row level security;
create policy "visitors see questions of announced editions" on public.garba_faqs for select to anon
  using (deleted_at is null and exists (select 1 from public.garba_editions e where e.id = edition_id and e.status <> 'draft' and e.deleted_at is null));
create policy "admins see every question, others those of announced editions" on public.garba_faqs for select to authenticated
  using ((select private.may('content')) or (deleted_at is null
    and exists (select 1 from public.garba_editions e where e.id = edition_id and e.status <> 'draft' and e.deleted_at is null)));
create policy "admins add questions" on public.garba_faqs for insert to authenticated with check ((select private.may('content')));
create policy "admins change questions" on public.garba_faqs for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

alter table public.garba_sponsors enable row level security;
create policy "visitors see sponsors of announced editions" on public.garba_sponsors for select to anon
  using (deleted_at is null and exists (select 1 from public.garba_editions e where e.id = edition_id and e.status <> 'draft' and e.deleted_at is null));
create policy "admins see every sponsor, others those of announced editions" on public.garba_sponsors for select to authenticated
  using ((select private.may('content')) or (deleted_at is null
    and exists (select 1 from public.garba_editions e where e.id = edition_id and e.status <> 'draft' and e.deleted_at is null)));
create policy "admins add sponsors" on public.garba_sponsors for insert to authenticated with check ((select private.may('content')));
create policy "admins change sponsors" on public.garba_sponsors for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

grant select on public.garba_editions, public.garba_nights, public.garba_faqs, public.garba_sponsors to anon, authenticated;
grant insert (id, year, status, title, theme, description, starts_on, ends_on, venue, address, map_url, passes_from, pass_note, dress_code,
    rules, hero_image_url, hero_alt, hero_width, hero_height, hero_thumbhash, hero_focal_x, hero_focal_y, recap_album_id),
  update (year, status, title, theme, description, starts_on, ends_on, venue, address, map_url, passes_from, pass_note, dress_code,
    rules, hero_image_url, hero_alt, hero_width, hero_height, hero_thumbhash, hero_focal_x, hero_focal_y, recap_album_id, deleted_at) on public.garba_editions to authenticated;
grant insert (id, edition_id, date, doors_at, starts_at, ends_at, headline, line_up),
  update (edition_id, date, doors_at, starts_at, ends_at, headline, line_up, deleted_at) on public.garba_nights to authenticated;
grant insert (id, edition_id, question, answer, display_order),
  update (edition_id, question, answer, display_order, deleted_at) on public.garba_faqs to authenticated;
grant insert (id, edition_id, name, link_url, image_url, alt, width, height, thumbhash, focal_x, focal_y, display_order),
  update (edition_id, name, link_url, image_url, alt, width, height, thumbhash, focal_x, focal_y, display_order, deleted_at) on public.garba_sponsors to authenticated;
grant select, insert, update, delete on public.garba_editions, public.garba_nights, public.garba_faqs, public.garba_sponsors to service_role;
