/**
 * A stack in a separate process, which a test can kill: `node --import tsx tests/integration/stackProcess.ts DATA_DIR
 * [PORT]`. Prints {url, publishableKey} once it serves. Its timer is off: emails are sent only when a function is
 * called.
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
