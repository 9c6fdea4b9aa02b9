import { configureGlobal } from 'fast-check';

/** Property tests use the same inputs in every run; `npm run test:deep -- seeds` sets other seeds. */
configureGlobal({ seed: Number(process.env['MANDAP_SEED'] ?? 20_261_121) });
