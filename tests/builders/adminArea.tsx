import { StrictMode } from 'react';
import { render, screen } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import AdminRoutes from '@/app/adminRoutes.tsx';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import { SnapshotProvider } from '@/shared/data/snapshot.tsx';
import { getSupabase } from '@/shared/supabase/client.ts';
import { type Answers, sessionOf } from './fakeBackend.ts';

/** A backend for an owner with all rights and no data. */
export const ownersBackend: Answers = {
  'POST /auth/v1/token': { body: sessionOf() },
  'POST /auth/v1/logout': { status: 204 },
  'POST /rest/v1/rpc/is_admin': { body: true },
  'POST /rest/v1/rpc/my_role': { body: 'owner' },
  'POST /rest/v1/rpc/search_bookings': { body: [] },
  'POST /rest/v1/rpc/enquiries_per_service': { body: [] },
  'POST /rest/v1/rpc/demo_rows': { body: { goes: {}, changed: 0, joined: 0 } },
  'GET /rest/v1/booking_forms': { body: [] },
};

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** Opens a path of the admin area; only the network is fake. */
export function openAdmin(address: string): void {
  render(
    <StrictMode>
      <HelmetProvider>
        <SnapshotProvider value={{ siteUrl: 'http://localhost', builtAt: '', data: {} }}>
          <PreferencesProvider>
            <MemoryRouter initialEntries={[address]}>
              <Address />
              <Routes>
                <Route path="/admin/*" element={<AdminRoutes />} />
              </Routes>
            </MemoryRouter>
          </PreferencesProvider>
        </SnapshotProvider>
      </HelmetProvider>
    </StrictMode>,
  );
}

/** Path and search of the current location. */
export const address = () => screen.getByLabelText('address').textContent;

/** Stores a session before the page is opened. */
export async function signedInBefore(): Promise<void> {
  await getSupabase().auth.signInWithPassword({ email: 'owner@mandap.example', password: 'x' });
}

/** For `afterEach`: resets session, clock and network. */
export async function leaveAdmin(): Promise<void> {
  vi.useRealTimers();
  await getSupabase().auth.signOut({ scope: 'local' });
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
}
