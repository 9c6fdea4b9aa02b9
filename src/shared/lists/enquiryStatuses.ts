/** Statuses of an enquiry, in workflow order. Made by npm run db:types from private.list_enquiry_statuses. */
export const enquiryStatuses = [
  'new',
  'contacted',
  'quoted',
  'confirmed',
  'completed',
  'lost',
  'spam',
] as const;
