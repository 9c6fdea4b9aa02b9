/**
 * Whether `npm run test:deep` runs (parts `whole` and `seeds`). Controls run only then: a control removes a lock or a
 * limit and shows that the other tests would notice. It tests a test, not the product.
 */
export const isDeep = Boolean(process.env['MANDAP_DEEP']);

/** Number of cases: `few` in `npm test`, `whole` in `npm run test:deep`. */
export const sized = (few: number, whole: number): number => (isDeep ? whole : few);
