import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useState, type ReactNode } from 'react';
import type { LiveQuery } from './liveQuery.ts';
import { createQueryClient } from './queryClient.ts';

/**
 * Build-time data of a page, stored as JSON next to its HTML so that hydration renders the same.
 * `missing` exists at build time only: queries that a component used and the snapshot lacks.
 */
export type Snapshot = {
  /** Origin of the site, without a trailing slash: for canonical and social addresses. */
  siteUrl: string;
  /** Build time of the page, ISO 8601; rendered in place of "now" until hydration. */
  builtAt: string;
  /** Query results by query key. */
  data: Record<string, unknown>;
  missing?: Map<string, LiveQuery<unknown>>;
};

const SnapshotContext = createContext<Snapshot | null>(null);

type SnapshotProviderProps = {
  value: Snapshot;
  /** The cache that takes over after hydration; default: a new one. */
  cache?: QueryClient | undefined;
  children: ReactNode;
};

/** Provides a page's snapshot and the query cache that takes over from it. */
export function SnapshotProvider({ value, cache, children }: SnapshotProviderProps) {
  const [client] = useState(() => cache ?? createQueryClient());
  return (
    <QueryClientProvider client={client}>
      <SnapshotContext value={value}>{children}</SnapshotContext>
    </QueryClientProvider>
  );
}

/** Returns the page's snapshot. @throws outside of a SnapshotProvider. */
export function useSnapshot(): Snapshot {
  const snapshot = useContext(SnapshotContext);
  if (!snapshot) throw new Error('useSnapshot must be used within a SnapshotProvider');
  return snapshot;
}

/** Snapshot of a page that was not prerendered. */
export function emptySnapshot(): Snapshot {
  return { siteUrl: window.location.origin, builtAt: new Date().toISOString(), data: {} };
}
