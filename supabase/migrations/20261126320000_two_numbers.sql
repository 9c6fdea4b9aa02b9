-- Two numbers without a sign between them, and the addresses of chats, are read too.

create function private.dial_one(p_part text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_digits text := regexp_replace(p_part, '[^0-9]', '', 'g');
begin
  return case
    when p_part like '+%' and v_digits not like '0%' then private.dial_foreign(v_digits)
    when v_digits like '00%' then private.dial_foreign(ltrim(v_digits, '0'))
    else coalesce(private.dial_indian(v_digits), case when ltrim(v_digits, '0') like '91%' then private.dial_indian(substr(ltrim(v_digits, '0'), 3)) end)
  end;
end $$;
comment on function private.dial_one(text) is 'What is dialled for one number, with or without a plus in front of it.';
grant execute on function private.dial_one(text) to anon, authenticated, service_role;

create or replace function private.phone_dial(p_value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_group text;
  v_part text;
  v_number text;
begin
  -- A chat's address always begins with the country code.
  foreach v_group in array regexp_split_to_array(replace(regexp_replace(private.clean_phone(p_value),
      '(wa\.me/|[?&]phone=(%2b)?)(?=[1-9])', '|+', 'gi'), '+', '|+'), '[^0-9+() ./_*''~<>\[\]{}\u00b7\u2022-]+') loop
    foreach v_part in array string_to_array(v_group, '/') || v_group loop
      v_number := private.dial_one(v_part);
      -- The first of two with only a gap between them.
      for v_end in reverse case when v_number is null and char_length(v_part) <= 60 then char_length(v_part) - 1 else 0 end .. 1 loop
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

update public.booking_forms b set phone_e164 = private.phone_e164(b.phone) where b.phone_e164 is distinct from private.phone_e164(b.phone);

create or replace function private.number_key(p_search text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when n.typed ~* '^(tel:|\S*(wa\.me/|[?&]phone=)(%2b)?)?[0-9+ ()./-]+$' and n.digits <> '' then
    coalesce(right(private.phone_e164(n.typed), case when private.phone_e164(n.typed) like '+91%' then 10 else -1 end),
      -- The beginning of a number, as it is being typed: without trunk zeros.
      case when n.typed ~ '^[ (]*\+|^[ (]*00' then regexp_replace(ltrim(n.digits, '0'), '^910+', '91') else coalesce(nullif(ltrim(n.digits, '0'), ''), n.digits) end)
  end
  from (select c.typed, regexp_replace(c.typed, '[^0-9]', '', 'g') as digits from (select private.clean_phone(p_search) as typed) c) n
$$;
