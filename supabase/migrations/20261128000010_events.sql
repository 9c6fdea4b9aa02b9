-- Upcoming events, their pictures and their likes.

insert into private.settings (key, value, description) values
  ('like_limit_per_ip', '20',
    'Likes one address may give to one event in a day; raise it where many share an address.'),
  ('like_limit_per_ip_day', '200', 'Likes one address may give in a day, of all events together.'),
  ('like_limit_per_day', '20000', 'The same for all addresses together.');

create table public.upcoming_events_section (
  id smallint primary key default 1 constraint upcoming_events_section_id_check check (id = 1),
  is_visible boolean not null default true,
  is_by_hand boolean not null default false,
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
comment on table public.upcoming_events_section is 'Row 1 shows or hides the section; a missing row counts as visible.';
comment on column public.upcoming_events_section.is_by_hand is
  'Sorts events by display_order; otherwise soonest first.';
comment on column public.upcoming_events_section.version is
  'Incremented on every content change; a save filters by the version it read.';
insert into public.upcoming_events_section (id, is_visible) values (1, true);

create trigger upcoming_events_section_edit before update on public.upcoming_events_section
  for each row execute function private.note_edit();
create trigger upcoming_events_section_audit after insert or update or delete on public.upcoming_events_section
  for each row execute function private.audit('id');

alter table public.upcoming_events_section enable row level security;
create policy "everybody reads whether events are shown" on public.upcoming_events_section
  for select to anon, authenticated using (true);
create policy "admins add the section row" on public.upcoming_events_section for insert to authenticated
  with check ((select private.may('content')));
create policy "admins switch the section" on public.upcoming_events_section for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

grant select on public.upcoming_events_section to anon, authenticated;
grant insert (id, is_visible, is_by_hand), update (is_visible, is_by_hand)
  on public.upcoming_events_section to authenticated;
grant select, insert, update, delete on public.upcoming_events_section to service_role;

create table public.upcoming_events (
  id uuid primary key default gen_random_uuid(),
  title text not null constraint upcoming_events_title_check check (private.is_line(title, 1, 150)),
  description text not null default ''
    constraint upcoming_events_description_check check (private.is_text(description, 4000)),
  date timestamptz constraint upcoming_events_date_check check (private.is_moment(date)),
  ends_at timestamptz constraint upcoming_events_ends_at_check
    check (ends_at is null or (date is not null and ends_at > date and private.is_moment(ends_at))),
  date_type text not null default 'specific'
    constraint upcoming_events_date_type_check check (date_type = any (private.list_event_date_types())),
  location text not null default '' constraint upcoming_events_location_check check (private.is_line(location, 0, 200)),
  price text constraint upcoming_events_price_check check (private.is_line(price, 1, 80)),
  show_countdown boolean not null default false,
  is_clickable boolean not null default false,
  event_page_url text constraint upcoming_events_event_page_url_check check (private.is_safe_link(event_page_url)),
  services text[] not null default '{}'
    constraint upcoming_events_services_check check (private.is_flat(services) and private.are_slugs(services)),
  like_count integer not null default 0 constraint upcoming_events_like_count_check check (like_count >= 0),
  is_visible boolean not null default true,
  display_order integer not null default 0,
  deleted_at timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
comment on table public.upcoming_events is 'Upcoming events. Visitors see visible ones, admins all.';
comment on column public.upcoming_events.date is
  'Start. Any time of the month in Asia/Kolkata for date_type month; ignored for soon.';
comment on column public.upcoming_events.ends_at is
  'End, for date_type specific. Null: not given; the event is over at 6:00 the next morning in Asia/Kolkata.';
comment on column public.upcoming_events.price is
  'Display text, e.g. "Rs 499 onwards" or "Free entry"; payable amounts are stored elsewhere, in paise.';
comment on column public.upcoming_events.event_page_url is
  'Path or https address behind "Know More", used if is_clickable.';
comment on column public.upcoming_events.services is
  'Slugs of services (/services/...) whose pages show the event until it is over.';
comment on column public.upcoming_events.like_count is 'Number of event_likes rows; written only by like_event.';
comment on column public.upcoming_events.deleted_at is
  'When the row was removed; set to null to restore it. Purged after removed_rows_days.';
comment on column public.upcoming_events.is_demo is 'Row of supabase/demo.sql, removed by npm run demo:remove.';
comment on column public.upcoming_events.version is
  'Incremented on every content change; a save filters by the version it read.';
create index upcoming_events_services_idx on public.upcoming_events using gin (services)
  where is_visible and deleted_at is null;
create index upcoming_events_order_idx on public.upcoming_events (display_order, created_at)
  where is_visible and deleted_at is null;

create trigger upcoming_events_a_clean before insert or update on public.upcoming_events
  for each row execute function private.clean_row('description text');
create trigger upcoming_events_demo before update on public.upcoming_events
  for each row when (old.is_demo) execute function private.keep_demo();
create trigger upcoming_events_edit before update on public.upcoming_events
  for each row execute function private.note_edit('like_count');
create trigger upcoming_events_removal before update of deleted_at on public.upcoming_events
  for each row execute function private.note_removal();
create trigger upcoming_events_audit after insert or update or delete on public.upcoming_events
  for each row execute function private.audit('id', 'like_count');

alter table public.upcoming_events enable row level security;
create policy "visitors see visible events" on public.upcoming_events for select to anon
  using (is_visible and deleted_at is null);
create policy "admins see every event, others the visible ones" on public.upcoming_events for select to authenticated
  using ((is_visible and deleted_at is null) or (select private.may('content')));
create policy "admins add events" on public.upcoming_events for insert to authenticated
  with check ((select private.may('content')));
create policy "admins change events" on public.upcoming_events for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

grant select on public.upcoming_events to anon, authenticated;
grant insert (
    id, title, description, date, ends_at, date_type, location, price, show_countdown, is_clickable, event_page_url,
    services, is_visible, display_order
  ),
  update (
    title, description, date, ends_at, date_type, location, price, show_countdown, is_clickable, event_page_url,
    services, is_visible, display_order, deleted_at
  ) on public.upcoming_events to authenticated;
grant select, insert, update, delete on public.upcoming_events to service_role;

create table public.upcoming_event_images (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.upcoming_events (id) on delete cascade,
  image_url text not null,
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
  constraint upcoming_event_images_picture_check
    check (private.is_picture(image_url, alt, width, height, thumbhash, focal_x, focal_y))
);
comment on table public.upcoming_event_images is 'Pictures of upcoming events, as visible as their event.';
comment on column public.upcoming_event_images.deleted_at is
  'When the row was removed; set to null to restore it. Purged after removed_rows_days.';
comment on column public.upcoming_event_images.version is
  'Incremented on every content change; a save filters by the version it read.';
create index upcoming_event_images_event_idx on public.upcoming_event_images (event_id, display_order, created_at);

create trigger upcoming_event_images_a_clean before insert or update on public.upcoming_event_images
  for each row execute function private.clean_row();
create trigger upcoming_event_images_edit before update on public.upcoming_event_images
  for each row execute function private.note_edit();
create trigger upcoming_event_images_removal before update of deleted_at on public.upcoming_event_images
  for each row execute function private.note_removal();
create trigger upcoming_event_images_audit after insert or update or delete on public.upcoming_event_images
  for each row execute function private.audit('id');
create trigger upcoming_event_images_demo after insert or update on public.upcoming_event_images
  for each row execute function private.keep_demo_parent('upcoming_events', 'event_id');

alter table public.upcoming_event_images enable row level security;
create policy "visitors see pictures of visible events" on public.upcoming_event_images for select to anon
  using (deleted_at is null and exists (
    select 1 from public.upcoming_events e
    where e.id = event_id and e.is_visible and e.deleted_at is null
  ));
create policy "admins see every event picture, others those of visible events" on public.upcoming_event_images
  for select to authenticated
  using (
    (select private.may('content'))
      or (deleted_at is null and exists (
        select 1 from public.upcoming_events e
        where e.id = event_id and e.is_visible and e.deleted_at is null
      ))
  );
create policy "admins add event pictures" on public.upcoming_event_images for insert to authenticated
  with check ((select private.may('content')));
create policy "admins change event pictures" on public.upcoming_event_images for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

grant select on public.upcoming_event_images to anon, authenticated;
grant insert (id, event_id, image_url, alt, width, height, thumbhash, focal_x, focal_y, display_order),
  update (event_id, image_url, alt, width, height, thumbhash, focal_x, focal_y, display_order, deleted_at)
  on public.upcoming_event_images to authenticated;
grant select, insert, update, delete on public.upcoming_event_images to service_role;

-- Likes ---------------------------------------------------------------------------------------------------------------

create table public.event_likes (
  event_id uuid not null references public.upcoming_events (id) on delete cascade,
  visitor_id text not null constraint event_likes_visitor_id_check check (visitor_id ~ '^[A-Za-z0-9_-]{8,64}$'),
  created_at timestamptz not null default now(),
  primary key (event_id, visitor_id)
);
comment on table public.event_likes is 'Likes by random browser token, one per event. Written only by like_event.';

-- The edge function for likes calls with the service key and forwards the visitor's address, so the limit applies to
-- that role too.
create trigger event_likes_bound before insert on public.event_likes for each row
  execute function private.bound_day('like', 'anon authenticated service_role');

alter table public.event_likes enable row level security;
create policy "admins read likes" on public.event_likes for select to authenticated
  using ((select private.may('statistics')));

grant select on public.event_likes to authenticated;
grant select, insert, update, delete on public.event_likes to service_role;

create function private.like_event(p_event_id uuid, p_visitor text) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count integer;
begin
  perform private.need(p_visitor ~ '^[A-Za-z0-9_-]{8,64}$', 'p_visitor', 'outdated', 'The visitor token is not valid.');
  select e.like_count into v_count
  from public.upcoming_events e where e.id = p_event_id and e.is_visible and e.deleted_at is null;
  if v_count is null then
    perform private.refuse('PT404', 'p_event_id', 'event_gone', 'There is no such event.');
  end if;
  perform private.lock_key('like:' || p_event_id::text || ':' || p_visitor);
  if exists (select 1 from public.event_likes l where l.event_id = p_event_id and l.visitor_id = p_visitor) then
    return v_count;
  end if;
  if not private.take(
    'like:' || p_event_id::text, private.daily_hash('ip:' || private.client_network()),
    private.setting_int('like_limit_per_ip'), 86400
  ) then
    perform private.refuse('PT429', 'limit', 'like_limit', 'Too many likes from this connection today.');
  end if;
  insert into public.event_likes (event_id, visitor_id) values (p_event_id, p_visitor);
  update public.upcoming_events e set like_count = e.like_count + 1 where e.id = p_event_id
  returning e.like_count into v_count;
  return v_count;
end $$;
comment on function private.like_event(uuid, text) is
  'Likes an event once per visitor; returns the count. PT404 unknown, hidden or removed event, PT422 invalid token, '
  'PT429 quota of the address.';

create function public.like_event(p_event_id uuid, p_visitor text) returns integer
language sql volatile security invoker set search_path = '' as $$ select private.like_event(p_event_id, p_visitor) $$;
comment on function public.like_event(uuid, text) is
  'Likes an event once per random browser token (8 to 64 of A-Z a-z 0-9 _ -) and returns the number of likes; '
  'idempotent. PT404, PT422, PT429.';

create function private.reset_event_likes(p_event_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_right('content');
  delete from public.event_likes l where l.event_id = p_event_id;
  update public.upcoming_events e set like_count = 0 where e.id = p_event_id;
end $$;

create function public.reset_event_likes(p_event_id uuid) returns void
language sql volatile security invoker set search_path = '' as $$ select private.reset_event_likes(p_event_id) $$;
comment on function public.reset_event_likes(uuid) is 'Deletes all likes of an event. Right content (42501).';

grant execute on function private.like_event(uuid, text), public.like_event(uuid, text)
  to anon, authenticated, service_role;
grant execute on function private.reset_event_likes(uuid), public.reset_event_likes(uuid) to authenticated;
