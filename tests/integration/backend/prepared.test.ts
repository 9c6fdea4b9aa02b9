import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preparedFolder } from '../../../supabase/local/prepared.ts';
import { createTestStack, type Stack } from '../../../supabase/local/testing.ts';
import { FIXTURE } from './fixture.ts';

let root: string;
const stacks: Stack[] = [];

/** A copy of the fixture that no other test uses, so that nothing is prepared for it. */
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'mandap-test-prepared-'));
  await cp(FIXTURE, root, { recursive: true });
  await addMigration('20261231000000_prepared.sql', 'select 1;');
  await rm(await preparedFolder({ root }), { recursive: true });
});
afterEach(async () => {
  for (const stack of stacks.splice(0)) await stack.stop();
  await rm(root, { recursive: true, force: true });
});

async function start(): Promise<Stack> {
  const stack = await createTestStack('prepared', { root, outboxEvery: 0 });
  stacks.push(stack);
  return stack;
}

const addMigration = (name: string, text: string) =>
  writeFile(path.join(root, 'supabase/migrations', name), text);

const slugs = async ({ sql }: Stack) => {
  const rows = await sql<{ slug: string }[]>`select slug from public.services order by slug`;
  return rows.map(({ slug }) => slug);
};

it('concurrent test stacks share the prepared folder and nothing else', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  expect(second.admin).toEqual(first.admin);
  const seeded = await slugs(first);
  await first.sql`insert into public.services (slug, title) values ('mine', 'Mine')`;
  expect(await slugs(second)).toEqual(seeded);
  expect(await slugs(await start())).toEqual(seeded);
});

it('a test stack has a changed migration', async () => {
  await start();
  await addMigration(
    '20270101000000_late.sql',
    `insert into public.services (slug, title) values ('late', 'Late');`,
  );
  expect(await slugs(await start())).toContain('late');
});

it('a broken migration fails every start with its error', async () => {
  await addMigration('20270101000000_typo.sql', 'creat table;');
  await expect(start()).rejects.toThrow('20270101000000_typo.sql:1: syntax error');
  await expect(start()).rejects.toThrow('20270101000000_typo.sql:1: syntax error');
});

it('a faked clock prepares a folder of its own: its demo lies in the future of others', async () => {
  const folder = await preparedFolder({ root });
  vi.stubEnv('FAKETIME', '+5h');
  const faked = await preparedFolder({ root });
  vi.unstubAllEnvs();
  expect(faked).not.toBe(folder);
  await rm(faked, { recursive: true });
});
