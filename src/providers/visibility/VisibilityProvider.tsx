import { useMemo, type ReactNode } from 'react';
import { useLive } from '@/shared/data/useLive.ts';
import { pageVisibilities } from './pageVisibility.ts';
import { VisibilityContext, type Visibility } from './useVisibility.ts';

/** Specification section 8. */
const LOAD_ERROR = 'Failed to load page visibility settings';

/** Knows for every page whether it may be shown. Reads once for all gates; changes arrive live. */
export function VisibilityProvider({ children }: { children: ReactNode }) {
  const { status, data, retry } = useLive(pageVisibilities);
  const visibility = useMemo<Visibility>(
    () => ({
      error: status === 'error' ? LOAD_ERROR : undefined,
      refresh: retry,
      stateOf: (pageName) => {
        if (status === 'pending') return 'loading';
        // A lookup that failed must not take the site down: the page shows.
        if (status === 'error') return 'shown';
        const page = data[pageName.toLowerCase()];
        if (!page?.isVisible) return 'unavailable';
        return page.isUnderConstruction ? 'renovation' : 'shown';
      },
    }),
    [status, data, retry],
  );
  return <VisibilityContext value={visibility}>{children}</VisibilityContext>;
}
