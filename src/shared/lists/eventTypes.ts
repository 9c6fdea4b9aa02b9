/** Event types of an enquiry, in the order of the form. Made by npm run db:types from private.list_event_types. */
export const eventTypes = [
  'Wedding',
  'Corporate Event',
  'Birthday Party',
  'Anniversary',
  'Social Gathering',
  'Other',
] as const;
