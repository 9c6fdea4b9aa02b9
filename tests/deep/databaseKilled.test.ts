import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startStack } from '../../supabase/local/stack.ts';
import { enquiry } from '../../supabase/tests/support/enquiry.ts';

const clients = 20;
const enquiriesEach = 10;
const wanted = clients * enquiriesEach;
const script = fileURLToPath(new URL('../integration/stackProcess.ts', import.meta.url));

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'mandap-test-killed-'));
  await chmod(dataDir, 0o755);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Creates the database with sufficient quotas. @returns the server's port and PostgreSQL's data folder. */
async function prepare() {
  const settings = {
    enquiry_limit_per_ip: 10_000,
    enquiry_limit_per_ip_day: 10_000,
    enquiry_flag_per_hour: 10_000,
  };
  const stack = await startStack({ dataDir, quiet: true, outboxEvery: 0, settings });
  try {
    const [row] = await stack.sql<{ folder: string }[]>`
      select current_setting('data_directory') as folder`;
    const { url, port, publishableKey } = stack;
    return { url, port, publishableKey, pgData: row?.folder ?? '' };
  } finally {
    await stack.stop();
  }
}

/** Starts the server in a separate process on a fixed port; resolves once it serves. */
async function startServer(port: number) {
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir, String(port)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  const first = await Promise.race([once(child.stdout, 'data'), exited.then(() => null)]);
  if (!first) throw new Error('the server did not start');
  return {
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Kills PostgreSQL, like `pg_ctl stop -m immediate`. */
async function killPostgres(pgData: string): Promise<void> {
  const text = await readFile(path.join(pgData, 'postmaster.pid'), 'utf8');
  process.kill(Number(text.split('\n')[0]), 'SIGQUIT');
}

test('two hundred enquiries of twenty visitors are each stored once although PostgreSQL is killed twice', async () => {
  const { url, port, publishableKey, pgData } = await prepare();
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  let delivered = 0;
  let failedAttempts = 0;

  /** Sends like the website: retries until stored (201) or already stored (409). */
  async function send(): Promise<void> {
    const body = JSON.stringify(enquiry());
    for (let attempt = 0; attempt < 600; attempt += 1) {
      const signal = AbortSignal.timeout(5000);
      const request = { method: 'POST', headers, body, signal };
      const status = await fetch(`${url}/rest/v1/booking_forms`, request).then(
        (response) => response.status,
        () => 0,
      );
      if (status === 201 || status === 409) {
        delivered += 1;
        return;
      }
      failedAttempts += 1;
      await pause(100);
    }
    throw new Error('an enquiry was never delivered');
  }

  async function visit(): Promise<void> {
    for (let sent = 0; sent < enquiriesEach; sent += 1) await send();
  }

  let server = await startServer(port);
  try {
    const visits = Promise.all(Array.from({ length: clients }, visit));
    for (const share of [0.25, 0.6]) {
      await expect
        .poll(() => delivered, { interval: 2, timeout: 60_000 })
        .toBeGreaterThanOrEqual(wanted * share);
      await killPostgres(pgData);
      expect(delivered).toBeLessThan(wanted); // killed half-way
      await pause(300); // visitors meet a server without its database, then none
      await server.kill();
      server = await startServer(port);
    }
    await visits;
  } finally {
    await server.kill();
  }

  const stack = await startStack({ dataDir, quiet: true, outboxEvery: 0 });
  try {
    const [row] = await stack.sql`
      select (select count(*) from public.booking_forms)::int as enquiries,
        (select count(*) from private.outbox)::int as mails,
        (select count(distinct enquiry_id) from private.outbox)::int as mailed`;
    expect(row).toEqual({ enquiries: wanted, mails: wanted, mailed: wanted });
    expect(failedAttempts).toBeGreaterThan(0);
  } finally {
    await stack.stop();
  }
});
