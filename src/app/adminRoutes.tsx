import './admin.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AdminGate } from '@/features/admin-shell/admin/AdminGate.tsx';
import { AdminLayout } from '@/features/admin-shell/admin/AdminLayout.tsx';
import { SessionWatch } from '@/features/admin-shell/admin/SessionWatch.tsx';
import { BookingsPage } from '@/pages/admin/BookingsPage.tsx';
import { DashboardPage } from '@/pages/admin/DashboardPage.tsx';
import { ResetPasswordPage } from '@/pages/admin/ResetPasswordPage.tsx';
import { SectionPage } from '@/pages/admin/SectionPage.tsx';
import { SignInPage } from '@/pages/admin/SignInPage.tsx';
import { AuthProvider } from '@/providers/auth/AuthProvider.tsx';
import { createQueryClient } from '@/shared/data/queryClient.ts';
import { type AdminScreen, adminScreens, paths } from '@/shared/paths.ts';

/** Every sub-route of /admin/dashboard (spec §2) and its screen. */
const screens: Readonly<Record<AdminScreen, ReactNode>> = {
  venues: <SectionPage section="venues" />,
  tickets: <SectionPage section="tickets" />,
  pages: <SectionPage section="pages" />,
  bookings: <BookingsPage />,
  'ad-bar': <SectionPage section="ad-bar" />,
  portfolio: <SectionPage section="portfolio" />,
  garba: <SectionPage section="garba" />,
  contact: <SectionPage section="contact" />,
  loginhistory: <SectionPage section="loginhistory" />,
  analytics: <SectionPage section="analytics" />,
  events: <SectionPage section="events" />,
  'supabase-test': <SectionPage section="supabase-test" />,
};

/** Everything under /admin, in its own chunk: the session, the desk's cache and its screens. */
export default function AdminRoutes() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <SessionWatch />
        <Routes>
          <Route index element={<SignInPage />} />
          <Route path="reset" element={<ResetPasswordPage />} />
          <Route path="dashboard" element={<AdminGate />}>
            <Route element={<AdminLayout />}>
              <Route index element={<DashboardPage />} />
              {adminScreens.map((name) => (
                <Route key={name} path={name} element={screens[name]} />
              ))}
            </Route>
          </Route>
          <Route path="*" element={<Navigate to={paths.dashboard} replace />} />
        </Routes>
      </AuthProvider>
    </QueryClientProvider>
  );
}
