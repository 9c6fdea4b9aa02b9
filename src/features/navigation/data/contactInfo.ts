import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import type { Tables } from '@/shared/supabase/database.types.ts';

/** How to reach the company, as the owner keeps it. */
export type ContactInfo = Pick<Tables<'contact_info'>, 'phone' | 'email' | 'address'>;

/** The one row of `contact_info`; null where there is none. */
export const contactInfo: LiveQuery<ContactInfo | null> = {
  key: 'contact-info',
  load: async (signal) => (await import('./navigationQueries.ts')).readContactInfo(signal),
};

/** A `tel:` address out of what the owner typed. Ten digits are an Indian number without its country. */
export function telAddress(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return `tel:+${digits.length === 10 ? `91${digits}` : digits}`;
}
