import { createTestStack } from '../../supabase/local/testing.ts';
import { countOf, optionOf, type Counts } from './counts.ts';
import { listFaults, type Fault } from './faults.ts';
import { runVitest } from './runVitest.ts';

/** The test file most likely to notice a kind of fault; what it does not notice, the whole project is asked. */
const likely: Record<string, string> = {
  check: 'constraints.test.ts',
  'column-grant': 'catalogue.test.ts',
};
const likelyFile = ({ kind, sql }: Fault) =>
  sql.includes('storage.') ? 'storage.test.ts' : (likely[kind] ?? 'access.test.ts');

/**
 * Plants one fault of the access rules after the other in the databases of the test stacks and runs the
 * access tests until one fails. A fault that none notices is a survivor, and a failure of ours.
 * `--only=<regular expression>` over "kind sql", `--from=N` goes on at a number, `--list` only lists.
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

/** The title of the first test that fails with the fault planted, or null. */
async function hunt(fault: Fault): Promise<string | null> {
  for (const files of [[`supabase/tests/${likelyFile(fault)}`], []]) {
    const run = await runVitest(['--project=db', '--bail=1', ...files], {
      MANDAP_PLANT: fault.sql,
    });
    if (run.ok) continue;
    const [noticedBy] = run.failures;
    if (noticedBy === undefined)
      throw new Error(`vitest ended without a failed test: ${fault.sql}`);
    return noticedBy;
  }
  return null;
}

/** Every fault, each tried on a database and undone: one that cannot be planted would look like one noticed. */
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
