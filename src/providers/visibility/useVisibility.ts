import { createContext, useContext, useMemo } from 'react';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import { pageState, type SiteState } from '@/shared/data/siteState.ts';
import { useLive } from '@/shared/data/useLive.ts';

/** The exact words (specification section 8). */
const LOAD_ERROR = 'Failed to load page visibility settings';

/** What a page's gate shows. */
type GateState = 'loading' | 'unavailable' | 'renovation' | 'shown';

export type Visibility = {
  /** The gate of a page by its name in `page_visibility`, in any case. */
  stateOf: (pageName: string) => GateState;
  /** What the owner wrote for the time in which the page is not shown. */
  messageOf: (pageName: string) => string | undefined;
  /** Why the gates could not be read, or undefined. */
  error: string | undefined;
  /** Reads the gates again now, whatever their age. */
  refresh: () => void;
};

/** The query, not its answer: a context above prerendered HTML must not change (see `app/providers.tsx`). */
export const VisibilityContext = createContext<LiveQuery<SiteState> | null>(null);

/** The gates of all pages, current. @throws where no VisibilityProvider stands above. */
export function useVisibility(): Visibility {
  const query = useContext(VisibilityContext);
  if (!query) throw new Error('useVisibility must be used within a VisibilityProvider');
  const { status, data, retry } = useLive(query);
  return useMemo<Visibility>(
    () => ({
      error: status === 'error' ? LOAD_ERROR : undefined,
      refresh: retry,
      messageOf: (pageName) => data && pageState(data, pageName)?.message,
      stateOf: (pageName) => {
        if (status === 'pending') return 'loading';
        // A lookup that failed must not take the site down: the page shows.
        if (status === 'error') return 'shown';
        const page = pageState(data, pageName);
        if (!page?.is_visible) return 'unavailable';
        return page.is_under_construction ? 'renovation' : 'shown';
      },
    }),
    [status, data, retry],
  );
}
