-- Runs after @supabase/lite has created its auth.* and storage.* tables: adds what hosted GoTrue has and lite lacks,
-- so that SQL for a hosted project (seeding an administrator, triggers) runs unchanged.
alter table auth.users add column if not exists instance_id uuid;
alter table auth.users add column if not exists is_super_admin boolean;

create table if not exists auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null default 'totp',
  status text not null default 'unverified',
  secret text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_challenged_at timestamptz
);
-- The last accepted time step (30 s, RFC 6238): each code works once.
alter table auth.mfa_factors add column if not exists last_step bigint;
create table if not exists auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  ip_address inet not null default '127.0.0.1'
);
create table if not exists auth.mfa_amr_claims (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (session_id, authentication_method)
);
-- Recovery codes, with GoTrue's names: one set an account, each code stored as its hash.
create table if not exists auth.mfa_recovery_code_sets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  mfa_factor_id uuid not null unique references auth.mfa_factors (id) on delete cascade,
  failed_verification_count int not null default 0,
  verification_locked_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table if not exists auth.mfa_recovery_codes (
  id uuid primary key default gen_random_uuid(),
  mfa_recovery_code_set_id uuid not null references auth.mfa_recovery_code_sets (id) on delete cascade,
  code_hash text not null,
  consumed_at timestamptz,
  created_at timestamptz not null default now()
);

grant select, insert, update, delete on all tables in schema storage to anon, authenticated;
grant all on all tables in schema storage to service_role;
revoke all on all tables in schema auth from anon, authenticated;
grant all on all tables in schema auth to service_role;
