-- Everything by which the firm is reached, kept by the owner: which number is called and which has WhatsApp, hours, social
-- links, and who is told of an enquiry. Visitors read all of it but the last.

create function private.are_phones(p_values text[], p_max_items integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(p_values) <= p_max_items
    and array_position(p_values, null) is null
    and coalesce((select bool_and(private.is_phone(v) and private.phone_e164(v) is not null) from unnest(p_values) v), true)
$$;
comment on function private.are_phones(text[], integer) is 'A list of numbers that can be dialled, each as a person writes it.';

create function private.are_emails(p_values text[], p_max_items integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(p_values) <= p_max_items
    and array_position(p_values, null) is null
    and coalesce((select bool_and(private.is_email(v)) from unnest(p_values) v), true)
$$;
comment on function private.are_emails(text[], integer) is 'A list of plain mail addresses.';

create function private.is_web_link(p_url text) returns boolean
language sql immutable parallel safe set search_path = '' as $$ select p_url ~ '^https://' and private.is_safe_link(p_url) $$;
comment on function private.is_web_link(text) is 'An https address that private.is_safe_link allows.';

create function private.are_web_links(p_urls text[], p_max_items integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(p_urls) <= p_max_items
    and array_position(p_urls, null) is null
    and coalesce((select bool_and(private.is_web_link(v)) from unnest(p_urls) v), true)
$$;
comment on function private.are_web_links(text[], integer) is 'A list of https addresses.';

create function private.are_weekdays(p_days smallint[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(p_days) between 1 and 7
    and p_days = (select array_agg(distinct d order by d) from unnest(p_days) d where d between 1 and 7)
$$;
comment on function private.are_weekdays(smallint[]) is 'Days of the week, Monday is 1, each once and in order.';

-- Not valid: an older row that breaks the stricter rule stays readable, and its next save puts it right.
alter table public.contact_info
  drop constraint contact_info_phone_check,
  drop constraint contact_info_email_check,
  drop constraint contact_info_map_url_check,
  add constraint contact_info_phone_check check (private.are_phones(phone, 10)) not valid,
  add constraint contact_info_email_check check (private.are_emails(email, 10)) not valid,
  add constraint contact_info_map_url_check check (private.is_web_link(map_url)) not valid,
  add column call_phone text constraint contact_info_call_phone_check check (call_phone = any (phone)),
  add column whatsapp_phone text constraint contact_info_whatsapp_phone_check check (whatsapp_phone = any (phone)),
  add column open_days smallint[] constraint contact_info_open_days_check check (private.are_weekdays(open_days)),
  add column opens_at time,
  add column closes_at time constraint contact_info_closes_at_check check (closes_at > opens_at),
  add column hours_note text constraint contact_info_hours_note_check check (private.is_line(hours_note, 1, 120)),
  add column social_links text[] constraint contact_info_social_links_check check (private.are_web_links(social_links, 10)),
  add constraint contact_info_hours_check check (num_nulls(open_days, opens_at, closes_at) in (0, 3));
comment on table public.contact_info is 'How visitors reach the firm, row 1. Lists in the order shown. Public: get_site_state tells every column.';
comment on column public.contact_info.call_phone is 'The one of phone that every call button dials; null for the first.';
comment on column public.contact_info.whatsapp_phone is 'The one of phone that every WhatsApp button opens; null for the first.';
comment on column public.contact_info.map_url is 'Link to a map of the office; null for a search for its address.';
comment on column public.contact_info.open_days is 'Days on which somebody answers, Monday is 1; null, like the times, for the hours of src/content/site.ts.';
comment on column public.contact_info.opens_at is 'By the clock in Patna, as closes_at.';
comment on column public.contact_info.hours_note is 'What else is to be said of the hours, shown after them.';
comment on column public.contact_info.social_links is 'https addresses in the order shown; null for the one of src/content/site.ts.';
grant insert (call_phone, whatsapp_phone, open_days, opens_at, closes_at, hours_note, social_links),
  update (call_phone, whatsapp_phone, open_days, opens_at, closes_at, hours_note, social_links) on public.contact_info to authenticated;

create function private.contact_state() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_strip_nulls(to_jsonb(c) - array['id', 'version', 'updated_at']) from public.contact_info c where c.id = 1
$$;
comment on function private.contact_state() is 'The part of get_site_state about contact_info: every column that is filled in.';

-- contact_info is not sent over realtime. Writing a live row as it is tells open pages that something else has changed:
-- they read the state of the site again (withChange in src/shared/data/siteState.ts).
create function private.tell_open_pages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.page_visibility set page_name = page_name where id = (select min(p.id) from public.page_visibility p);
  return null;
end $$;
comment on function private.tell_open_pages() is 'AFTER trigger of what get_site_state tells and realtime does not: open pages read the state again.';
create trigger contact_info_tell after insert or update or delete on public.contact_info
  for each statement execute function private.tell_open_pages();

-- Who is told of an enquiry ---------------------------------------------------------------------------------------------

insert into private.settings (key, value, description) values
  ('mail_recipients', '{"version": 1, "to": []}', 'Who gets the notifications of enquiries, changed in the admin area; none: the secret NOTIFY_TO.'),
  ('test_mail_limit', '5', 'Test mails that one person may send within ten minutes.');
create trigger settings_audit after update on private.settings for each row execute function private.audit('key');

create function private.mail_recipients() returns table (recipients text[], version integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('enquiries');
  return query select array(select jsonb_array_elements_text(s.value -> 'to')), (s.value ->> 'version')::integer
  from private.settings s where s.key = 'mail_recipients';
end $$;
comment on function private.mail_recipients() is 'The body of public.mail_recipients.';
create function public.mail_recipients() returns table (recipients text[], version integer)
language sql stable security invoker set search_path = '' as $$ select * from private.mail_recipients() $$;
comment on function public.mail_recipients() is 'Who gets the notifications of enquiries, none for the secret NOTIFY_TO, and the version of the list. Admins only (42501).';

create function private.set_mail_recipients(p_recipients text[], p_version integer) returns table (recipients text[], version integer)
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_right('enquiries');
  perform private.need(p_recipients is not null and private.are_emails(p_recipients, 10), 'recipients',
    'Recipients are up to ten plain mail addresses.');
  update private.settings s set value = jsonb_build_object('version', p_version + 1, 'to', p_recipients)
  where s.key = 'mail_recipients' and (s.value ->> 'version')::integer = p_version;
  if found then
    return query select * from private.mail_recipients();
  end if;
end $$;
comment on function private.set_mail_recipients(text[], integer) is 'The body of public.set_mail_recipients.';
create function public.set_mail_recipients(p_recipients text[], p_version integer) returns table (recipients text[], version integer)
language sql volatile security invoker set search_path = '' as $$ select * from private.set_mail_recipients(p_recipients, p_version) $$;
comment on function public.set_mail_recipients(text[], integer) is 'Says who gets the notifications; no row where the list has another version by now. Admins only (42501); PT422.';

-- A mail that tries the way of all mails ---------------------------------------------------------------------------------

create function private.send_test_mail() returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  perform private.require_right('enquiries');
  if not private.take('test_mail', auth.uid()::text, private.setting_int('test_mail_limit'), 600) then
    raise exception using errcode = 'PT429', message = 'You have sent several test mails. Please wait ten minutes.';
  end if;
  delete from private.outbox o where o.kind = 'test_mail' and o.created_at < now() - interval '1 day';
  insert into private.outbox (kind, payload) values ('test_mail', jsonb_build_object('asked_by', auth.jwt() ->> 'email'))
  returning id into v_id;
  perform private.kick_outbox();
  return v_id;
end $$;
comment on function private.send_test_mail() is 'The body of public.send_test_mail.';
create function public.send_test_mail() returns uuid
language sql volatile security invoker set search_path = '' as $$ select private.send_test_mail() $$;
comment on function public.send_test_mail() is 'Puts a test mail to the recipients of notifications into the outbox; returns its id for test_mail_state. Admins only (42501); PT429.';

create function private.test_mail_state(p_id uuid) returns table (status text, last_error text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('enquiries');
  return query select o.status, o.last_error from private.outbox o where o.id = p_id and o.kind = 'test_mail';
end $$;
comment on function private.test_mail_state(uuid) is 'The body of public.test_mail_state.';
create function public.test_mail_state(p_id uuid) returns table (status text, last_error text)
language sql stable security invoker set search_path = '' as $$ select * from private.test_mail_state(p_id) $$;
comment on function public.test_mail_state(uuid) is 'What became of a test mail: pending, sending, sent or dead, and why the last try failed. Admins only (42501).';
-- CHECK constraints run with the rights of whoever writes the row.
grant execute on function private.are_phones(text[], integer), private.are_emails(text[], integer), private.is_web_link(text),
  private.are_web_links(text[], integer), private.are_weekdays(smallint[]) to authenticated, service_role;
grant execute on function private.contact_state() to anon, authenticated, service_role;
grant execute on function public.mail_recipients(), private.mail_recipients(), public.set_mail_recipients(text[], integer),
  private.set_mail_recipients(text[], integer), public.send_test_mail(), private.send_test_mail(), public.test_mail_state(uuid),
  private.test_mail_state(uuid) to authenticated;
