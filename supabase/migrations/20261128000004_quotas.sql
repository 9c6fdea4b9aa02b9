-- Quotas without stored addresses: a visitor's address is hashed with a daily salt, which is deleted after two days.

create function private.request_header(p_name text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return nullif(current_setting('request.headers', true), '')::jsonb ->> p_name;
end $$;
comment on function private.request_header(text) is
  'A header of the current HTTP request (lower-case name), null in plain SQL.';

create function private.client_ip() returns text
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(
    -- Edge functions forward the caller's address in a header, trusted only with the service key.
    case when nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role' = 'service_role'
      then nullif(btrim(private.request_header('x-client-address')), '') end,
    nullif(btrim(private.request_header('cf-connecting-ip')), ''),
    nullif(btrim(regexp_replace(private.request_header('x-forwarded-for'), '^.*,', '')), ''),
    'unknown'
  );
end $$;
comment on function private.client_ip() is
  'The caller''s address: as forwarded by an edge function (service key), else set by the edge, else the rightmost '
  'hop. The leftmost hop is client-controlled and never used.';

create function private.client_network() returns text
language plpgsql stable set search_path = '' as $$
declare
  v_ip text := regexp_replace(private.client_ip(), '^::ffff:(?=[0-9.]+$)', '', 'i');
begin
  if position(':' in v_ip) = 0 then
    return v_ip;
  end if;
  return network(set_masklen(v_ip::inet, 64))::text;
exception when invalid_text_representation then
  return v_ip;
end $$;
comment on function private.client_network() is
  'The unit of a quota: an IPv4 address, or the /64 of an IPv6 address, which one household controls.';

create function private.lock_key(p_key text) returns void
language plpgsql volatile set search_path = '' set lock_timeout = '2s' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_key, 0));
exception when lock_not_available then
  perform private.refuse('PT503', '', 'busy', 'Many people are here right now. Please try again in a moment.');
end $$;
comment on function private.lock_key(text) is
  'Waits for the transaction-level advisory lock of a key; PT503 after 2 s.';

create table private.salts (
  day date primary key,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
comment on table private.salts is
  'One random salt per business day, deleted after 48 hours; from then on a hash cannot be traced to an address.';
alter table private.salts enable row level security;
create policy "no API access" on private.salts for all to anon, authenticated using (false) with check (false);

create function private.daily_hash(p_value text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_salt text;
begin
  select s.salt into v_salt from private.salts s where s.day = private.today();
  if v_salt is null then
    insert into private.salts (day) values (private.today()) on conflict do nothing;
    delete from private.salts where day < private.today() - 1;
    select s.salt into v_salt from private.salts s where s.day = private.today();
  end if;
  return substr(encode(sha256(convert_to(v_salt || p_value, 'UTF8')), 'hex'), 1, 32);
end $$;
comment on function private.daily_hash(text) is
  'A hash that differs every day and cannot be linked to a person once the salt is deleted.';

create table private.rate_limits (
  bucket text not null,
  key text not null,
  slot timestamptz not null,
  hits integer not null default 1,
  primary key (bucket, key, slot)
);
comment on table private.rate_limits is
  'Recent hits: bucket (action), key (salted hash of the caller), slot (time). Purged by private.tidy.';
create index rate_limits_slot_idx on private.rate_limits (slot);
alter table private.rate_limits enable row level security;
create policy "no API access" on private.rate_limits for all to anon, authenticated using (false) with check (false);

create function private.take(p_bucket text, p_key text, p_limit integer, p_seconds integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_slot timestamptz := date_bin(
    make_interval(secs => greatest(p_seconds / 60.0, 1)), now(), timestamptz '2026-01-01 00:00:00+00'
  );
begin
  perform private.lock_key(p_bucket || ':' || p_key);
  if (
    select coalesce(sum(r.hits), 0) from private.rate_limits r
    where r.bucket = p_bucket and r.key = p_key and r.slot > now() - make_interval(secs => p_seconds)
  ) >= p_limit then
    return false;
  end if;
  insert into private.rate_limits as r (bucket, key, slot) values (p_bucket, p_key, v_slot)
  on conflict (bucket, key, slot) do update set hits = r.hits + 1;
  return true;
end $$;
comment on function private.take(text, text, integer, integer) is
  'Takes one of p_limit slots in a sliding window of p_seconds; false if none is left. Exact under concurrency; '
  'released if the transaction fails.';

-- Daily limits per address and in total -------------------------------------------------------------------------------

create table private.daily_counts (
  day date not null,
  bucket text not null,
  shard smallint not null,
  hits integer not null default 1,
  primary key (day, bucket, shard)
);
comment on table private.daily_counts is
  'Daily totals per bucket, split over 16 rows to avoid lock contention. Purged by private.tidy.';
alter table private.daily_counts enable row level security;
create policy "no API access" on private.daily_counts for all to anon, authenticated using (false) with check (false);

create function private.may_add(p_bucket text, p_setting text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- Checks the total first: on a full day, further addresses leave no row of their own.
  if (select coalesce(sum(c.hits), 0) from private.daily_counts c where c.day = private.today() and c.bucket = p_bucket)
      >= private.setting_int(p_setting || '_limit_per_day')
    or not private.take(p_bucket || ':day', private.daily_hash('ip:' || private.client_network()),
      private.setting_int(p_setting || '_limit_per_ip_day'), 86400) then
    return false;
  end if;
  insert into private.daily_counts as c (day, bucket, shard) values (private.today(), p_bucket, floor(random() * 16))
  on conflict (day, bucket, shard) do update set hits = c.hits + 1;
  return true;
end $$;
comment on function private.may_add(text, text) is
  'Takes one of the day''s slots in a bucket, by the settings <p_setting>_limit_per_ip_day and _limit_per_day; false '
  'if none is left.';

-- Functions that receive visitors' values insert last, so that rejected values are not counted.
create function private.bound_day() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if current_setting('role', true) = any (string_to_array(tg_argv[1], ' ')) and not private.may('admin_area')
    and not private.may_add(tg_argv[0], tg_argv[0]) then
    perform private.refuse(
      'PT429', 'limit', 'day_limit',
      'Too many came today. Please call us, or try again tomorrow.'
    );
  end if;
  return new;
end $$;
comment on function private.bound_day() is
  'BEFORE INSERT: PT429 if the day''s slots (private.may_add with the first argument) are used up. The second '
  'argument lists the API roles it applies to. Admins are exempt.';
