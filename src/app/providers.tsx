import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import { VisibilityProvider } from '@/providers/visibility/VisibilityProvider.tsx';
import { SnapshotProvider, type Snapshot } from '@/shared/data/snapshot.tsx';

type ProvidersProps = { snapshot: Snapshot; cache?: QueryClient; children: ReactNode };

/**
 * Providers of every public page. The admin area adds auth and its own query cache (see `adminRoutes.tsx`). A context
 * value must never change here: React would replace the HTML of late sections that are not hydrated yet by the
 * fallback. Provide stable objects and subscribe in hooks.
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
