import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js';
import { clientOf, type Stack } from '../../../supabase/local/testing.ts';
import { PNG, signInAdmin, startFixture } from './fixture.ts';

let stack: Stack;
const lines: string[] = [];
/** For work of another process on a busy machine. */
const soon = { timeout: 20_000 };

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation((line) => void lines.push(String(line)));
  stack = await startFixture('lost', { outboxEvery: 0, quiet: false });
  // A request that ends its own session, like an operator's pg_terminate_backend at the worst moment.
  await stack.sql`create function public.end_me() returns void language sql security definer
    as 'select pg_terminate_backend(pg_backend_pid())'`;
  await stack.sql`grant execute on function public.end_me() to anon`;
  await stack.sql`create function private.end_me() returns trigger language plpgsql security definer
    as 'begin perform pg_terminate_backend(pg_backend_pid()); return new; end'`;
  await stack.reloadSchema();
});
afterAll(async () => {
  await stack?.stop();
  vi.restoreAllMocks();
});

const read = () =>
  fetch(`${stack.url}/rest/v1/services?select=slug&limit=1`, {
    headers: { apikey: stack.publishableKey },
  });
const statuses = async (answers: Promise<Response>[]) =>
  new Set((await Promise.all(answers)).map(({ status }) => status));

/** Ends every other session of the database. */
const endAll = (own: postgres.ISql = stack.sql) =>
  own`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and backend_type in ('client backend', 'walsender')`;

/** Subscribes a channel; collects its states and changes. */
async function follow() {
  const visitor = clientOf(stack);
  const states: string[] = [];
  const titles: string[] = [];
  await new Promise<void>((resolve) => {
    visitor
      .channel('lost')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'services' }, (change) => {
        if ('title' in change.new) titles.push(String(change.new['title']));
      })
      .on('system', {}, ({ extension, status }: { extension?: string; status?: string }) => {
        if (extension === 'postgres_changes') states.push(status ?? '');
      })
      .subscribe((status) => {
        if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
      });
  });
  await expect.poll(() => states.at(-1), soon).toBe('ok');
  states.splice(0); // the test before may have ended a session too
  return { states, titles, leave: () => visitor.removeAllChannels() };
}

const rename = (title: string) =>
  stack.sql`update public.services set title = ${title} where slug = 'wedding'`;

describe('a terminated database session', () => {
  it('fails its own request, with PostgREST’s error, and no other', async () => {
    const answer = await fetch(`${stack.url}/rest/v1/rpc/end_me`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey },
    });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      {
        code: 'PGRST001',
        message: 'Database client error. Retrying the connection.',
        details: null,
        hint: null,
      },
    ]);
    const burst = Array.from({ length: 50 }, read);
    expect(await statuses(burst)).toEqual(new Set([200]));
  });

  it('of an upload fails only that upload', async () => {
    await stack.sql`create trigger end_me before insert on storage.objects
      for each row execute function private.end_me()`;
    const admin = await signInAdmin(stack);
    const upload = (name: string) =>
      admin.storage.from('media').upload(name, PNG, { contentType: 'image/png' });
    try {
      expect((await upload('gallery/lost.png')).error).not.toBeNull();
    } finally {
      await stack.sql`drop trigger end_me on storage.objects`;
    }
    expect((await upload('gallery/kept.png')).error).toBeNull();
  });

  it('and all others, during a burst of requests, leave the server working', async () => {
    for (let round = 0; round < 5; round += 1) {
      const burst = Array.from({ length: 40 }, read);
      await endAll();
      expect([...(await statuses(burst))].every((status) => [200, 503].includes(status))).toBe(
        true,
      );
      await expect.poll(async () => (await read()).status, soon).toBe(200);
    }
    const admin = await signInAdmin(stack);
    const options = { contentType: 'image/png' };
    const after = await admin.storage.from('media').upload('gallery/after.png', PNG, options);
    expect(after.error).toBeNull();
  });
});

it('a session terminated while opening fails only its own request', async () => {
  const unheard: unknown[] = [];
  const note = (reason: unknown) => void unheard.push(reason);
  process.on('unhandledRejection', note);
  const holder = await stack.sql.reserve();
  await endAll(holder);
  await holder`begin`;
  await holder`lock table pg_catalog.pg_type in access exclusive mode`; // the first table that a new session reads
  const burst = Array.from({ length: 20 }, read);
  const endWaiting = () => holder`select pg_terminate_backend(pid) from pg_locks
    where relation = 'pg_catalog.pg_type'::regclass and not granted`;
  await expect.poll(async () => (await endWaiting()).length, soon).toBeGreaterThan(0);
  await holder`commit`;
  holder.release();
  expect([...(await statuses(burst))].every((status) => [200, 503].includes(status))).toBe(true);
  process.off('unhandledRejection', note);
  expect(unheard).toEqual([]);
});

describe('live changes', () => {
  it('continue after their session was terminated: open channels are notified, and the log too', async () => {
    const { states, titles, leave } = await follow();
    lines.splice(0);
    await endAll();
    await rename('While it was away');
    await expect.poll(() => states, soon).toEqual(['error', 'ok']);
    await rename('Back again');
    // The change in between is in the log as well; its row is read later, in its current state.
    await expect.poll(() => titles, soon).toHaveLength(2);
    expect(titles.at(-1)).toBe('Back again');
    expect(lines.filter((line) => !line.includes('Node.js'))).toEqual([
      'The database ended the session that reports changes; connecting again.',
      'Changes are reported again.',
    ]);
    await leave();
  });

  it('and requests continue after a killed session, which restarts PostgreSQL', async () => {
    const { states, titles, leave } = await follow();
    const [session] = await stack.sql<{ pid: number }[]>`
      select pid from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`;
    process.kill(session?.pid ?? 0, 'SIGKILL');
    const seen = new Set<number>();
    await expect
      .poll(
        async () => {
          seen.add((await read()).status);
          return states;
        },
        { timeout: 30_000 },
      )
      .toEqual(['error', 'ok']);
    expect([...seen].every((status) => [200, 503].includes(status))).toBe(true);
    await expect.poll(async () => (await read()).status, soon).toBe(200);
    await expect
      .poll(() => rename('After the crash').then(() => 'written', String), soon)
      .toBe('written');
    await expect.poll(() => titles, soon).toContain('After the crash');
    await leave();
  });
});

it('an exception that ends the server is logged', async () => {
  const root = path.join(import.meta.dirname, '../../..');
  const program = `
    import { quietWhileServing, requestContext } from './supabase/local/request-context.ts';
    import { runStack } from './scripts/launch.ts';
    quietWhileServing();
    const request = { method: 'GET', path: '/', headers: {} };
    const never = new Promise(() => {});
    requestContext.run(request, () => setImmediate(() => { throw new Error('planted fault'); }));
    setTimeout(() => process.exit(1), 500);
    await runStack(never, async () => {});`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (bytes: Buffer) => (words += bytes.toString()));
  await once(child, 'exit');
  expect(words).toContain('planted fault');
});

it('a component that fails to stop leaves neither PostgreSQL nor the lock behind', async () => {
  const other = await startFixture('stopping', { outboxEvery: 0 });
  const [row] = await other.sql<{ pid: number }[]>`
    select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`;
  const lock = path.join(other.dataDir, 'lock.json');
  expect(existsSync(lock)).toBe(true);
  other.mailbox.close = () => Promise.reject(new Error('planted fault'));
  await expect(other.stop()).rejects.toThrow('planted fault');
  expect(existsSync(lock)).toBe(false);
  expect(() => process.kill(row?.pid ?? 0, 0)).toThrow('ESRCH');
});
