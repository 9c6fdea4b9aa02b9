import type { Server } from 'node:http';
import path from 'node:path';
import postgres from 'postgres';
import { ensureOwner, overrideSettings } from './admin.ts';
import {
  loadCredentials,
  passwordsLost,
  PUBLISHABLE_KEY,
  type Credentials,
} from './credentials.ts';
import { hasDatabase } from './database-folder.ts';
import { isRecord } from './http.ts';
import { loadLite } from './lite.ts';
import { takeLock, type Lock } from './lock.ts';
import { seedContact } from './contact.ts';
import { migrate } from './migrate.ts';
import type { Stack, StackOptions, Undo } from './options.ts';
import { placeOf, type Place } from './place.ts';
import { startPostgres } from './postgres.ts';
import { listen, type Answer } from './server.ts';
import { startServices } from './services.ts';
import { keepSessionsApart, sharingTypes } from './sessions.ts';

/**
 * Starts the backend: lock, address, PostgreSQL, migrations, then the services, on one origin.
 * @throws StartError with a user-facing line; stops what had started.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  // Tools (lite's CLI parts, deno) must not send telemetry from a developer's machine.
  process.env['DO_NOT_TRACK'] = '1';
  const undo: Undo = [];
  const stop = async () => {
    const faults: unknown[] = [];
    for (let step = undo.pop(); step; step = undo.pop()) {
      // A step that fails must not leave PostgreSQL and the lock behind.
      await Promise.resolve(step()).catch((error: unknown) => faults.push(error));
    }
    if (faults.length > 0) throw faults[0];
  };
  try {
    return { ...(await start(options, undo)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(options: StackOptions, undo: Undo): Promise<Omit<Stack, 'stop'>> {
  const root = path.resolve(options.root ?? checkout);
  const dataDir = path.resolve(options.dataDir);
  const lock = await takeLock(dataDir);
  undo.push(() => lock.release());

  const gate = openGate<Answer>();
  const { server, port } = await listen(options.port ?? 0, gate.opened, options.web);
  undo.push(() => closeServer(server));
  const url = `http://127.0.0.1:${port}`;
  await lock.setUrl(url);
  options.listening?.(url);

  try {
    const place = await placeOf(dataDir);
    const credentials = await loadCredentials(dataDir, hasDatabase(place));
    const { sql, databaseUrl, crashed } = await openDatabase({
      options,
      root,
      dataDir,
      place,
      lock,
      credentials,
      undo,
    });
    const site = { root, dataDir, url, siteUrl: options.siteUrl ?? url };
    const services = await startServices({
      ...site,
      options,
      lock,
      credentials,
      sql,
      databaseUrl,
      server,
      undo,
    });
    gate.open?.(services.answer);
    return {
      dataDir,
      url,
      port,
      server,
      sql,
      databaseUrl,
      crashed,
      publishableKey: PUBLISHABLE_KEY,
      secretKey: credentials.secretKey,
      admin: { email: credentials.adminEmail, password: credentials.adminPassword },
      mailbox: services.mailbox,
      reloadSchema: services.reloadSchema,
    };
  } catch (error) {
    gate.fail?.(error);
    throw error;
  }
}

interface DatabaseOptions {
  options: StackOptions;
  root: string;
  dataDir: string;
  place: Place;
  lock: Lock;
  credentials: Credentials;
  undo: Undo;
}

async function openDatabase(given: DatabaseOptions) {
  const { options, root, dataDir, place, lock, credentials, undo } = given;
  const loading = loadLite(); // loads while PostgreSQL starts
  const server = await startPostgres({
    place,
    password: credentials.databasePassword,
    fsync: options.fsync ?? true,
    lock,
  });
  undo.push(() => server.stop());
  await loading;
  if (place.moved && !options.quiet) console.info(place.moved);
  const first = postgres(server.url, { max: 1, idle_timeout: 20, onnotice: () => undefined });
  try {
    await first`select 1`;
  } catch (error) {
    throw isRecord(error) && error['code'] === WRONG_PASSWORD ? passwordsLost(dataDir) : error;
  } finally {
    await first.end({ timeout: 2 });
  }
  const sql = sharingTypes(first, { max: 8 });
  undo.push(() => sql.end({ timeout: 2 }));
  const sessions = keepSessionsApart(sql, 8);
  undo.push(() => sessions.close());
  const seed = options.seed ?? true;
  await migrate({ sql, root, seed, demo: options.demo ?? false });
  if (seed && root === checkout) await seedContact(sql);
  await ensureOwner(sql, credentials);
  if (options.settings) await overrideSettings(sql, options.settings);
  return { sql, databaseUrl: server.url, crashed: server.crashed };
}

const checkout = path.join(import.meta.dirname, '../..');
/** SQLSTATE invalid_password. */
const WRONG_PASSWORD = '28P01';

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** A promise with its resolvers (Node 20 lacks Promise.withResolvers). */
function openGate<T>() {
  const ends: { open?: (value: T) => void; fail?: (error: unknown) => void } = {};
  const opened = new Promise<T>((resolve, reject) => {
    ends.open = resolve;
    ends.fail = reject;
  });
  opened.catch(() => undefined); // prevents an unhandled rejection if no request is waiting
  return { opened, ...ends };
}
