import type { ReactNode } from 'react';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import { VisibilityProvider } from '@/providers/visibility/VisibilityProvider.tsx';
import { SnapshotProvider, type Snapshot } from '@/shared/data/snapshot.tsx';

/**
 * What every public page stands in. The owner's desk adds auth and the query cache (see `adminRoutes.tsx`).
 * A context here must never change its value: React would throw away the HTML that it has not yet taken over (a
 * page's content before `html[data-hydrated]`, its late sections after) and show the fallback. Hand out what is
 * stable and let hooks subscribe.
 */
export function Providers({ snapshot, children }: { snapshot: Snapshot; children: ReactNode }) {
  return (
    <SnapshotProvider value={snapshot}>
      <PreferencesProvider>
        <VisibilityProvider>{children}</VisibilityProvider>
      </PreferencesProvider>
    </SnapshotProvider>
  );
}
