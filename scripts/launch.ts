import path from 'node:path';
import { StartError, type Stack, type WebHandler } from '../supabase/local/options.ts';
import { endPrograms } from './web/child.ts';

/** Data folder of the local server: `MANDAP_DATA_DIR`, else `.data` in the checkout. */
export function dataDir(): string {
  return path.resolve(process.env['MANDAP_DATA_DIR'] || '.data');
}

/** Port to listen on: `PORT`, else the given one. @throws StartError if invalid. */
export function portOr(fallback: number): number {
  const text = process.env['PORT'];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new StartError(
    `PORT is "${text}", which is no port number. Example: PORT=${fallback} npm start`,
  );
}

/**
 * Whether `--fresh` is set, also without the `--` of npm.
 * @throws StartError on any other argument, instead of ignoring it.
 */
export function wantsFresh(args = process.argv.slice(2)): boolean {
  const unknown = args.find((arg) => arg !== '--fresh');
  if (unknown !== undefined)
    throw new StartError(`There is no option "${unknown}". To begin anew: npm start -- --fresh`);
  return args.length > 0 || process.env['npm_config_fresh'] === 'true';
}

/** Prints an error as one line and exits. */
export function fail(error: unknown): never {
  complain(error);
  process.exit(1);
}

/**
 * Runs a stack until Ctrl-C, SIGTERM (also of run.mjs if npm is gone) or a closed terminal, then stops it cleanly, also
 * during start. Errors are printed in one line after everything is stopped.
 * @param then called once the stack runs.
 */
export async function runStack(
  starting: Promise<Stack>,
  then: (stack: Stack) => Promise<void>,
): Promise<void> {
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), LAST_RESORT).unref();
    endPrograms();
    const stack = await starting.catch(() => undefined);
    await stack?.stop().catch(() => undefined);
    process.exit(code);
  };
  const failed = (error: unknown) => {
    if (stopping) return; // an abandoned step fails
    complain(error);
    console.error = () => undefined; // silences follow-up errors
    void stop(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop(0));
  process.on('uncaughtException', failed);
  process.on('unhandledRejection', failed);
  try {
    const stack = await starting;
    void stack.crashed.then((reason) => failed(new StartError(reason)));
    await then(stack);
  } catch (error) {
    failed(error);
  }
}

/** Timeout of stopping before the process exits regardless, ms. */
const LAST_RESORT = 15_000;

/** Prints one line; with `DEBUG=1` also the stack. */
function complain(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  const stack = process.env['DEBUG'] && error instanceof Error ? `\n${error.stack}` : '';
  // Not console.error, which the backend silences for errors inside a request.
  process.stderr.write(`${text.split(/\n\s+at /)[0]?.trim()}${stack}\n`);
}

/** Prints the addresses. */
export function announce({ url, admin }: Stack, ms: number): void {
  const command = process.env['npm_lifecycle_event'] === 'dev' ? 'npm run dev' : 'npm start';
  console.log(`
  Mandap is running (started in ${(ms / 1000).toFixed(1)} s)

  Site      ${url}/
  Admin     ${url}/admin
            ${admin.email}   ${admin.password}
  Mailbox   ${url}/_mail

  Ctrl-C stops it. The data stays in ${path.relative('.', dataDir()) || '.'}; ${command} -- --fresh begins anew.
`);
}

/** Response until the site is built; the browser retries automatically. */
export const notReady: WebHandler = (_request, response) => {
  response.writeHead(503, { 'retry-after': '2', refresh: '2', 'content-type': 'text/plain' });
  response.end('The site is being built and opens here by itself in a moment.\n');
};
