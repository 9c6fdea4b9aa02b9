import './admin.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AdminGate } from '@/features/admin-shell/admin/AdminGate.tsx';
import { AdminLayout } from '@/features/admin-shell/admin/AdminLayout.tsx';
import { SessionWatch } from '@/features/admin-shell/admin/SessionWatch.tsx';
import { ArrivalsNote } from '@/features/enquiries/admin/ArrivalsNote.tsx';
import { useUnseenCount } from '@/features/enquiries/admin/data/useEnquiries.ts';
import { PublishButton } from '@/features/site-content/admin/PublishButton.tsx';
import { ResetPasswordPage } from '@/pages/admin/ResetPasswordPage.tsx';
import { SignInPage } from '@/pages/admin/SignInPage.tsx';
import { AuthProvider } from '@/providers/auth/AuthProvider.tsx';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { createQueryClient } from '@/shared/data/queryClient.ts';
import { paths } from '@/shared/paths.ts';
import { AdminScreen } from './adminScreen.tsx';
import { adminScreens } from './adminScreens.tsx';

/** Everything under /admin, in its own chunk: the session, its cache, and the screens, each in a chunk of its own. */
export default function AdminRoutes() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <SessionWatch />
        <Routes>
          <Route index element={<SignInPage />} />
          <Route path="reset" element={<ResetPasswordPage />} />
          <Route
            path="dashboard/*"
            element={
              <AdminGate>
                <Screens />
              </AdminGate>
            }
          />
          <Route path="*" element={<Navigate to={paths.dashboard} replace />} />
        </Routes>
      </AuthProvider>
    </QueryClientProvider>
  );
}

/** The screens that this person's role may open. */
function Screens() {
  const { role } = useAuth();
  const unseen = useUnseenCount();
  const screens = adminScreens.filter(({ roles }) => roles.some((one) => one === role));
  return (
    <Routes>
      <Route
        element={
          <AdminLayout
            screens={screens}
            tools={<PublishButton />}
            counts={{ bookings: unseen }}
            notice={<ArrivalsNote />}
          />
        }
      >
        {screens.map(({ path, Page }) => (
          <Route
            key={path}
            {...(path === '' ? { index: true } : { path })}
            element={<AdminScreen key={path} Page={Page} />}
          />
        ))}
        <Route path="*" element={<Navigate to={paths.dashboard} replace />} />
      </Route>
    </Routes>
  );
}
