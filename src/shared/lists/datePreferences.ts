/** Forms in which an enquiry gives its date. Made by npm run db:types from private.list_date_preferences. */
export const datePreferences = ['specific', 'month', 'not-sure'] as const;
