import type { Session, SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/shared/supabase/database.types.ts';
import { readAccess, SessionEndedError } from './access.ts';
import { type AuthNotice, type AuthState, signedInState, signedOutState } from './authState.ts';
import { loadingState } from './authState.ts';

/** A check that takes longer counts as signed out (specification section 9). */
const AUTH_TIMEOUT_MS = 10_000;

export type AccessWatch = {
  stop: () => void;
  /** Asks the database again: after a second factor was shown, or a refused call. */
  recheck: () => Promise<void>;
  /** Ends the session on this device; works without a network. */
  signOut: (notice?: AuthNotice) => Promise<void>;
};

/**
 * Follows the session of the Supabase client and reports an AuthState at each change.
 * The library's callback only notes the session and returns: answers come later, and an answer that was
 * overtaken by a newer session is dropped. A token refresh is checked quietly, without a loading state,
 * and a network failure during it changes nothing.
 */
export function watchAccess(
  client: SupabaseClient<Database>,
  report: (state: AuthState) => void,
): AccessWatch {
  let turn = 0;
  let current: AuthState = loadingState;
  let hasSession = false;
  /** Why this device is signing out; null while it is not. */
  let farewell: { notice: AuthNotice | null } | null = null;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  /** The token that took the place of one which the server refused. */
  let renewed: string | undefined;

  const settle = (state: AuthState) => {
    clearTimeout(deadline);
    current = state;
    report(state);
  };

  const startDeadline = () => {
    clearTimeout(deadline);
    deadline = setTimeout(() => {
      turn += 1;
      console.warn('Auth check timed out');
      settle(signedOutState('timed-out'));
    }, AUTH_TIMEOUT_MS);
  };

  const check = async (session: Session, quiet: boolean) => {
    turn += 1;
    const mine = turn;
    if (!quiet) {
      current = loadingState;
      report(loadingState);
      startDeadline();
    }
    try {
      const access = await readAccess(client, session);
      if (mine === turn) settle(signedInState(session, access));
    } catch (error) {
      if (mine !== turn) return;
      if (error instanceof SessionEndedError) {
        // By a clock that was put back the library may keep an old token for good; a new one is heard of by `onChange`.
        const { data } =
          session.access_token === renewed ? { data: null } : await client.auth.refreshSession();
        renewed = data?.session?.access_token;
        if (mine === turn && (!renewed || renewed === session.access_token))
          await signOut('session-ended');
        return;
      }
      console.warn('Auth check failed', error);
      if (!quiet) settle(signedOutState('unreachable'));
    }
  };

  const onChange = (session: Session | null) => {
    if (!session) {
      turn += 1;
      // A second farewell (two tabs, strict mode) must not take away the reason that the first one gave.
      const standing = current.status === 'signed-out' ? current.notice : null;
      // The library drops a session by itself where the server no longer knows it.
      const dropped = hasSession && !farewell ? 'session-ended' : null;
      settle(signedOutState(farewell?.notice ?? standing ?? dropped));
      farewell = null;
      hasSession = false;
      return;
    }
    hasSession = true;
    const sameUser = current.session?.user.id === session.user.id;
    // The library says SIGNED_IN again each time the tab comes back to the front.
    if (sameUser && current.session?.access_token === session.access_token) return;
    void check(session, sameUser && current.status === 'signed-in');
  };

  const signOut = async (notice?: AuthNotice) => {
    farewell = { notice: notice ?? null };
    const { error } = await client.auth.signOut({ scope: 'local' });
    if (error) console.warn('Sign-out was not confirmed by the server', error);
    if (current.status !== 'signed-out') onChange(null);
  };

  const recheck = async () => {
    const { data, error } = await client.auth.getSession();
    if (data.session) return check(data.session, current.status === 'signed-in');
    if (error) console.warn('Auth check failed', error);
    return onChange(null);
  };

  startDeadline();
  const { data } = client.auth.onAuthStateChange((_event, session) => onChange(session));
  return {
    stop: () => {
      turn += 1;
      clearTimeout(deadline);
      data.subscription.unsubscribe();
    },
    recheck,
    signOut,
  };
}
