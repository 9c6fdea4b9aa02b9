import './admin.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { CheckInPage } from '@/pages/admin/CheckInPage.tsx';
import { JoinGatePage } from '@/pages/admin/JoinGatePage.tsx';
import { AuthProvider } from '@/providers/auth/AuthProvider.tsx';
import { createQueryClient } from '@/shared/data/queryClient.ts';
import { paths } from '@/shared/paths.ts';

/** /gate: all of it in one chunk, as it must open without a connection. */
export default function CheckInApp() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <Routes>
          <Route index element={<CheckInPage />} />
          <Route path="join" element={<JoinGatePage />} />
          <Route path="*" element={<Navigate to={paths.checkIn} replace />} />
        </Routes>
      </AuthProvider>
    </QueryClientProvider>
  );
}
