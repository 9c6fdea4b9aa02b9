-- The gate: shifts, scans, people inside, and the list that a phone checks offline.

-- Shifts --------------------------------------------------------------------------------------------------------------

create function private.gate_nights() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('check_in');
  return (
    select coalesce(jsonb_agg(
      private.night_json(n) || jsonb_build_object('edition', e.title, 'is_cancelled', n.cancelled_at is not null)
      order by n.date
    ), '[]')
    from public.garba_nights n join public.garba_editions e on e.id = n.edition_id
    where n.deleted_at is null and e.deleted_at is null and e.status <> 'draft'
      and private.night_closes(n) > clock_timestamp() and private.works_at(n)
  );
end $$;

create function public.gate_nights() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.gate_nights() $$;
comment on function public.gate_nights() is
  'Nights that the caller can open a shift for, the next one first. Right check_in (42501).';

create function private.shift_view(p_shift public.gate_shifts) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_shift.id, 'kind', p_shift.kind, 'gate', p_shift.gate, 'night_id', p_shift.night_id,
    'opened_at', p_shift.opened_at, 'ends_at', p_shift.ends_at, 'closed_at', p_shift.closed_at,
    'revoked_at', p_shift.revoked_at, 'now', clock_timestamp(), 'float_paise', p_shift.float_paise,
    'counted_paise', p_shift.counted_paise,
    'sold', (
      select count(*) from public.passes p join public.pass_orders o on o.id = p.order_id
      where o.shift_id = p_shift.id and p.cancelled_at is null
    ),
    'account', (
      select jsonb_build_object('ends_at', a.ends_at, 'is_helper', u.email like '%@staff.invalid')
      from private.admins a join auth.users u on u.id = a.user_id where a.user_id = p_shift.staff
    )
  ) || (select to_jsonb(d) from private.drawer(p_shift.id) d)
$$;
comment on function private.shift_view(public.gate_shifts) is
  'A shift for the phone that has it: times, server time, cash and UPI taken, cash paid back (paise), passes sold, '
  'when its account ends and whether that is a helper''s.';

create function private.shift_end(p_night public.garba_nights, p_account_end timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select least(private.night_closes(p_night), p_account_end)
$$;
comment on function private.shift_end(public.garba_nights, timestamptz) is
  'When a shift of a night ends: as its gates close, or with the rights of its account.';

create function private.open_shift(p_id uuid, p_night uuid, p_kind text, p_gate text, p_float_paise integer)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_shift public.gate_shifts;
  v_night public.garba_nights;
  v_end timestamptz;
begin
  -- Whoever ends the account meanwhile waits, and ends this shift too.
  select a.ends_at into v_end from private.admins a where a.user_id = auth.uid() for share;
  perform private.require_right('check_in');
  perform private.need(p_id is not null, 'id', 'The shift has no id.');
  perform private.need(p_kind in ('gate', 'counter'), 'kind', 'Choose gate or counter.');
  if p_kind = 'counter' then
    perform private.require_right('sell');
  end if;
  select s.* into v_shift from public.gate_shifts s where s.id = p_id;
  if found then
    perform private.need(v_shift.staff = auth.uid(), 'id', 'This shift is another account''s.');
    return private.shift_view(v_shift);
  end if;
  perform private.need(private.is_line(p_gate, 1, 40), 'gate', 'Give the gate a name, for example: Gate 2.');
  select n.* into v_night from public.garba_nights n where n.id = p_night and n.deleted_at is null;
  perform private.need(
    found and private.night_closes(v_night) > clock_timestamp(), 'night_id',
    'This night is over. Choose another one.'
  );
  perform private.need(
    private.works_at(v_night), 'night_id', 'Your account is not for this night. Ask the owner.'
  );
  insert into public.gate_shifts (id, night_id, kind, gate, device, staff, ends_at, float_paise)
  values (
    p_id, p_night, p_kind, p_gate, private.device_name(private.request_header('user-agent')), auth.uid(),
    private.shift_end(v_night, v_end), coalesce(p_float_paise, 0)
  )
  returning * into v_shift;
  return private.shift_view(v_shift);
end $$;

create function public.open_shift(
  p_id uuid, p_night_id uuid, p_kind text, p_gate text, p_float_paise integer default 0
) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.open_shift(p_id, p_night_id, p_kind, p_gate, p_float_paise)
$$;
comment on function public.open_shift(uuid, uuid, text, text, integer) is
  'Opens a shift of the caller at a gate or counter for a night; ends as its gates close, or with the caller''s '
  'rights. Idempotent by id. Right check_in, for a counter sell (42501); PT422.';

create function private.own_shift(p_shift uuid) returns public.gate_shifts
language plpgsql stable set search_path = '' as $$
declare
  v_shift public.gate_shifts;
begin
  perform private.require_right('check_in');
  select s.* into v_shift from public.gate_shifts s where s.id = p_shift and s.staff = auth.uid();
  if not found then
    raise exception using errcode = 'PT404', message = 'This shift is not there. Open a new one.';
  end if;
  return v_shift;
end $$;
comment on function private.own_shift(uuid) is 'A shift of the caller; PT404 without it.';

create function private.held_shift(p_shift uuid) returns public.gate_shifts
language plpgsql volatile set search_path = '' as $$
declare
  v_shift public.gate_shifts := private.own_shift(p_shift);
begin
  select s.* into v_shift from public.gate_shifts s where s.id = v_shift.id for share;
  return v_shift;
end $$;
comment on function private.held_shift(uuid) is
  'A shift of the caller for a scan: whoever ends it meanwhile waits for the scan, or the scan sees the end.';

create function private.end_shifts() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' or not new.active
    or (new.role, new.edition_id, new.night_id) is distinct from (old.role, old.edition_id, old.night_id) then
    update public.gate_shifts s set revoked_at = clock_timestamp()
    where s.staff = old.user_id and not private.is_over(s);
  elsif new.ends_at is distinct from old.ends_at then
    update public.gate_shifts s set ends_at = private.shift_end(n, new.ends_at)
    from public.garba_nights n where n.id = s.night_id and s.staff = new.user_id and not private.is_over(s);
  end if;
  return null;
end $$;
comment on function private.end_shifts() is
  'AFTER trigger on admins: open shifts end at once with the account, its role or its scope, and follow its end.';
create trigger admins_shifts after update or delete on private.admins
  for each row execute function private.end_shifts();

create function private.move_shift_ends() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.gate_shifts s set ends_at = private.shift_end(new, a.ends_at)
  from private.admins a where a.user_id = s.staff and s.night_id = new.id and not private.is_over(s);
  return null;
end $$;
comment on function private.move_shift_ends() is 'AFTER trigger on garba_nights: its open shifts end with it.';
create trigger garba_nights_shifts after update of date, starts_at, ends_at on public.garba_nights
  for each row execute function private.move_shift_ends();

create function private.close_shift(p_shift uuid, p_counted_paise integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_shift public.gate_shifts := private.own_shift(p_shift);
begin
  perform private.need(
    p_counted_paise is null or p_counted_paise between 0 and 1000000000, 'counted_paise',
    'The cash that was counted is not valid.'
  );
  update public.gate_shifts s
  set closed_at = coalesce(s.closed_at, clock_timestamp()), counted_paise = coalesce(s.counted_paise, p_counted_paise)
  where s.id = v_shift.id
  returning * into v_shift;
  return private.shift_view(v_shift);
end $$;

create function public.close_shift(p_id uuid, p_counted_paise integer default null) returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.close_shift(p_id, p_counted_paise) $$;
comment on function public.close_shift(uuid, integer) is
  'Ends a shift of the caller, with the cash that was counted: the first count stands. Right check_in (42501); PT404.';

create function private.revoke_shift(p_shift uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_right('passes');
  update public.gate_shifts s set revoked_at = coalesce(s.revoked_at, clock_timestamp()) where s.id = p_shift;
end $$;

create function public.revoke_shift(p_id uuid) returns void
language sql volatile security invoker set search_path = '' as $$ select private.revoke_shift(p_id) $$;
comment on function public.revoke_shift(uuid) is
  'Ends a shift of a phone that is lost: it lets nobody in, takes nothing back and gets no list any more. Right '
  'passes (42501).';

create function private.note_shift_end(p_shift uuid, p_unsent integer, p_sent uuid[]) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_shift public.gate_shifts;
begin
  select s.* into v_shift from public.gate_shifts s where s.id = p_shift for update;
  if not found or v_shift.closed_at is not null or not private.is_over(v_shift) then
    return null;
  end if;
  -- An account that is still there can send what it scanned before the end of the night.
  if v_shift.revoked_at is null and exists (
    select 1 from private.admins a
    where a.user_id = v_shift.staff and a.active and (a.ends_at is null or a.ends_at > clock_timestamp())
  ) then
    return null;
  end if;
  update public.gate_shifts s
  set
    told_at = clock_timestamp(),
    unsent = least(100000, greatest(0, coalesce(p_unsent, 0) - (
      select coalesce(sum((c.answer ->> 'admitted')::integer), 0) from public.gate_scans c
      where c.shift_id = p_shift and c.result in ('admitted', 'conflict') and c.id = any (p_sent[1:1000])
    )))
  where s.id = p_shift and s.told_at is null;
  return case when v_shift.revoked_at is null then 'over' else 'revoked' end;
end $$;

create function public.note_shift_end(p_shift_id uuid, p_unsent integer default 0, p_sent uuid[] default '{}')
returns text
language sql volatile security invoker set search_path = '' as $$
  select private.note_shift_end(p_shift_id, p_unsent, p_sent)
$$;
comment on function public.note_shift_end(uuid, integer, uuid[]) is
  'A phone asks whether its shift has ended with its account (over) or by the owner (revoked; else null), and says '
  'that it knows: with the number of people it let in and has no answer for, and the ids of those of these scans that '
  'it may have sent. The first time counts. By the shift''s id alone, which only that phone and staff know: its '
  'account may be gone.';

create function private.note_order_change() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform 1 from public.passes p where p.order_id = new.id order by p.id for update;
  update public.passes p
  set changed = 0, cancelled_at = case when new.status = 'cancelled' then coalesce(p.cancelled_at, new.cancelled_at)
    else p.cancelled_at end
  where p.order_id = new.id;
  if new.status = 'cancelled' then
    delete from public.pass_refunds r where r.order_id = new.id and r.state = 'asked';
  end if;
  return null;
end $$;
comment on function private.note_order_change() is
  'AFTER UPDATE OF status on pass_orders: its passes have changed for the gate''s list; those of a cancelled order are '
  'cancelled with it, and nobody answers any more whether it is paid back.';
create trigger pass_orders_changed after update of status on public.pass_orders
  for each row when (old.status <> new.status) execute function private.note_order_change();

-- Checking in ---------------------------------------------------------------------------------------------------------

create function private.night_count(p_night uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'inside', (select count(*) from public.gate_entries e where e.night_id = p_night and e.undone_at is null),
    -- Places taken are the people of valid passes, and far fewer rows.
    'expected', (
      select coalesce(sum(s.taken), 0)
      from private.pass_seats s join public.pass_orders o on o.id = s.order_id
      where s.pool_id = p_night and s.released_at is null and o.status = 'paid'
    )
  )
$$;
comment on function private.night_count(uuid) is 'People inside, and people with a valid pass for a night.';

create function private.free_slots(p_pass uuid, p_night uuid, p_people smallint) returns smallint[]
language sql stable set search_path = '' as $$
  select array(
    select g::smallint from generate_series(1, p_people) g
    where not exists (
      select 1 from public.gate_entries e
      where e.pass_id = p_pass and e.night_id = p_night and e.slot = g and e.undone_at is null
    )
    order by g
  )
$$;
comment on function private.free_slots(uuid, uuid, smallint) is 'Slots of the people of a pass who are not inside yet.';

create function private.order_others(p_pass uuid, p_night uuid)
returns table (pass_id uuid, code_hash bytea, people integer)
language sql stable set search_path = '' as $$
  select p.id, c.code_hash, f.free
  from public.passes own
    join public.passes p on p.order_id = own.order_id and p.id <> own.id
    join public.pass_nights w on w.pass_id = p.id and w.night_id = p_night and w.cancelled_at is null
    join private.pass_codes c on c.pass_id = p.id and c.revision = p.revision and c.retired_at is null
    cross join lateral (
      select p.people - count(*)::integer as free
      from public.gate_entries e where e.pass_id = p.id and e.night_id = p_night and e.undone_at is null
    ) f
  where own.id = p_pass and p.cancelled_at is null and p.blocked_why is null and f.free > 0
$$;
comment on function private.order_others(uuid, uuid) is
  'The other passes of a pass''s order that are valid for a night and have people outside, with how many.';

create function private.admit(
  p_shift public.gate_shifts, p_scan uuid, p_hash bytea, p_people integer, p_how text, p_at timestamptz,
  p_was_offline boolean
) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_scan public.gate_scans;
  v_code private.pass_codes;
  v_pass record;
  v_night public.garba_nights;
  v_free smallint[];
  v_since timestamptz;
  v_gate text;
  v_reason text;
  v_answer jsonb;
  v_people integer := greatest(coalesce(p_people, 1), 1);
  v_admitted integer;
  v_digest constant bytea := substr(sha256(uuid_send(p_scan) || p_hash), 1, 4);
begin
  -- 1. the same scan again: its stored answer
  perform private.lock_key('scan:' || p_scan::text);
  select s.* into v_scan from public.gate_scans s where s.id = p_scan or s.group_id = p_scan limit 1;
  if found then
    if (v_scan.id, v_scan.shift_id, v_scan.code_digest) is distinct from (p_scan, p_shift.id, v_digest) then
      perform private.refuse('scan_known', 'This scan was made of another pass or in another shift. Scan again.');
    end if;
    -- The phone has not heard of a refusal, and has let them in.
    if not (p_was_offline and v_scan.result = 'refused') then
      return v_scan.answer;
    end if;
    delete from public.gate_scans s where s.id = p_scan;
  end if;
  select n.* into v_night from public.garba_nights n where n.id = p_shift.night_id;
  select c.* into v_code from private.pass_codes c where c.code_hash = p_hash;
  if not found then
    -- A short code may belong to several passes; the valid one is meant.
    select c.* into v_code from private.pass_codes c
    where c.edition_id = v_night.edition_id and c.short_hash = p_hash
    order by c.retired_at nulls first limit 1;
  end if;
  -- 2. the pass, locked: two gates wait for each other here
  select p.*, o.edition_id, k.name as kind, w.cancelled_at is null and w.pass_id is not null as is_valid_night,
    private.pass_state(p, o.status, v_code.retired_at is not null or v_code.revision <> p.revision) as state
  into v_pass
  from public.passes p
    join public.pass_orders o on o.id = p.order_id
    join public.pass_items i on i.id = p.item_id
    join public.pass_kinds k on k.id = i.kind_id
    left join public.pass_nights w on w.pass_id = p.id and w.night_id = p_shift.night_id
  where p.id = v_code.pass_id
  for update of p;
  v_free := case
    when v_pass.id is null then '{}'
    else private.free_slots(v_pass.id, p_shift.night_id, v_pass.people)
  end;
  -- 3. the verdict
  v_reason := case
    when v_code.code_hash is null then 'unknown'
    when p_shift.closed_at < p_at or p_shift.revoked_at is not null or p_shift.ends_at < p_at then 'shift_over'
    when v_pass.edition_id <> v_night.edition_id then 'other_edition'
    when v_pass.state <> 'valid' then v_pass.state
    when v_night.cancelled_at is not null then 'night_off'
    when not v_pass.is_valid_night then 'wrong_night'
    when p_at < private.night_doors(v_night) - interval '3 hours' then 'too_early'
    when v_free = '{}' then 'inside'
    when cardinality(v_free) < v_people then 'too_many'
  end;
  -- Of a group that is too large those whose place is free are in with it: nobody else comes in for them.
  v_admitted := case
    when v_reason is null then v_people
    when p_was_offline and v_reason = 'too_many' then cardinality(v_free)
    else 0
  end;
  if v_reason = 'inside' then
    select e.scanned_at, e.gate into v_since, v_gate from private.people_inside e
    where e.pass_id = v_pass.id and e.night_id = p_shift.night_id order by e.entered_at limit 1;
  end if;
  v_answer := jsonb_strip_nulls(
    jsonb_build_object(
      'scan_id', p_scan,
      'result', case
        when v_reason is null then 'admitted' when p_was_offline then 'conflict' else 'refused'
      end,
      'reason', v_reason, 'pass_id', v_pass.id, 'kind', v_pass.kind, 'people', v_pass.people,
      'admitted', v_admitted, 'left', cardinality(v_free) - v_admitted, 'since', v_since, 'gate', v_gate,
      'blocked_why', case when v_reason = 'blocked' then v_pass.blocked_why end,
      'nights', case
        when v_reason = 'wrong_night' then (
          select jsonb_agg((w.night).date order by (w.night).date)
          from private.nights_of_pass(v_pass.id) w
          where not w.is_cancelled and private.night_closes(w.night) > p_at
        )
      end,
      'others', case
        when v_reason is null and p_how not in ('sold', 'order') then (
          select jsonb_build_object('passes', count(*), 'people', sum(o.people))
          from private.order_others(v_pass.id, p_shift.night_id) o
          having count(*) > 0
        )
      end
    )
  );
  insert into public.gate_scans (
    id, shift_id, night_id, pass_id, how, people, scanned_at, was_offline, result, reason, answer, code_digest, dispute
  )
  values (
    p_scan, p_shift.id, p_shift.night_id, v_pass.id, p_how, least(v_people, 20), p_at, p_was_offline,
    v_answer ->> 'result', v_reason, v_answer, v_digest, v_scan.dispute
  );
  if v_admitted > 0 then
    insert into public.gate_entries (pass_id, night_id, slot, scan_id, entered_at)
    select v_pass.id, p_shift.night_id, f, p_scan, p_at from unnest(v_free[1:v_admitted]) f;
    update public.passes p set changed = 0 where p.id = v_pass.id;
  end if;
  return v_answer;
end $$;
comment on function private.admit(public.gate_shifts, uuid, bytea, integer, text, timestamptz, boolean) is
  'Judges one scan and lets people in; a known id of another code or shift is PT409 scan_known. What a phone let in '
  'without a connection and the server would have refused is a conflict: nobody is sent out.';

create function private.check_in(p_shift uuid, p_scan uuid, p_code text, p_people integer, p_how text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_shift public.gate_shifts := private.held_shift(p_shift);
  v_code constant text := upper(coalesce(p_code, ''));
  v_answer jsonb;
begin
  perform private.need(p_scan is not null, 'scan', 'The scan has no id.');
  perform private.need(
    v_code ~ '^[0-9A-Z]{8}$' or v_code ~ '^[0-9A-Z]{26}$', 'code', 'This is not the code of a pass.'
  );
  perform private.need(p_how in ('camera', 'wedge', 'typed'), 'how', 'Unknown way of scanning.');
  -- Limits guesses at short codes, also if the caller claims to have scanned one: eight characters are always typed.
  if (p_how = 'typed' or length(v_code) = 8)
    and not private.take(
      'pass_typed', private.daily_hash('shift:' || p_shift::text), private.setting_int('pass_typed_per_minute'), 60
    )
  then
    raise exception using errcode = 'PT429',
      message = 'Too many codes were typed in a minute. Wait a minute, or scan the pass.';
  end if;
  v_answer := private.admit(v_shift, p_scan, private.hash(v_code), p_people, p_how, clock_timestamp(), false);
  return v_answer || jsonb_build_object('now', clock_timestamp(), 'count', private.night_count(v_shift.night_id));
end $$;

create function public.check_in(
  p_shift_id uuid, p_scan_id uuid, p_code text, p_people integer default 1, p_how text default 'camera'
) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.check_in(p_shift_id, p_scan_id, p_code, p_people, p_how)
$$;
comment on function public.check_in(uuid, uuid, text, integer, text) is
  'Scans a pass (26 characters) or its short code (8) in an own shift: result admitted or refused with reason, kind, '
  'people, left, since and gate of the first entry, others of its order that are still outside (passes, people), '
  'count of the night, server time. Idempotent by p_scan_id. Right check_in (42501); PT404 without the '
  'shift; PT409 scan_known: the id belongs to a scan of another code or shift; PT422.';

create function private.admit_order(p_shift uuid, p_id uuid, p_scan uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_shift public.gate_shifts := private.held_shift(p_shift);
  v_scan public.gate_scans;
  v record;
begin
  perform private.need(p_id is not null, 'id', 'The call has no id.');
  perform private.lock_key('scan:' || p_id::text);
  select s.* into v_scan from public.gate_scans s where s.id = p_scan and s.shift_id = v_shift.id;
  if exists (
    select 1 from public.gate_scans s
      left join public.passes p on p.id = s.pass_id
      left join public.passes own on own.id = v_scan.pass_id
    where s.id = p_id
      or s.group_id = p_id and (s.shift_id <> v_shift.id or p.order_id is distinct from own.order_id)
  ) then
    perform private.refuse('scan_known', 'This was asked for another order or in another shift. Scan a pass again.');
  end if;
  if not exists (select 1 from public.gate_scans s where s.group_id = p_id) then
    perform private.need(v_scan.result = 'admitted', 'scan', 'Scan a pass of this order first.');
    perform 1 from public.passes p
    where p.order_id = (select own.order_id from public.passes own where own.id = v_scan.pass_id)
    order by p.id for update;
    for v in
      select o.*, gen_random_uuid() as id
      from private.order_others(v_scan.pass_id, v_shift.night_id) o
      order by o.pass_id
    loop
      perform private.admit(v_shift, v.id, v.code_hash, v.people, 'order', clock_timestamp(), false);
      update public.gate_scans s set group_id = p_id where s.id = v.id;
    end loop;
  end if;
  return (
    select jsonb_build_object(
      'now', clock_timestamp(), 'scan_id', p_id, 'passes', count(*) filter (where s.reason is null),
      'admitted', coalesce(sum((s.answer ->> 'admitted')::integer), 0), 'reason', min(s.reason),
      'count', private.night_count(v_shift.night_id)
    )
    from public.gate_scans s where s.group_id = p_id and s.shift_id = v_shift.id
  );
end $$;

create function public.admit_order(p_shift_id uuid, p_id uuid, p_scan_id uuid) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.admit_order(p_shift_id, p_id, p_scan_id)
$$;
comment on function public.admit_order(uuid, uuid, uuid) is
  'Lets in everybody of the order of a pass that an own shift has let in, who has a valid pass for tonight and is '
  'outside; each pass is a scan. Returns passes, people admitted, reason if one was refused, count of the night. '
  'Idempotent by p_id, with which undo_scan takes all of them back. Right check_in (42501); PT404; PT409 '
  'scan_known: the id belongs to another order or shift; PT422.';

create function private.push_scans(p_shift uuid, p_scans jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_shift public.gate_shifts := private.held_shift(p_shift);
  v record;
  v_answers jsonb := '[]';
  v_hashes bytea[];
begin
  perform private.need(
    coalesce(jsonb_typeof(p_scans) = 'array' and jsonb_array_length(p_scans) between 1 and 200, false), 'scans',
    'Send 1 to 200 scans at a time.'
  );
  if v_shift.revoked_at is not null then
    perform private.refuse('revoked', 'This shift was ended by the owner.');
  end if;
  v_hashes := array(select decode(s.hash, 'hex') from jsonb_to_recordset(p_scans) s (hash text));
  -- All locks first and in order: another phone may send the same passes the other way round.
  perform private.lock_key('scan:' || s.id::text)
  from (select s.id from jsonb_to_recordset(p_scans) s (id uuid) order by 1) s;
  perform 1 from public.passes p
  where p.id in (
    select c.pass_id from private.pass_codes c
    where c.code_hash = any (v_hashes)
      or (
        c.edition_id = (select n.edition_id from public.garba_nights n where n.id = v_shift.night_id)
          and c.short_hash = any (v_hashes)
      )
  )
  order by p.id for update;
  for v in
    select s.*
    from jsonb_to_recordset(p_scans) s (id uuid, hash text, people integer, how text, at timestamptz)
    order by s.at, s.id
  loop
    perform private.need(
      v.id is not null and v.at is not null and v.hash ~ '^[0-9a-f]{64}$' and v.how in ('camera', 'wedge', 'typed'),
      'scans', 'A scan is not valid.'
    );
    v_answers := v_answers || jsonb_build_array(private.admit(v_shift, v.id, decode(v.hash, 'hex'), v.people, v.how,
      least(greatest(v.at, v_shift.opened_at), clock_timestamp()), true));
  end loop;
  update public.gate_shifts s
  set unsent = greatest(0, s.unsent - (
    select coalesce(sum((c.answer ->> 'admitted')::integer), 0) from public.gate_scans c
    where c.shift_id = s.id and c.result in ('admitted', 'conflict') and c.received_at = now()
  ))
  where s.id = v_shift.id and s.unsent > 0;
  return jsonb_build_object(
    'now', clock_timestamp(), 'answers', v_answers, 'count', private.night_count(v_shift.night_id)
  );
exception when data_exception then
  perform private.need(false, 'scans', 'A scan is not valid.');
end $$;

create function public.push_scans(p_shift_id uuid, p_scans jsonb) returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.push_scans(p_shift_id, p_scans) $$;
comment on function public.push_scans(uuid, jsonb) is
  'Sends what a phone let in without a connection: [{id, hash, people, how, at}], 1 to 200, hash being SHA-256 of the '
  'code or short code in hex; answers as check_in, what it refuses is a conflict. Takes what was '
  'scanned before the shift ended, later too. Idempotent by id. Right check_in (42501); PT404; PT409 revoked once the '
  'owner has ended the shift, scan_known as check_in; PT422.';

create function private.undo_scan(p_shift uuid, p_scan uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_shift public.gate_shifts := private.held_shift(p_shift);
  v_scans constant uuid[] := array(
    select s.id from public.gate_scans s where p_scan in (s.id, s.group_id) and s.shift_id = v_shift.id
  );
  v_passes constant uuid[] := array(select s.pass_id from public.gate_scans s where s.id = any (v_scans));
begin
  perform private.need(v_scans <> '{}', 'scan', 'This scan is not one of this phone''s.');
  if private.is_over(v_shift) then
    perform private.refuse('state', 'This shift has ended. Open a new one.');
  end if;
  perform 1 from public.passes p where p.id = any (v_passes) order by p.id for update;
  update public.gate_entries e set undone_at = clock_timestamp()
  where e.scan_id = any (v_scans) and e.undone_at is null;
  update public.gate_scans s set result = 'undone' where s.id = any (v_scans) and s.result = 'admitted';
  update public.passes p set changed = 0 where p.id = any (v_passes);
  return jsonb_build_object('now', clock_timestamp(), 'count', private.night_count(v_shift.night_id));
end $$;

create function public.undo_scan(p_shift_id uuid, p_scan_id uuid) returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.undo_scan(p_shift_id, p_scan_id) $$;
comment on function public.undo_scan(uuid, uuid) is
  'Takes back an admission of an own shift, by the id of a scan or of a call of admit_order: the passes are valid '
  'again. Returns the count of the night. Idempotent. Right check_in (42501); PT404; PT409 state once the shift has '
  'ended; PT422.';

create function private.dispute_scan(p_shift uuid, p_scan uuid, p_reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_shift public.gate_shifts := private.own_shift(p_shift);
begin
  perform private.need(
    private.is_line(private.clean_line(p_reason), 1, 120), 'reason', 'Say in at most 120 characters why they insist.'
  );
  update public.gate_scans s set dispute = private.clean_line(p_reason)
  where s.id = p_scan and s.shift_id = v_shift.id and s.result in ('refused', 'conflict');
  perform private.need(found, 'scan', 'This scan is not one of this phone''s, or let somebody in.');
end $$;

create function public.dispute_scan(p_shift_id uuid, p_scan_id uuid, p_reason text) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.dispute_scan(p_shift_id, p_scan_id, p_reason)
$$;
comment on function public.dispute_scan(uuid, uuid, text) is
  'Notes on a refused scan of an own shift why the person insists, for the owner; again it is written over. Lets '
  'nobody in. Right check_in (42501); PT404; PT422.';

create function private.gate_count(p_shift uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_shift public.gate_shifts := private.own_shift(p_shift);
begin
  return private.shift_view(v_shift) || jsonb_build_object(
    'count', private.night_count(v_shift.night_id),
    'gate_inside', (
      select count(*) from private.people_inside e
      where e.night_id = v_shift.night_id and e.gate = v_shift.gate
    ),
    'kinds', case
      when v_shift.kind = 'counter' then (
        select coalesce(jsonb_agg(
          private.pass_price(k, clock_timestamp(), u.taken) || jsonb_build_object(
            'id', k.id, 'name', k.name, 'people', k.people, 'picks', k.picks, 'gst_mode', k.gst_mode,
            'gst_bp', k.gst_bp, 'left', u.capacity - u.taken
          )
          order by k.display_order, k.id
        ), '[]')
        from public.pass_kinds k
          join public.garba_nights n on n.edition_id = k.edition_id
          cross join lateral private.pool_use(array[k.id], clock_timestamp()) u
        where n.id = v_shift.night_id and k.deleted_at is null and (k.night_ids = '{}' or n.id = any (k.night_ids))
          and coalesce(k.picks, 1) = 1
      )
    end,
    'upi', case
      when v_shift.kind = 'counter' then (
        select jsonb_build_object(
          'vpa', t.upi_vpa, 'name', t.upi_name, 'is_merchant', t.upi_is_merchant, 'mcc', t.upi_mcc
        )
        from public.pass_settings t join public.garba_nights n on n.edition_id = t.edition_id
        where n.id = v_shift.night_id and t.upi_vpa is not null
      )
    end,
    'left', (select u.capacity - u.taken from private.pool_use(array[v_shift.night_id], clock_timestamp()) u)
  );
end $$;

create function public.gate_count(p_shift_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.gate_count(p_shift_id) $$;
comment on function public.gate_count(uuid) is
  'State of an own shift: times, money taken (paise), people inside in all and through this gate, places left; at a '
  'counter the kinds that are sold there tonight and the UPI account. Right check_in (42501); PT404.';

-- The counter ---------------------------------------------------------------------------------------------------------

create function private.sale_view(p_order uuid) returns jsonb
language sql stable set search_path = '' as $$
  select private.order_view(p_order) || (
    select jsonb_build_object(
      'admitted', coalesce(sum((s.answer ->> 'admitted')::integer), 0), 'not_admitted', min(s.reason)
    )
    from public.gate_scans s join public.passes p on p.id = s.pass_id
    where p.order_id = p_order and s.how = 'sold'
  )
$$;
comment on function private.sale_view(uuid) is
  'An order of the counter: as its buyer sees it, with the people who were let in with the sale, or why not.';

create function private.sell_passes(
  p_id uuid, p_shift uuid, p_items jsonb, p_method text, p_utr text, p_name text, p_phone text, p_expected bigint,
  p_is_admitted boolean
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_order public.pass_orders;
  v_shift public.gate_shifts;
  v record;
begin
  perform private.require_right('sell');
  perform private.need(p_id is not null, 'id', 'The sale has no id.');
  perform private.lock_key('pass-order:' || p_id::text);
  if exists (select 1 from public.pass_orders o where o.id = p_id) then
    perform private.need(
      exists (select 1 from public.pass_orders o where o.id = p_id and o.sold_by = auth.uid()), 'id',
      'This id is taken.'
    );
    return private.sale_view(p_id);
  end if;
  select s.* into v_shift from public.gate_shifts s
  where s.id = p_shift and s.staff = auth.uid() and s.kind = 'counter' and not private.is_over(s)
  for share;
  perform private.need(found, 'shift', 'Open a shift at the counter first.');
  perform private.need(p_method in ('cash', 'upi'), 'method', 'Choose cash or UPI.');
  perform private.need(
    coalesce(p_utr, '') = '' or p_utr ~ '^[0-9]{12}$', 'utr', 'The number has 12 digits; it may be left out.'
  );
  perform private.lock_key('utr:' || p_utr) where p_utr <> '';
  perform private.need(
    coalesce(p_utr, '') = ''
      or not exists (
        select 1 from public.pass_payments p
        where p.utr = p_utr and p.method = 'upi' and p.reversed_at is null
      ),
    'utr', 'This number belongs to another payment. Read it again, or leave it out.'
  );
  perform private.need(private.is_line(coalesce(p_name, ''), 0, 100), 'name', 'The name is at most 100 characters.');
  perform private.need(
    coalesce(p_phone, '') = '' or private.is_phone(p_phone), 'phone',
    'Please give a phone number of 7 to 15 digits, or none.'
  );
  v_order.id := p_id;
  select n.edition_id into v_order.edition_id from public.garba_nights n where n.id = v_shift.night_id;
  v_order.source := 'counter';
  v_order.name := coalesce(p_name, '');
  v_order.phone := coalesce(p_phone, '');
  v_order.shift_id := p_shift;
  v_order.sold_by := auth.uid();
  perform private.place_order(v_order, p_items, '', p_expected, interval '10 minutes');
  select o.* into v_order from public.pass_orders o where o.id = p_id;
  insert into public.pass_payments (order_id, method, amount_paise, utr, shift_id, confirmed_by)
  select p_id, p_method, v_order.total_paise, case when p_method = 'upi' then nullif(p_utr, '') end, p_shift, auth.uid()
  where v_order.total_paise > 0;
  perform private.find_lines() where p_utr <> '';
  perform private.settle(v_order);
  if p_is_admitted then
    for v in
      select c.code_hash, p.people from public.passes p join private.pass_codes c on c.pass_id = p.id
      where p.order_id = p_id
      order by p.id
    loop
      perform private.admit(v_shift, gen_random_uuid(), v.code_hash, v.people, 'sold', clock_timestamp(), false);
    end loop;
  end if;
  return private.sale_view(p_id);
end $$;

create function public.sell_passes(
  p_id uuid, p_shift_id uuid, p_items jsonb, p_method text, p_utr text default '', p_name text default '',
  p_phone text default '', p_expected_paise bigint default null, p_is_admitted boolean default false
) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.sell_passes(
    p_id, p_shift_id, p_items, p_method, p_utr, p_name, p_phone, p_expected_paise, p_is_admitted
  )
$$;
comment on function public.sell_passes(uuid, uuid, jsonb, text, text, text, text, bigint, boolean) is
  'Sells passes at the counter in the caller''s open shift, paid in cash or by UPI, and with p_is_admitted lets those '
  'people in. p_expected_paise is the total that the seller saw. Returns the order (see get_order) with the codes, '
  'people admitted with the sale and why not. Idempotent by id. Right sell (42501); errors as reserve_passes.';

-- The list ------------------------------------------------------------------------------------------------------------

-- Per code 19 bytes: 10 of its hash, 5 of the hash of the shift's id and the short code's hash, then state (0 valid, 1
-- cancelled, 2 unpaid, 3 taken back, 4 blocked, 5 wrong night, 6 night called off), people, entered tonight, and the
-- kind's place in kinds.
create function private.gate_list(p_shift uuid, p_since bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_shift public.gate_shifts := private.own_shift(p_shift);
  v_edition uuid;
  v_is_off boolean;
  v_kinds uuid[];
  v_rows bytea;
  v_count integer;
begin
  if private.is_over(v_shift) then
    return jsonb_build_object('over', true);
  end if;
  select n.edition_id, n.cancelled_at is not null into v_edition, v_is_off
  from public.garba_nights n where n.id = v_shift.night_id;
  v_kinds := array(select k.id from public.pass_kinds k where k.edition_id = v_edition order by k.display_order, k.id);
  select
    string_agg(
      substr(c.code_hash, 1, 10) || substr(sha256(uuid_send(v_shift.id) || c.short_hash), 1, 5)
        || set_byte(
          '\x00'::bytea, 0,
          case private.pass_state(p, o.status, c.retired_at is not null)
            when 'cancelled' then 1
            when 'unpaid' then 2
            when 'taken_back' then 3
            when 'blocked' then 4
            else case when v_is_off then 6 when w.pass_id is null or w.cancelled_at is not null then 5 else 0 end
          end
        )
        || set_byte('\x00'::bytea, 0, p.people)
        || set_byte('\x00'::bytea, 0, (
          select count(*)::integer from public.gate_entries e
          where e.pass_id = p.id and e.night_id = v_shift.night_id and e.undone_at is null
        ))
        || set_byte('\x00'::bytea, 0, least(coalesce(array_position(v_kinds, i.kind_id), 1) - 1, 255)),
      ''::bytea
      order by c.code_hash
    ),
    count(*)
  into v_rows, v_count
  from private.pass_codes c
    join public.passes p on p.id = c.pass_id
    join public.pass_orders o on o.id = p.order_id
    join public.pass_items i on i.id = p.item_id
    left join public.pass_nights w on w.pass_id = p.id and w.night_id = v_shift.night_id
  where c.edition_id = v_edition and (p_since is null or p.changed >= p_since or w.changed >= p_since);
  return jsonb_build_object(
    'now', clock_timestamp(), 'horizon', pg_snapshot_xmin(pg_current_snapshot())::text::bigint,
    'count', coalesce(v_count, 0), 'rows', replace(encode(coalesce(v_rows, ''), 'base64'), E'\n', ''),
    'check', encode(sha256(uuid_send(v_shift.id) || coalesce(v_rows, '')), 'hex'),
    'kinds', (
      select coalesce(jsonb_agg(k.name order by k.display_order, k.id), '[]')
      from public.pass_kinds k where k.edition_id = v_edition
    ),
    'people', private.night_count(v_shift.night_id)
  );
end $$;

create function public.gate_list(p_shift_id uuid, p_since bigint default null) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.gate_list(p_shift_id, p_since) $$;
comment on function public.gate_list(uuid, bigint) is
  'Every code of the shift''s edition for checking without a connection, or those of passes that changed since a '
  'horizon: rows (base64, 19 bytes a code, sorted by hash), check (SHA-256 of the shift''s id and the rows), horizon, '
  'kinds. Hashes alone, nothing of a buyer. {over: true} once the shift has ended. Right check_in (42501); PT404.';

grant execute on function private.gate_nights(), public.gate_nights(),
  private.open_shift(uuid, uuid, text, text, integer), public.open_shift(uuid, uuid, text, text, integer),
  private.close_shift(uuid, integer), public.close_shift(uuid, integer), private.revoke_shift(uuid),
  public.revoke_shift(uuid), private.note_shift_end(uuid, integer, uuid[]),
  public.note_shift_end(uuid, integer, uuid[]), private.check_in(uuid, uuid, text, integer, text),
  public.check_in(uuid, uuid, text, integer, text), private.admit_order(uuid, uuid, uuid),
  public.admit_order(uuid, uuid, uuid), private.push_scans(uuid, jsonb), public.push_scans(uuid, jsonb),
  private.undo_scan(uuid, uuid), public.undo_scan(uuid, uuid),
  private.sell_passes(uuid, uuid, jsonb, text, text, text, text, bigint, boolean),
  public.sell_passes(uuid, uuid, jsonb, text, text, text, text, bigint, boolean),
  private.dispute_scan(uuid, uuid, text), public.dispute_scan(uuid, uuid, text), private.gate_count(uuid),
  public.gate_count(uuid), private.gate_list(uuid, bigint), public.gate_list(uuid, bigint) to authenticated;
grant execute on function private.note_shift_end(uuid, integer, uuid[]), public.note_shift_end(uuid, integer, uuid[])
  to anon, service_role;
