/** Dimensions by which visits are broken down and filtered. Made by npm run db:types from private.list_visit_dimensions. */
export const visitDimensions = [
  'page',
  'source',
  'referrer',
  'device',
  'browser',
  'os',
  'utm_source',
  'utm_medium',
  'utm_campaign',
] as const;
