/** Forms in which an upcoming event gives its date. Made by npm run db:types from private.list_event_date_types. */
export const eventDateTypes = ['specific', 'month', 'soon'] as const;
