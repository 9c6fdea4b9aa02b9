import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseLock } from '../../../supabase/local/lock.ts';
import { isRunning } from '../../../supabase/local/processes.ts';
import type { StackOptions } from '../../../supabase/local/options.ts';
import { resetData } from '../../../supabase/local/reset.ts';
import { startStack } from '../../../supabase/local/stack.ts';
import { signIn, type Stack } from '../../../supabase/local/testing.ts';
import { FIXTURE, startedBefore } from './fixture.ts';

let folder: string;
let root: string;
let dataDir: string;
const stacks: Stack[] = [];

/** A copy of the fixture that a test may break. */
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mandap-test-start-'));
  await chmod(folder, 0o755);
  root = path.join(folder, 'project');
  dataDir = path.join(folder, 'data');
  await cp(FIXTURE, root, { recursive: true });
});
afterEach(async () => {
  for (const stack of stacks.splice(0)) await stack.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(options: Partial<StackOptions> = {}): Promise<Stack> {
  const usual = { root, dataDir, fsync: false, quiet: true, outboxEvery: 0 };
  const stack = await startStack({ ...usual, ...options });
  stacks.push(stack);
  return stack;
}

async function refusal(options: Partial<StackOptions> = {}): Promise<string> {
  const error: unknown = await start(options).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('It started');
  expect(error.name).toBe('StartError');
  expect(error.message).not.toContain('\n');
  return error.message;
}

const addMigration = (name: string, text: string) =>
  writeFile(path.join(root, 'supabase/migrations', name), text);

const tables = async ({ sql }: Stack) => {
  const rows = await sql<
    { name: string }[]
  >`select tablename as name from pg_tables where schemaname = 'public'`;
  return rows.map(({ name }) => name);
};

describe('a restart', () => {
  it('keeps rows, mails, files, passwords and keys', async () => {
    await startedBefore(dataDir);
    const first = await start();
    await first.sql`insert into public.services (slug, title) values ('kept', 'Kept')`;
    await first.mailbox.deliver({
      from: 'a@b.example',
      to: ['c@d.example'],
      subject: 'kept',
      text: '',
      html: '',
    });
    const client = await signIn(first, first.admin.email, first.admin.password);
    const passwords = { password: 'ChangedPassw0rd', current_password: first.admin.password };
    expect((await client.auth.updateUser(passwords)).error).toBeNull();
    await first.stop();

    const second = await start();
    expect(await second.sql`select 1 from public.services where slug = 'kept'`).toHaveLength(1);
    expect(second.mailbox.list().map(({ subject }) => subject)).toEqual(['kept']);
    expect(second.secretKey).toBe(first.secretKey);
    await signIn(second, second.admin.email, 'ChangedPassw0rd');
  });

  it('applies only new migrations, and REST has them at once', async () => {
    await startedBefore(dataDir);
    await addMigration(
      '20270101000000_late.sql',
      'create table public.late (id int primary key); grant select on public.late to anon;',
    );
    const { url, publishableKey } = await start();
    const answer = await fetch(`${url}/rest/v1/late`, { headers: { apikey: publishableKey } });
    expect([answer.status, await answer.json()]).toEqual([200, []]);
  });

  it('runs seed and demo once: removed rows stay removed', async () => {
    await startedBefore(dataDir, { demo: true });
    const first = await start({ demo: true });
    await first.sql`delete from public.services where slug = 'demo'`;
    await first.stop();
    const second = await start({ demo: true });
    expect(await second.sql`select 1 from public.services where slug = 'demo'`).toHaveLength(0);
  });

  it('starts from scratch after resetData, which leaves foreign files alone', async () => {
    await startedBefore(dataDir);
    const file = path.join(dataDir, 'credentials.json');
    const { adminPassword } = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(path.join(dataDir, 'notes.txt'), 'mine');
    await resetData(dataDir);
    expect(await readFile(path.join(dataDir, 'notes.txt'), 'utf8')).toBe('mine');
    const { admin } = await start();
    expect(admin.password).not.toBe(adminPassword);
    // A first start creates it for its owner only.
    const { mode } = await stat(file);
    expect(mode & 0o777).toBe(0o600);
  });

  it('applies overridden settings, and rejects unknown ones', async () => {
    await startedBefore(dataDir);
    const { sql, stop } = await start({ settings: { quota: 99 } });
    expect(await sql`select value from private.settings`).toEqual([{ value: 99 }]);
    await stop();
    await expect(start({ settings: { qouta: 1 } })).rejects.toThrow('qouta');
  });
});

describe('reports in one line, with a remedy,', () => {
  it('a second server on the same data', async () => {
    await startedBefore(dataDir);
    const { url } = await start();
    const line = await refusal();
    expect(line).toContain(url);
    expect(line).toContain('MANDAP_DATA_DIR');
  });

  it('a data folder that is a file', async () => {
    await writeFile(dataDir, '');
    expect(await refusal()).toMatch(/^Cannot write to .*MANDAP_DATA_DIR/);
  });

  it('a taken port', async () => {
    await startedBefore(dataDir);
    const other = net.createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await refusal({ port })).toContain(`Port ${port} is taken`);
    other.close();
    await start(); // and the folder is free again
  });

  it('a migration with a syntax error: file, line, message', async () => {
    await startedBefore(dataDir);
    await addMigration(
      '20270101000000_typo.sql',
      'create table public.a (id int);\n\ncreate tabel public.b ();',
    );
    const line = await refusal();
    expect(line).toContain(
      'supabase/migrations/20270101000000_typo.sql:3: syntax error at or near "tabel"',
    );
  });

  it('a migration that fails at run time: the line of its statement; the database is unchanged', async () => {
    await startedBefore(dataDir);
    const text = `create table public.half (id int primary key);
-- a comment; with a semicolon
do $$ begin perform 'a;b'; end $$;
insert into public.half values (1);
insert into public.half values (1);`;
    await addMigration('20270101000000_half.sql', text);
    expect(await refusal()).toMatch(/20270101000000_half\.sql:5: duplicate key/);

    await rm(path.join(root, 'supabase/migrations/20270101000000_half.sql'));
    expect(await tables(await start())).not.toContain('half');
  });

  it('a broken seed, which runs once it is fixed', async () => {
    const seed = path.join(root, 'supabase/seed.sql');
    const text = await readFile(seed, 'utf8');
    await writeFile(seed, `${text}\nselect nonsense();`);
    expect(await refusal()).toMatch(
      /supabase\/seed\.sql:\d+: function nonsense\(\) does not exist/,
    );
    await writeFile(seed, text);
    const { sql } = await start();
    expect(await sql`select 1 from public.services`).toHaveLength(3);
  });
});

describe('as root with a folder that other users cannot enter', () => {
  it.runIf(process.getuid?.() === 0)('uses the temp folder and reports it', async () => {
    await chmod(folder, 0o700);
    const lines: string[] = [];
    const print = console.info;
    console.info = (line: string) => void lines.push(line);
    try {
      const { sql } = await start({ quiet: false });
      expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(os.tmpdir());
    } finally {
      console.info = print;
    }
    await stacks.pop()?.stop();
    await resetData(dataDir);
  });
});

describe('a server in a separate process', () => {
  const script = path.join(import.meta.dirname, 'server-process.ts');
  const serve = (...args: string[]) =>
    spawn(process.execPath, ['--import', 'tsx', script, FIXTURE, dataDir, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });

  beforeEach(async () => startedBefore(dataDir));

  it('stops even with many changes queued for browsers', async () => {
    expect(await once(serve('5000', 'stop'), 'exit')).toEqual([0, null]);
  });

  it('keeps its committed rows when killed, and the next start stops its children', async () => {
    const child = serve();
    await once(child.stdout, 'data'); // printed after a committed insert and a function call
    child.kill('SIGKILL');
    await once(child, 'exit');
    const left = parseLock(await readFile(path.join(dataDir, 'lock.json'), 'utf8'));
    expect(left?.children.filter(isRunning).length).toBe(2); // PostgreSQL and a function

    const { sql } = await start({ root: FIXTURE });
    expect(left?.children.filter(isRunning)).toEqual([]);
    expect(await sql`select 1 from public.services where slug = 'committed-0'`).toHaveLength(1);
  });
});

it('stop ends every process and frees the folder', async () => {
  await startedBefore(dataDir);
  const stack = await start({ root: FIXTURE });
  await fetch(`${stack.url}/functions/v1/hello`, { method: 'POST' });
  const lock = parseLock(await readFile(path.join(dataDir, 'lock.json'), 'utf8'));
  expect(lock?.children.filter(isRunning)).toHaveLength(2);
  await stack.stop();
  expect(lock?.children.filter(isRunning)).toEqual([]);
  await expect(stat(path.join(dataDir, 'lock.json'))).rejects.toThrow('ENOENT');
});
