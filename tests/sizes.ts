/** Number of cases: `few` in `npm test`, `whole` in `npm run test:deep` (parts `whole` and `seeds`). */
export const sized = (few: number, whole: number): number =>
  process.env['MANDAP_DEEP'] ? whole : few;
