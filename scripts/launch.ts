import path from 'node:path';
import { StartError, type Stack, type WebHandler } from '../supabase/local/options.ts';

/** Where the local server keeps its data: `MANDAP_DATA_DIR`, else `.data` in the checkout. */
export function dataDir(): string {
  return path.resolve(process.env['MANDAP_DATA_DIR'] || '.data');
}

/** The port to listen on: `PORT`, else the given one. @throws StartError when it is no port. */
export function portOr(fallback: number): number {
  const text = process.env['PORT'];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new StartError(
    `PORT is "${text}", which is no port number. Example: PORT=${fallback} npm start`,
  );
}

/** Prints an error as one line for the user and ends. `DEBUG=1` adds where it came from. */
export function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message.trim());
  if (process.env['DEBUG'] && error instanceof Error) console.error(error.stack);
  process.exit(1);
}

/**
 * Starts a stack and stops it cleanly on Ctrl-C, SIGTERM or a closed terminal, also while it is starting.
 * What goes wrong ends in one line.
 */
export function runStack(starting: Promise<Stack>): Promise<Stack> {
  let stopping = false;
  const stop = (code: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 15_000).unref();
    void starting
      .then((stack) => stack.stop())
      .catch(() => undefined)
      .then(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
  const failed = (error: unknown) => {
    if (stopping) return; // an abandoned step complains
    console.error(error instanceof Error ? error.message : String(error));
    if (process.env['DEBUG'] && error instanceof Error) console.error(error.stack);
    stop(1);
  };
  process.on('uncaughtException', failed);
  process.on('unhandledRejection', failed);
  void starting
    .then((stack) => stack.crashed.then((reason) => failed(new StartError(reason))))
    .catch(() => undefined);
  return starting;
}

/** Tells where everything is. */
export function announce({ url, admin }: Stack, ms: number): void {
  console.log(`
  Mandap is running (started in ${(ms / 1000).toFixed(1)} s)

  Site      ${url}/
  Admin     ${url}/admin
            ${admin.email}   ${admin.password}
  Mailbox   ${url}/_mail

  Ctrl-C stops it. The data stays in ${path.relative('.', dataDir()) || '.'}; npm start -- --fresh begins anew.
`);
}

/** Answers for the site until it is built. */
export const notReady: WebHandler = (_request, response) => {
  response.writeHead(503, { 'retry-after': '2', 'content-type': 'text/plain' });
  response.end('The site is being built, reload in a moment.\n');
};
