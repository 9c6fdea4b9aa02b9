import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { StackOptions } from '../../../supabase/local/options.ts';
import { copyPrepared } from '../../../supabase/local/prepared.ts';
import { createTestStack, signIn, type Stack } from '../../../supabase/local/testing.ts';

/** A small separate project: these tests must not depend on the product's tables. */
export const FIXTURE = path.join(import.meta.dirname, 'fixture');

/** The administrator created in the fixture's seed.sql. */
export const ADMIN = { email: 'admin@example.com', password: 'Passw0rd!x' };

/** A 1 x 1 PNG. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function startFixture(name: string, options: Partial<StackOptions> = {}): Promise<Stack> {
  return createTestStack(`backend-${name}`, { root: FIXTURE, ...options });
}

/** Copies the data of a completed first start of the fixture, for tests of later starts. */
export async function startedBefore(
  dataDir: string,
  content: Pick<StackOptions, 'demo'> = {},
): Promise<void> {
  await mkdir(dataDir, { mode: 0o755 });
  await copyPrepared(dataDir, { root: FIXTURE, ...content });
}

export function signInAdmin(stack: Stack): Promise<SupabaseClient> {
  return signIn(stack, ADMIN.email, ADMIN.password);
}

/** The claims of the client's access token. */
export async function claimsOf(client: SupabaseClient): Promise<Record<string, unknown>> {
  const { data } = await client.auth.getSession();
  const payload = data.session?.access_token.split('.')[1] ?? '';
  return Object(JSON.parse(Buffer.from(payload, 'base64url').toString()));
}
