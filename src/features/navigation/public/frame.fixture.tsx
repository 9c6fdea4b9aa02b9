import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import { SnapshotProvider } from '@/shared/data/snapshot.tsx';

// This visitor saves data: the live layer then stays away unless a part has nothing to show without it.
Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

const NOTHING_KNOWN = {};

/** What the frame's tests stand in: a page built in December with the given snapshot. */
export function Page({
  at = '/',
  data = NOTHING_KNOWN,
  children,
}: {
  at?: string;
  data?: Record<string, unknown>;
  children: ReactNode;
}) {
  const snapshot = { siteUrl: 'https://mandap.example', builtAt: '2025-12-31T00:00:00Z', data };
  return (
    <SnapshotProvider value={snapshot}>
      <PreferencesProvider>
        <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
      </PreferencesProvider>
    </SnapshotProvider>
  );
}
