import type { ReactNode } from 'react';
import { siteState } from '@/shared/data/siteState.ts';
import { useLive } from '@/shared/data/useLive.ts';
import { VisibilityContext } from './useVisibility.ts';

/** Keeps all gates loaded, on pages without a gate too, so that the next page opens at once. */
export function VisibilityProvider({ children }: { children: ReactNode }) {
  useLive(siteState);
  return <VisibilityContext value={siteState}>{children}</VisibilityContext>;
}
