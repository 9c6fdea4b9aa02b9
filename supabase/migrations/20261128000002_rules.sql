-- Rules for typed values: one function per rule, shared by CHECK constraints and procedures so that they cannot
-- diverge. The cleaning rules match src/shared/lib/text.ts; supabase/tests/text.test.ts compares the two.

-- Refusals ------------------------------------------------------------------------------------------------------------

create function private.need(p_ok boolean, p_column text, p_message text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if p_ok is not true then
    raise exception using errcode = 'PT422', message = p_message, hint = p_column;
  end if;
end $$;
comment on function private.need(boolean, text, text) is
  'Raises PT422 (HTTP 422) with a sentence for staff and the field name as hint, unless the rule holds.';

create function private.refuse(p_hint text, p_message text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception using errcode = 'PT409', message = p_message, hint = p_hint;
end $$;
comment on function private.refuse(text, text) is
  'Raises PT409 (HTTP 409) for staff: the request is not possible now, or the row has changed (hint state).';

-- A visitor's refusal has a code and the values of its words, which are in src/content/en/refusals.ts; the sentence is
-- for logs and for pages of an older release.
create function private.refuse(
  p_state text, p_hint text, p_code text, p_message text, p_values jsonb default '{}'
) returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception using errcode = p_state, message = p_message, hint = p_hint,
    detail = (p_values || jsonb_build_object('code', p_code))::text;
end $$;
comment on function private.refuse(text, text, text, text, jsonb) is
  'Raises an SQLSTATE PTnnn (HTTP nnn) whose detail is the JSON of the code and its values. PT409: the request '
  'is not possible now, hint sold_out, price, closed, promo, limit, work or state; PT404; PT422, hint: the field; '
  'PT429, hint limit; PT503: may be repeated.';

create function private.need(
  p_ok boolean, p_column text, p_code text, p_message text, p_values jsonb default '{}'
) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if p_ok is not true then
    perform private.refuse('PT422', p_column, p_code, p_message, p_values);
  end if;
end $$;
comment on function private.need(boolean, text, text, text, jsonb) is
  'Raises PT422 (HTTP 422) with a code for visitors and the field name as hint, unless the rule holds.';

create function private.need_days(p_from date, p_to date) returns void
language sql immutable set search_path = '' as $$
  select private.need(
    p_to between p_from and p_from + 400, 'p_to', 'Please choose between 1 and 401 days, the first one first.'
  )
$$;
comment on function private.need_days(date, date) is
  'Raises PT422 unless both days are given, in order, and few enough for a report.';

-- Cleaning ------------------------------------------------------------------------------------------------------------

create function private.clean_text(p_value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  -- Fast path: nearly every value is plain ASCII, and this runs for each value of every row.
  if p_value ~ '^[ -~\n]*$' then
    return btrim(p_value, E' \n');
  end if;
  return btrim(
    normalize(
      regexp_replace(
        regexp_replace(
          regexp_replace(p_value, '\r\n?|[\u000b\u000c\u0085\u2028\u2029]', E'\n', 'g'),
          '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]', ' ', 'g'
        ),
        -- Invisible characters that are kept: flag tags, joiners between letters of joining scripts or between emoji,
        -- variation selectors after a symbol, keycaps, a joiner after a virama. All others are removed.
        '(\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f'
          || '|[\u0620-\u10ff\u1780-\u17b3\u17b6-\u17ff\u1810-\u18af\u1900-\u1cff\u2190-\u2bff\ua840-\uabff'
             '\U00010a00-\U00016fff\U0001f000-\U0001faff]'
          || '[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]?[\u200c\u200d]'
          || '(?=[\u0620-\u10ff\u1780-\u17b3\u17b6-\u17ff\u1810-\u18af\u1900-\u1cff\u2190-\u2bff\ua840-\uabff'
             '\U00010a00-\U00016fff\U0001f000-\U0001faff])'
          || '|[\u00a9\u00ae\u203c\u2049\u2122\u2139\u3030-\u9fff\uf900-\ufaff\U00020000-\U0003ffff'
          || '\u0620-\u10ff\u1780-\u17b3\u17b6-\u17ff\u1810-\u18af\u1900-\u1cff\u2190-\u2bff\ua840-\uabff'
             '\U00010a00-\U00016fff\U0001f000-\U0001faff]'
          || '[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]' || '|[#*0-9]\ufe0f\u20e3'
          || '|[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca][\u200c\u200d])'
          || '|[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f'
             '\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb'
             '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
        '\1', 'g'
      ),
      NFC
    ),
    E' \n\t'
  );
end $$;
comment on function private.clean_text(text) is
  'Multi-line text without invisible characters (zero-width, bidi and control characters), with plain spaces, \n line '
  'ends, NFC, trimmed. Joiners within Hindi and emoji are kept.';

create function private.clean_line(p_value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_text text := private.clean_text(p_value);
begin
  -- PostgreSQL caches 32 compiled patterns: skipping this one for plain values leaves room for others.
  if strpos(v_text, E'\n') + strpos(v_text, E'\t') = 0 then
    return v_text;
  end if;
  return regexp_replace(v_text, '[\n\t]+', ' ', 'g');
end $$;
comment on function private.clean_line(text) is
  'private.clean_text as a single line: line ends and tabs become spaces.';

create function private.plain_width(p_value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return case
    when p_value ~ '[\uff01-\uff5e]' then (
      select string_agg(
        case when ascii(c.letter) between 65281 and 65374 then chr(ascii(c.letter) - 65248) else c.letter end, ''
        order by c.place
      )
      from regexp_split_to_table(p_value, '') with ordinality as c (letter, place)
    )
    else p_value
  end;
end $$;
comment on function private.plain_width(text) is 'Replaces full-width ASCII characters with plain ones.';

create function private.clean_email(p_value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_line text := private.clean_line(p_value);
begin
  if v_line ~ '^[A-Za-z0-9._+-]+@[A-Za-z0-9.-]*[A-Za-z0-9]$' then
    return v_line;
  end if;
  v_line := translate(private.plain_width(v_line), U&'\3002\FF61', '..');
  v_line := regexp_replace(
    btrim(coalesce(substring(v_line from '<([^<>]*)>[[:space:];,.]*$'), v_line)), '^mailto:\s*([^?]*).*$', '\1', 'i'
  );
  return regexp_replace(regexp_replace(v_line, '[[:space:];,.]+$', ''), '\s*@\s*', '@');
end $$;
comment on function private.clean_email(text) is
  'The email address within text copied from mail programs: mailto:, Name <address>, full-width characters, a trailing '
  'comma.';

create function private.clean_phone(p_value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_line text := private.clean_line(p_value);
begin
  if octet_length(v_line) = char_length(v_line) then
    return v_line;
  end if;
  v_line := private.plain_width(v_line);
  return (
    select btrim(
      string_agg(
        case
          when c.letter ~ '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e'
                          '\u2060-\u206f\u20e3\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3'
                          '\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
            then ''
          when c.letter ~ '[\u058a\u05be\u1400\u1806\u2010-\u2015\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c'
                          '\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]'
            then '-'
          else coalesce((ascii(c.letter) - z.zero)::text, c.letter)
        end,
        ''
        order by c.place
      )
    )
    from regexp_split_to_table(v_line, '') with ordinality as c (letter, place)
      -- Unicode decimal digits: the zeros of each script, followed by 1 to 9.
      left join unnest(
        array[
          1632, 1776, 1984, 2406, 2534, 2662, 2790, 2918, 3046, 3174, 3302, 3430, 3558, 3664, 3792, 3872, 4160, 4240,
          6112, 6160, 6470, 6608, 6784, 6800, 6992, 7088, 7232, 7248, 42528, 43216, 43264, 43472, 43504, 43600, 44016,
          66720, 68912, 68928, 69734, 69872, 69942, 70096, 70384, 70736, 70864, 71248, 71360, 71376, 71386, 71472,
          71904, 72016, 72688, 72784, 73040, 73120, 73184, 73552, 90416, 92768, 92864, 93008, 93552, 118000, 120782,
          120792, 120802, 120812, 120822, 123200, 123632, 124144, 124401, 125264, 130032
        ]
      ) as z (zero) on ascii(c.letter) between z.zero and z.zero + 9
  );
end $$;
comment on function private.clean_phone(text) is
  'The phone number as written, with plain digits, dashes and signs, without invisible characters.';

create function private.cleaned(p_value jsonb, p_kind text) returns jsonb
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return case jsonb_typeof(p_value)
    when 'string' then to_jsonb(
      case p_kind
        when 'text' then private.clean_text(p_value #>> '{}')
        when 'email' then private.clean_email(p_value #>> '{}')
        when 'phone' then private.clean_phone(p_value #>> '{}')
        else private.clean_line(p_value #>> '{}')
      end
    )
    when 'array' then (
      select coalesce(jsonb_agg(private.cleaned(e.value, p_kind) order by e.place), '[]')
      from jsonb_array_elements(p_value) with ordinality as e (value, place)
    )
    when 'object' then (
      select coalesce(jsonb_object_agg(e.key, private.cleaned(e.value, p_kind)), '{}')
      from jsonb_each(p_value) e
    )
    else p_value
  end;
end $$;
comment on function private.cleaned(jsonb, text) is
  'A value with every string in it cleaned as a line, or by p_kind: text, email, phone.';

create function private.clean_columns(p_row jsonb, p_kinds text[]) returns jsonb
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return (
    select jsonb_object_agg(c.key, c.clean)
    from (
      select e.key, e.value, private.cleaned(e.value, split_part(k.kind, ' ', 2)) as clean
      from jsonb_each(p_row) e left join unnest(p_kinds) as k (kind) on split_part(k.kind, ' ', 1) = e.key
      where jsonb_typeof(e.value) in ('string', 'array', 'object')
        -- Skips values that need no cleaning: plain ASCII without escapes or outer spaces. Email addresses are always
        -- cleaned.
        and (e.value::text ~ '[^ -~]|\\[^"\\]|(^|\[|[:,] )" | "($|[],}])' or k.kind like '% email')
    ) c
    where c.clean <> c.value
  );
end $$;
comment on function private.clean_columns(jsonb, text[]) is
  'The columns that cleaning changes, or null. p_kinds: "column kind" for columns that are not single lines.';

create function private.clean_row() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_clean jsonb := private.clean_columns(to_jsonb(new), tg_argv);
begin
  if v_clean is not null then
    new := jsonb_populate_record(new, v_clean);
  end if;
  return new;
end $$;
comment on function private.clean_row() is
  'BEFORE INSERT OR UPDATE trigger of every table with typed text, named TABLE_a_clean so that it runs first: cleans '
  'its strings, nested ones included. Arguments: "column kind" for columns that are not single lines.';

-- Texts ---------------------------------------------------------------------------------------------------------------

-- Texts are checked in their stored form.
create function private.trimmed(p_value text) returns text
language sql immutable parallel safe set search_path = '' as $$ select private.clean_line(p_value) $$;
comment on function private.trimmed(text) is 'Alias of private.clean_line.';

create function private.seen(p_value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select private.trimmed(
    regexp_replace(
      p_value,
      '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164'
      '\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
      '', 'g'
    )
  )
$$;
comment on function private.seen(text) is
  'The visible part of a text: without Unicode''s default-ignorable characters (joiners, fillers) and the blank '
  'Braille pattern.';

create function private.is_line(p_value text, p_min integer, p_max integer) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_line text := private.clean_line(p_value);
begin
  if octet_length(v_line) = char_length(v_line) then
    return char_length(v_line) between p_min and p_max;
  end if;
  return char_length(v_line) <= p_max and char_length(private.seen(v_line)) >= p_min and strpos(v_line, U&'\FFFD') = 0;
end $$;
comment on function private.is_line(text, integer, integer) is
  'A stored single line (private.clean_line): length in Unicode characters, enough of them visible, no U+FFFD (the '
  'result of a decoding error).';

create function private.is_text(p_value text, p_max integer) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_text text := private.clean_text(p_value);
begin
  return char_length(v_text) <= p_max and strpos(v_text, U&'\FFFD') = 0;
end $$;
comment on function private.is_text(text, integer) is
  'A stored multi-line text (private.clean_text): length in Unicode characters, no U+FFFD.';

create function private.is_email(p_value text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_address text := private.clean_email(p_value);
begin
  return char_length(v_address) <= 254
    and v_address ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.'
                    '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$';
end $$;
comment on function private.is_email(text) is
  'A stored email address (private.clean_email): the rule of <input type=email> (HTML standard) plus a dot in the '
  'domain; rejects line breaks.';

create function private.are_lines(p_values text[], p_max_items integer, p_max integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(p_values) <= p_max_items
    and array_position(p_values, null) is null
    and coalesce((select bool_and(private.is_line(v, 1, p_max)) from unnest(p_values) v), true)
$$;
comment on function private.are_lines(text[], integer, integer) is 'An array of single, non-empty lines.';

create function private.are_slugs(p_values text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select p_values is not null and cardinality(p_values) <= 20
    and not exists (select 1 from unnest(p_values) v where v is null or v !~ '^[a-z0-9][a-z0-9-]{0,79}$')
$$;
comment on function private.are_slugs(text[]) is 'An array of at most 20 slugs.';

create function private.are_emails(p_values text[], p_max_items integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(p_values) <= p_max_items
    and array_position(p_values, null) is null
    and coalesce((select bool_and(private.is_email(v)) from unnest(p_values) v), true)
$$;
comment on function private.are_emails(text[], integer) is 'An array of plain email addresses.';

-- Browsers and PostgreSQL lower-case two letters differently: dotted capital I, and word-final sigma.
create function private.folded(p_value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if p_value ~ '^[ -~\n]*$' then
    return btrim(regexp_replace(lower(p_value), '\s+', ' ', 'g'));
  end if;
  return btrim(
    regexp_replace(
      translate(
        lower(
          translate(
            regexp_replace(
              normalize(private.clean_line(p_value), NFKC),
              '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164'
              '\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff'
              ']',
              '', 'g'
            ),
            U&'\0130', 'i'
          )
        ),
        U&'\03C2', U&'\03C3'
      ),
      '\s+', ' ', 'g'
    )
  );
end $$;
comment on function private.folded(text) is
  'A text normalized for comparison: lower case, plain width, NFC, without invisible characters.';

-- Numbers -------------------------------------------------------------------------------------------------------------

create function private.dial_indian(p_digits text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_number text := ltrim(p_digits, '0');
begin
  return case
    when v_number ~ '^1(800[0-9]{4,9}|803[0-9]{9}|860[0-9]{7}|600[0-9]{6})$' then v_number
    when v_number ~ '^[1-9][0-9]{9}$' then '+91' || v_number
  end;
end $$;
comment on function private.dial_indian(text) is
  'Dial string of an Indian number, with or without trunk zeros: E.164, or a toll-free number unchanged.';

create function private.dial_foreign(p_digits text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_country text := substring(
    p_digits from '^(?:1|7|2(?:[07]|1[12368]|[2346]\d|5[0-8]|9[017-9])|3(?:[0-469]|5\d|7[0-8]|8[0-35-79])|'
                  '4(?:[013-9]|2[013])|5(?:[1-8]|0\d|9\d)|6(?:[0-6]|7[02-9]|8[0-35-9]|9[0-2])|8(?:[1246]|0[08]|'
                  '5[02356]|7[08]|8[0-368])|9(?:[0-58]|6[0-8]|7[0-79]|9[2-68]))'
  );
  v_typed text := substr(p_digits, char_length(v_country) + 1);
  v_number text := v_country
    || case
      when left(v_typed, 1) = '0' and v_country <> all ('{39,378,225,229,241,242}') then substr(v_typed, 2)
      else v_typed
    end;
begin
  return case
    when v_country = '91' then private.dial_indian(v_typed)
    when char_length(v_number) between 7 and 15 then '+' || v_number
  end;
end $$;
comment on function private.dial_foreign(text) is
  'Dial string of digits that begin with a country code. Drops a trunk zero after it, except where it is dialled '
  '(Italy, Benin, Gabon, Congo, San Marino, Ivory Coast).';

create function private.dial_one(p_part text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_digits text := regexp_replace(p_part, '[^0-9]', '', 'g');
begin
  return case
    when p_part like '+%' and v_digits not like '0%' then private.dial_foreign(v_digits)
    when v_digits like '00%' then private.dial_foreign(ltrim(v_digits, '0'))
    else coalesce(
      private.dial_indian(v_digits),
      case when ltrim(v_digits, '0') like '91%' then private.dial_indian(substr(ltrim(v_digits, '0'), 3)) end
    )
  end;
end $$;
comment on function private.dial_one(text) is 'Dial string of one number, with or without a leading plus.';

create function private.phone_dial(p_value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  v_group text;
  v_part text;
  v_number text;
begin
  -- Chat links always begin with the country code.
  foreach v_group in array regexp_split_to_array(replace(regexp_replace(private.clean_phone(p_value),
      '(wa\.me/|[?&]phone=(%2b)?)(?=[1-9])', '|+', 'gi'), '+', '|+'), '[^0-9+() ./_*''~<>\[\]{}\u00b7\u2022-]+') loop
    foreach v_part in array string_to_array(v_group, '/') || v_group loop
      v_number := private.dial_one(v_part);
      -- Two numbers separated only by a space: takes the first.
      for v_end in reverse
        case when v_number is null and char_length(v_part) <= 60 then char_length(v_part) - 1 else 0 end .. 1
      loop
        exit when v_number is not null;
        if substr(v_part, v_end, 2) ~ '[0-9][^0-9]' and private.dial_one(substr(v_part, v_end + 1)) is not null then
          v_number := private.dial_one(left(v_part, v_end));
        end if;
      end loop;
      if v_number is not null then
        return v_number;
      end if;
    end loop;
  end loop;
  return null;
end $$;
comment on function private.phone_dial(text) is
  'Dial string of a number as typed: E.164 (India by default, trunk zeros dropped), or the bare digits of an Indian '
  'toll-free number. Takes the first readable number of several; skips words and an extension. Null if none is '
  'readable. Same rules as phoneDial in src/shared/lib/phone.ts.';

create function private.phone_e164(p_value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  v_dial text := private.phone_dial(p_value);
begin
  return case when v_dial like '+%' then v_dial end;
end $$;
comment on function private.phone_e164(text) is
  'The number as +919876543210, India by default; null if unreadable or not dialable from abroad.';

create function private.is_phone(p_value text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_number text := private.clean_phone(p_value);
begin
  return char_length(v_number) <= 60 and char_length(regexp_replace(v_number, '[^0-9]', '', 'g')) between 7 and 32
    and strpos(v_number, U&'\FFFD') = 0;
end $$;
comment on function private.is_phone(text) is
  'At most 60 characters, 7 to 32 of them digits: also two numbers, an extension, or a word next to the number.';

create function private.are_phones(p_values text[], p_max_items integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(p_values) <= p_max_items and array_position(p_values, null) is null
    and coalesce((
      select bool_and(private.is_phone(v) and private.phone_dial(v) is not null) from unnest(p_values) v
    ), true)
$$;
comment on function private.are_phones(text[], integer) is
  'An array of dialable numbers as typed, toll-free ones included.';

-- Links and pictures --------------------------------------------------------------------------------------------------

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
comment on function private.is_safe_link(text, boolean) is
  'A path of the site, an https address and, for contact details, tel: and mailto:. Rejects everything else: '
  'javascript:, //host, user@host, white space that browsers drop.';

create function private.has_safe_links(p_content text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(bool_and(private.is_safe_link(m.link[1], true)), true)
  from regexp_matches(p_content, '\[[^\]]*\]\(([^)]*)\)', 'g') as m (link)
$$;
comment on function private.has_safe_links(text) is
  'True if every [label](url) in the text passes private.is_safe_link.';

create function private.is_web_link(p_url text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select p_url ~ '^https://' and private.is_safe_link(p_url)
$$;
comment on function private.is_web_link(text) is 'An https address that private.is_safe_link allows.';

create function private.are_web_links(p_urls text[], p_max_items integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(p_urls) <= p_max_items
    and array_position(p_urls, null) is null
    and coalesce((select bool_and(private.is_web_link(v)) from unnest(p_urls) v), true)
$$;
comment on function private.are_web_links(text[], integer) is 'An array of https addresses.';

create function private.is_picture(
  p_url text, p_alt text, p_width integer, p_height integer, p_thumbhash text, p_focal_x real, p_focal_y real
) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(private.is_safe_link(p_url), true)
    and private.is_line(p_alt, 0, 300)
    and coalesce(p_width between 1 and 20000, true) and coalesce(p_height between 1 and 20000, true)
    and coalesce(p_thumbhash ~ '^[A-Za-z0-9+/=]{1,60}$', true)
    and p_focal_x between 0 and 1 and p_focal_y between 0 and 1
$$;
comment on function private.is_picture(text, text, integer, integer, text, real, real) is
  'Checks the columns of every picture table: image_url (path or https address), alt (one line), width and height in '
  'pixels, thumbhash (base64), and the focal point for cropping: focal_x 0 left to 1 right, focal_y 0 top to 1 '
  'bottom.';

-- Days, times and arrays ----------------------------------------------------------------------------------------------

-- Values that the screens can show: PostgreSQL also accepts infinity, years BC, the year 294276 and nested arrays.
create function private.is_day(p_value date) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select p_value between date '2000-01-01' and date '2199-12-31'
$$;
comment on function private.is_day(date) is 'A day between 2000 and 2199.';

create function private.is_moment(p_value timestamptz) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select p_value >= timestamptz '2000-01-01 00:00:00+00' and p_value < timestamptz '2200-01-01 00:00:00+00'
$$;
comment on function private.is_moment(timestamptz) is 'A timestamp between 2000 and 2199.';

create function private.is_flat(p_list anyarray) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_ndims(p_list), 1) = 1 and array_position(p_list, null) is null
$$;
comment on function private.is_flat(anyarray) is 'An array of one dimension without nulls.';

create function private.is_json_moment(p_value jsonb) returns boolean
language sql stable set search_path = '' as $$
  select case
    when p_value is null or jsonb_typeof(p_value) = 'null' then true
    when jsonb_typeof(p_value) <> 'string' then false
    when p_value #>> '{}' !~ '^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$' then false
    else private.is_moment((p_value #>> '{}')::timestamptz)
  end
$$;
comment on function private.is_json_moment(jsonb) is
  'Null or an ISO 8601 timestamp with a time zone. Raises for a day that does not exist.';

create function private.are_weekdays(p_days smallint[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(p_days) between 1 and 7
    and p_days = (select array_agg(distinct d order by d) from unnest(p_days) d where d between 1 and 7)
$$;
comment on function private.are_weekdays(smallint[]) is 'ISO weekdays, Monday is 1, each once and in order.';

create function private.are_price_steps(p_steps jsonb) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(jsonb_typeof(p_steps) = 'array' and jsonb_array_length(p_steps) <= 6 and (
    select coalesce(bool_and(
      jsonb_typeof(s.step) = 'object' and s.step - array['price_paise', 'until', 'until_sold'] = '{}'
        and jsonb_typeof(s.step -> 'price_paise') = 'number' and (s.step ->> 'price_paise') ~ '^[0-9]{1,8}$'
        and (s.step ->> 'price_paise')::integer between 0 and 10000000 and (s.step ->> 'price_paise')::integer % 100 = 0
        and (s.step ? 'until') <> (s.step ? 'until_sold')
        and (
          not s.step ? 'until'
            or (s.step ->> 'until' ~ '^\d{4}-\d\d-\d\d$' and private.is_day((s.step ->> 'until')::date))
        )
        and (
          not s.step ? 'until_sold'
            or (jsonb_typeof(s.step -> 'until_sold') = 'number' and s.step ->> 'until_sold' ~ '^[1-9][0-9]{0,6}$')
        )
    ), true)
    from jsonb_array_elements(case jsonb_typeof(p_steps) when 'array' then p_steps else '[]' end) s (step)
  ), false)
$$;
comment on function private.are_price_steps(jsonb) is
  'At most 6 prices before the last one: {price_paise, and until (last day) or until_sold (passes)}. Raises for a day '
  'that does not exist.';

-- CHECK constraints and triggers run with the privileges of the role that writes the row.
grant execute on function private.need(boolean, text, text), private.need(boolean, text, text, text, jsonb),
  private.refuse(text, text, text, text, jsonb), private.clean_text(text), private.clean_line(text),
  private.plain_width(text), private.clean_email(text), private.clean_phone(text), private.cleaned(jsonb, text),
  private.clean_columns(jsonb, text[]), private.trimmed(text), private.seen(text),
  private.is_line(text, integer, integer), private.is_text(text, integer), private.is_email(text),
  private.are_lines(text[], integer, integer), private.are_slugs(text[]), private.folded(text),
  private.dial_indian(text), private.dial_foreign(text), private.dial_one(text), private.phone_dial(text),
  private.phone_e164(text), private.is_phone(text), private.is_safe_link(text, boolean), private.has_safe_links(text),
  private.is_picture(text, text, integer, integer, text, real, real), private.is_day(date),
  private.is_moment(timestamptz), private.is_flat(anyarray) to anon, authenticated, service_role;
grant execute on function private.are_emails(text[], integer), private.are_phones(text[], integer),
  private.is_web_link(text), private.are_web_links(text[], integer), private.is_json_moment(jsonb),
  private.are_weekdays(smallint[]), private.are_price_steps(jsonb) to authenticated, service_role;

-- Lists ---------------------------------------------------------------------------------------------------------------

-- npm run db:types writes the values of each private.list_... into src/shared/lists/.
create function private.list_event_types() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array['Wedding', 'Corporate Event', 'Birthday Party', 'Anniversary', 'Social Gathering', 'Other']
$$;
comment on function private.list_event_types() is 'Event types of an enquiry, in the order of the form.';

create function private.list_date_preferences() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['specific', 'month', 'not-sure'] $$;
comment on function private.list_date_preferences() is 'Forms in which an enquiry gives its date.';

create function private.list_enquiry_statuses() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array['new', 'contacted', 'quoted', 'confirmed', 'completed', 'lost', 'spam']
$$;
comment on function private.list_enquiry_statuses() is 'Statuses of an enquiry, in workflow order.';

create function private.list_event_date_types() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['specific', 'month', 'soon'] $$;
comment on function private.list_event_date_types() is 'Forms in which an upcoming event gives its date.';

create function private.list_venue_types() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array['banquet', 'lawn', 'hotel', 'convention', 'resort', 'rooftop']
$$;
comment on function private.list_venue_types() is 'Types of venues.';

create function private.list_decor_policies() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['any', 'fee', 'house'] $$;
comment on function private.list_decor_policies() is 'Decorator policies of a venue.';

create function private.list_foods() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['veg', 'nonveg', 'pure-veg'] $$;
comment on function private.list_foods() is 'Food filters of search_venues.';

create function private.list_venue_orders() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array['recommended', 'price', 'price-desc', 'largest', 'smallest']
$$;
comment on function private.list_venue_orders() is 'Sort orders of search_venues.';

create function private.list_garba_statuses() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array['draft', 'announced', 'on_sale', 'sold_out', 'ended']
$$;
comment on function private.list_garba_statuses() is 'Statuses of a Raas Garba edition, set by the owner.';

create function private.list_gst_modes() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['exempt', 'included', 'added'] $$;
comment on function private.list_gst_modes() is
  'GST of a pass''s price: none, included, or added to it.';

create function private.list_pass_sources() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['site', 'counter', 'gift', 'offer'] $$;
comment on function private.list_pass_sources() is
  'Where an order of passes comes from: site, counter, given by staff, offered from the waiting list.';

create function private.list_pass_states() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array['held', 'claimed', 'paid', 'late', 'cancelled']
$$;
comment on function private.list_pass_states() is
  'States of an order of passes: places held; payment claimed by the buyer; paid; paid after the places were '
  'gone; cancelled.';

create function private.list_wait_states() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array['waiting', 'offered', 'taken', 'lapsed', 'left']
$$;
comment on function private.list_wait_states() is 'States of an entry of the waiting list for passes.';

create function private.list_refund_reasons() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array['asked', 'cancelled', 'night', 'double', 'over', 'late']
$$;
comment on function private.list_refund_reasons() is
  'Why a buyer of passes gets a refund: requested; passes cancelled; night called off; paid twice; paid too much; '
  'paid after the places were gone.';

create function private.list_refund_states() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array['asked', 'due', 'sent', 'failed', 'declined']
$$;
comment on function private.list_refund_states() is 'States of a refund.';

create function private.list_scan_reasons() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array[
    'inside', 'wrong_night', 'cancelled', 'unpaid', 'taken_back', 'other_edition', 'unknown', 'blocked', 'night_off',
    'too_early', 'shift_over', 'too_many'
  ]
$$;
comment on function private.list_scan_reasons() is
  'Why the gate refuses a pass; too_many: a group with fewer people left than requested.';

create function private.list_goals() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array['enquiry_sent', 'whatsapp_click', 'call_click', 'calculator_used', 'venue_shortlisted', 'pass_bought']
$$;
comment on function private.list_goals() is
  'Goals of a visit. Rolled-up days refer to a goal by its position: append new ones.';

create function private.list_visit_dimensions() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array['page', 'source', 'referrer', 'device', 'browser', 'os', 'utm_source', 'utm_medium', 'utm_campaign']
$$;
comment on function private.list_visit_dimensions() is 'Dimensions by which visits are broken down and filtered.';

create function private.list_vitals() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['lcp', 'inp', 'cls', 'fcp', 'ttfb'] $$;
comment on function private.list_vitals() is 'Core Web Vitals that are measured.';

grant execute on function private.list_event_types(), private.list_date_preferences(), private.list_enquiry_statuses(),
  private.list_event_date_types(), private.list_venue_types(), private.list_decor_policies(), private.list_foods(),
  private.list_venue_orders(), private.list_garba_statuses(), private.list_goals(), private.list_visit_dimensions(),
  private.list_vitals(), private.list_gst_modes(), private.list_pass_sources(), private.list_pass_states(),
  private.list_wait_states(), private.list_refund_reasons(), private.list_refund_states(), private.list_scan_reasons()
  to anon, authenticated, service_role;
