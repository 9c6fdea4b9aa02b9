import { type Contact, contactOf } from './contact.ts';
import { siteState } from './siteState.ts';
import { useLive } from './useLive.ts';

/** How the company is reached, as the owner keeps it: for every call and WhatsApp button of a page. */
export function useContact(): Contact {
  return contactOf(useLive(siteState).data?.contact);
}
