-- Who wants to be told when passes of a garba edition go on sale: a name and a phone number. A visitor reaches the table
-- only through register_garba_interest.

insert into private.settings (key, value, description) values
  ('garba_interest_limit_per_ip', '20', 'Numbers one address may leave for garba passes within enquiry_window_seconds.'),
  ('garba_interest_limit_per_phone', '3', 'Times a day that the name beside a number left for garba passes may be corrected.'),
  ('garba_interest_days', '30', 'Days after the first day of the sale that names and numbers left for garba passes are kept.');

create table public.garba_interests (
  id uuid primary key,
  edition_id uuid not null references public.garba_editions (id) on delete cascade,
  name text not null constraint garba_interests_name_check check (private.is_line(name, 2, 100)),
  phone text not null constraint garba_interests_phone_check check (private.is_phone(phone)),
  phone_e164 text not null constraint garba_interests_phone_e164_check check (phone_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  is_suspicious boolean not null default false,
  contacted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint garba_interests_edition_id_phone_e164_key unique (edition_id, phone_e164)
);
comment on table public.garba_interests is 'Who asked to be told when passes of an edition go on sale. Written by register_garba_interest, read by admins, deleted by private.tidy.';
comment on column public.garba_interests.id is 'Made by the visitor''s browser: sending the same again changes nothing.';
comment on column public.garba_interests.phone is 'As it was typed first; phone_e164 is the same number for links and for telling people apart.';
comment on column public.garba_interests.is_suspicious is 'The field that people do not see was filled in.';
comment on column public.garba_interests.contacted_at is 'When an admin ticked that this person was told.';

create trigger garba_interests_touch before update on public.garba_interests for each row execute function private.touch();

create function private.register_garba_interest(p_id uuid, p_edition_id uuid, p_name text, p_phone text, p_website text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_phone text := private.phone_e164(p_phone);
begin
  perform private.need(p_id is not null, 'id', 'The sending has no id.');
  -- 1. lock, 2. idempotency: already here means delivered, whatever the quota says now
  perform private.lock_key('garba-interest:' || p_id::text);
  if exists (select 1 from public.garba_interests i where i.id = p_id) then
    return;
  end if;
  -- 3. validation, then 4. quota (what is refused takes no place)
  perform private.need(private.is_line(p_name, 2, 100), 'name', 'Please give your name, 2 to 100 characters on one line.');
  perform private.need(private.is_phone(p_phone) and v_phone is not null, 'phone', 'Please give a phone number with 10 digits, or with + and the country code.');
  perform private.need(exists (
    select 1 from public.garba_editions e
    where e.id = p_edition_id and e.status = 'announced' and e.deleted_at is null and (e.passes_from is null or e.passes_from > private.today())
  ), 'edition', 'This list is closed. Please call us or write to us on WhatsApp.');
  if not private.take('garba_interest', private.daily_hash('ip:' || private.client_network()),
      private.setting_int('garba_interest_limit_per_ip'), private.setting_int('enquiry_window_seconds')) then
    raise exception using errcode = 'PT429', message = 'Too many numbers came from this connection. Please try again in a few minutes.';
  end if;
  perform private.lock_key('garba-interest:' || p_edition_id::text || v_phone);
  if not exists (select 1 from public.garba_interests i where i.edition_id = p_edition_id and i.phone_e164 = v_phone) then
    insert into public.garba_interests (id, edition_id, name, phone, phone_e164, is_suspicious)
    values (p_id, p_edition_id, p_name, p_phone, v_phone, coalesce(p_website, '') <> '');
  -- A number that is known gets the same answer as a new one, also where it may not be changed any more today.
  elsif private.take('garba_phone', private.daily_hash('phone:' || v_phone), private.setting_int('garba_interest_limit_per_phone'), 86400) then
    update public.garba_interests i set name = p_name where i.edition_id = p_edition_id and i.phone_e164 = v_phone;
  end if;
end $$;
comment on function private.register_garba_interest(uuid, uuid, text, text, text) is 'Keeps a name and a number for the day on which passes go on sale. Order: lock, idempotency, validation, quota, write. Errors: PT422 with the field as hint, PT429 quota.';

create function public.register_garba_interest(p_id uuid, p_edition_id uuid, p_name text, p_phone text, p_website text default '') returns void
language sql volatile security invoker set search_path = '' as $$
  select private.register_garba_interest(p_id, p_edition_id, p_name, p_phone, p_website)
$$;
comment on function public.register_garba_interest(uuid, uuid, text, text, text) is 'Keeps a name and a number for the day on which passes go on sale; the same number again only corrects the name. p_website is a field that people leave empty.';

alter table public.garba_interests enable row level security;
create policy "admins read who waits for passes" on public.garba_interests for select to authenticated using ((select private.may('enquiries')));
create policy "admins note who was told" on public.garba_interests for update to authenticated
  using ((select private.may('enquiries'))) with check ((select private.may('enquiries')));
create policy "admins remove who asks for it" on public.garba_interests for delete to authenticated using ((select private.may('erase')));

grant select, delete, update (contacted_at) on public.garba_interests to authenticated;
grant select, insert, update, delete on public.garba_interests to service_role;

grant execute on function public.register_garba_interest(uuid, uuid, text, text, text), private.register_garba_interest(uuid, uuid, text, text, text)
  to anon, authenticated, service_role;
