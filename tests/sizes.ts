/**
 * Whether `npm run test:deep` runs (parts `whole` and `seeds`). Controls run only then: a test that takes a lock or a bound away,
 * and shows that the tests beside it would notice, proves a test and not the product.
 */
export const isDeep = Boolean(process.env['MANDAP_DEEP']);

/** Number of cases: `few` in `npm test`, `whole` in `npm run test:deep`. */
export const sized = (few: number, whole: number): number => (isDeep ? whole : few);
