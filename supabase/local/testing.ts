import { readFileSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import type { adminRoles } from '../../src/shared/lists/adminRoles.ts';
import { createPasswordUser, grantRole } from './admin.ts';
import { parseLock } from './lock.ts';
import type { Stack, StackOptions } from './options.ts';
import { copyPrepared } from './prepared.ts';
import { isRunning } from './processes.ts';
import { startStack } from './stack.ts';
import { totp } from './totp.ts';

export type { Stack } from './options.ts';

// Node 20 has no WebSocket; supabase-js uses the global one.
if (!('WebSocket' in globalThis)) Reflect.set(globalThis, 'WebSocket', WebSocket);

/**
 * Stops a stack when this process ends: PostgreSQL has its own process group, and Ctrl-C skips the teardown.
 * @returns a function that cancels it.
 */
function endWithProcess(dataDir: string): () => void {
  const end = () => {
    try {
      const left = parseLock(readFileSync(path.join(dataDir, 'lock.json'), 'utf8'));
      for (const child of left?.children ?? [])
        if (isRunning(child)) process.kill(child.pid, 'SIGQUIT');
    } catch {
      // Not started yet, or already ended.
    }
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  };
  const endBySignal = (signal: NodeJS.Signals) => {
    end();
    process.kill(process.pid, signal);
  };
  process.once('exit', end).once('SIGINT', endBySignal).once('SIGTERM', endBySignal);
  return () => process.off('exit', end).off('SIGINT', endBySignal).off('SIGTERM', endBySignal);
}

/**
 * A fresh, seeded stack in a temporary folder, a copy of a prepared one; `stop()` also removes the folder.
 * `options` override: `{ root, settings, demo, … }`.
 * MANDAP_PLANT in the environment is SQL that runs last: a fault planted by `npm run test:deep -- rules`.
 */
export async function createTestStack(
  name: string,
  options: Partial<Omit<StackOptions, 'dataDir'>> = {},
): Promise<Stack> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), `mandap-test-${name}-`));
  await chmod(dataDir, 0o755); // PostgreSQL's user must be able to enter when tests run as root
  const stay = endWithProcess(dataDir);
  const remove = async () => {
    stay();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await copyPrepared(dataDir, options);
    const stack = await startStack({ dataDir, fsync: false, quiet: true, ...options });
    await plantFault(stack);
    return {
      ...stack,
      async stop() {
        await stack.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function plantFault(stack: Stack): Promise<void> {
  const fault = process.env['MANDAP_PLANT'];
  if (!fault) return;
  try {
    await stack.sql.unsafe(fault);
    await stack.reloadSchema();
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

/** URL and key of a running backend. */
type Api = Pick<Stack, 'url' | 'publishableKey'>;

/** A supabase-js client without a stored session, as in a browser; with the public key by default. */
export function clientOf(stack: Api, key = stack.publishableKey): SupabaseClient {
  return createClient(stack.url, key, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      experimental: { recoveryCodes: true },
    },
  });
}

/** A client signed in with mail and password. Throws the auth error. */
export async function signIn(stack: Api, email: string, password: string): Promise<SupabaseClient> {
  const client = clientOf(stack);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

export type AdminRole = (typeof adminRoles)[number];

export interface NewUser {
  email: string;
  password: string;
  /** A role of the site; null (the default) for a signed-in user without one. */
  role?: AdminRole | null;
}

/** Creates a user in SQL. @returns the id. */
export async function createUser(
  stack: Stack,
  { email, password, role }: NewUser,
): Promise<string> {
  const id = await createPasswordUser(stack.sql, email, password);
  if (role) await grantRole(stack.sql, email, role);
  return id;
}

/** Enrolls a TOTP factor for the signed-in client and raises its session to aal2. @returns the secret. */
export async function enrollTotp(client: SupabaseClient): Promise<string> {
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'phone',
  });
  if (error) throw error;
  await verifyTotp(client, data.id, data.totp.secret);
  return data.totp.secret;
}

/** Answers a factor's challenge with the current code. */
async function verifyTotp(client: SupabaseClient, factorId: string, secret: string): Promise<void> {
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: totp(secret) });
  if (error) throw error;
}
