import type { Session } from '@supabase/supabase-js';
import type { Access } from './access.ts';

/** Why somebody is looking at the sign-in form although a session was there. */
export type AuthNotice = 'no-access' | 'timed-out' | 'unreachable' | 'session-ended';

export type AuthState = Access & {
  status: 'loading' | 'signed-out' | 'signed-in';
  session: Session | null;
  notice: AuthNotice | null;
};

const nobody = { session: null, role: null, isAdmin: false, needsCode: false } as const;

export const loadingState: AuthState = {
  ...nobody,
  status: 'loading',
  aal: null,
  nextAal: null,
  notice: null,
};

/** The signed-out state, with the reason where there is one to tell. */
export const signedOutState = (notice: AuthNotice | null = null): AuthState => ({
  ...loadingState,
  status: 'signed-out',
  notice,
});

/** The signed-in state: a live session and what the database says about it. */
export const signedInState = (session: Session, access: Access): AuthState => ({
  ...access,
  status: 'signed-in',
  session,
  notice: null,
});
