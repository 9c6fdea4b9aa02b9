import { useEffect } from 'react';
import type { LiveState } from '@/shared/data/liveQuery.ts';
import { siteState, type SiteState } from '@/shared/data/siteState.ts';
import { useLive } from '@/shared/data/useLive.ts';

/** How to reach the company, as the owner keeps it. */
export type ContactInfo = NonNullable<SiteState['contact']>;

/** How to reach the company; null where the owner has kept nothing. A failure is only logged (specification section 8). */
export function useContactInfo(): LiveState<ContactInfo | null> {
  const state = useLive(siteState);
  useEffect(() => {
    if (state.error) console.warn('The contact info could not be fetched', state.error);
  }, [state.error]);
  return state.status === 'success' ? { ...state, data: state.data.contact } : state;
}

/** A `tel:` address out of what the owner typed. Ten digits are an Indian number without its country. */
export function telAddress(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return `tel:+${digits.length === 10 ? `91${digits}` : digits}`;
}
