import { createContext } from 'react';
import type { Night } from './data/editions.ts';

/** The nights of the edition whose passes are edited. */
export const EditionNights = createContext<readonly Night[]>([]);
