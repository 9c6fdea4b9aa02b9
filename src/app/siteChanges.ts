import type { QueryClient } from '@tanstack/react-query';
import { siteState, withChange, type SiteChange, type SiteState } from '@/shared/data/siteState.ts';

const queryKey = [siteState.key];

/** The public site's cache, once the app has one. */
let cache: QueryClient | undefined;
let earlier = Promise.resolve();

/** Names the cache that shows changes. */
export function showChangesIn(client: QueryClient): void {
  cache = client;
}

/** Reads the site's state again now. */
export function refreshSite(): void {
  void cache?.invalidateQueries({ queryKey });
}

async function apply(change: SiteChange): Promise<void> {
  const wasReading = cache?.isFetching({ queryKey }) === 1;
  // A reading that is under way may have seen the row before this change: its answer must not come last.
  await cache?.cancelQueries({ queryKey });
  const state = cache?.getQueryData<SiteState>(queryKey);
  const next = state && withChange(state, change);
  if (next) cache?.setQueryData(queryKey, next);
  // What the reading was for is still unknown.
  if (!next || wasReading) refreshSite();
}

/** Shows a change of a row that realtime reported, after those before it. */
export function changeSite(change: SiteChange): void {
  earlier = earlier.then(async () => apply(change));
}
