import type { Session, SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/shared/supabase/database.types.ts';
import { readAccess, SessionEndedError } from './access.ts';
import {
  type AuthNotice,
  type AuthState,
  loadingState,
  signedInState,
  signedOutState,
} from './authState.ts';

/** Timeout of a check, which then counts as signed out (specification section 9), ms. */
const AUTH_TIMEOUT_MS = 10_000;

export type AccessWatch = {
  stop: () => void;
  /** Reloads the access rights: after a second factor, or a refused call. */
  recheck: () => Promise<void>;
  /** Ends the session on this device; works offline. */
  signOut: (notice?: AuthNotice) => Promise<void>;
};

/**
 * Follows the session of the Supabase client and reports every AuthState. The library's callback only notes the
 * session: results come later and are dropped if a newer session has overtaken them. A token refresh is checked without
 * a loading state, and a network failure during it changes nothing.
 */
export function watchAccess(
  client: SupabaseClient<Database>,
  report: (state: AuthState) => void,
): AccessWatch {
  let turn = 0;
  let current: AuthState = loadingState;
  let hasSession = false;
  /** Set while signing out, with the reason. */
  let farewell: { notice: AuthNotice | null } | null = null;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  /** The token that replaced a refused one. */
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
        // With a clock set back the library may keep an old token for good; a new one arrives through `onChange`.
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
      // A second sign-out (two tabs, strict mode) must not overwrite the first reason.
      const standing = current.status === 'signed-out' ? current.notice : null;
      // The library drops a session that the server no longer knows.
      const dropped = hasSession && !farewell ? 'session-ended' : null;
      settle(signedOutState(farewell?.notice ?? standing ?? dropped));
      farewell = null;
      hasSession = false;
      return;
    }
    hasSession = true;
    const sameUser = current.session?.user.id === session.user.id;
    // The library fires SIGNED_IN on every tab focus.
    if (sameUser && current.session?.access_token === session.access_token) return;
    void check(session, sameUser && current.status === 'signed-in');
  };

  const signOut = async (notice?: AuthNotice) => {
    farewell = { notice: notice ?? null };
    const { error } = await client.auth.signOut({ scope: 'local' });
    if (error) console.warn('Sign-out was not confirmed by the server', error);
    // Not cleared if the library had no session to drop; by now another one may have begun.
    if (farewell) onChange(null);
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
