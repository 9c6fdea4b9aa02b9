import { createContext, useContext } from 'react';

/** What a page's gate shows. */
type GateState = 'loading' | 'unavailable' | 'renovation' | 'shown';

export type Visibility = {
  /** The gate of a page by its name in `page_visibility`, in any case. */
  stateOf: (pageName: string) => GateState;
  /** Why the gates could not be read, or undefined. */
  error: string | undefined;
  /** Reads the gates again now, whatever their age. */
  refresh: () => void;
};

export const VisibilityContext = createContext<Visibility | null>(null);

/** The gates of all pages. @throws where no VisibilityProvider stands above. */
export function useVisibility(): Visibility {
  const visibility = useContext(VisibilityContext);
  if (!visibility) throw new Error('useVisibility must be used within a VisibilityProvider');
  return visibility;
}
