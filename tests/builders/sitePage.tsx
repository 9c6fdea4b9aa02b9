import type { QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import { siteState, type SiteState } from '@/shared/data/siteState.ts';
import { SnapshotProvider } from '@/shared/data/snapshot.tsx';

/** A site state with only `known` filled in. */
export function siteStateOf(known: Partial<SiteState> = {}): SiteState {
  return {
    version: 'v1',
    pages: [],
    announcement: null,
    contact: null,
    visitor_count: null,
    ...known,
  };
}

/** The snapshot of a page built with this site state. */
export const builtWith = (known: Partial<SiteState>) => ({ [siteState.key]: siteStateOf(known) });

const NOTHING_KNOWN = {};

type SitePageProps = {
  /** Path of the page. */
  at?: string;
  /** Snapshot of the page. */
  data?: Record<string, unknown>;
  /** Build time of the page; a fresh build does not reload what it contains. */
  builtAt?: string;
  /** Query cache of the page, for tests that inspect it. */
  cache?: QueryClient;
  children: ReactNode;
};

/** Context for a part of the site: a page with a snapshot, preferences and a location. */
export function SitePage({
  at = '/',
  data = NOTHING_KNOWN,
  builtAt,
  cache,
  children,
}: SitePageProps) {
  const [now] = useState(() => new Date().toISOString());
  const snapshot = { siteUrl: 'https://mandap.example', builtAt: builtAt ?? now, data };
  return (
    <SnapshotProvider value={snapshot} cache={cache}>
      <PreferencesProvider>
        <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
      </PreferencesProvider>
    </SnapshotProvider>
  );
}
