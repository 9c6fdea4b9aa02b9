import { useEffect } from 'react';
import type { LiveState } from '@/shared/data/liveQuery.ts';
import { type ContactInfo, siteState } from '@/shared/data/siteState.ts';
import { useLive } from '@/shared/data/useLive.ts';

/** How to reach the company; null where the owner has kept nothing. A failure is only logged. */
export function useContactInfo(): LiveState<ContactInfo | null> {
  const state = useLive(siteState);
  useEffect(() => {
    if (state.error) console.warn('The contact info could not be fetched', state.error);
  }, [state.error]);
  return state.status === 'success' ? { ...state, data: state.data.contact } : state;
}
