import type { Session } from '@supabase/supabase-js';
import type { Access } from './access.ts';

/** Why the sign-in form replaced a session. */
export type AuthNotice = 'no-access' | 'timed-out' | 'unreachable' | 'session-ended';

export type AuthState = Access & {
  status: 'loading' | 'signed-out' | 'signed-in';
  session: Session | null;
  notice: AuthNotice | null;
};

const noSession = { session: null, role: null, isAdmin: false, needsCode: false } as const;

export const loadingState: AuthState = {
  ...noSession,
  status: 'loading',
  aal: null,
  nextAal: null,
  notice: null,
};

/** @param notice the reason, if there is one to show. */
export const signedOutState = (notice: AuthNotice | null = null): AuthState => ({
  ...loadingState,
  status: 'signed-out',
  notice,
});

export const signedInState = (session: Session, access: Access): AuthState => ({
  ...access,
  status: 'signed-in',
  session,
  notice: null,
});
