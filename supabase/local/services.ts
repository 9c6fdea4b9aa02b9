import type { Server } from 'node:http';
import path from 'node:path';
import type postgres from 'postgres';
import { createAuth } from './auth.ts';
import { createAuthMailer } from './auth-mails.ts';
import { createBuildHook } from './build-hook.ts';
import { readProjectConfig } from './config.ts';
import { PUBLISHABLE_KEY, type Credentials } from './credentials.ts';
import { createFunctions, type Functions, type FunctionsOptions } from './functions.ts';
import { json } from './http.ts';
import type { Lock } from './lock.ts';
import { mailboxPage } from './mailbox-page.ts';
import { openMailbox, type Mailbox } from './mailbox.ts';
import type { StackOptions, Undo } from './options.ts';
import { denoProgram } from './programs.ts';
import { createRealtime, type Realtime } from './realtime.ts';
import { createRows } from './realtime-rows.ts';
import { readWal } from './realtime-wal.ts';
import { startRest } from './rest.ts';
import type { Answer } from './server.ts';
import { createStorage } from './storage.ts';
import { countDueMails, doMinutesWork, doNightlyWork } from './timed-work.ts';
import { startTimer } from './timer.ts';
import { createTokens } from './tokens.ts';

interface ServicesOptions {
  options: StackOptions;
  root: string;
  dataDir: string;
  url: string;
  siteUrl: string;
  lock: Lock;
  credentials: Credentials;
  sql: postgres.Sql;
  databaseUrl: string;
  server: Server;
  undo: Undo;
}

export interface Services {
  answer: Answer;
  mailbox: Mailbox;
  reloadSchema: () => Promise<void>;
}

const MINUTE_MS = 60_000;
/** Hourly, because the computer's uptime is unknown. */
const HOUR_MS = 60 * MINUTE_MS;

/** Starts the services on top of the database and routes their paths. */
export async function startServices(given: ServicesOptions): Promise<Services> {
  const { root, dataDir, url, siteUrl, credentials, sql, databaseUrl, server, undo } = given;
  const config = await readProjectConfig(root);
  const tokens = createTokens(credentials.jwtSecret, {
    [PUBLISHABLE_KEY]: 'anon',
    [credentials.secretKey]: 'service_role',
  });

  const mailbox = await openMailbox(path.join(dataDir, 'mail'));
  undo.push(() => mailbox.close());

  const sendMail = createAuthMailer(root, siteUrl, mailbox);
  const rest = await startRest({ databaseUrl, url, siteUrl, config, credentials, sendMail });
  undo.push(() => rest.close());

  const rows = createRows(sql);
  const realtime = createRealtime(tokens, rows);
  const log = given.options.quiet ? () => undefined : (line: string) => console.warn(line);
  const wal = await readWal({
    databaseUrl,
    sql,
    rows,
    onChange: (change) => realtime.dispatch(change),
    onState: (state) => realtime.setState(state, log),
  });
  undo.push(() => wal.close());
  undo.push(() => realtime.close());
  acceptSockets(server, realtime);

  const program = await denoProgram();
  const hook = given.options.onPublish && createBuildHook(given.options.onPublish);
  const functions = runFunctions(
    given,
    { tokens, program, verifyJwt: config.verifyJwt },
    { SMTP_PORT: String(mailbox.smtpPort), ...(hook && { BUILD_HOOK_URL: url + hook.path }) },
  );
  undo.push(() => functions.close());

  const mails = startTimer(given.options.outboxEvery ?? 2000, async () => {
    if ((await countDueMails(sql)) > 0) await deliver(functions, url, credentials.secretKey);
  });
  undo.push(() => mails.stop());
  const minutely = startTimer(MINUTE_MS, () => doMinutesWork(sql));
  undo.push(() => minutely.stop());
  const nightly = startTimer(HOUR_MS, () => doNightlyWork(sql));
  undo.push(() => nightly.stop());

  const auth = createAuth({ sql, tokens, url, config, lite: rest.fetch });
  const storage = createStorage({ sql, tokens, folder: path.join(dataDir, 'files') });
  const routes: [prefix: string, answer: Answer][] = [
    ['/rest/v1', rest.fetch],
    ['/auth/v1', auth],
    ['/storage/v1', storage],
    ['/functions/v1', functions.fetch],
    ['/_mail', (request) => Promise.resolve(mailboxPage(request, mailbox.list()))],
    ...(hook ? [['/_build', hook.answer] satisfies [string, Answer]] : []),
  ];
  return {
    mailbox,
    reloadSchema: rest.reloadSchema,
    async answer(request) {
      const { pathname } = new URL(request.url);
      const route = routes.find(([prefix]) => pathname.startsWith(prefix));
      return route ? route[1](request) : json(404, { message: 'Not found' });
    },
  };
}

/** Vite adds its own listener for HMR; without it, other upgrades would get no response. */
function acceptSockets(server: Server, realtime: Realtime): void {
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => undefined);
    if (request.url?.startsWith('/realtime/v1/websocket')) realtime.upgrade(request, socket, head);
    else if (server.listenerCount('upgrade') === 1) socket.destroy();
  });
}

function runFunctions(
  { options, root, dataDir, url, siteUrl, lock, credentials }: ServicesOptions,
  given: Pick<FunctionsOptions, 'tokens' | 'program' | 'verifyJwt'>,
  env: Record<string, string>,
): Functions {
  return createFunctions({
    ...given,
    root,
    dataDir,
    lock,
    idle: options.functionIdle ?? 60_000,
    watchSource: options.watchFunctions ?? false,
    log: options.quiet ? () => undefined : (line) => console.info(line),
    env: {
      SUPABASE_URL: url,
      SUPABASE_ANON_KEY: PUBLISHABLE_KEY,
      SUPABASE_SERVICE_ROLE_KEY: credentials.secretKey,
      SMTP_HOST: '127.0.0.1',
      SMTP_SECURE: 'false',
      MAIL_FROM: 'website@mandap.example',
      NOTIFY_TO: credentials.adminEmail,
      SITE_URL: siteUrl,
      ...env,
      ...options.functionEnv,
    },
  });
}

async function deliver(functions: Functions, url: string, secretKey: string): Promise<void> {
  const answer = await functions.fetch(
    new Request(`${url}/functions/v1/deliver-outbox`, {
      method: 'POST',
      headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
    }),
  );
  await answer.body?.cancel();
}
