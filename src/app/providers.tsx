import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import { VisibilityProvider } from '@/providers/visibility/VisibilityProvider.tsx';
import { SnapshotProvider, type Snapshot } from '@/shared/data/snapshot.tsx';

type ProvidersProps = { snapshot: Snapshot; cache?: QueryClient; children: ReactNode };

/**
 * What every public page stands in. The admin area adds auth and a query cache of its own (see `adminRoutes.tsx`).
 * A context here must never change its value: React would throw away the HTML of late sections that it has not yet
 * hydrated, and show the fallback. Hand out what is stable and let hooks subscribe.
 */
export function Providers({ snapshot, cache, children }: ProvidersProps) {
  return (
    <SnapshotProvider value={snapshot} cache={cache}>
      <PreferencesProvider>
        <VisibilityProvider>{children}</VisibilityProvider>
      </PreferencesProvider>
    </SnapshotProvider>
  );
}
