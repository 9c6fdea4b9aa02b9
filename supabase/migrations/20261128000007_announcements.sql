-- The announcement bar. Visitors read ad_bar, which holds only the messages due now; planned ones are in announcements,
-- for admins.

create function private.due_announcements(p_messages jsonb, p_at timestamptz default now()) returns text
language sql stable set search_path = '' as $$
  select coalesce(string_agg(m.text, E'\n' order by m.place), '')
  from rows from (
    jsonb_to_recordset(p_messages) as (text text, "from" timestamptz, until timestamptz, deleted_at timestamptz)
  ) with ordinality as m (text, "from", until, deleted_at, place)
  where m.deleted_at is null and (m."from" is null or m."from" <= p_at) and (m.until is null or p_at < m.until)
$$;
comment on function private.due_announcements(jsonb, timestamptz) is
  'Messages due at a time, one per line, in the format of ad_bar.content.';

create function private.are_announcements(p_messages jsonb) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(p_messages) <> 'array'
    or jsonb_array_length(p_messages) > 60
    or octet_length(p_messages::text) > 120000
    or exists (
      select 1 from jsonb_array_elements(p_messages) m
      where jsonb_typeof(m) <> 'object'
        or jsonb_typeof(m -> 'text') is distinct from 'string'
        or not (
          private.is_json_moment(m -> 'from') and private.is_json_moment(m -> 'until')
            and private.is_json_moment(m -> 'deleted_at')
        )
    )
  then
    return false;
  end if;
  return coalesce((
    select count(*) filter (where m.deleted_at is null) <= 10
      and bool_and(
        coalesce(private.is_line(m.text, 1, 300) and private.has_safe_links(m.text), false)
          and coalesce(m."from" < m.until, true)
      )
    from jsonb_to_recordset(p_messages) as m (text text, "from" timestamptz, until timestamptz, deleted_at timestamptz)
  ), true);
end $$;
comment on function private.are_announcements(jsonb) is
  'At most 10 messages {text, from, until, deleted_at}, 60 with removed ones: one line of at most 300 characters with '
  'safe links; times in ISO 8601 or null, from before until if both are set.';

create function private.announcement_lines(p_content text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('text', private.trimmed(l.line), 'from', null, 'until', null)
    order by l.place
  ), '[]')
  from regexp_split_to_table(p_content, E'[\r\n]+') with ordinality as l (line, place)
  where private.trimmed(l.line) <> ''
$$;
comment on function private.announcement_lines(text) is 'Lines of ad_bar.content as messages without a time limit.';

create function private.kept_announcements(p_messages jsonb, p_removed_before timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(m.value order by m.place), '[]')
  from jsonb_array_elements(p_messages) with ordinality as m (value, place)
  where coalesce((m.value ->> 'deleted_at')::timestamptz >= p_removed_before, true)
$$;
comment on function private.kept_announcements(jsonb, timestamptz) is 'Messages without those removed before p_before.';

create table public.ad_bar (
  id smallint primary key default 1 constraint ad_bar_id_check check (id = 1),
  content text not null default '' constraint ad_bar_content_check
    -- 10 messages of 300 characters and 9 line feeds.
    check (private.is_text(content, 3009) and private.has_safe_links(content)),
  enabled boolean not null default false,
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
comment on table public.ad_bar is 'The current announcement, row 1.';
comment on column public.ad_bar.content is
  'Text with at most one [label](url) per line; url: path of the site, https, tel or mailto.';
comment on column public.ad_bar.version is
  'Incremented on every content change; a save filters by the version it read.';

create table public.announcements (
  id smallint primary key default 1 constraint announcements_id_check check (id = 1),
  messages jsonb not null default '[]'
    constraint announcements_messages_check check (private.are_announcements(messages)),
  enabled boolean not null default false,
  shown text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
comment on table public.announcements is
  'The planned announcements, row 1. Admins only, because they contain unpublished news.';
comment on column public.announcements.messages is
  'Array of {text, from, until, deleted_at} in display order; from and until are timestamps with a zone, null for no '
  'limit; deleted_at is set on removal.';
comment on column public.announcements.shown is 'Messages currently in ad_bar; maintained by the trigger.';
comment on column public.announcements.version is
  'Incremented on every content change; a save filters by the version it read.';
insert into public.announcements default values;

create function private.follow_ad_bar() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.announcements a
  set enabled = new.enabled,
    messages = case
      when a.shown = new.content then a.messages
      else private.announcement_lines(new.content) || coalesce(
        (
          select jsonb_agg(m.value order by m.place)
          from jsonb_array_elements(a.messages) with ordinality as m (value, place)
          where (m.value ->> 'from')::timestamptz > now() or m.value ->> 'deleted_at' is not null
        ),
        '[]'
      )
    end
  where a.id = 1 and (a.shown <> new.content or a.enabled <> new.enabled);
  return null;
end $$;
comment on function private.follow_ad_bar() is
  'AFTER trigger on ad_bar: a direct write replaces the messages that are due; planned and removed ones are kept.';

create trigger ad_bar_a_clean before insert or update on public.ad_bar
  for each row execute function private.clean_row('content text');
create trigger ad_bar_edit before update on public.ad_bar for each row execute function private.note_edit();
create trigger ad_bar_audit after insert or update or delete on public.ad_bar
  for each row execute function private.audit('id');
create trigger ad_bar_follow after insert or update on public.ad_bar
  for each row execute function private.follow_ad_bar();

alter table public.ad_bar enable row level security;
create policy "everybody reads the announcement" on public.ad_bar for select to anon, authenticated using (true);
create policy "admins add the announcement" on public.ad_bar for insert to authenticated
  with check ((select private.may('content')));
create policy "admins change the announcement" on public.ad_bar for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

grant select on public.ad_bar to anon, authenticated;
grant insert (id, content, enabled), update (content, enabled) on public.ad_bar to authenticated;
grant select, insert, update, delete on public.ad_bar to service_role;

create function private.plan_announcement() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Newly removed messages get the database's time.
  if tg_op = 'UPDATE' and jsonb_typeof(new.messages) = 'array' then
    select coalesce(jsonb_agg(
      case
        when m.value ->> 'deleted_at' is null
          or old.messages @> jsonb_build_array(jsonb_build_object('deleted_at', m.value ->> 'deleted_at'))
          then m.value
        else m.value || jsonb_build_object('deleted_at', now())
      end
      order by m.place
    ), '[]')
    into new.messages
    from jsonb_array_elements(new.messages) with ordinality as m (value, place);
  end if;
  new.shown := private.due_announcements(new.messages);
  return new;
end $$;
comment on function private.plan_announcement() is
  'BEFORE trigger: sets the time of removals and the messages due now.';

create function private.show_announcement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.ad_bar as b (id, content, enabled) values (1, new.shown, new.enabled)
  on conflict (id) do update set content = excluded.content, enabled = excluded.enabled
  where b.content <> excluded.content or b.enabled <> excluded.enabled;
  return null;
end $$;
comment on function private.show_announcement() is
  'AFTER trigger: copies the due messages into ad_bar if they changed.';

create trigger announcements_a_clean before insert or update on public.announcements
  for each row execute function private.clean_row();
create trigger announcements_edit before update on public.announcements
  for each row execute function private.note_edit('shown');
create trigger announcements_plan before insert or update on public.announcements
  for each row execute function private.plan_announcement();
create trigger announcements_audit after insert or update or delete on public.announcements
  for each row execute function private.audit('id', 'shown');
create trigger announcements_show after insert or update on public.announcements
  for each row execute function private.show_announcement();

alter table public.announcements enable row level security;
create policy "admins read the planned announcements" on public.announcements for select to authenticated
  using ((select private.may('content')));
create policy "admins change the planned announcements" on public.announcements for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

grant select, update (messages, enabled) on public.announcements to authenticated;
grant select, insert, update, delete on public.announcements to service_role;

create function private.refresh_announcement() returns void
language sql volatile security definer set search_path = '' as $$
  update public.announcements a set shown = '' where a.shown <> private.due_announcements(a.messages)
$$;
comment on function private.refresh_announcement() is
  'Shows messages that have become due and hides expired ones; run by a timer every minute. Writes only on a change.';

-- Triggers and CHECK constraints run with the privileges of the role that writes the row.
grant execute on function private.due_announcements(jsonb, timestamptz), private.are_announcements(jsonb)
  to authenticated, service_role;
