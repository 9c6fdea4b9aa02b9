import type { QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import { siteState, type SiteState } from '@/shared/data/siteState.ts';
import { SnapshotProvider } from '@/shared/data/snapshot.tsx';

/** A site's state of which nothing but `known` has been filled in. */
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

/** The snapshot of a page that was built with this state of the site. */
export const builtWith = (known: Partial<SiteState>) => ({ [siteState.key]: siteStateOf(known) });

const NOTHING_KNOWN = {};

type SitePageProps = {
  /** Path that the visitor opened. */
  at?: string;
  /** The page's snapshot. */
  data?: Record<string, unknown>;
  /** When the page was built; a page built just now asks for nothing that it knows. */
  builtAt?: string;
  /** The page's cache, for tests that look into it. */
  cache?: QueryClient;
  children: ReactNode;
};

/** What a part of the site stands in: a page with a snapshot, preferences and an address. */
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
