import * as v from 'valibot';
import { nightEntries } from './answers.ts';

/** Answer of `gate_nights`: the nights that the caller can work at, the next one first. Apart from what visitors load. */
export const gateNightsSchema = v.array(
  v.object({ ...nightEntries, edition: v.string(), is_cancelled: v.boolean() }),
);
