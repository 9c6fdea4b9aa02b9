import type { ReactNode } from 'react';
import { useLive } from '@/shared/data/useLive.ts';
import { pageVisibilities } from './pageVisibility.ts';
import { VisibilityContext } from './useVisibility.ts';

/** Keeps the gates of all pages read and live, on pages without a gate too: the next one then opens at once. */
export function VisibilityProvider({ children }: { children: ReactNode }) {
  useLive(pageVisibilities);
  return <VisibilityContext value={pageVisibilities}>{children}</VisibilityContext>;
}
