-- Enquiries that came by phone: an admin writes them down, so nobody is told of them by mail.

alter table public.booking_forms
  add column source text not null default 'site' constraint booking_forms_source_check check (source in ('site', 'phone')),
  drop constraint booking_forms_email_check,
  add constraint booking_forms_email_check check (private.is_email(email) or (source = 'phone' and email = ''));
comment on column public.booking_forms.source is 'How it came in. On the phone nobody spells a mail address: email may be empty there.';

drop trigger booking_forms_queue_mail on public.booking_forms;
create trigger booking_forms_queue_mail after insert on public.booking_forms
  for each row when (not new.is_demo and new.source = 'site') execute function private.queue_enquiry_mail();

create function private.add_phone_enquiry(p_id uuid, p_name text, p_phone text, p_form_type text, p_event_date date, p_details text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_today date := private.today();
begin
  perform private.require_right('enquiries');
  perform private.need(p_id is not null, 'p_id', 'The enquiry needs an id.');
  perform private.need(private.is_line(p_name, 2, 100), 'p_name', 'Please give the name, 2 to 100 characters on one line.');
  perform private.need(private.is_phone(p_phone), 'p_phone', 'Please give a phone number of 7 to 15 digits.');
  perform private.need(p_form_type = any (private.list_event_types()), 'p_form_type', 'Please choose an event type from the list.');
  perform private.need(p_event_date is null or p_event_date between v_today and (v_today + interval '5 years')::date, 'p_event_date',
    'Please give a date from today on, at most five years away.');
  perform private.need(p_details is null or private.is_text(p_details, 4000), 'p_details',
    'The note is too long or holds characters that cannot be stored (limit 4000).');
  insert into public.booking_forms (id, source, form_type, name, email, phone, date_preference, event_date, details, seen_at)
  values (p_id, 'phone', p_form_type, p_name, '', p_phone, case when p_event_date is null then 'not-sure' else 'specific' end, p_event_date,
    nullif(p_details, ''), now())
  on conflict (id) do nothing;
  return p_id;
end $$;
comment on function private.add_phone_enquiry(uuid, text, text, text, date, text) is 'The body of public.add_phone_enquiry.';
create function public.add_phone_enquiry(p_id uuid, p_name text, p_phone text, p_form_type text, p_event_date date default null, p_details text default null)
returns uuid
language sql volatile security invoker set search_path = '' as $$
  select private.add_phone_enquiry(p_id, p_name, p_phone, p_form_type, p_event_date, p_details)
$$;
comment on function public.add_phone_enquiry(uuid, text, text, text, date, text) is 'Writes down an enquiry that came by phone: seen, without a mail, beyond every quota. The same id again changes nothing. Admins only (42501); PT422 with the argument as hint.';
grant execute on function public.add_phone_enquiry(uuid, text, text, text, date, text),
  private.add_phone_enquiry(uuid, text, text, text, date, text) to authenticated;
