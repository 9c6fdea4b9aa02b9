import { useContext } from 'react';
import { type Auth, AuthContext } from './authContext.ts';

/** Returns the session and its access rights. Throws outside of AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
