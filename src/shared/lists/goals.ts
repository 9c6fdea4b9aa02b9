/** What a visit may lead to. Days that are rolled up know a goal by its place: add new ones at the end. Made by npm run db:types from private.list_goals. */
export const goals = [
  'enquiry_sent',
  'whatsapp_click',
  'call_click',
  'calculator_used',
  'venue_shortlisted',
  'pass_bought',
] as const;
