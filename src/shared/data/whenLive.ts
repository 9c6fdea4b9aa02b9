import { whenIdle } from '@/shared/lib/idle.ts';
import type * as live from './live.ts';

type LiveLayer = typeof live;

let layer: Promise<LiveLayer> | undefined;
let held: Promise<void> | undefined;

/**
 * Lets the live layer wait for something besides idleness: a change that comes while React has not yet taken over
 * the page's content would make it draw that content anew.
 */
export function holdLive(until: Promise<void>): void {
  held = until;
}

function load(): Promise<LiveLayer> {
  layer ??= import('./live.ts').catch((error: unknown) => {
    // The next one who asks tries again: the line may be back.
    layer = undefined;
    throw error;
  });
  return layer;
}

/**
 * The live layer (Supabase client, cache, realtime): one chunk of its own that a page does not wait for.
 * @throws where the chunk cannot be fetched.
 * @param options.now true where the screen is empty without it: then it is fetched at once, else when the browser is idle.
 */
export async function whenLive(options: { now: boolean }): Promise<LiveLayer> {
  if (!options.now && !layer) await Promise.all([whenIdle(), held]);
  return load();
}
