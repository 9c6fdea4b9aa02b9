import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { paths } from '@/shared/paths.ts';
import { AuthLoading } from './AuthLoading.tsx';

/**
 * Shows the admin area to a signed-in admin and sends everybody else to the sign-in.
 * This gate is a courtesy: it spares people screens that would stay empty. Row-level security is the lock.
 */
export function AdminGate({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const { pathname, search } = useLocation();
  if (auth.status === 'loading') return <AuthLoading />;
  if (auth.status === 'signed-in' && auth.isAdmin) return children;
  const wanted = pathname + search;
  const next = wanted === paths.dashboard ? '' : `?next=${encodeURIComponent(wanted)}`;
  return <Navigate to={paths.admin + next} replace />;
}
