import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { paths } from '@/shared/paths.ts';
import { AuthLoading } from './AuthLoading.tsx';

/** Renders the admin area for an admin; redirects others to the sign-in. No protection: row-level security is. */
export function AdminGate({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const { pathname, search } = useLocation();
  if (auth.status === 'loading') return <AuthLoading />;
  if (auth.status === 'signed-in' && auth.isAdmin) return children;
  const wanted = pathname + search;
  const next = wanted === paths.dashboard ? '' : `?next=${encodeURIComponent(wanted)}`;
  return <Navigate to={paths.admin + next} replace />;
}
