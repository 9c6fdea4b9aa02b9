-- What the admin area searches for albums and venues is compared as in the enquiries: private.folded on both sides.

-- Two letters are made small in different ways by browsers and databases: the dotted capital I, and sigma at a word's end.
create or replace function private.folded(p_value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if p_value ~ '^[ -~\n]*$' then
    return btrim(regexp_replace(lower(p_value), '\s+', ' ', 'g'));
  end if;
  return btrim(regexp_replace(translate(lower(translate(regexp_replace(normalize(private.clean_line(p_value), NFKC),
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
    U&'\0130', 'i')), U&'\03C2', U&'\03C3'), '\s+', ' ', 'g'));
end $$;
update public.booking_forms b set phone_e164 = b.phone_e164 where b.search_text ~ '[\u0130\u0307\u03c2]';

alter table public.albums add column search_text text not null generated always as (private.folded(title || ' ' || category || ' ' || slug)) stored;
comment on column public.albums.search_text is 'What the admin area''s search looks into, by private.folded.';
alter table public.venues add column search_text text not null generated always as (private.folded(name || ' ' || area || ' ' || coalesce(address, ''))) stored;
comment on column public.venues.search_text is 'What the admin area''s search looks into, by private.folded.';

-- Generated columns are not computed yet when a row is compared with what it was: a save that changes nothing raised the version of a venue.
create or replace function private.note_edit() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_own constant text[] := array['version', 'updated_at', 'is_demo'] || coalesce(tg_argv, '{}')
    || array(select a.attname::text from pg_catalog.pg_attribute a where a.attrelid = tg_relid and a.attgenerated <> '');
begin
  new.version := old.version;
  new.updated_at := old.updated_at;
  if to_jsonb(new) - v_own <> to_jsonb(old) - v_own then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;

-- What a browser sends as its own name at a sign-in, and as a page's title, is text too.
create trigger login_history_a_clean before insert on public.login_history for each row execute function private.clean_row('email email');

-- page_views has a repair procedure, so that its trigger might be lost: the title is cleaned where it comes in.
do $$
declare
  v_old constant text := pg_get_functiondef('private.record_page_view(uuid, text, uuid, text, text, text, jsonb)'::regprocedure);
  v_new constant text := replace(v_old, $was$left(regexp_replace(p_title, '[\u0001-\u001f\u007f-\u009f]', ' ', 'g'), 100)$was$,
    $is$btrim(left(private.clean_line(left(p_title, 300)), 100))$is$);
begin
  if v_new = v_old then
    raise exception 'record_page_view cleans its title in another way by now.';
  end if;
  execute v_new;
end $$;

update public.page_specific_views s set page_title = private.clean_line(s.page_title) where s.page_title <> private.clean_line(s.page_title);
