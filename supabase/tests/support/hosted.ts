/** The parts of pg_cron, pg_net and the vault that our functions use, which the embedded PostgreSQL lacks. */
export const HOSTED = `
  create schema cron;
  create table cron.job (jobname text primary key, schedule text, command text, active boolean not null default true);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job values (job_name, schedule, command)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning 1::bigint $$;
  create table cron.job_run_details (runid bigint primary key, start_time timestamptz, end_time timestamptz);
  create schema vault;
  create table vault.decrypted_secrets (name text primary key, decrypted_secret text);
  create schema net;
  create table net.requests (headers jsonb);
  create table net._http_response (status_code integer, created timestamptz not null default now());
  create function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds integer) returns bigint language sql as
    $$ insert into net.requests values (headers) returning 1::bigint $$;`;
