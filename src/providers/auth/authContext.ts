import { createContext } from 'react';
import type { AuthNotice, AuthState } from './authState.ts';

export type Auth = AuthState & {
  signOut: (notice?: AuthNotice) => Promise<void>;
  recheck: () => Promise<void>;
};

export const AuthContext = createContext<Auth | null>(null);
