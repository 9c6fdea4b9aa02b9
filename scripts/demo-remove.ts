import { demoSentence } from '../src/content/en/adminFirstSteps.ts';
import { fail } from './launch.ts';
import { inDatabase } from './someDatabase.ts';

/** Deleted rows of the demo by table, and rows that stay. */
type Removed = Parameters<typeof demoSentence>[0];

/**
 * `npm run demo:remove`: deletes every unchanged row of supabase/demo.sql from the local server's data, whether it runs
 * or not. `npm run demo:remove -- postgres://…` does the same in that database (hosted: the project's connection
 * string).
 */
async function main(): Promise<void> {
  const removed = await inDatabase(process.argv[2], (sql) =>
    sql.begin(async (held) => {
      const [row] = await held<{ rows: Removed }[]>`select private.demo_rows() as rows`;
      if (!row) throw new Error('private.demo_rows() gave no answer.');
      await held`select private.remove_demo()`;
      return row.rows;
    }),
  );
  console.log(`The demo: ${demoSentence(removed)}`);
  console.log(
    'Pages that are already built still show them: restart npm start, or build and publish again.',
  );
}

await main().catch(fail);
