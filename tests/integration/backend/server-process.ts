import { startStack } from '../../../supabase/local/stack.ts';

/** Run by start.test.ts: a server with committed rows and a running function, to be killed or to stop on its own. */
const [root = '', dataDir = '', rows = '1', end] = process.argv.slice(2);
const stack = await startStack({ root, dataDir, quiet: true, outboxEvery: 0 });
await fetch(`${stack.url}/functions/v1/hello`, { method: 'POST' });
await Promise.all(
  Array.from(
    { length: Number(rows) },
    (_, row) =>
      stack.sql`insert into public.services (slug, title) values (${`committed-${row}`}, 'Committed')`,
  ),
);
console.log('ready');
if (end === 'stop') await stack.stop();
