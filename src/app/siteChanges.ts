import type { QueryClient } from '@tanstack/react-query';
import { siteState, withChange, type SiteChange, type SiteState } from '@/shared/data/siteState.ts';
import type { RunningApp } from './start/settings.ts';

const queryKey = [siteState.key];

/** Shows what the start script is told of the site in the app's cache, one change after the other. */
export function siteChanges(cache: QueryClient): RunningApp {
  let earlier = Promise.resolve();
  const refresh = () => void cache.invalidateQueries({ queryKey });
  /** @returns false where the change does not tell what holds now. */
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
      // That may have seen the row before this change. It is not begun anew: changes may come faster than it answers.
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
