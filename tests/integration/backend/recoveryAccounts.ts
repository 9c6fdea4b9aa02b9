import type { SupabaseClient } from '@supabase/supabase-js';
import { createUser, enrollTotp, signIn, type Stack } from '../../../supabase/local/testing.ts';

/** An account, a client signed in to it, and a function for more of them. */
export async function newUser(stack: Stack, name: string) {
  const user = { email: `${name}@example.com`, password: 'LongPassw0rd' };
  const id = await createUser(stack, user);
  const again = () => signIn(stack, user.email, user.password);
  return { ...user, id, again, client: await again() };
}

/** An account with an authenticator app and recovery codes; its client is at aal2. */
export async function withCodes(stack: Stack, name: string) {
  const made = await newUser(stack, name);
  const secret = await enrollTotp(made.client);
  const { data, error } = await made.client.auth.mfa.recoveryCodes.generate();
  if (error) throw error;
  return { ...made, secret, factorId: data.id, codes: data.codes };
}

/** Sends a recovery code: 'in', or status and code of the refusal. */
export async function useCode(client: SupabaseClient, code = '') {
  const { error } = await client.auth.mfa.recoveryCodes.verify({ code });
  return error ? [error.status, error.code] : 'in';
}

export const WRONG = [422, 'mfa_verification_failed'];
