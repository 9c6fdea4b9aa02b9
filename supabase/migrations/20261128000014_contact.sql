-- Public contact details, edited by the owner, and the recipients of enquiry notifications.

create table public.contact_info (
  id smallint primary key default 1 constraint contact_info_id_check check (id = 1),
  phone text[] not null default '{}'
    constraint contact_info_phone_check check (private.is_flat(phone) and private.are_phones(phone, 10)),
  call_phone text constraint contact_info_call_phone_check check (call_phone = any (phone)),
  whatsapp_phone text constraint contact_info_whatsapp_phone_check check (whatsapp_phone = any (phone)),
  email text[] not null default '{}'
    constraint contact_info_email_check check (private.is_flat(email) and private.are_emails(email, 10)),
  address text[] not null default '{}'
    constraint contact_info_address_check check (private.is_flat(address) and private.are_lines(address, 10, 300)),
  map_url text constraint contact_info_map_url_check check (private.is_web_link(map_url)),
  open_days smallint[]
    constraint contact_info_open_days_check check (private.is_flat(open_days) and private.are_weekdays(open_days)),
  opens_at time,
  closes_at time constraint contact_info_closes_at_check check (closes_at > opens_at),
  hours_note text constraint contact_info_hours_note_check check (private.is_line(hours_note, 1, 120)),
  social_links text[]
    constraint contact_info_social_links_check check (
      private.is_flat(social_links) and private.are_web_links(social_links, 10)
    ),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint contact_info_hours_check check (num_nulls(open_days, opens_at, closes_at) in (0, 3))
);
comment on table public.contact_info is
  'Public contact details, row 1. Lists in display order. get_site_state returns every column to visitors.';
comment on column public.contact_info.call_phone is 'The entry of phone that call buttons dial; null for the first.';
comment on column public.contact_info.whatsapp_phone is
  'The entry of phone that WhatsApp buttons open; null for the first.';
comment on column public.contact_info.map_url is 'Map link of the office; null for a search for its address.';
comment on column public.contact_info.open_days is
  'Opening days, Monday is 1; null, like the times, for the hours of src/content/site.ts.';
comment on column public.contact_info.opens_at is 'Time in Asia/Kolkata, as is closes_at.';
comment on column public.contact_info.hours_note is 'A remark shown after the hours.';
comment on column public.contact_info.social_links is
  'https addresses in display order; null for the one of src/content/site.ts.';
comment on column public.contact_info.version is
  'Incremented on every content change; a save filters by the version it read.';

create function private.contact_state() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_strip_nulls(to_jsonb(c) - array['id', 'version', 'updated_at']) from public.contact_info c where c.id = 1
$$;
comment on function private.contact_state() is 'The contact_info part of get_site_state: every column with a value.';

-- contact_info is not in the realtime publication. Writing a live row unchanged makes open pages read the state of the
-- site again (withChange in src/shared/data/siteState.ts).
create function private.tell_open_pages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.page_visibility set page_name = page_name where id = (select min(p.id) from public.page_visibility p);
  return null;
end $$;
comment on function private.tell_open_pages() is
  'AFTER trigger for data of get_site_state that realtime does not send: makes open pages reload it.';

create trigger contact_info_a_clean before insert or update on public.contact_info
  for each row execute function private.clean_row(
    'email email', 'phone phone', 'call_phone phone', 'whatsapp_phone phone'
  );
create trigger contact_info_edit before update on public.contact_info for each row execute function private.note_edit();
create trigger contact_info_audit after insert or update or delete on public.contact_info
  for each row execute function private.audit('id');
create trigger contact_info_tell after insert or update or delete on public.contact_info
  for each statement execute function private.tell_open_pages();

alter table public.contact_info enable row level security;
create policy "everybody reads the contact details" on public.contact_info for select to anon, authenticated
  using (true);
create policy "admins add contact details" on public.contact_info for insert to authenticated
  with check ((select private.may('content')));
create policy "admins change contact details" on public.contact_info for update to authenticated
  using ((select private.may('content'))) with check ((select private.may('content')));

grant select on public.contact_info to anon, authenticated;
grant insert (
    id, phone, call_phone, whatsapp_phone, email, address, map_url, open_days, opens_at, closes_at, hours_note,
    social_links
  ),
  update (
    phone, call_phone, whatsapp_phone, email, address, map_url, open_days, opens_at, closes_at, hours_note, social_links
  ) on public.contact_info to authenticated;
grant select, insert, update, delete on public.contact_info to service_role;
grant execute on function private.contact_state() to anon, authenticated, service_role;

-- Recipients of notifications -----------------------------------------------------------------------------------------

insert into private.settings (key, value, description) values
  ('mail_recipients', '{"version": 1, "to": []}',
    'Who gets the notifications of enquiries, changed in the admin area; none: the secret NOTIFY_TO.'),
  ('test_mail_limit', '5', 'Test mails that one person may send within ten minutes.');

create function private.mail_recipients() returns table (recipients text[], version integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('enquiries');
  return query select array(select jsonb_array_elements_text(s.value -> 'to')), (s.value ->> 'version')::integer
  from private.settings s where s.key = 'mail_recipients';
end $$;

create function public.mail_recipients() returns table (recipients text[], version integer)
language sql stable security invoker set search_path = '' as $$ select * from private.mail_recipients() $$;
comment on function public.mail_recipients() is
  'Recipients of enquiry notifications, empty for the secret NOTIFY_TO, and the version of the list. Admins only '
  '(42501).';

-- private.settings has no cleaning trigger: this list is the only typed text in it.
create function private.set_mail_recipients(p_recipients text[], p_version integer)
returns table (recipients text[], version integer)
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_right('settings');
  perform private.need(p_recipients is not null and private.are_emails(p_recipients, 10), 'recipients',
    'Recipients are up to ten plain mail addresses.');
  update private.settings s
  set value = jsonb_build_object(
    'version', p_version + 1,
    'to', (
      select coalesce(jsonb_agg(private.clean_email(r.address) order by r.place), '[]')
      from unnest(p_recipients) with ordinality as r (address, place)
    )
  )
  where s.key = 'mail_recipients' and (s.value ->> 'version')::integer = p_version;
  if found then
    return query select * from private.mail_recipients();
  end if;
end $$;

create function public.set_mail_recipients(p_recipients text[], p_version integer)
returns table (recipients text[], version integer)
language sql volatile security invoker set search_path = '' as $$
  select * from private.set_mail_recipients(p_recipients, p_version)
$$;
comment on function public.set_mail_recipients(text[], integer) is
  'Replaces the recipients; returns no row if the list''s version is no longer p_version. Owner only (42501); PT422.';

-- Test mail -----------------------------------------------------------------------------------------------------------

create function private.send_test_mail() returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  perform private.require_right('enquiries');
  if not private.take('test_mail', auth.uid()::text, private.setting_int('test_mail_limit'), 600) then
    raise exception using errcode = 'PT429',
      message = 'You have sent several test mails. Please try again in a few minutes.';
  end if;
  delete from private.outbox o where o.kind = 'test_mail' and o.created_at < now() - interval '1 day';
  insert into private.outbox (kind, payload)
  values ('test_mail', jsonb_build_object('asked_by', auth.jwt() ->> 'email')) returning id into v_id;
  perform private.kick_outbox();
  return v_id;
end $$;

create function public.send_test_mail() returns uuid
language sql volatile security invoker set search_path = '' as $$ select private.send_test_mail() $$;
comment on function public.send_test_mail() is
  'Queues a test email to the recipients of notifications; returns its id for test_mail_state. Admins only (42501); '
  'PT429.';

create function private.test_mail_state(p_id uuid) returns table (status text, last_error text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('enquiries');
  return query select o.status, o.last_error from private.outbox o where o.id = p_id and o.kind = 'test_mail';
end $$;

create function public.test_mail_state(p_id uuid) returns table (status text, last_error text)
language sql stable security invoker set search_path = '' as $$ select * from private.test_mail_state(p_id) $$;
comment on function public.test_mail_state(uuid) is
  'Status of a test email (pending, sending, sent or dead) and the error of its last attempt. Admins only (42501).';

grant execute on function private.mail_recipients(), public.mail_recipients(),
  private.set_mail_recipients(text[], integer), public.set_mail_recipients(text[], integer), private.send_test_mail(),
  public.send_test_mail(), private.test_mail_state(uuid), public.test_mail_state(uuid) to authenticated;
