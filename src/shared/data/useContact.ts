import { type Contact, contactOf } from './contact.ts';
import { siteState } from './siteState.ts';
import { useLive } from './useLive.ts';

/** Returns the owner's contact details, for every call and WhatsApp button. */
export function useContact(): Contact {
  return contactOf(useLive(siteState).data?.contact);
}
