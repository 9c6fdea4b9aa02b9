import { createContext, useContext } from 'react';
import type { LiveQuery } from './liveQuery.ts';

/**
 * What the build knew: travels inside each prerendered page as JSON, so that the first render in the browser
 * equals the HTML. `asked` exists at build time only: queries that a component wanted and the snapshot lacks.
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

export const SnapshotProvider = SnapshotContext.Provider;

/** The page's snapshot. @throws where no SnapshotProvider stands above. */
export function useSnapshot(): Snapshot {
  const snapshot = useContext(SnapshotContext);
  if (!snapshot) throw new Error('useSnapshot must be used within a SnapshotProvider');
  return snapshot;
}

/** The snapshot in the current document; an empty one in `shell.html`, which is built for no page in particular. */
export function readSnapshot(): Snapshot {
  const text = document.getElementById('snapshot')?.textContent;
  const empty = { siteUrl: window.location.origin, builtAt: new Date().toISOString(), data: {} };
  if (!text) return empty;
  const parsed: Snapshot = { ...empty, ...JSON.parse(text) };
  return parsed;
}
