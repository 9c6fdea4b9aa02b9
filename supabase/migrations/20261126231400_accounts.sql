-- What one account could do to the others: send the enquiries' mails elsewhere, and carry a megabyte in its token.

create or replace function private.set_mail_recipients(p_recipients text[], p_version integer) returns table (recipients text[], version integer)
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_right('settings');
  perform private.need(p_recipients is not null and private.are_emails(p_recipients, 10), 'recipients',
    'Recipients are up to ten plain mail addresses.');
  update private.settings s set value = jsonb_build_object('version', p_version + 1, 'to',
    (select coalesce(jsonb_agg(private.clean_email(r.address) order by r.place), '[]') from unnest(p_recipients) with ordinality as r (address, place)))
  where s.key = 'mail_recipients' and (s.value ->> 'version')::integer = p_version;
  if found then
    return query select * from private.mail_recipients();
  end if;
end $$;
comment on function public.set_mail_recipients(text[], integer) is 'Says who gets the notifications; no row where the list has another version by now. The owner only (42501); PT422.';

create function private.bound_user_data() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 10000 then
    raise exception using errcode = '22023', message = 'The data of an account is at most 10,000 bytes.';
  end if;
  return new;
end $$;
comment on function private.bound_user_data() is 'An account writes its own user_metadata, which every token of it carries.';
create trigger mandap_bound_user_data before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.bound_user_data();
