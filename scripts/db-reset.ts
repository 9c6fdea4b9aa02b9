import { resetData } from '../supabase/local/reset.ts';
import { dataDir, fail } from './launch.ts';

/** `npm run db:reset`: deletes the local server's data; the next start recreates it with the demo. */
async function main(): Promise<void> {
  await resetData(dataDir());
  console.log(`${dataDir()} is empty. The next npm start makes a new database with the demo.`);
}

await main().catch(fail);
