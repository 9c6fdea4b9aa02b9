import { configureGlobal } from 'fast-check';

/** Every run of the property tests tries the same inputs, until `npm run test:deep -- seeds` names another seed. */
configureGlobal({ seed: Number(process.env['MANDAP_SEED'] ?? 20_261_121) });

/** What a test file takes at most, in ms. */
const FILE_MS = 90_000;
const DAY_MS = 86_400_000;
/** How far India's clock is ahead of UTC, in ms: it has no summer time. */
const IST_MS = 5.5 * 3_600_000;

// No file runs over midnight in Patna: the days that it counts would not be those that the database counts.
const left = DAY_MS - ((Date.now() + IST_MS) % DAY_MS);
if (left < FILE_MS) await new Promise((resolve) => setTimeout(resolve, left + 1000));
