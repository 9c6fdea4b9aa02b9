import './admin.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AdminGate } from '@/features/admin-shell/admin/AdminGate.tsx';
import { AuthLoading } from '@/features/admin-shell/admin/AuthLoading.tsx';
import { SessionWatch } from '@/features/admin-shell/admin/SessionWatch.tsx';
import { ResetPasswordPage } from '@/pages/admin/ResetPasswordPage.tsx';
import { SignInPage } from '@/pages/admin/SignInPage.tsx';
import { WelcomePage } from '@/pages/admin/WelcomePage.tsx';
import { AuthProvider } from '@/providers/auth/AuthProvider.tsx';
import { createQueryClient } from '@/shared/data/queryClient.ts';
import { paths } from '@/shared/paths.ts';
import { screenPage } from './adminScreen.tsx';

const loadArea = async () => import('./adminArea.tsx');
const AdminArea = screenPage(loadArea);

/** Prefetches the signed-in area: at once for a deep link, else while typing. */
function usePrefetchedArea(): void {
  useEffect(() => {
    const prefetch = () => void loadArea().catch(console.warn);
    if (window.location.pathname.startsWith(paths.dashboard)) prefetch();
    else document.addEventListener('input', prefetch, { once: true });
    return () => document.removeEventListener('input', prefetch);
  }, []);
}

/** Everything under /admin: session, query cache and sign-in; the screens are loaded lazily. */
export default function AdminRoutes() {
  const [queryClient] = useState(createQueryClient);
  usePrefetchedArea();
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <SessionWatch />
        <Routes>
          <Route index element={<SignInPage />} />
          <Route path="reset" element={<ResetPasswordPage />} />
          <Route path="welcome" element={<WelcomePage />} />
          <Route
            path="dashboard/*"
            element={
              <AdminGate>
                <Suspense fallback={<AuthLoading />}>
                  <AdminArea />
                </Suspense>
              </AdminGate>
            }
          />
          <Route path="*" element={<Navigate to={paths.dashboard} replace />} />
        </Routes>
      </AuthProvider>
    </QueryClientProvider>
  );
}
