import { test } from 'vitest';

/**
 * A test that takes a guard away and shows that the tests beside it would notice. It proves a test, not the product: only in
 * `npm run test:deep` (part `whole`), when SQL has changed and before a release.
 */
export const control = test.runIf(process.env['MANDAP_DEEP']);
