import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useState, type ReactNode } from 'react';
import type { LiveQuery } from './liveQuery.ts';
import { createQueryClient } from './queryClient.ts';

/**
 * What the build knew: kept as JSON beside each prerendered page, so that the first render in the browser equals the
 * HTML. `asked` exists at build time only: queries that a component wanted and the snapshot lacks.
 */
export type Snapshot = {
  /** Origin of the site, without a trailing slash: for canonical and social addresses. */
  siteUrl: string;
  /** When the page was built, ISO 8601. Shown wherever the HTML needs "now". */
  builtAt: string;
  /** Loaded values by the key of their query. */
  data: Record<string, unknown>;
  asked?: Map<string, LiveQuery<unknown>>;
};

const SnapshotContext = createContext<Snapshot | null>(null);

type SnapshotProviderProps = {
  value: Snapshot;
  /** The cache that takes over from the snapshot; without it, one of its own. */
  cache?: QueryClient | undefined;
  children: ReactNode;
};

/** Gives a page its snapshot, and the cache that takes over from it. */
export function SnapshotProvider({ value, cache, children }: SnapshotProviderProps) {
  const [client] = useState(() => cache ?? createQueryClient());
  return (
    <QueryClientProvider client={client}>
      <SnapshotContext value={value}>{children}</SnapshotContext>
    </QueryClientProvider>
  );
}

/** The page's snapshot. @throws where no SnapshotProvider stands above. */
export function useSnapshot(): Snapshot {
  const snapshot = useContext(SnapshotContext);
  if (!snapshot) throw new Error('useSnapshot must be used within a SnapshotProvider');
  return snapshot;
}

/** The snapshot of a page that was not prerendered: nothing is known. */
export function emptySnapshot(): Snapshot {
  return { siteUrl: window.location.origin, builtAt: new Date().toISOString(), data: {} };
}
