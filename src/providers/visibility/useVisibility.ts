import { createContext, useContext, useMemo } from 'react';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import { pageState, type SiteState } from '@/shared/data/siteState.ts';
import { useLive } from '@/shared/data/useLive.ts';

/** Exact text of specification section 8. */
const LOAD_ERROR = 'Failed to load page visibility settings';

/** What a page's gate renders. */
type GateState = 'loading' | 'unavailable' | 'renovation' | 'shown';

export type Visibility = {
  /** Gate of a page by its name in `page_visibility`, in any case. */
  stateOf: (pageName: string) => GateState;
  /** The owner's message while the page is not shown. */
  messageOf: (pageName: string) => string | undefined;
  /** Set if the gates failed to load. */
  error: string | undefined;
  /** Refetches the gates at once. */
  refresh: () => void;
};

/** The query, not its result: a context above prerendered HTML must not change (see `app/providers.tsx`). */
export const VisibilityContext = createContext<LiveQuery<SiteState> | null>(null);

/** Returns the gates of all pages. @throws outside of VisibilityProvider. */
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
        // A failed request must not take the site down: the page shows.
        if (status === 'error') return 'shown';
        const page = pageState(data, pageName);
        if (!page?.is_visible) return 'unavailable';
        return page.is_under_construction ? 'renovation' : 'shown';
      },
    }),
    [status, data, retry],
  );
}
