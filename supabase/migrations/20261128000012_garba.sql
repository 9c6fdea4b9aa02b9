-- Raas Garba: editions with nights, questions and sponsors. The public page reads the newest edition that is not a
-- draft in one embedded select. Passes are sold elsewhere.

create table public.garba_editions (
  id uuid primary key default gen_random_uuid(),
  year smallint not null constraint garba_editions_year_check check (year between 2020 and 2100),
  status text not null default 'draft'
    constraint garba_editions_status_check check (status = any (private.list_garba_statuses())),
  title text not null constraint garba_editions_title_check check (private.is_line(title, 1, 120)),
  theme text not null default '' constraint garba_editions_theme_check check (private.is_line(theme, 0, 160)),
  description text not null default ''
    constraint garba_editions_description_check check (private.is_text(description, 3000)),
  starts_on date constraint garba_editions_starts_on_check check (extract(year from starts_on) = year),
  ends_on date
    constraint garba_editions_ends_on_check check (
      ends_on is null or (starts_on is not null and ends_on between starts_on and starts_on + 30)
    ),
  venue text not null default '' constraint garba_editions_venue_check check (private.is_line(venue, 0, 160)),
  address text not null default '' constraint garba_editions_address_check check (private.is_line(address, 0, 250)),
  map_url text constraint garba_editions_map_url_check check (private.is_safe_link(map_url)),
  passes_from date
    constraint garba_editions_passes_from_check check (passes_from between '2020-01-01' and '2100-12-31'),
  pass_note text not null default '' constraint garba_editions_pass_note_check check (private.is_text(pass_note, 600)),
  dress_code text not null default ''
    constraint garba_editions_dress_code_check check (private.is_text(dress_code, 1000)),
  rules text[] not null default '{}'
    constraint garba_editions_rules_check check (private.is_flat(rules) and private.are_lines(rules, 30, 300)),
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
  version integer not null default 1,
  constraint garba_editions_hero_check
    check (
      private.is_picture(hero_image_url, hero_alt, hero_width, hero_height, hero_thumbhash, hero_focal_x, hero_focal_y)
    )
);
comment on table public.garba_editions is 'Raas Garba editions, one per year. Visitors see all but drafts, admins all.';
comment on column public.garba_editions.status is
  'Set by the owner. The page shows an edition as ended once its last night is over, whatever the status.';
comment on column public.garba_editions.starts_on is
  'First day in Asia/Kolkata (last: ends_on) of an edition without nights; nights take precedence.';
comment on column public.garba_editions.passes_from is
  'First day of pass sales, if known; shown while the status is announced.';
comment on column public.garba_editions.pass_note is 'Where passes are sold and at what price.';
comment on column public.garba_editions.recap_album_id is
  'Album of the edition, shown once the edition has ended and if the album is visible.';
comment on column public.garba_editions.deleted_at is
  'When the row was removed; set to null to restore it. Purged after removed_rows_days.';
comment on column public.garba_editions.is_demo is 'Row of supabase/demo.sql, removed by npm run demo:remove.';
comment on column public.garba_editions.version is
  'Incremented on every content change; a save filters by the version it read.';
create unique index garba_editions_year_key on public.garba_editions (year) where deleted_at is null;
create index garba_editions_recap_album_idx on public.garba_editions (recap_album_id);

-- album_added and album_chosen: choosing a demo album for an edition clears its is_demo.
create trigger garba_editions_a_clean before insert or update on public.garba_editions
  for each row execute function private.clean_row('description text', 'pass_note text', 'dress_code text');
create trigger garba_editions_demo before update on public.garba_editions
  for each row when (old.is_demo) execute function private.keep_demo();
create trigger garba_editions_edit before update on public.garba_editions
  for each row execute function private.note_edit();
create trigger garba_editions_removal before update of deleted_at on public.garba_editions
  for each row execute function private.note_removal();
create trigger garba_editions_album_added after insert on public.garba_editions
  for each row execute function private.keep_demo_parent('albums', 'recap_album_id');
create trigger garba_editions_album_chosen after update on public.garba_editions
  for each row when (new.recap_album_id is distinct from old.recap_album_id and new.recap_album_id is not null)
  execute function private.keep_demo_parent('albums', 'recap_album_id', 'new');
create trigger garba_editions_audit after insert or update or delete on public.garba_editions
  for each row execute function private.audit('id');

alter table public.garba_editions enable row level security;
create policy "visitors see announced editions" on public.garba_editions for select to anon
  using (status <> 'draft' and deleted_at is null);
create policy "admins see every edition, others the announced ones" on public.garba_editions for select to authenticated
  using ((status <> 'draft' and deleted_at is null) or (select private.may('content')));
create policy "admins add editions" on public.garba_editions for insert to authenticated
  with check ((select private.may('content')));
create policy "admins change editions" on public.garba_editions for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

grant select on public.garba_editions to anon, authenticated;
grant insert (
    id, year, status, title, theme, description, starts_on, ends_on, venue, address, map_url, passes_from, pass_note,
    dress_code, rules, hero_image_url, hero_alt, hero_width, hero_height, hero_thumbhash, hero_focal_x, hero_focal_y,
    recap_album_id
  ),
  update (
    year, status, title, theme, description, starts_on, ends_on, venue, address, map_url, passes_from, pass_note,
    dress_code, rules, hero_image_url, hero_alt, hero_width, hero_height, hero_thumbhash, hero_focal_x, hero_focal_y,
    recap_album_id, deleted_at
  ) on public.garba_editions to authenticated;
grant select, insert, update, delete on public.garba_editions to service_role;

create table public.garba_nights (
  id uuid primary key default gen_random_uuid(),
  edition_id uuid not null references public.garba_editions (id) on delete cascade,
  date date not null constraint garba_nights_date_check check (date between '2020-01-01' and '2100-12-31'),
  doors_at time constraint garba_nights_doors_at_check check (doors_at <= starts_at),
  starts_at time not null,
  ends_at time not null,
  headline text not null default '' constraint garba_nights_headline_check check (private.is_line(headline, 0, 120)),
  line_up text[] not null default '{}'
    constraint garba_nights_line_up_check check (private.is_flat(line_up) and private.are_lines(line_up, 12, 120)),
  capacity integer constraint garba_nights_capacity_check check (capacity between 0 and 1000000),
  cancelled_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
comment on table public.garba_nights is 'Nights of an edition, as visible as their edition.';
comment on column public.garba_nights.date is 'The evening on which the night begins. All times are Asia/Kolkata.';
comment on column public.garba_nights.ends_at is 'An end not later than starts_at is after midnight, on the next day.';
comment on column public.garba_nights.line_up is 'Performers, one per entry.';
comment on column public.garba_nights.capacity is 'People who may come; null: passes are sold without a limit.';
comment on column public.garba_nights.cancelled_at is 'When the night was called off, by cancel_night alone.';
comment on column public.garba_nights.deleted_at is
  'When the row was removed; set to null to restore it. Purged after removed_rows_days.';
comment on column public.garba_nights.version is
  'Incremented on every content change; a save filters by the version it read.';
create unique index garba_nights_edition_id_date_key on public.garba_nights (edition_id, date) where deleted_at is null;
create index garba_nights_edition_idx on public.garba_nights (edition_id);

create trigger garba_nights_a_clean before insert or update on public.garba_nights
  for each row execute function private.clean_row();
create trigger garba_nights_edit before update on public.garba_nights for each row execute function private.note_edit();
create trigger garba_nights_removal before update of deleted_at on public.garba_nights
  for each row execute function private.note_removal();
create trigger garba_nights_audit after insert or update or delete on public.garba_nights
  for each row execute function private.audit('id');
create trigger garba_nights_demo after insert or update on public.garba_nights
  for each row execute function private.keep_demo_parent('garba_editions', 'edition_id');

alter table public.garba_nights enable row level security;
create policy "visitors see nights of announced editions" on public.garba_nights for select to anon
  using (deleted_at is null and exists (
    select 1 from public.garba_editions e
    where e.id = edition_id and e.status <> 'draft' and e.deleted_at is null
  ));
create policy "admins see every night, others those of announced editions" on public.garba_nights
  for select to authenticated
  using (
    (select private.may('content'))
      or (deleted_at is null and exists (
        select 1 from public.garba_editions e
        where e.id = edition_id and e.status <> 'draft' and e.deleted_at is null
      ))
  );
create policy "admins add nights" on public.garba_nights for insert to authenticated
  with check ((select private.may('content')));
create policy "admins change nights" on public.garba_nights for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

grant select on public.garba_nights to anon, authenticated;
grant insert (id, edition_id, date, doors_at, starts_at, ends_at, headline, line_up, capacity),
  update (edition_id, date, doors_at, starts_at, ends_at, headline, line_up, capacity, deleted_at)
  on public.garba_nights to authenticated;
grant select, insert, update, delete on public.garba_nights to service_role;

create table public.garba_faqs (
  id uuid primary key default gen_random_uuid(),
  edition_id uuid not null references public.garba_editions (id) on delete cascade,
  question text not null constraint garba_faqs_question_check check (private.is_line(question, 1, 200)),
  answer text not null
    constraint garba_faqs_answer_check check (private.is_text(answer, 2000) and private.seen(answer) <> ''),
  display_order integer not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
comment on table public.garba_faqs is 'Questions about an edition, as visible as their edition.';
comment on column public.garba_faqs.deleted_at is
  'When the row was removed; set to null to restore it. Purged after removed_rows_days.';
comment on column public.garba_faqs.version is
  'Incremented on every content change; a save filters by the version it read.';
create index garba_faqs_edition_idx on public.garba_faqs (edition_id, display_order, created_at);

create trigger garba_faqs_a_clean before insert or update on public.garba_faqs
  for each row execute function private.clean_row('answer text');
create trigger garba_faqs_edit before update on public.garba_faqs for each row execute function private.note_edit();
create trigger garba_faqs_removal before update of deleted_at on public.garba_faqs
  for each row execute function private.note_removal();
create trigger garba_faqs_audit after insert or update or delete on public.garba_faqs
  for each row execute function private.audit('id');
create trigger garba_faqs_demo after insert or update on public.garba_faqs
  for each row execute function private.keep_demo_parent('garba_editions', 'edition_id');

alter table public.garba_faqs enable row level security;
create policy "visitors see questions of announced editions" on public.garba_faqs for select to anon
  using (deleted_at is null and exists (
    select 1 from public.garba_editions e
    where e.id = edition_id and e.status <> 'draft' and e.deleted_at is null
  ));
create policy "admins see every question, others those of announced editions" on public.garba_faqs
  for select to authenticated
  using (
    (select private.may('content'))
      or (deleted_at is null and exists (
        select 1 from public.garba_editions e
        where e.id = edition_id and e.status <> 'draft' and e.deleted_at is null
      ))
  );
create policy "admins add questions" on public.garba_faqs for insert to authenticated
  with check ((select private.may('content')));
create policy "admins change questions" on public.garba_faqs for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

grant select on public.garba_faqs to anon, authenticated;
grant insert (id, edition_id, question, answer, display_order),
  update (edition_id, question, answer, display_order, deleted_at) on public.garba_faqs to authenticated;
grant select, insert, update, delete on public.garba_faqs to service_role;

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
  version integer not null default 1,
  constraint garba_sponsors_picture_check
    check (private.is_picture(image_url, alt, width, height, thumbhash, focal_x, focal_y))
);
comment on table public.garba_sponsors is 'Sponsors of an edition, as visible as their edition.';
comment on column public.garba_sponsors.image_url is 'The logo; null to show only the name.';
comment on column public.garba_sponsors.deleted_at is
  'When the row was removed; set to null to restore it. Purged after removed_rows_days.';
comment on column public.garba_sponsors.version is
  'Incremented on every content change; a save filters by the version it read.';
create index garba_sponsors_edition_idx on public.garba_sponsors (edition_id, display_order, created_at);

create trigger garba_sponsors_a_clean before insert or update on public.garba_sponsors
  for each row execute function private.clean_row();
create trigger garba_sponsors_edit before update on public.garba_sponsors
  for each row execute function private.note_edit();
create trigger garba_sponsors_removal before update of deleted_at on public.garba_sponsors
  for each row execute function private.note_removal();
create trigger garba_sponsors_audit after insert or update or delete on public.garba_sponsors
  for each row execute function private.audit('id');
create trigger garba_sponsors_demo after insert or update on public.garba_sponsors
  for each row execute function private.keep_demo_parent('garba_editions', 'edition_id');

alter table public.garba_sponsors enable row level security;
create policy "visitors see sponsors of announced editions" on public.garba_sponsors for select to anon
  using (deleted_at is null and exists (
    select 1 from public.garba_editions e
    where e.id = edition_id and e.status <> 'draft' and e.deleted_at is null
  ));
create policy "admins see every sponsor, others those of announced editions" on public.garba_sponsors
  for select to authenticated
  using (
    (select private.may('content'))
      or (deleted_at is null and exists (
        select 1 from public.garba_editions e
        where e.id = edition_id and e.status <> 'draft' and e.deleted_at is null
      ))
  );
create policy "admins add sponsors" on public.garba_sponsors for insert to authenticated
  with check ((select private.may('content')));
create policy "admins change sponsors" on public.garba_sponsors for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

grant select on public.garba_sponsors to anon, authenticated;
grant insert (
    id, edition_id, name, link_url, image_url, alt, width, height, thumbhash, focal_x, focal_y, display_order
  ),
  update (
    edition_id, name, link_url, image_url, alt, width, height, thumbhash, focal_x, focal_y, display_order, deleted_at
  ) on public.garba_sponsors to authenticated;
grant select, insert, update, delete on public.garba_sponsors to service_role;

create function public.copy_garba_edition(p_edition_id uuid, p_year integer, p_first_night date default null)
returns uuid
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_id uuid;
  v_first date;
  v_days integer;
begin
  perform private.require_right('content');
  perform private.need(p_year between 2020 and 2100, 'p_year', 'Give a year from 2020 to 2100.');
  perform private.need(
    p_first_night is null or extract(year from p_first_night) = p_year, 'p_first_night',
    'The first night must be in that year.'
  );
  select coalesce(min(n.date), e.starts_on), coalesce(max(n.date) - min(n.date), e.ends_on - e.starts_on)
  into v_first, v_days
  from public.garba_editions e left join public.garba_nights n on n.edition_id = e.id and n.deleted_at is null
  where e.id = p_edition_id and e.deleted_at is null
  group by e.id;
  perform private.need(found, 'p_edition_id', 'This edition is not there any more.');

  insert into public.garba_editions (
    year, status, title, theme, description, starts_on, ends_on, venue, address, map_url, pass_note, dress_code, rules,
    hero_image_url, hero_alt, hero_width, hero_height, hero_thumbhash, hero_focal_x, hero_focal_y
  )
  select p_year, 'draft', replace(e.title, e.year::text, p_year::text), e.theme, e.description, p_first_night,
    p_first_night + least(v_days, 30), e.venue, e.address, e.map_url, e.pass_note, e.dress_code, e.rules,
    e.hero_image_url, e.hero_alt, e.hero_width, e.hero_height, e.hero_thumbhash, e.hero_focal_x, e.hero_focal_y
  from public.garba_editions e where e.id = p_edition_id
  returning id into v_id;

  insert into public.garba_nights (edition_id, date, doors_at, starts_at, ends_at, headline, line_up, capacity)
  select v_id, p_first_night + (n.date - v_first), n.doors_at, n.starts_at, n.ends_at, n.headline, n.line_up, n.capacity
  from public.garba_nights n where n.edition_id = p_edition_id and n.deleted_at is null and p_first_night is not null;
  insert into public.garba_faqs (edition_id, question, answer, display_order)
  select v_id, f.question, f.answer, f.display_order
  from public.garba_faqs f where f.edition_id = p_edition_id and f.deleted_at is null;
  insert into public.garba_sponsors (
    edition_id, name, link_url, image_url, alt, width, height, thumbhash, focal_x, focal_y, display_order
  )
  select v_id, s.name, s.link_url, s.image_url, s.alt, s.width, s.height, s.thumbhash, s.focal_x, s.focal_y,
    s.display_order
  from public.garba_sponsors s where s.edition_id = p_edition_id and s.deleted_at is null;
  return v_id;
exception
  when unique_violation then
    perform private.need(false, 'p_year', 'There is an edition of that year already.');
end $$;
comment on function public.copy_garba_edition(uuid, integer, date) is
  'Copies an edition to another year as a draft: texts, picture, questions, sponsors, and nights at the same '
  'intervals from p_first_night on (without it no nights or dates). The day of sale and the album are not copied. '
  'Returns the new id. PT422 if the edition does not exist, the year is taken, or the day is in another year; right '
  'content (42501).';

-- Interest in passes --------------------------------------------------------------------------------------------------

-- Sign-ups for the start of pass sales: a name and a phone number, added only through register_garba_interest.
insert into private.settings (key, value, description) values
  ('garba_interest_limit_per_ip', '20',
    'Numbers one address may leave for garba passes within enquiry_window_seconds.'),
  ('garba_interest_limit_per_phone', '3',
    'Times a day that the name beside a number left for garba passes may be corrected.'),
  ('garba_interest_days', '30',
    'Days after the first day of the sale that names and numbers left for garba passes are kept.'),
  ('garba_interest_limit_per_ip_day', '200', 'Numbers one address may leave for garba passes in a day.'),
  ('garba_interest_limit_per_day', '20000', 'The same for all addresses together.');

create table public.garba_interests (
  id uuid primary key,
  edition_id uuid not null references public.garba_editions (id) on delete cascade,
  name text not null constraint garba_interests_name_check check (private.is_line(name, 2, 100)),
  phone text not null constraint garba_interests_phone_check check (private.is_phone(phone)),
  phone_e164 text not null constraint garba_interests_phone_e164_check check (phone_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  is_suspicious boolean not null default false,
  contacted_at timestamptz constraint garba_interests_contacted_at_check check (private.is_moment(contacted_at)),
  contacted_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint garba_interests_edition_id_phone_e164_key unique (edition_id, phone_e164)
);
comment on table public.garba_interests is
  'Sign-ups for a notice when passes of an edition go on sale. Written by register_garba_interest, read by admins, '
  'purged by private.tidy.';
comment on column public.garba_interests.id is 'Generated by the visitor''s browser, which makes retries idempotent.';
comment on column public.garba_interests.phone is
  'As first typed; phone_e164 is the same number for links and for deduplication.';
comment on column public.garba_interests.is_suspicious is 'The honeypot field was filled in.';
comment on column public.garba_interests.contacted_at is 'When an admin marked this person as notified.';
comment on column public.garba_interests.contacted_by is 'Account that marked it; null while not notified.';

create trigger garba_interests_a_clean before insert or update on public.garba_interests
  for each row execute function private.clean_row('phone phone');
create trigger garba_interests_bound before insert on public.garba_interests for each row
  execute function private.bound_day('garba_interest', 'anon authenticated');
create function private.note_contact() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.contacted_by := case when new.contacted_at is not null then auth.uid() end;
  return new;
end $$;
comment on function private.note_contact() is 'BEFORE UPDATE trigger: who marked a sign-up as notified.';
create trigger garba_interests_contact before update on public.garba_interests for each row
  when (new.contacted_at is distinct from old.contacted_at) execute function private.note_contact();
create trigger garba_interests_touch before update on public.garba_interests
  for each row execute function private.touch();
create trigger garba_interests_demo after insert or update on public.garba_interests
  for each row execute function private.keep_demo_parent('garba_editions', 'edition_id', 'anybody');

alter table public.garba_interests enable row level security;
create policy "admins read interests" on public.garba_interests for select to authenticated
  using ((select private.may('enquiries')));
create policy "admins mark who was notified" on public.garba_interests for update to authenticated
  using ((select private.may('enquiries'))) with check ((select private.may('enquiries')));
create policy "admins remove interests" on public.garba_interests for delete to authenticated
  using ((select private.may('erase')));

grant select, delete, update (contacted_at) on public.garba_interests to authenticated;
grant select, insert, update, delete on public.garba_interests to service_role;

create function private.sale_status(p_edition public.garba_editions) returns text
language sql stable set search_path = '' as $$
  select case
    when p_edition.status = 'announced' and p_edition.passes_from <= private.today() then 'on_sale'
    else p_edition.status
  end
$$;
comment on function private.sale_status(public.garba_editions) is
  'The status of an edition whose sale begins on the day that was named. Same rule as saleStatus in '
  'src/features/garba/data/edition.ts.';

grant execute on function public.copy_garba_edition(uuid, integer, date) to authenticated;
