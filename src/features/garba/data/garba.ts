import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import type { GarbaEdition } from './edition.ts';

/** The newest edition that is no draft; null where none is announced. */
export const garbaEdition: LiveQuery<GarbaEdition | null> = {
  key: 'garba',
  load: async (signal) => (await import('./garbaQueries.ts')).loadEdition(signal),
};
