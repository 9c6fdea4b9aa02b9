/** The states of an enquiry in the order of the work. Made by npm run db:types from private.list_enquiry_statuses. */
export const enquiryStatuses = [
  'new',
  'contacted',
  'quoted',
  'confirmed',
  'completed',
  'lost',
  'spam',
] as const;
