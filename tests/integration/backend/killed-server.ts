import { startStack } from '../../../supabase/local/stack.ts';

/** Run by start.test.ts, which kills it: a server with a committed row and a running function. */
const [root = '', dataDir = ''] = process.argv.slice(2);
const stack = await startStack({ root, dataDir, quiet: true, outboxEvery: 0 });
await fetch(`${stack.url}/functions/v1/hello`, { method: 'POST' });
await stack.sql`insert into public.services (slug, title) values ('committed', 'Committed')`;
console.log('ready');
