import { useContext } from 'react';
import { type Auth, AuthContext } from './authContext.ts';

/** Who is signed in, and what the database lets them do. Throws outside an AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
