import { contactStatement } from '../supabase/local/contact.ts';

/** `npm run db:contact`: prints the statement that gives a hosted project the phones, mails and address of the site. */
console.log(contactStatement());
