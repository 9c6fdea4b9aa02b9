-- Site copy edited by the owner: a draft per section, and Publish, which makes all drafts public. Copy is part of the
-- built pages, so publishing queues a build in the outbox.

create table public.site_content (
  key text primary key constraint site_content_key_check check (key ~ '^[a-z][a-z0-9_.-]{0,59}$'),
  published jsonb constraint site_content_published_check
    check (jsonb_typeof(published) = 'object' and octet_length(published::text) <= 200000),
  draft jsonb
    constraint site_content_draft_check check (jsonb_typeof(draft) = 'object' and octet_length(draft::text) <= 200000),
  updated_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
comment on table public.site_content is
  'Overrides of the copy in src/content, one row per section. Readable by admins only: visitors get the copy in '
  'prerendered pages, builds through published_words().';
comment on column public.site_content.published is
  'The public copy: the fields that differ from the defaults, null for none. Written by publish_site and '
  'restore_site.';
comment on column public.site_content.draft is
  'The copy after the next Publish, in the same format. Equal to published if nothing is pending.';
comment on column public.site_content.updated_by is 'Account of the last change of the draft.';
comment on column public.site_content.version is
  'Incremented on every content change; a save filters by the version it read.';

create function private.note_author() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.draft is distinct from old.draft then
    new.updated_by := auth.uid();
  end if;
  return new;
end $$;
comment on function private.note_author() is 'BEFORE INSERT OR UPDATE on site_content: sets the author of the draft.';

-- Publishing is not an edit: the version stays, so that an open form can still be saved.
create trigger site_content_a_clean before insert or update on public.site_content
  for each row execute function private.clean_row('draft text', 'published text');
create trigger site_content_author before insert or update on public.site_content
  for each row execute function private.note_author();
create trigger site_content_edit before update on public.site_content
  for each row execute function private.note_edit('published', 'updated_by');
create trigger site_content_audit after insert or update or delete on public.site_content
  for each row execute function private.audit('key');

alter table public.site_content enable row level security;
create policy "admins read texts" on public.site_content for select to authenticated
  using ((select private.may('content')));
create policy "admins add texts" on public.site_content for insert to authenticated
  with check ((select private.may('content')));
create policy "admins change texts" on public.site_content for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

grant select, insert (key, draft), update (draft) on public.site_content to authenticated;
grant select, insert, update, delete on public.site_content to service_role;

-- Publications --------------------------------------------------------------------------------------------------------

create function private.words_now() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(c.key, c.published) filter (where c.published is not null), '{}')
  from public.site_content c
$$;
comment on function private.words_now() is 'The published copy of all sections.';

create function private.firm_palette() returns text
language sql stable security definer set search_path = '' as $$
  select c.published ->> 'palette' from public.site_content c where c.key = 'firm.colours'
$$;
comment on function private.firm_palette() is 'Name of the published palette, for emails; null for the default.';

create table private.publications (
  id bigint generated always as identity primary key,
  published_at timestamptz not null default now(),
  published_by uuid,
  words jsonb not null,
  changed text[] not null default '{}',
  restores bigint,
  failure text
);
comment on table private.publications is 'One row per Publish; the newest is the public copy or about to be.';
comment on column private.publications.published_by is 'Account; null for the default copy.';
comment on column private.publications.words is 'All of site_content as of this publication: {key: published}.';
comment on column private.publications.changed is 'Keys of the sections whose copy changed.';
comment on column private.publications.restores is 'The earlier publication that this one restores.';
comment on column private.publications.failure is
  'Error of the build, if the builder reports one; the previous site stays live.';
insert into private.publications (words) select private.words_now();
alter table private.publications enable row level security;
create policy "no API access" on private.publications for all to anon, authenticated using (false) with check (false);

create function private.published_words() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('publication', (select max(p.id) from private.publications p), 'words', private.words_now())
$$;

create function public.published_words() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.published_words() $$;
comment on function public.published_words() is
  'The overrides that a build applies to src/content, and the number of their publication. Excludes drafts.';

create function private.add_publication(p_changed text[], p_restores bigint) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id bigint;
begin
  insert into private.publications (published_by, words, changed, restores)
  values (auth.uid(), private.words_now(), p_changed, p_restores) returning id into v_id;
  -- The newest build supersedes queued ones.
  delete from private.outbox o where o.kind = 'publish' and o.status <> 'sending';
  insert into private.outbox (kind, payload) values ('publish', jsonb_build_object('publication', v_id));
  perform private.kick_outbox();
  return v_id;
end $$;
comment on function private.add_publication(text[], bigint) is
  'Records the current copy and requests a build. The caller holds the lock of publishing.';

create function private.publish_site(p_seen bigint) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_last bigint;
  v_changed text[];
begin
  perform private.require_right('content');
  perform pg_advisory_xact_lock(hashtextextended('publish', 0));
  select max(p.id) into v_last from private.publications p;
  with done as (
    update public.site_content c set published = c.draft where c.draft is distinct from c.published returning c.key
  )
  select coalesce(array_agg(d.key order by d.key), '{}') into v_changed from done d;
  if v_changed = '{}' and v_last is distinct from p_seen then
    return v_last;
  end if;
  return private.add_publication(v_changed, null);
end $$;

create function public.publish_site(p_seen bigint) returns bigint
language sql volatile security invoker set search_path = '' as $$ select private.publish_site(p_seen) $$;
comment on function public.publish_site(bigint) is
  'Publishes every draft and requests a build, even without pending drafts. p_seen is the last publication that the '
  'client knows: a double click publishes once. Returns the publication. Admins only (42501).';

create function private.restore_site(p_id bigint) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_words jsonb;
  v_changed text[];
begin
  perform private.require_right('content');
  perform pg_advisory_xact_lock(hashtextextended('publish', 0));
  select p.words into v_words from private.publications p where p.id = p_id;
  perform private.need(found, 'id', 'There is no such publication.');
  with done as (
    update public.site_content c set
      published = v_words -> c.key,
      draft = case when c.draft is distinct from c.published then c.draft else v_words -> c.key end
    where c.published is distinct from v_words -> c.key
    returning c.key
  )
  select coalesce(array_agg(d.key order by d.key), '{}') into v_changed from done d;
  return private.add_publication(v_changed, p_id);
end $$;

create function public.restore_site(p_id bigint) returns bigint
language sql volatile security invoker set search_path = '' as $$ select private.restore_site(p_id) $$;
comment on function public.restore_site(bigint) is
  'Publishes an earlier publication again; pending drafts stay pending. Returns the new publication. Admins only '
  '(42501), PT422.';

create function private.note_build(p_publication bigint, p_failure text) returns void
language sql volatile security definer set search_path = '' as $$
  update private.publications p set failure = left(p_failure, 2000) where p.id = p_publication
$$;
comment on function private.note_build(bigint, text) is
  'For builders that report back: stores the error of a build, or null on success. Not granted to any API role.';

create function private.site_publishing() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('content');
  return jsonb_build_object(
    'waiting', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'key', c.key, 'changed_at', c.updated_at, 'changed_by', nullif(private.person_name(c.updated_by), '')
        )
        order by c.updated_at desc
      ), '[]')
      from public.site_content c
      where c.draft is distinct from c.published
    ),
    'publications', (
      select jsonb_agg(to_jsonb(l))
      from (
        select p.id, p.published_at, nullif(private.person_name(p.published_by), '') as published_by, p.changed,
          p.restores, p.failure
        from private.publications p
        order by p.id desc limit 20
      ) l
    ),
    'call', (
      select jsonb_build_object(
        'status', o.status, 'attempts', o.attempts, 'last_error', o.last_error, 'next_try_at', o.next_try_at
      )
      from private.outbox o where o.kind = 'publish'
      order by o.created_at desc limit 1
    )
  );
end $$;

create function public.site_publishing() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.site_publishing() $$;
comment on function public.site_publishing() is
  'Pending sections, the last 20 publications, newest first, and the result of the last build request. Admins only '
  '(42501).';

grant execute on function private.published_words(), public.published_words() to anon, authenticated, service_role;
grant execute on function private.publish_site(bigint), public.publish_site(bigint), private.restore_site(bigint),
  public.restore_site(bigint), private.site_publishing(), public.site_publishing() to authenticated;
