-- The firm's people: invitations, helpers of an evening, roles with an end, and each person's own account.

insert into private.settings (key, value, description) values
  ('invitation_days', '7', 'Days that an invitation by mail can be accepted.'),
  ('helper_link_minutes', '60', 'Minutes that the link for a helper''s phone can be opened.'),
  ('invitations_per_day', '20', 'Invitations by mail that the owners may send in 24 hours.'),
  ('helper_links_per_day', '200', 'Links for helpers'' phones that the owners may make in 24 hours.'),
  ('ended_helper_days', '90', 'Days that the account of a helper whose rights have ended is kept.');

alter table private.admins
  add column edition_id uuid,
  add column night_id uuid,
  add column ends_with_nights boolean not null default false,
  add column disabled_by uuid,
  add column version integer not null default 1,
  -- An owner with an end would leave the firm without one.
  add constraint admins_owner_check check (role <> 'owner' or (ends_at is null and edition_id is null)),
  add constraint admins_name_check check (private.is_line(name, 0, 60)),
  add constraint admins_night_check check (night_id is null or edition_id is not null),
  add constraint admins_edition_check
    check (edition_id is null or (role in ('gate', 'counter') and ends_at is not null));
comment on column private.admins.edition_id is
  'The only edition whose nights the account works at; null: all. No foreign key: if the edition is deleted, nothing '
  'matches it, instead of everything.';
comment on column private.admins.night_id is 'The only night the account works at; null: all of the edition.';
comment on column private.admins.ends_with_nights is
  'Whether ends_at follows the nights (private.staff_end) when their dates or times change.';
comment on column private.admins.disabled_by is 'Account that disabled this one, while it is disabled.';
comment on column private.admins.version is 'Incremented on every change by a person; set_person compares it.';
create trigger admins_edit before update on private.admins
  for each row execute function private.note_edit('disabled_by');
create trigger admins_audit after insert or update or delete on private.admins
  for each row execute function private.audit('user_id', 'disabled_by', 'ends_with_nights');

-- The last owner ------------------------------------------------------------------------------------------------------

create function private.keep_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Runs at the commit: of two owners who remove each other, the second waits here and sees the first one's change.
  perform private.lock_key('owners');
  if not exists (select 1 from private.admins a where a.role = 'owner' and a.active) then
    perform private.refuse('owner', 'One owner must stay. Make somebody else owner first.');
  end if;
  return null;
end $$;
comment on function private.keep_owner() is
  'Deferred trigger: PT409 for a change that leaves no active owner, also for the deletion of the account itself.';
create constraint trigger admins_keep_owner after update or delete on private.admins
  deferrable initially deferred
  for each row when (old.role = 'owner' and old.active) execute function private.keep_owner();

-- Where and until when somebody works ---------------------------------------------------------------------------------

create function private.staff_end(p_edition uuid, p_night uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select max(private.night_closes(n))
  from public.garba_nights n
  where n.edition_id = p_edition and (p_night is null or n.id = p_night) and n.deleted_at is null
$$;
comment on function private.staff_end(uuid, uuid) is
  'When rights for a night, or for all nights of an edition, end: when the gates of the last of them close; null if '
  'there is none.';

create function private.move_staff_end() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.admins a set ends_at = private.staff_end(a.edition_id, a.night_id)
  where a.ends_with_nights and a.edition_id = new.edition_id
    and private.staff_end(a.edition_id, a.night_id) <> a.ends_at;
  update private.invitations i set ends_at = private.staff_end(i.edition_id, i.night_id)
  where i.ends_with_nights and i.edition_id = new.edition_id
    and private.staff_end(i.edition_id, i.night_id) <> i.ends_at;
  return null;
end $$;
comment on function private.move_staff_end() is
  'AFTER trigger on garba_nights: rights given for a night end later if it ends later. A removed night keeps the end.';
create trigger garba_nights_staff after insert or update of date, starts_at, ends_at, deleted_at on public.garba_nights
  for each row execute function private.move_staff_end();

create function private.works_at(p_night public.garba_nights) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from private.admins a
    where a.user_id = (select auth.uid()) and coalesce(a.edition_id, p_night.edition_id) = p_night.edition_id
      and coalesce(a.night_id, p_night.id) = p_night.id
  )
$$;
comment on function private.works_at(public.garba_nights) is
  'Whether the caller''s role is for this night: for all nights, for its edition or for it alone.';

create function private.scope_json(p_edition uuid, p_night uuid, p_ends_at timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'edition_id', p_edition, 'night_id', p_night, 'ends_at', p_ends_at,
    'edition', (select e.title from public.garba_editions e where e.id = p_edition),
    'night', (select n.date from public.garba_nights n where n.id = p_night)
  )
$$;
comment on function private.scope_json(uuid, uuid, timestamptz) is
  'Where and until when somebody works: edition_id, night_id, ends_at, the edition''s title, the night''s date.';

-- Invitations ---------------------------------------------------------------------------------------------------------

create table private.invitations (
  id uuid primary key,
  email text constraint invitations_email_check check (private.is_email(email)),
  name text not null constraint invitations_name_check check (private.is_line(name, 0, 60)),
  role text not null constraint invitations_role_check check (role = any (private.list_admin_roles())),
  edition_id uuid,
  night_id uuid,
  ends_at timestamptz,
  ends_with_nights boolean not null default false,
  token_hash bytea not null unique,
  user_id uuid not null default gen_random_uuid(),
  claim_hash bytea,
  lease_until timestamptz,
  mail_id uuid,
  invited_by uuid,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  constraint invitations_helper_check check (email is not null or (role in ('gate', 'counter') and name <> ''))
);
comment on table private.invitations is
  'Invitations to become one of the firm''s people: by mail, or by a link on a helper''s phone (email null).';
comment on column private.invitations.token_hash is
  'SHA-256 of the token in the link. The token itself is only in the mail, or on the owner''s screen once.';
comment on column private.invitations.user_id is
  'The account that accepting makes, chosen beforehand: a broken-off try is continued with the same account.';
comment on column private.invitations.claim_hash is
  'SHA-256 of a key of the browser that accepts: it may repeat a lost call, another browser may not.';
create unique index invitations_open_key on private.invitations (email)
  where accepted_at is null and withdrawn_at is null;
create index invitations_user_id_idx on private.invitations (user_id);
create trigger invitations_a_clean before insert or update on private.invitations
  for each row execute function private.clean_row('email email');
create trigger invitations_audit after insert or update or delete on private.invitations
  for each row execute function private.audit(
    'id', 'token_hash', 'claim_hash', 'lease_until', 'mail_id', 'user_id', 'ends_with_nights'
  );
alter table private.invitations enable row level security;
create policy "no API access" on private.invitations for all to anon, authenticated using (false) with check (false);

create function private.account_email(p_invitation private.invitations) returns text
language sql immutable set search_path = '' as $$
  select coalesce(p_invitation.email, p_invitation.user_id || '@staff.invalid')
$$;
comment on function private.account_email(private.invitations) is
  'Address of the account that accepting makes. A helper has no mail: .invalid is never delivered (RFC 2606).';

create function private.new_token() returns text
language sql volatile set search_path = '' as $$
  select translate(rtrim(encode(extensions.gen_random_bytes(32), 'base64'), '='), '+/', '-_')
$$;
comment on function private.new_token() is 'A secret for a link: 32 random bytes as base64url.';

create function private.hash_of(p_secret text) returns bytea
language sql immutable set search_path = '' as $$ select sha256(convert_to(coalesce(p_secret, ''), 'UTF8')) $$;
comment on function private.hash_of(text) is 'SHA-256 of a secret, which is stored in its place.';

create function private.invitation_state(p_invitation private.invitations) returns text
language sql stable set search_path = '' as $$
  select case
    when p_invitation.accepted_at is not null then 'used'
    when p_invitation.withdrawn_at is not null then 'withdrawn'
    when p_invitation.expires_at < clock_timestamp() or p_invitation.ends_at < clock_timestamp() then 'ended'
    -- Whoever is no longer owner lets nobody in: not by a link that was made on the last day either.
    when p_invitation.invited_by is not null and not exists (
      select 1 from private.admins a
      where a.user_id = p_invitation.invited_by and a.active and 'people' = any (private.rights_of(a.role))
    ) then 'ended'
    else 'open'
  end
$$;
comment on function private.invitation_state(private.invitations) is
  'open, used, withdrawn or ended: over, or of somebody who is no longer owner.';

create function private.mail_invitation(p_invitation private.invitations, p_token text) returns uuid
language sql volatile set search_path = '' as $$
  insert into private.outbox (kind, payload)
  values (
    'invitation', jsonb_build_object(
      'recipients', jsonb_build_array(p_invitation.email), 'token', p_token, 'name', p_invitation.name,
      'role', p_invitation.role, 'inviter', private.person_name(p_invitation.invited_by),
      'expires_at', p_invitation.expires_at
    ) || private.scope_json(p_invitation.edition_id, p_invitation.night_id, p_invitation.ends_at)
  )
  returning id
$$;
comment on function private.mail_invitation(private.invitations, text) is
  'Queues the mail of an invitation. Its payload holds the token until it is sent (private.finish_outbox).';

create function private.need_scope(p_role text, p_edition uuid, p_night uuid, p_ends_at timestamptz)
returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  v_nights_end constant timestamptz := private.staff_end(p_edition, p_night);
  v_end constant timestamptz := coalesce(p_ends_at, v_nights_end);
begin
  perform private.need(p_role = any (private.list_admin_roles()), 'role', 'Choose a role from the list.');
  if p_edition is null then
    perform private.need(p_night is null, 'night_id', 'Choose an evening from the list.');
    perform private.need(
      p_ends_at is null or p_role <> 'owner', 'ends_at', 'An owner has no end. Choose another role.'
    );
  else
    perform private.need(
      p_role in ('gate', 'counter'), 'role', 'Only gate and counter can be given for an edition or an evening.'
    );
    perform private.need(
      v_nights_end is not null, 'night_id', 'This evening is no longer in the list. Choose another one.'
    );
  end if;
  perform private.need(v_end is null or v_end > now(), 'ends_at', 'This end is over. Choose a later one.');
  return v_end;
end $$;
comment on function private.need_scope(text, uuid, uuid, timestamptz) is
  'When rights with this role and scope end (null: never); PT422 unless they can be given.';

create function private.invite(p_invitation private.invitations, p_minutes integer) returns text
language plpgsql volatile set search_path = '' as $$
declare
  v_token constant text := private.new_token();
begin
  insert into private.invitations as i (
    id, email, name, role, edition_id, night_id, ends_at, ends_with_nights, token_hash, invited_by, expires_at
  )
  values (
    p_invitation.id, p_invitation.email, p_invitation.name, p_invitation.role, p_invitation.edition_id,
    p_invitation.night_id, p_invitation.ends_at, p_invitation.ends_with_nights, private.hash_of(v_token),
    p_invitation.invited_by, now() + make_interval(mins => p_minutes)
  )
  -- The answer to the first call was lost: nobody has its token.
  on conflict (id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at
  where i.invited_by = excluded.invited_by and i.accepted_at is null and i.withdrawn_at is null;
  if not found then
    perform private.refuse('state', 'This invitation was used or withdrawn. Invite again.');
  end if;
  return v_token;
end $$;
comment on function private.invite(private.invitations, integer) is
  'Stores an invitation and returns the token of its link. Again with the same id makes a new token.';

create function private.invite_person(
  p_id uuid, p_email text, p_name text, p_role text, p_edition uuid, p_night uuid, p_ends_at timestamptz
) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_email text := lower(private.clean_email(p_email));
  v_person private.admins;
  v_invitation private.invitations;
  v_token text;
begin
  perform private.require_right('people');
  perform private.need(p_id is not null, 'id', 'The invitation has no id.');
  perform private.need(
    private.is_email(v_email) and v_email not like '%.invalid', 'email', 'Enter a mail address, like name@example.com.'
  );
  perform private.need(private.is_line(coalesce(p_name, ''), 0, 60), 'name', 'The name is at most 60 characters.');
  perform private.lock_key('invitation:' || v_email);
  select a.* into v_person from private.admins a join auth.users u on u.id = a.user_id where lower(u.email) = v_email;
  perform private.need(
    v_person.user_id is null, 'email', case
      when v_person.active then 'This person has an account already. Change their role below.'
      else 'This person has an account that is disabled. Enable it below.'
    end
  );
  update private.invitations i set withdrawn_at = now()
  where i.email = v_email and private.invitation_state(i) = 'ended' and i.id <> p_id;
  perform private.need(
    not exists (
      select 1 from private.invitations i
      where i.email = v_email and i.accepted_at is null and i.withdrawn_at is null and i.id <> p_id
    ),
    'email', 'This address is invited already. Send that invitation again.'
  );
  v_invitation.id := p_id;
  v_invitation.email := v_email;
  v_invitation.name := coalesce(p_name, '');
  v_invitation.role := p_role;
  v_invitation.edition_id := p_edition;
  v_invitation.night_id := p_night;
  v_invitation.ends_at := private.need_scope(p_role, p_edition, p_night, p_ends_at);
  v_invitation.ends_with_nights := p_ends_at is null and p_edition is not null;
  v_invitation.invited_by := auth.uid();
  perform private.need_slot('invitation', 'invitations_per_day');
  v_token := private.invite(v_invitation, private.setting_int('invitation_days') * 1440);
  perform private.send_invitation(p_id, v_token);
end $$;

create function private.need_slot(p_bucket text, p_setting text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.take(p_bucket, 'firm', private.setting_int(p_setting), 86400) then
    raise exception using errcode = 'PT429', hint = 'limit',
      message = 'Too many invitations today. Try again tomorrow, or ask your developer to raise the limit.';
  end if;
end $$;
comment on function private.need_slot(text, text) is
  'Takes one of the day''s slots for invitations; PT429 without one.';

create function private.drop_mail(p_invitation private.invitations) returns void
language sql volatile set search_path = '' as $$
  delete from private.outbox o where o.id = p_invitation.mail_id and o.status <> 'sent'
$$;
comment on function private.drop_mail(private.invitations) is
  'Deletes the mail of an invitation with its token, unless it is sent.';

create function private.send_invitation(p_id uuid, p_token text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_invitation private.invitations;
begin
  select i.* into v_invitation from private.invitations i where i.id = p_id for update;
  perform private.drop_mail(v_invitation);
  update private.invitations i set mail_id = private.mail_invitation(v_invitation, p_token) where i.id = p_id;
end $$;
comment on function private.send_invitation(uuid, text) is
  'Queues the mail of an invitation in place of one that is not sent yet.';

create function public.invite_person(
  p_id uuid, p_email text, p_name text, p_role text, p_edition_id uuid default null, p_night_id uuid default null,
  p_ends_at timestamptz default null
) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.invite_person(p_id, p_email, p_name, p_role, p_edition_id, p_night_id, p_ends_at)
$$;
comment on function public.invite_person(uuid, text, text, text, uuid, uuid, timestamptz) is
  'Invites somebody by mail; gate and counter optionally for an edition or one evening, with an end. Idempotent by id. '
  'Right people (42501); PT422 with the field; PT429.';

create function private.add_helper(p_id uuid, p_name text, p_role text, p_night uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_invitation private.invitations;
  v_token text;
begin
  perform private.require_right('people');
  perform private.need(p_id is not null, 'id', 'The link has no id.');
  perform private.need(private.is_line(p_name, 2, 60), 'name', 'Enter a name of 2 to 60 characters.');
  perform private.need(p_role in ('gate', 'counter'), 'role', 'Choose gate or counter.');
  v_invitation.id := p_id;
  v_invitation.name := p_name;
  v_invitation.role := p_role;
  v_invitation.night_id := p_night;
  select n.edition_id into v_invitation.edition_id
  from public.garba_nights n where n.id = p_night and n.deleted_at is null;
  perform private.need(found, 'night_id', 'This evening is no longer in the list. Choose another one.');
  v_invitation.ends_at := private.need_scope(p_role, v_invitation.edition_id, p_night, null);
  v_invitation.ends_with_nights := true;
  v_invitation.invited_by := auth.uid();
  perform private.need_slot('helper', 'helper_links_per_day');
  v_token := private.invite(v_invitation, private.setting_int('helper_link_minutes'));
  return (select private.invitation_json(i) || jsonb_build_object('token', v_token)
    from private.invitations i where i.id = p_id);
end $$;

create function public.add_helper(p_id uuid, p_name text, p_role text, p_night_id uuid) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.add_helper(p_id, p_name, p_role, p_night_id)
$$;
comment on function public.add_helper(uuid, text, text, uuid) is
  'Makes the link that sets up a helper''s phone for one evening: the invitation with its token, which is answered '
  'only here. Idempotent by id, with a new token. Right people (42501); PT422 with the field; PT429.';

create function private.add_by_operator(p_email text, p_role text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_invitation private.invitations;
begin
  v_invitation.id := gen_random_uuid();
  v_invitation.email := lower(private.clean_email(p_email));
  v_invitation.name := '';
  v_invitation.role := p_role;
  v_invitation.ends_with_nights := false;
  perform private.need(
    private.is_email(v_invitation.email) and v_invitation.email not like '%.invalid', 'email',
    'Enter a mail address, like name@example.com.'
  );
  perform private.need_scope(p_role, null, null, null);
  perform private.lock_key('invitation:' || v_invitation.email);
  -- The link of an open one cannot be shown again: only the hash of its token is stored.
  perform private.drop_mail(i) from private.invitations i
  where i.email = v_invitation.email and i.accepted_at is null;
  update private.invitations i set withdrawn_at = now()
  where i.email = v_invitation.email and i.accepted_at is null and i.withdrawn_at is null;
  if exists (select 1 from auth.users u where lower(u.email) = v_invitation.email) then
    perform private.grant_admin(v_invitation.email, p_role);
    return null;
  end if;
  return private.invite(v_invitation, private.setting_int('invitation_days') * 1440);
end $$;
comment on function private.add_by_operator(text, text) is
  'For npm run admin:add: gives the account of an address a role and returns null; without an account, invites '
  'without an inviter and a mail, and returns the token of the link. Ends an open invitation of the address. Not '
  'granted to any API role. PT422.';

create function private.own_invitation(p_id uuid) returns private.invitations
language plpgsql volatile set search_path = '' as $$
declare
  v_invitation private.invitations;
begin
  perform private.require_right('people');
  select i.* into v_invitation from private.invitations i where i.id = p_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This invitation is no longer in the list.';
  end if;
  if v_invitation.accepted_at is not null then
    perform private.refuse('state', 'This invitation was accepted a moment ago.');
  end if;
  return v_invitation;
end $$;
comment on function private.own_invitation(uuid) is
  'Locks an invitation that has not been accepted. Right people (42501); PT404; PT409 state.';

create function private.resend_invitation(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_invitation private.invitations := private.own_invitation(p_id);
  v_is_mail constant boolean := v_invitation.email is not null;
  v_token constant text := private.new_token();
begin
  perform private.need(
    v_invitation.ends_at is null or v_invitation.ends_at > now(), 'ends_at', 'The evening is over. Invite again.'
  );
  if v_is_mail then
    perform private.lock_key('invitation:' || v_invitation.email);
    perform private.need(
      not exists (
        select 1 from private.invitations i
        where i.email = v_invitation.email and i.accepted_at is null and i.withdrawn_at is null and i.id <> p_id
      ),
      'email', 'This address was invited again since. Send that invitation.'
    );
    perform private.need_slot('invitation', 'invitations_per_day');
  else
    perform private.need_slot('helper', 'helper_links_per_day');
  end if;
  update private.invitations i
  set
    token_hash = private.hash_of(v_token), withdrawn_at = null, claim_hash = null, lease_until = null,
    invited_by = auth.uid(),
    expires_at = now() + case
      when v_is_mail then make_interval(days => private.setting_int('invitation_days'))
      else make_interval(mins => private.setting_int('helper_link_minutes'))
    end
  where i.id = p_id
  returning i.* into v_invitation;
  if v_is_mail then
    perform private.send_invitation(p_id, v_token);
  end if;
  return private.invitation_json(v_invitation)
    || jsonb_build_object('token', case when not v_is_mail then v_token end);
end $$;

create function public.resend_invitation(p_id uuid) returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.resend_invitation(p_id) $$;
comment on function public.resend_invitation(uuid) is
  'Makes a new token, which ends the old link: sends the mail again, or answers the token of a helper''s link. Right '
  'people (42501); PT404; PT409 once accepted; PT422; PT429.';

create function private.withdraw_invitation(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_invitation private.invitations := private.own_invitation(p_id);
begin
  update private.invitations i set withdrawn_at = coalesce(i.withdrawn_at, now()) where i.id = p_id;
  perform private.drop_mail(v_invitation);
end $$;

create function public.withdraw_invitation(p_id uuid) returns void
language sql volatile security invoker set search_path = '' as $$ select private.withdraw_invitation(p_id) $$;
comment on function public.withdraw_invitation(uuid) is
  'Ends the link of an invitation. Right people (42501); PT404; PT409 once accepted.';

-- Accepting -----------------------------------------------------------------------------------------------------------

create function private.unknown_token() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- Only wrong tokens count: ten helpers open theirs over one connection.
  return jsonb_build_object(
    'state', case
      when private.take('bad_token', private.daily_hash('ip:' || private.client_network()), 30, 600) then 'unknown'
      else 'too_many'
    end
  );
end $$;
comment on function private.unknown_token() is
  'The answer to a token that belongs to no invitation; too_many after 30 in 10 minutes from one network.';

create function private.has_other_account(p_invitation private.invitations) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from auth.users u where lower(u.email) = p_invitation.email and u.id <> p_invitation.user_id
  )
$$;
comment on function private.has_other_account(private.invitations) is
  'Whether the invited address has an account that the invitation did not make.';

create function private.see_invitation(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_invitation private.invitations;
  v_state text;
begin
  select i.* into v_invitation from private.invitations i where i.token_hash = private.hash_of(p_token);
  if not found then
    return private.unknown_token();
  end if;
  v_state := private.invitation_state(v_invitation);
  return jsonb_build_object('state', v_state, 'inviter', private.person_name(v_invitation.invited_by))
    || case when v_state <> 'open' then '{}' else
      jsonb_build_object(
        'email', v_invitation.email, 'name', v_invitation.name, 'role', v_invitation.role,
        'expires_at', v_invitation.expires_at, 'has_account', private.has_other_account(v_invitation)
      ) || private.scope_json(v_invitation.edition_id, v_invitation.night_id, v_invitation.ends_at)
    end;
end $$;

create function public.see_invitation(p_token text) returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.see_invitation(p_token) $$;
comment on function public.see_invitation(text) is
  'What the link of an invitation is for; spends nothing. {state: open, inviter, email (null for a helper), name, '
  'role, expires_at, has_account, edition, night, ends_at, …}, or the state alone: used, withdrawn, ended (with '
  'inviter), unknown, too_many.';

create function private.begin_invitation(p_token text, p_claim text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_invitation private.invitations;
  v_claim constant bytea := private.hash_of(p_claim);
  v_state text;
begin
  select i.* into v_invitation from private.invitations i where i.token_hash = private.hash_of(p_token) for update;
  if not found then
    return private.unknown_token();
  end if;
  v_state := case
    when v_invitation.accepted_at is not null and v_invitation.claim_hash = v_claim then 'done'
    when private.invitation_state(v_invitation) <> 'open' then private.invitation_state(v_invitation)
    when private.has_other_account(v_invitation) then 'has_account'
    when v_invitation.lease_until > now() and v_invitation.claim_hash <> v_claim then 'busy'
    else 'open'
  end;
  if v_state = 'open' then
    update private.invitations i set claim_hash = v_claim, lease_until = now() + interval '60 seconds'
    where i.id = v_invitation.id;
  end if;
  return jsonb_build_object('state', v_state, 'inviter', private.person_name(v_invitation.invited_by))
    || case when v_state not in ('open', 'done') then '{}' else
      jsonb_build_object('user_id', v_invitation.user_id, 'email', private.account_email(v_invitation))
    end;
end $$;

create function public.begin_invitation(p_token text, p_claim text) returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.begin_invitation(p_token, p_claim) $$;
comment on function public.begin_invitation(text, text) is
  'Service role only. Holds an invitation for 60 s for the browser that knows p_claim. {state: open or done (accepted '
  'by this browser before), user_id and email of its account}, or the state alone: busy (another browser is accepting '
  'it), has_account, used, withdrawn, ended, unknown, too_many.';

create function private.accept_invitation(p_invitation private.invitations, p_user uuid, p_name text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into private.admins (user_id, role, name, edition_id, night_id, ends_at, ends_with_nights)
  values (
    p_user, p_invitation.role, p_name, p_invitation.edition_id, p_invitation.night_id, p_invitation.ends_at,
    p_invitation.ends_with_nights
  );
  update private.invitations i set accepted_at = now(), lease_until = null, user_id = p_user
  where i.id = p_invitation.id;
  perform private.drop_mail(p_invitation);
end $$;
comment on function private.accept_invitation(private.invitations, uuid, text) is
  'Gives the account its role and spends the token, in one transaction.';

create function private.finish_invitation(p_token text, p_claim text, p_name text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_invitation private.invitations;
  v_name constant text := coalesce(nullif(private.clean_line(p_name), ''), '');
  v_state text;
begin
  select i.* into v_invitation from private.invitations i where i.token_hash = private.hash_of(p_token) for update;
  if not found then
    return private.unknown_token();
  end if;
  v_state := private.invitation_state(v_invitation);
  if v_state = 'open' and v_invitation.claim_hash is distinct from private.hash_of(p_claim) then
    v_state := 'busy';
  end if;
  if v_state = 'open' then
    perform private.accept_invitation(
      v_invitation, v_invitation.user_id,
      case when private.is_line(v_name, 2, 60) then v_name else v_invitation.name end
    );
    v_state := 'done';
  end if;
  return jsonb_build_object('state', v_state, 'inviter', private.person_name(v_invitation.invited_by));
end $$;

create function public.finish_invitation(p_token text, p_claim text, p_name text) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.finish_invitation(p_token, p_claim, p_name)
$$;
comment on function public.finish_invitation(text, text, text) is
  'Service role only. Gives the account of an invitation its role and spends the token. {state: done}, or why not: '
  'busy, used, withdrawn, ended, unknown, too_many.';

create function private.claim_invitation(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_invitation private.invitations;
  v_state text;
begin
  select i.* into v_invitation from private.invitations i where i.token_hash = private.hash_of(p_token) for update;
  if not found then
    return private.unknown_token();
  end if;
  v_state := private.invitation_state(v_invitation);
  if v_state = 'open' then
    v_state := case
      when v_invitation.email is null or v_invitation.email is distinct from (
        select lower(u.email) from auth.users u
          join auth.sessions s on s.user_id = u.id and s.id::text = (auth.jwt() ->> 'session_id')
        where u.id = auth.uid()
      ) then 'other_account'
      when exists (select 1 from private.admins a where a.user_id = auth.uid()) then 'has_role'
      else 'done'
    end;
  end if;
  if v_state = 'done' then
    perform private.accept_invitation(v_invitation, auth.uid(), v_invitation.name);
  end if;
  return jsonb_build_object('state', v_state, 'inviter', private.person_name(v_invitation.invited_by));
end $$;

create function public.claim_invitation(p_token text) returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.claim_invitation(p_token) $$;
comment on function public.claim_invitation(text) is
  'Takes up an invitation with the account that is signed in and has the invited address. {state: done}, or why not: '
  'other_account, has_role, used, withdrawn, ended, unknown, too_many.';

-- People --------------------------------------------------------------------------------------------------------------

create function private.is_helper(p_user uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from auth.users u where u.id = p_user and u.email like '%@staff.invalid')
$$;
comment on function private.is_helper(uuid) is 'Whether an account is a helper''s phone, which has no mail address.';

create function private.ended_phones(p_staff uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    -- Phones that judge by their own list and have not asked the server since the end.
    'unreached', (
      select coalesce(jsonb_agg(s.gate order by s.opened_at), '[]') from public.gate_shifts s
      where s.staff = p_staff and s.revoked_at is not null and s.told_at is null and s.closed_at is null
        and s.ends_at > now()
    ),
    'uncounted', (
      select coalesce(
        jsonb_agg(jsonb_build_object('gate', s.gate, 'at', s.told_at, 'people', s.unsent) order by s.told_at), '[]'
      )
      from public.gate_shifts s
      where s.staff = p_staff and s.unsent > 0 and s.told_at > now() - interval '7 days'
    )
  )
$$;
comment on function private.ended_phones(uuid) is
  'Phones of an account whose shift has ended with it, also after its removal: {unreached: gates, uncounted: [{gate, '
  'at, people}]}.';

create function private.person_json(p_person private.admins) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'user_id', p_person.user_id, 'email', case when u.email not like '%@staff.invalid' then u.email end,
    'name', p_person.name, 'role', p_person.role, 'active', p_person.active,
    'disabled_by', case when not p_person.active then private.person_name(p_person.disabled_by) end,
    'changed_at', p_person.updated_at, 'version', p_person.version, 'is_you', p_person.user_id = auth.uid(),
    'ends_with_nights', p_person.ends_with_nights,
    'invitation_id', (
      select i.id from private.invitations i
      where i.user_id = p_person.user_id and i.accepted_at is not null
      order by i.accepted_at desc limit 1
    ),
    -- A device in use renews its token within the hour.
    'last_seen', greatest(
      u.last_sign_in_at, (select max(s.updated_at) from auth.sessions s where s.user_id = p_person.user_id)
    ),
    'has_factor', exists (
      select 1 from auth.mfa_factors f
      where f.user_id = p_person.user_id and f.status = 'verified' and f.factor_type::text <> 'recovery_code'
    ),
    'sessions', (select count(*) from auth.sessions s where s.user_id = p_person.user_id)
  ) || private.ended_phones(p_person.user_id) || private.scope_json(p_person.edition_id, p_person.night_id, p_person.ends_at)
  from auth.users u where u.id = p_person.user_id
$$;
comment on function private.person_json(private.admins) is 'A person as the owner''s screen shows one.';

create function private.invitation_json(p_invitation private.invitations) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', p_invitation.id, 'email', p_invitation.email, 'name', p_invitation.name, 'role', p_invitation.role,
    'state', private.invitation_state(p_invitation), 'inviter', private.person_name(p_invitation.invited_by),
    'expires_at', p_invitation.expires_at,
    'mail', (
      select jsonb_build_object('status', o.status, 'attempts', o.attempts, 'error', o.last_error)
      from private.outbox o where o.id = p_invitation.mail_id
    )
  ) || private.scope_json(p_invitation.edition_id, p_invitation.night_id, p_invitation.ends_at)
$$;
comment on function private.invitation_json(private.invitations) is
  'An invitation as the owner''s screen shows one; mail: status, attempts and the last error, null for a link.';

create function private.list_people() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('people');
  return jsonb_build_object(
    'now', now(),
    'people', (
      select coalesce(jsonb_agg(private.person_json(a) order by a.name = '', lower(a.name), a.created_at), '[]')
      from private.admins a
    ),
    -- Removed people, as long as there is something to say about their phones.
    'removed', (
      select coalesce(jsonb_agg(
        jsonb_build_object('user_id', r.staff, 'name', private.person_name(r.staff)) || r.phones order by r.staff
      ), '[]')
      from (
        select s.staff, private.ended_phones(s.staff) as phones from public.gate_shifts s
        where (s.ends_at > now() or s.told_at > now() - interval '7 days')
          and not exists (select 1 from private.admins a where a.user_id = s.staff)
        group by s.staff
      ) r
      where r.phones <> '{"unreached": [], "uncounted": []}'
    ),
    'invitations', (
      select coalesce(jsonb_agg(private.invitation_json(i) order by i.created_at desc), '[]')
      from private.invitations i where i.accepted_at is null and i.withdrawn_at is null
    )
  );
end $$;

create function public.list_people() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_people() $$;
comment on function public.list_people() is
  'The firm''s people by name, removed ones whose phones go on or let people in uncounted, and invitations that are '
  'open or have ended: {now, people, removed, invitations}. Right people (42501).';

create function private.own_person(p_user uuid, p_version integer) returns private.admins
language plpgsql volatile set search_path = '' as $$
declare
  v_person private.admins;
  v_last private.audit_log;
begin
  perform private.require_right('people');
  select a.* into v_person from private.admins a where a.user_id = p_user for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This person was removed. Load the list again.';
  end if;
  if v_person.version is distinct from p_version then
    select l.* into v_last from private.audit_log l
    where l.table_name = 'admins' and l.row_key = p_user::text order by l.id desc limit 1;
    perform private.refuse(
      'version', format(
        '%s changed this person meanwhile: now %s. Check it, then save again.',
        coalesce(nullif(private.person_name(v_last.actor), ''), 'Somebody'),
        v_person.role || case when not v_person.active then ', disabled' else '' end
      )
    );
  end if;
  return v_person;
end $$;
comment on function private.own_person(uuid, integer) is
  'Locks a person for a change. Right people (42501); PT404; PT409 version with who changed it to what.';

create function private.end_access(p_user uuid) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_ended integer;
begin
  delete from auth.sessions s where s.user_id = p_user;
  get diagnostics v_ended = row_count;
  return v_ended;
end $$;
comment on function private.end_access(uuid) is
  'Ends the sessions of an account, and returns their number. Its shifts end with it (private.end_shifts).';

create function private.set_person(
  p_user uuid, p_version integer, p_name text, p_role text, p_active boolean, p_edition uuid, p_night uuid,
  p_ends_at timestamptz
) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_old private.admins := private.own_person(p_user, p_version);
  v_new private.admins := v_old;
begin
  perform private.need(private.is_line(coalesce(p_name, ''), 0, 60), 'name', 'The name is at most 60 characters.');
  perform private.need(p_active is not null, 'active', 'Say whether the account is enabled.');
  -- Nobody could sign in to it again: as the only owner it would lock the firm out.
  perform private.need(
    p_role in ('gate', 'counter') or not private.is_helper(p_user), 'role',
    'A helper''s phone has no mail address and no password. Invite this person by mail for this role.'
  );
  v_new.name := private.clean_line(coalesce(p_name, ''));
  v_new.role := p_role;
  v_new.active := p_active;
  v_new.edition_id := p_edition;
  v_new.night_id := p_night;
  v_new.ends_with_nights := p_ends_at is null and p_edition is not null;
  v_new.ends_at := case
    -- What stays is not checked again: its night may have been removed, and whoever is disabled may have ended.
    when (not p_active or (v_old.ends_at > now()) is not false)
      and (p_role, p_edition, p_night) is not distinct from (v_old.role, v_old.edition_id, v_old.night_id)
      and p_ends_at is not distinct from case when not v_old.ends_with_nights then v_old.ends_at end
      then v_old.ends_at
    else private.need_scope(p_role, p_edition, p_night, p_ends_at)
  end;
  update private.admins a
  set
    name = v_new.name, role = v_new.role, active = v_new.active, edition_id = v_new.edition_id,
    night_id = v_new.night_id, ends_at = v_new.ends_at, ends_with_nights = v_new.ends_with_nights,
    disabled_by = case when p_active then null when v_old.active then auth.uid() else a.disabled_by end
  where a.user_id = p_user;
  if not p_active then
    perform private.end_access(p_user);
  end if;
end $$;

create function public.set_person(
  p_user_id uuid, p_version integer, p_name text, p_role text, p_active boolean, p_edition_id uuid default null,
  p_night_id uuid default null, p_ends_at timestamptz default null
) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.set_person(p_user_id, p_version, p_name, p_role, p_active, p_edition_id, p_night_id, p_ends_at)
$$;
comment on function public.set_person(uuid, integer, text, text, boolean, uuid, uuid, timestamptz) is
  'Sets a person''s name, role, scope, end and whether the account is enabled. Disabling ends sessions and shifts, '
  'another role or scope ends shifts. A helper''s phone is never owner or manager. Right people (42501); PT404; PT409 '
  'version, owner (the last one); PT422.';

create function private.log_person(p_user uuid, p_what jsonb) returns void
language sql volatile set search_path = '' as $$
  insert into private.audit_log (actor, table_name, row_key, action, before, after)
  values (auth.uid(), 'admins', p_user::text, 'update', '{}', p_what)
$$;
comment on function private.log_person(uuid, jsonb) is
  'Logs what was done to a person that is not a column of private.admins.';

create function private.end_sessions(p_user uuid) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_ended integer;
begin
  perform private.require_right('people');
  delete from auth.sessions s
  where s.user_id = p_user and s.id::text is distinct from (auth.jwt() ->> 'session_id');
  get diagnostics v_ended = row_count;
  if v_ended > 0 then
    perform private.log_person(p_user, jsonb_build_object('sessions_ended', v_ended));
  end if;
  return v_ended;
end $$;

create function public.end_sessions(p_user_id uuid) returns integer
language sql volatile security invoker set search_path = '' as $$ select private.end_sessions(p_user_id) $$;
comment on function public.end_sessions(uuid) is
  'Signs a person out everywhere, the caller''s own session excepted; returns the number of sessions. Right people '
  '(42501).';

create function private.has_fresh_factor() returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select 1 from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')
    or exists (
      select 1 from jsonb_array_elements(coalesce(auth.jwt() -> 'amr', '[]')) m
      where m ->> 'method' <> 'password' and to_timestamp((m ->> 'timestamp')::bigint) > now() - interval '5 minutes'
    )
$$;
comment on function private.has_fresh_factor() is
  'Whether the caller gave a code of the second factor within five minutes, or has none.';

create function private.reset_factor(p_user uuid) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_removed integer;
begin
  perform private.require_right('people');
  perform private.need(
    p_user is distinct from auth.uid(), 'user_id', 'Change your own second factor under Account.'
  );
  if not private.has_fresh_factor() then
    perform private.refuse('factor', 'Enter a code of your own second factor first.');
  end if;
  delete from auth.mfa_factors f where f.user_id = p_user;
  get diagnostics v_removed = row_count;
  if v_removed > 0 then
    delete from auth.sessions s where s.user_id = p_user;
    perform private.log_person(p_user, '{"second_factor": "removed"}');
    insert into private.outbox (kind, payload)
    select 'factor_removed', jsonb_build_object(
      'recipients', jsonb_build_array(u.email), 'by', private.person_name(auth.uid()), 'at', now()
    )
    from auth.users u where u.id = p_user and u.email not like '%@staff.invalid';
  end if;
  return v_removed;
end $$;

create function public.reset_factor(p_user_id uuid) returns integer
language sql volatile security invoker set search_path = '' as $$ select private.reset_factor(p_user_id) $$;
comment on function public.reset_factor(uuid) is
  'Removes the second factor and recovery codes of another person, ends the sessions and mails the person. Returns how '
  'many factors there were. Right people (42501); PT409 factor unless the caller gave a code of the own factor within '
  'five minutes.';

create function private.remove_person(p_user uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_right('people');
  perform private.need(p_user is distinct from auth.uid(), 'user_id', 'Another owner can remove your account.');
  perform private.end_access(p_user);
  delete from auth.users u using private.admins a where u.id = p_user and a.user_id = u.id;
  return found;
end $$;

create function public.remove_person(p_user_id uuid) returns boolean
language sql volatile security invoker set search_path = '' as $$ select private.remove_person(p_user_id) $$;
comment on function public.remove_person(uuid) is
  'Deletes the account of a person for good; the change log keeps the name. False if it is gone already. Right people '
  '(42501); PT409 owner (the last one); PT422 for the caller.';

create function private.forget_helpers() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from auth.users u using private.admins a
  where a.user_id = u.id and u.email like '%@staff.invalid'
    and a.ends_at < now() - make_interval(days => private.setting_int('ended_helper_days'));
  -- Made by a try that was broken off: it would keep the address from another invitation.
  delete from auth.users u using private.invitations i
  where u.id = i.user_id and i.accepted_at is null
    and least(i.withdrawn_at, i.expires_at) < now() - interval '1 day'
    and not exists (select 1 from private.admins a where a.user_id = u.id);
  perform private.drop_mail(i) from private.invitations i where private.invitation_state(i) <> 'open';
  delete from private.invitations i
  where greatest(i.accepted_at, i.withdrawn_at, i.expires_at) < now() - interval '30 days';
end $$;
comment on function private.forget_helpers() is
  'Deletes accounts of helpers ended_helper_days after their end, those of invitations that were begun and ended, '
  'unsent mails of invitations that are over, and old invitations. Part of private.tidy.';

-- The own account -----------------------------------------------------------------------------------------------------

create function private.my_account() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('check_in');
  return (
    select jsonb_build_object(
      'name', a.name, 'email', case when u.email not like '%@staff.invalid' then u.email end, 'role', a.role
    ) || private.scope_json(a.edition_id, a.night_id, a.ends_at)
    from private.admins a join auth.users u on u.id = a.user_id where a.user_id = auth.uid()
  );
end $$;

create function public.my_account() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.my_account() $$;
comment on function public.my_account() is
  'The caller''s account: name, email (null for a helper), role, edition, night, ends_at. Right check_in, which every '
  'role has (42501).';

create function private.set_my_name(p_name text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_right('check_in');
  perform private.need(private.is_line(p_name, 2, 60), 'name', 'Enter a name of 2 to 60 characters.');
  -- Colleagues know a helper by the name that the owner gave.
  perform private.need(not private.is_helper(auth.uid()), 'name', 'The owner names a helper. Ask the owner.');
  update private.admins a set name = private.clean_line(p_name) where a.user_id = auth.uid();
end $$;

create function public.set_my_name(p_name text) returns void
language sql volatile security invoker set search_path = '' as $$ select private.set_my_name(p_name) $$;
comment on function public.set_my_name(text) is
  'Sets the caller''s own name, as colleagues see it; a helper''s is the owner''s. Right check_in, which every role '
  'has (42501); PT422.';

grant execute on function private.see_invitation(text), public.see_invitation(text), private.claim_invitation(text),
  public.claim_invitation(text) to anon, authenticated, service_role;
grant execute on function private.begin_invitation(text, text), public.begin_invitation(text, text),
  private.finish_invitation(text, text, text), public.finish_invitation(text, text, text) to service_role;
grant execute on function private.list_people(), public.list_people(),
  private.invite_person(uuid, text, text, text, uuid, uuid, timestamptz),
  public.invite_person(uuid, text, text, text, uuid, uuid, timestamptz), private.add_helper(uuid, text, text, uuid),
  public.add_helper(uuid, text, text, uuid), private.resend_invitation(uuid), public.resend_invitation(uuid),
  private.withdraw_invitation(uuid), public.withdraw_invitation(uuid),
  private.set_person(uuid, integer, text, text, boolean, uuid, uuid, timestamptz),
  public.set_person(uuid, integer, text, text, boolean, uuid, uuid, timestamptz), private.end_sessions(uuid),
  public.end_sessions(uuid), private.reset_factor(uuid), public.reset_factor(uuid), private.remove_person(uuid),
  public.remove_person(uuid), private.my_account(), public.my_account(), private.set_my_name(text),
  public.set_my_name(text) to authenticated;
