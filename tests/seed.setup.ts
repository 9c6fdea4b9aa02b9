import { configureGlobal } from 'fast-check';

/** Every run of the property tests tries the same inputs, until `npm run test:deep -- seeds` names another seed. */
configureGlobal({ seed: Number(process.env['MANDAP_SEED'] ?? 20_261_121) });
