/**
 * A stack in a process of its own, so that a test can kill it:
 * `node --import tsx tests/integration/stackProcess.ts DATA_DIR [PORT]`. Prints {url, publishableKey} once
 * it serves. Its timer is off: a mail leaves only when a function is called.
 */
import { startStack } from '../../supabase/local/stack.ts';
import { mailSecrets } from './mailSupport.ts';

const [dataDir, port = '0'] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('usage: stackProcess.ts DATA_DIR [PORT]');

const { url, publishableKey } = await startStack({
  dataDir,
  port: Number(port),
  quiet: true,
  outboxEvery: 0,
  functionEnv: mailSecrets,
});
console.log(JSON.stringify({ url, publishableKey }));
