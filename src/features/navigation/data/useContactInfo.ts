import { useEffect } from 'react';
import type { LiveState } from '@/shared/data/liveQuery.ts';
import { type ContactInfo, siteState } from '@/shared/data/siteState.ts';
import { useLive } from '@/shared/data/useLive.ts';

/** Contact details; null without a row. Errors are only logged. */
export function useContactInfo(): LiveState<ContactInfo | null> {
  const state = useLive(siteState);
  useEffect(() => {
    if (state.error) console.warn('The contact info could not be fetched', state.error);
  }, [state.error]);
  return state.status === 'success' ? { ...state, data: state.data.contact } : state;
}
