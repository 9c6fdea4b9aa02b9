import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrate } from '../../../supabase/local/migrate.ts';
import type { Stack } from '../../../supabase/local/testing.ts';
import { FIXTURE, startFixture } from './fixture.ts';

let stack: Stack;
let root: string;
let folder: string;
beforeAll(async () => {
  stack = await startFixture('other-checkout');
});
afterAll(async () => {
  await stack?.stop();
  await rm(root, { recursive: true, force: true });
});

/** A checkout with one migration more than the data. */
beforeEach(async () => {
  if (root) await rm(root, { recursive: true, force: true });
  root = await mkdtemp(path.join(os.tmpdir(), 'mandap-test-other-checkout-'));
  await cp(FIXTURE, root, { recursive: true });
  folder = path.join(root, 'supabase/migrations');
  await writeFile(path.join(folder, '20270101000000_ours.sql'), 'create table ours (id int);');
});

const start = () => migrate({ sql: stack.sql, root, seed: false, demo: false });
const renameFile = (from: string, to: string) =>
  rename(path.join(folder, from), path.join(folder, to));

/** The error of a start that changes nothing. */
async function refusal(): Promise<string> {
  const error: unknown = await start().catch((reason: unknown) => reason);
  if (!(error instanceof Error)) throw new Error('It was migrated');
  expect(error.name).toBe('StartError');
  expect(error.message).not.toContain('\n');
  const [row] = await stack.sql`select to_regclass('public.ours') is null as untouched`;
  expect(row).toEqual({ untouched: true });
  return error.message;
}

it('rejects data with migrations of an older checkout, unchanged, with a remedy', async () => {
  await renameFile('20261102000000_rpc_storage_realtime.sql', '20261102000001_rpc.sql');
  const line = await refusal();
  expect(line).toContain('made by an older checkout (its migration 20261102000000 is not in');
  expect(line).toMatch(/npm start -- --fresh.*MANDAP_DATA_DIR/);
});

it('reports data of a newer checkout', async () => {
  for (const name of ['20261103000000_site_parts.sql', '20270101000000_ours.sql'])
    await rm(path.join(folder, name));
  expect(await refusal()).toContain('made by a newer checkout (its migration 20261103000000');
});

it('rejects data whose migrations have been edited since, except for comments', async () => {
  const file = path.join(folder, '20261103000000_site_parts.sql');
  const text = await readFile(file, 'utf8');
  await writeFile(file, `${text}\ncreate table theirs (id int);`);
  expect(await refusal()).toContain(
    'made by another checkout (supabase/migrations/20261103000000_site_parts.sql is not as it was applied)',
  );
  await writeFile(file, `-- A comment.\n${text}`);
  expect(await start()).toEqual(['20270101000000_ours.sql']);
});
