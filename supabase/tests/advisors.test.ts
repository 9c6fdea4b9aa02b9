import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDeep } from '../../tests/sizes.ts';
import { createTestStack, type Stack } from '../local/testing.ts';

const run = promisify(execFile);
const cli = path.join(import.meta.dirname, '../../node_modules/.bin/supabase');
let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('advisors');
});
afterAll(() => stack?.stop());

const byName = (a = '', b = '') => a.localeCompare(b);

/**
 * Runs Supabase's Security or Performance Advisor. @returns 'name: what' per finding; exit code below the gate's level.
 */
async function advise(type: 'security' | 'performance') {
  const options = [
    'db',
    'advisors',
    `--remote=${stack.databaseUrl}`,
    '--type',
    type,
    '--level',
    'info',
  ];
  const gate = ['--fail-on', 'warn', '--output-format', 'json'];
  const environment = { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  const result = await run(cli, [...options, ...gate], {
    env: environment,
    maxBuffer: 16_000_000,
  }).then(
    ({ stdout }) => ({ stdout, failed: false }),
    (error: unknown) => ({ stdout: String(Reflect.get(Object(error), 'stdout')), failed: true }),
  );
  const answer: { results: { name: string; detail: string }[] } = JSON.parse(result.stdout);
  return {
    failed: result.failed,
    findings: answer.results
      // A fresh database has not used any index yet.
      .filter((finding) => finding.name !== 'unused_index')
      .map((finding) => `${finding.name}: ${finding.detail}`),
  };
}

test.each(['security', 'performance'] as const)('the %s advisor finds nothing', async (type) => {
  expect(await advise(type)).toEqual({ failed: false, findings: [] });
});

// Newer lints missing from this version of the CLI (callable SECURITY DEFINER functions, listable buckets) are
// asserted in catalogue.test.ts and storage.test.ts.
test.runIf(isDeep)('the advisors report planted faults', async () => {
  await stack.sql.unsafe(`
    create table public.planted (id int, owner uuid references auth.users (id));
    create function public.planted() returns int language sql security definer as 'select 1';
    create view public.planted_view as select * from public.booking_forms;
    grant select on public.planted, public.planted_view to anon;
    create policy "planted" on public.albums for update to authenticated using (true) with check (true);
    create policy "per row" on public.login_history for insert to authenticated with check (user_id = auth.uid());
    create index planted_again on public.albums (display_order, created_at) where is_visible and deleted_at is null;
    alter table public.ad_bar disable row level security;
  `);
  const [security, performance] = [await advise('security'), await advise('performance')];
  expect([security.failed, performance.failed]).toEqual([true, true]);
  const findings = [...security.findings, ...performance.findings];
  const kinds = new Set(findings.map((finding) => finding.split(':')[0]));
  expect([...kinds].toSorted(byName)).toEqual([
    'auth_rls_initplan',
    'duplicate_index',
    'function_search_path_mutable',
    'multiple_permissive_policies',
    'no_primary_key',
    'policy_exists_rls_disabled',
    'rls_disabled_in_public',
    'rls_policy_always_true',
    'security_definer_view',
    'unindexed_foreign_keys',
  ]);
});
