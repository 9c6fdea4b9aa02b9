import { readFileSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import { createPasswordUser, grantRole } from './admin.ts';
import { parseLock } from './lock.ts';
import type { Stack, StackOptions } from './options.ts';
import { copyPrepared } from './prepared.ts';
import { isRunning } from './processes.ts';
import { startStack } from './stack.ts';
import { totp } from './totp.ts';

export type { Stack } from './options.ts';

// Node 20 has no WebSocket of its own; supabase-js takes the one it finds.
if (!('WebSocket' in globalThis)) Reflect.set(globalThis, 'WebSocket', WebSocket);

/**
 * Ends a stack with this process: PostgreSQL has a process group of its own, and a run that is broken off by Ctrl-C
 * tears nothing down. @returns takes that back.
 */
function endWithProcess(dataDir: string): () => void {
  const end = () => {
    try {
      const left = parseLock(readFileSync(path.join(dataDir, 'lock.json'), 'utf8'));
      for (const child of left?.children ?? [])
        if (isRunning(child)) process.kill(child.pid, 'SIGQUIT');
    } catch {
      // It had not started yet, or has just ended.
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
 * A fresh, seeded stack of its own on a temporary folder, a copy of a prepared one; `stop()` also removes it.
 * Parts of `options` override: `{ root, settings, demo, … }`.
 * MANDAP_PLANT in the environment is SQL run last: the one fault that `npm run test:deep -- rules` wants noticed.
 */
export async function createTestStack(
  name: string,
  options: Partial<Omit<StackOptions, 'dataDir'>> = {},
): Promise<Stack> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), `mandap-test-${name}-`));
  await chmod(dataDir, 0o755); // PostgreSQL's user must get in when the tests run as root
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

/** Where a running backend answers, and to which key. */
type Api = Pick<Stack, 'url' | 'publishableKey'>;

/** A supabase-js client as a browser's, without a stored session; the visitor's key by default. */
export function clientOf(stack: Api, key = stack.publishableKey): SupabaseClient {
  return createClient(stack.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/** A client signed in with mail and password. Throws the auth error if refused. */
export async function signIn(stack: Api, email: string, password: string): Promise<SupabaseClient> {
  const client = clientOf(stack);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

export interface NewUser {
  email: string;
  password: string;
  /** A role of the site; null (the default) is signed in but nobody special. */
  role?: 'owner' | 'manager' | 'gate' | null;
}

/** Makes a user by SQL. @returns their id. */
export async function createUser(
  stack: Stack,
  { email, password, role }: NewUser,
): Promise<string> {
  const id = await createPasswordUser(stack.sql, email, password);
  if (role) await grantRole(stack.sql, email, role);
  return id;
}

/** Adds a TOTP factor to the signed-in client and raises its session to aal2. @returns the secret. */
export async function enrollTotp(client: SupabaseClient): Promise<string> {
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'phone',
  });
  if (error) throw error;
  await verifyTotp(client, data.id, data.totp.secret);
  return data.totp.secret;
}

/** Answers a factor's challenge with the code of this moment. */
async function verifyTotp(client: SupabaseClient, factorId: string, secret: string): Promise<void> {
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: totp(secret) });
  if (error) throw error;
}
