import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadCredentials } from '../../../supabase/local/credentials.ts';
import { startStack } from '../../../supabase/local/stack.ts';
import type { Stack } from '../../../supabase/local/testing.ts';
import { FIXTURE } from './fixture.ts';

let dataDir: string;
let running: Stack | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'mandap-test-password-'));
  await chmod(dataDir, 0o755);
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<Stack> {
  const given = { root: FIXTURE, dataDir, fsync: false, quiet: true, outboxEvery: 0 };
  running = await startStack(given);
  return running;
}

/** The result of a superuser connection: 'let in', or PostgreSQL's SQLSTATE. */
async function openDatabase({ databaseUrl }: Stack, password: string): Promise<unknown> {
  const address = new URL(databaseUrl);
  address.password = password;
  const sql = postgres(address.href, { max: 1, onnotice: () => undefined });
  try {
    return await sql`select 1`.then(
      () => 'let in',
      (error: unknown) => Reflect.get(Object(error), 'code'),
    );
  } finally {
    await sql.end({ timeout: 1 });
  }
}

const credentials = () => path.join(dataDir, 'credentials.json');

describe('another user of this machine', () => {
  it('cannot open the database without its password, and cannot read the password anywhere', async () => {
    const stack = await start();
    expect(await openDatabase(stack, '')).toBe('28P01');
    expect(await openDatabase(stack, 'postgres')).toBe('28P01');
    const { databasePassword } = await loadCredentials(dataDir);
    expect(await openDatabase(stack, databasePassword)).toBe('let in');
    await expect(stat(path.join(dataDir, 'postgres.password'))).rejects.toThrow('ENOENT');
  });

  it('cannot open data created before there was a password, whose rows are kept', async () => {
    const first = await start();
    await first.sql`insert into public.services (slug, title) values ('kept', 'Kept')`;
    // A killed server leaves such a slot of Realtime.
    await first.sql`select pg_create_logical_replication_slot('left', 'pgoutput')`;
    await first.stop();
    const rules = path.join(dataDir, 'postgres/pg_hba.conf');
    const closed = await readFile(rules, 'utf8');
    await writeFile(rules, closed.replaceAll(/scram-sha-256$/gm, 'trust'));
    const { databasePassword: _none, ...older } = await loadCredentials(dataDir);
    await writeFile(credentials(), JSON.stringify(older));

    const second = await start();
    expect(await second.sql`select 1 from public.services where slug = 'kept'`).toHaveLength(1);
    expect(second.admin).toEqual(first.admin);
    expect(await openDatabase(second, '')).toBe('28P01');
    expect(await readFile(rules, 'utf8')).toBe(closed);
    await second.stop();
    const third = await start();
    expect(third.databaseUrl.split('@')[0]).toBe(second.databaseUrl.split('@')[0]);
  });

  it('does not get in by deleting the passwords: the error asks the owner to restore them', async () => {
    await (await start()).stop();
    const kept = await readFile(credentials(), 'utf8');
    const advice = expect.stringMatching(
      /^The passwords of .* are lost: put its credentials\.json back .* db:reset\.$/,
    );
    await rm(credentials());
    await expect(start()).rejects.toMatchObject({ name: 'StartError', message: advice });
    await writeFile(credentials(), kept.replace('"databasePassword": "', '$&x'));
    await expect(start()).rejects.toMatchObject({ name: 'StartError', message: advice });
    await writeFile(credentials(), kept);
    await start();
  });
});
