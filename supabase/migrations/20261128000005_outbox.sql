-- Emails, build requests and the removal of unused pictures with guaranteed delivery: queued in the transaction of
-- their cause, processed by the function deliver-outbox.

insert into private.settings (key, value, description) values
  ('outbox_max_attempts', '10', 'Failed deliveries after which a mail is dead until it is retried.');

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint outbox_kind_check
    check (
      kind in (
        'booking_notification', 'test_mail', 'publish', 'remove_pictures', 'weekly_summary', 'upi_account',
        'pass_alarm', 'night_off', 'invitation', 'factor_removed', 'new_device'
      )
    ),
  enquiry_id uuid,
  payload jsonb not null default '{}',
  status text not null default 'pending'
    constraint outbox_status_check check (status in ('pending', 'sending', 'sent', 'dead')),
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  lease_until timestamptz,
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  constraint outbox_enquiry_id_check check ((enquiry_id is not null) = (kind = 'booking_notification')),
  constraint outbox_enquiry_kind_key unique (enquiry_id, kind)
);
comment on table private.outbox is
  'One row per email or job, delivered at least once; emails have a stable X-Entity-Ref-ID header.';
comment on column private.outbox.payload is
  'Extra data for the email; the enquiry itself is added when the row is claimed. recipients: addresses in place of '
  'those of the setting mail_recipients.';
comment on column private.outbox.lease_until is
  'End of the claim; the row of a crashed worker is due again after this.';
create index outbox_due_idx on private.outbox (next_try_at) where status in ('pending', 'sending');
create unique index outbox_week_key on private.outbox ((payload ->> 'from')) where kind = 'weekly_summary';
alter table private.outbox enable row level security;
create policy "no API access" on private.outbox for all to anon, authenticated using (false) with check (false);

create function private.mail_owners(p_kind text, p_payload jsonb) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into private.outbox (kind, payload)
  select p_kind, p_payload || jsonb_build_object('recipients', jsonb_build_array(u.email))
  from private.admins a join auth.users u on u.id = a.user_id
  where a.role = 'owner' and a.active and u.email is not null;
end $$;
comment on function private.mail_owners(text, jsonb) is 'Queues an email of its own to every active owner.';

create function private.outbox_due() returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from private.outbox o
  where (o.status = 'pending' and o.next_try_at <= now()) or (o.status = 'sending' and o.lease_until < now())
$$;
comment on function private.outbox_due() is 'Number of due rows of all kinds; cheap enough for a timer.';

create function public.outbox_due() returns integer
language sql stable security invoker set search_path = '' as $$ select private.outbox_due() $$;
comment on function public.outbox_due() is 'Service role only: see private.outbox_due.';

create function private.finish_outbox(p_id uuid, p_ok boolean, p_error text) returns void
language sql volatile security definer set search_path = '' as $$
  update private.outbox o
  set
    status = case
      when p_ok then 'sent'
      when o.attempts + 1 >= private.setting_int('outbox_max_attempts') then 'dead'
      else 'pending'
    end,
    attempts = o.attempts + 1, sent_at = case when p_ok then now() end, lease_until = null,
    last_error = case when p_ok then null else left(p_error, 500) end,
    payload = case
      -- Other mails that are dead can be requeued (private.retry_mails).
      when p_ok or (o.kind = 'invitation' and o.attempts + 1 >= private.setting_int('outbox_max_attempts'))
        then o.payload - 'token'
      else o.payload
    end,
    next_try_at = case
      when p_ok then o.next_try_at
      else now() + least(5 * power(4, least(o.attempts, 10)), 14400) * (0.8 + random() * 0.4) * interval '1 second'
    end
  where o.id = p_id and (o.status = 'sending' or (p_ok and o.status <> 'sent'))
$$;
comment on function private.finish_outbox(uuid, boolean, text) is
  'Ends a claim: sent, or retried after 5 s, 20 s, 80 s, ... at most 4 h (each +-20 %), or dead after '
  'outbox_max_attempts: ten attempts outlast half a day without an email provider. The payload of a mail that is '
  'sent, or of an invitation''s that is dead, has lost the token of its link.';

create function public.finish_outbox(p_id uuid, p_ok boolean, p_error text default null) returns void
language sql volatile security invoker set search_path = '' as $$ select private.finish_outbox(p_id, p_ok, p_error) $$;
comment on function public.finish_outbox(uuid, boolean, text) is 'Service role only: see private.finish_outbox.';

create function private.kick_outbox() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_url text;
  v_key text;
  v_headers jsonb;
begin
  if private.outbox_due() = 0 or to_regclass('vault.decrypted_secrets') is null or to_regnamespace('net') is null then
    return;
  end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into v_url using 'deliver_outbox_url';
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into v_key using 'deliver_outbox_key';
  if v_url is null or v_key is null then
    return;
  end if;
  v_headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', v_key);
  -- The newer keys are not JWTs.
  if v_key not like 'sb\_%' then
    v_headers := v_headers || jsonb_build_object('Authorization', 'Bearer ' || v_key);
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := ''{}''::jsonb, timeout_milliseconds := 20000)'
    using v_url, v_headers;
end $$;
comment on function private.kick_outbox() is
  'Hosted: calls the function deliver-outbox while rows are due. Needs two secrets: select vault.create_secret('''
  'https://REF.supabase.co/functions/v1/deliver-outbox'', ''deliver_outbox_url''); select vault.create_secret('''
  'sb_secret_...'', ''deliver_outbox_key'');';

-- For the admin area --------------------------------------------------------------------------------------------------

create function private.mail_summary() returns table (waiting integer, dead integer, oldest_waiting timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('enquiries');
  return query select
    (count(*) filter (where o.status in ('pending', 'sending')))::integer,
    (count(*) filter (where o.status = 'dead'))::integer,
    min(o.created_at) filter (where o.status in ('pending', 'sending'))
  from private.outbox o
  where o.status <> 'sent' and o.kind not in ('publish', 'remove_pictures')
    -- Only sent again under People, with a new link.
    and not (o.status = 'dead' and o.kind = 'invitation');
end $$;
comment on function private.mail_summary() is
  'Numbers for the admin''s badge: pending and dead emails. Admins only (42501).';

create function public.mail_summary() returns table (waiting integer, dead integer, oldest_waiting timestamptz)
language sql stable security invoker set search_path = '' as $$ select * from private.mail_summary() $$;
comment on function public.mail_summary() is
  'Pending emails, dead emails, time of the oldest pending one. Admins only (42501).';

create function private.retry_mails() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count integer;
begin
  perform private.require_right('enquiries');
  update private.outbox set status = 'pending', attempts = 0, next_try_at = now(), lease_until = null
  where status = 'dead' and kind not in ('publish', 'remove_pictures', 'invitation');
  get diagnostics v_count = row_count;
  return v_count;
end $$;
comment on function private.retry_mails() is
  'Requeues dead emails but those of invitations, whose link is gone; returns their number. Admins only (42501).';

create function public.retry_mails() returns integer
language sql volatile security invoker set search_path = '' as $$ select private.retry_mails() $$;
comment on function public.retry_mails() is 'Requeues dead emails; returns their number. Admins only (42501).';

grant execute on function private.outbox_due(), public.outbox_due(), private.finish_outbox(uuid, boolean, text),
  public.finish_outbox(uuid, boolean, text) to service_role;
grant execute on function private.mail_summary(), public.mail_summary(), private.retry_mails(), public.retry_mails()
  to authenticated;
