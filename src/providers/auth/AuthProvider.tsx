import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { getSupabase } from '@/shared/supabase/client.ts';
import { AuthContext } from './authContext.ts';
import { type AuthNotice, loadingState } from './authState.ts';
import { type AccessWatch, watchAccess } from './watchAccess.ts';

/**
 * Provides the admin's session. Mounted by the admin routes only, so that visitors never load the auth library.
 * Starts as 'loading' and follows the session.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(loadingState);
  const watch = useRef<AccessWatch | null>(null);

  useEffect(() => {
    const started = watchAccess(getSupabase(), setState);
    watch.current = started;
    return () => started.stop();
  }, []);

  const signOut = useCallback(async (notice?: AuthNotice) => watch.current?.signOut(notice), []);
  const recheck = useCallback(async () => watch.current?.recheck(), []);
  const auth = useMemo(() => ({ ...state, signOut, recheck }), [state, signOut, recheck]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}
