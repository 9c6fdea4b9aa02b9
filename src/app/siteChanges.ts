import type { QueryClient } from '@tanstack/react-query';
import { siteState, withChange, type SiteChange, type SiteState } from '@/shared/data/siteState.ts';
import type { RunningApp } from './start/settings.ts';

const queryKey = [siteState.key];

/** Applies changes reported by the start script to the app's cache, one by one. */
export function siteChanges(cache: QueryClient): RunningApp {
  let earlier = Promise.resolve();
  const refresh = () => void cache.invalidateQueries({ queryKey });
  /** @returns false if a refetch is needed. */
  const show = (change: SiteChange) => {
    const state = cache.getQueryData<SiteState>(queryKey);
    const next = state && withChange(state, change);
    if (next) cache.setQueryData(queryKey, next);
    return next !== undefined;
  };
  const apply = async (change: SiteChange) => {
    const isReading = cache.isFetching({ queryKey }) > 0;
    let isShown = show(change);
    if (isReading) {
      // The refetch may be older than this change. It is not restarted: changes may come faster than responses.
      await cache.refetchQueries({ queryKey }, { cancelRefetch: false });
      isShown = show(change);
    }
    if (!isShown) refresh();
  };
  return {
    refresh,
    change: (change) => {
      earlier = earlier.then(async () => apply(change));
    },
  };
}
