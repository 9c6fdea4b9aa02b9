import './admin.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckInPage } from '@/pages/admin/CheckInPage.tsx';
import { AuthProvider } from '@/providers/auth/AuthProvider.tsx';
import { createQueryClient } from '@/shared/data/queryClient.ts';

/** /gate: all of it in one chunk, as it must open without a connection. */
export default function CheckInApp() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <CheckInPage />
      </AuthProvider>
    </QueryClientProvider>
  );
}
