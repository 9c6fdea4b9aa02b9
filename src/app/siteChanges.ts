import type { QueryClient } from '@tanstack/react-query';
import { siteState, withChange, type SiteChange, type SiteState } from '@/shared/data/siteState.ts';
import type { RunningApp } from './start/settings.ts';

const queryKey = [siteState.key];

/** Shows what the start script is told of the site in the app's cache, one change after the other. */
export function siteChanges(cache: QueryClient): RunningApp {
  let earlier = Promise.resolve();
  const refresh = () => void cache.invalidateQueries({ queryKey });
  const apply = async (change: SiteChange) => {
    const wasReading = cache.isFetching({ queryKey }) > 0;
    // A reading that is under way may have seen the row before this change: its answer must not come last.
    await cache.cancelQueries({ queryKey });
    const state = cache.getQueryData<SiteState>(queryKey);
    const next = state && withChange(state, change);
    if (next) cache.setQueryData(queryKey, next);
    // What the reading was for is still unknown.
    if (!next || wasReading) refresh();
  };
  return {
    refresh,
    change: (change) => {
      earlier = earlier.then(async () => apply(change));
    },
  };
}
