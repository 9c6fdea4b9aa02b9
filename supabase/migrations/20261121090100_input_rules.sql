-- What a text, an e-mail address, a phone number and a link may look like: one function a rule. CHECK constraints use
-- them, and so does the trigger that answers visitors, so that the two cannot disagree.

create function private.trimmed(p_value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select btrim(p_value, E' \t\n\r\f\u000b\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u2028\u2029\u202f\u205f\u3000\ufeff')
$$;
comment on function private.trimmed(text) is 'Without white space at the ends; the same characters as String.prototype.trim and the zero-width space.';

create function private.seen(p_value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select private.trimmed(regexp_replace(p_value, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'))
$$;
comment on function private.seen(text) is 'What a reader sees of it: without Unicode''s default-ignorable characters (joiners, fillers) and the blank Braille pattern.';

create function private.is_line(p_value text, p_min integer, p_max integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select char_length(p_value) <= p_max
    and char_length(private.seen(p_value)) >= p_min
    and p_value !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufffd]'
$$;
comment on function private.is_line(text, integer, integer) is 'One line of text: length in Unicode characters, enough of them visible, no control character, none that turns the text around it, no U+FFFD (what a broken character decodes to).';

create function private.is_text(p_value text, p_max integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select char_length(p_value) <= p_max and p_value !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\ufffd]'
$$;
comment on function private.is_text(text, integer) is 'Text of several lines: as private.is_line, but line feeds and tabs are welcome.';

create function private.is_email(p_value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select char_length(p_value) <= 254
    and p_value ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$'
$$;
comment on function private.is_email(text) is 'The address rule of <input type=email> (HTML standard) plus a dot in the domain; no line break can pass.';

create function private.is_phone(p_value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select p_value ~ '^[0-9+ ().-]{6,20}$'
    and char_length(regexp_replace(p_value, '[^0-9]', '', 'g')) between 7 and 15
$$;
comment on function private.is_phone(text) is '6 to 20 of: digits, plus, space, parentheses, hyphen, dot; 7 to 15 of them digits.';

create function private.phone_e164(p_value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when p_value ~ '^\s*\+' and d.n ~ '^[1-9][0-9]{7,14}$' then '+' || d.n
    when d.n ~ '^00[1-9][0-9]{7,14}$' then '+' || substr(d.n, 3)
    when d.n ~ '^[6-9][0-9]{9}$' then '+91' || d.n
    when d.n ~ '^0[1-9][0-9]{9}$' then '+91' || substr(d.n, 2)
    when d.n ~ '^91[6-9][0-9]{9}$' then '+' || d.n
  end
  from (select regexp_replace(p_value, '[^0-9]', '', 'g') as n) d
$$;
comment on function private.phone_e164(text) is 'The number as +919876543210, India by default; null when it cannot be told.';

create function private.is_safe_link(p_url text, p_contact boolean default false) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select char_length(p_url) <= 2000
    and p_url !~ '[\u0001-\u0020\u007f-\u00a0\u2028\u2029\ufffd]'
    and (
      p_url = '/'
      or p_url ~ '^/[^/\\]'
      or p_url ~ '^https://[A-Za-z0-9][^/?#@:\\]*(:[0-9]{1,5})?([/?#]|$)'
      or (p_contact and p_url ~ '^tel:[0-9+().-]{3,30}$')
      or (p_contact and p_url ~ '^mailto:' and private.is_email(split_part(substr(p_url, 8), '?', 1)))
    )
$$;
comment on function private.is_safe_link(text, boolean) is 'An own path, an https address and, for contact details, tel: and mailto:. Nothing else: no javascript:, no //host, no user@host, no white space that a browser would drop.';

create function private.has_safe_links(p_content text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(bool_and(private.is_safe_link(m.link[1], true)), true)
  from regexp_matches(p_content, '\[[^\]]*\]\(([^)]*)\)', 'g') as m (link)
$$;
comment on function private.has_safe_links(text) is 'True when every [label](url) in the text passes private.is_safe_link.';

create function private.are_lines(p_values text[], p_max_items integer, p_max integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(p_values) <= p_max_items
    and array_position(p_values, null) is null
    and coalesce((select bool_and(private.is_line(v, 1, p_max)) from unnest(p_values) v), true)
$$;
comment on function private.are_lines(text[], integer, integer) is 'A list of single lines, none empty.';

create function private.are_slugs(p_values text[]) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select p_values is not null and cardinality(p_values) <= 20
    and not exists (select 1 from unnest(p_values) v where v is null or v !~ '^[a-z0-9][a-z0-9-]{0,79}$')
$$;
comment on function private.are_slugs(text[]) is 'A list of at most 20 slugs.';

create function private.is_picture(p_url text, p_alt text, p_width integer, p_height integer, p_thumbhash text, p_focal_x real, p_focal_y real)
returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(private.is_safe_link(p_url), true)
    and private.is_line(p_alt, 0, 300)
    and coalesce(p_width between 1 and 20000, true) and coalesce(p_height between 1 and 20000, true)
    and coalesce(p_thumbhash ~ '^[A-Za-z0-9+/=]{1,60}$', true)
    and p_focal_x between 0 and 1 and p_focal_y between 0 and 1
$$;
comment on function private.is_picture(text, text, integer, integer, text, real, real) is 'The columns that every table of pictures has: image_url (own path or https address), alt (one line), width and height in pixels, thumbhash (base64), and what must stay in view when it is cropped: focal_x 0 left to 1 right, focal_y 0 top to 1 bottom.';

create function private.need(p_ok boolean, p_column text, p_message text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if p_ok is not true then
    raise exception using errcode = 'PT422', message = p_message, hint = p_column;
  end if;
end $$;
comment on function private.need(boolean, text, text) is 'Raises PT422 (HTTP 422) with a sentence for people and the name of the field as hint, unless the rule holds.';
-- CHECK constraints run with the rights of whoever writes the row.
grant execute on function
  private.trimmed(text), private.seen(text), private.is_line(text, integer, integer), private.is_text(text, integer), private.is_email(text),
  private.is_phone(text), private.phone_e164(text), private.is_safe_link(text, boolean), private.has_safe_links(text),
  private.are_lines(text[], integer, integer), private.are_slugs(text[]), private.is_picture(text, text, integer, integer, text, real, real),
  private.need(boolean, text, text)
  to anon, authenticated, service_role;
