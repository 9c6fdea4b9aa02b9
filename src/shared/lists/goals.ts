/** Goals of a visit. Rolled-up days refer to a goal by its position: append new ones. Made by npm run db:types from private.list_goals. */
export const goals = [
  'enquiry_sent',
  'whatsapp_click',
  'call_click',
  'calculator_used',
  'venue_shortlisted',
  'pass_bought',
] as const;
