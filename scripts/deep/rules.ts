import { readdirSync } from 'node:fs';
import { createTestStack } from '../../supabase/local/testing.ts';
import { countOf, optionOf, type Counts } from './counts.ts';
import { listFaults, type Fault } from './faults.ts';
import { runVitest } from './runTests.ts';

/** Test files in the order in which they are likely to fail: access and booking rules first. */
const usualOrder = ['access', 'catalogue', 'storage', 'enquiries', 'constraints'];
const likely: Record<string, string> = { check: 'constraints', 'column-grant': 'catalogue' };

function filesFor({ kind, sql }: Fault): string[] {
  const all = readdirSync('supabase/tests').filter((name) => name.endsWith('.test.ts'));
  const first = sql.includes(' storage.') ? 'storage' : (likely[kind] ?? 'access');
  const names = [first, ...usualOrder, ...all.map((name) => name.replace('.test.ts', ''))];
  return [...new Set(names)].map((name) => `supabase/tests/${name}.test.ts`);
}

/**
 * Plants each fault of the access rules in the databases of the test stacks and runs the access tests until one fails, twice. A
 * fault that no test catches is a survivor and counts as failure.
 * `--only=<regular expression>` over "kind sql", `--from=N` continues at a number, `--list` only lists.
 */
export async function runRules(args: readonly string[]): Promise<Counts> {
  const all = await provenFaults();
  const only = new RegExp(optionOf(args, 'only') ?? '', 'i');
  const from = countOf(args, 'from', 1);
  const chosen = [...all.entries()].filter(
    ([index, { kind, sql }]) => index + 1 >= from && only.test(`${kind} ${sql}`),
  );
  if (args.includes('--list')) {
    for (const [index, { kind, sql }] of chosen) console.log(`${index + 1} ${kind}: ${sql}`);
    return { passed: 0, failed: 0 };
  }
  const baseline = await runVitest(['--project=db']);
  if (!baseline.ok) {
    console.log(`✗ without any fault the access tests fail: ${baseline.failures.join(' | ')}`);
    return { passed: 0, failed: 1 };
  }
  const survivors: Fault[] = [];
  for (const [index, fault] of chosen) {
    const noticedBy = await hunt(fault);
    if (noticedBy === null) survivors.push(fault);
    const verdict = noticedBy === null ? '✗ SURVIVED' : '✓';
    console.log(`${verdict} ${index + 1}/${all.length} ${fault.kind}: ${fault.sql}`);
    if (noticedBy !== null) console.log(`    ${noticedBy}`);
  }
  console.log(`\n${survivors.length} survivors of ${chosen.length} faults`);
  for (const { sql } of survivors) console.log(`  ${sql};`);
  return { passed: chosen.length - survivors.length, failed: survivors.length };
}

/**
 * Title of the first test that fails with the fault planted, or null. It must fail twice: on a busy machine a test may time out
 * for other reasons.
 */
async function hunt(fault: Fault): Promise<string | null> {
  for (const file of filesFor(fault)) {
    const attempt = () =>
      runVitest(['--project=db', '--bail=1', file], { MANDAP_PLANT: fault.sql });
    const [noticedBy] = (await attempt()).failures;
    if (noticedBy !== undefined && (await attempt()).failures[0] === noticedBy) return noticedBy;
  }
  return null;
}

/** Lists the faults after planting and reverting each: one that cannot be planted would look like a caught one. */
async function provenFaults(): Promise<Fault[]> {
  const stack = await createTestStack('faults');
  try {
    const faults = await listFaults(stack.sql);
    for (const { sql } of faults) {
      const undo = new Error('undo');
      await stack.sql
        .begin(async (tx) => {
          await tx.unsafe(sql);
          throw undo;
        })
        .catch((error: unknown) => {
          if (error !== undo) throw new Error(`cannot be planted: ${sql}`, { cause: error });
        });
    }
    return faults;
  } finally {
    await stack.stop();
  }
}
