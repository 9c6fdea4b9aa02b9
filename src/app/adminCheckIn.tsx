import './admin.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { CheckInPage } from '@/pages/admin/CheckInPage.tsx';
import { JoinGatePage } from '@/pages/admin/JoinGatePage.tsx';
import { AuthProvider } from '@/providers/auth/AuthProvider.tsx';
import { createQueryClient } from '@/shared/data/queryClient.ts';
import { paths } from '@/shared/paths.ts';
import { AdminScreen, screenPage } from './adminScreen.tsx';

const AccountPage = screenPage(
  async () => import('@/features/sign-in/admin/account/AccountScreen.tsx'),
);

/** /gate: all that works without a connection is in one chunk. */
export default function CheckInApp() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <Routes>
          <Route index element={<CheckInPage account={<AdminScreen Page={AccountPage} />} />} />
          <Route path="join" element={<JoinGatePage />} />
          <Route path="*" element={<Navigate to={paths.checkIn} replace />} />
        </Routes>
      </AuthProvider>
    </QueryClientProvider>
  );
}
