import { contactStatement } from '../supabase/local/contact.ts';

/**
 * `npm run db:contact`: prints SQL that sets a hosted project's phones, email addresses and postal address to the
 * site's.
 */
console.log(contactStatement());
