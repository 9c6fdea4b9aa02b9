import { useCallback, useSyncExternalStore } from 'react';
import type { LiveQuery, LiveState } from './liveQuery.ts';
import { useSnapshot } from './snapshot.ts';
import { whenLive } from './whenLive.ts';

const PENDING = { status: 'pending', data: undefined, error: undefined } as const;

/** The latest state of each query that the live layer has touched in this tab. */
const states = new Map<string, LiveState<unknown>>();
/** First states made from a snapshot, one object a value, so that a render never sees a new one. */
const known = new WeakMap<object, Map<string, LiveState<unknown>>>();

function snapshotState(data: Record<string, unknown>, key: string): LiveState<unknown> {
  if (!(key in data)) return PENDING;
  const made = known.get(data) ?? new Map<string, LiveState<unknown>>();
  known.set(data, made);
  const state = made.get(key) ?? { status: 'success', data: data[key], error: undefined };
  made.set(key, state);
  return state;
}

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}

/**
 * Shows a query's value: at first the one the page was built with, then, once the page has settled, the live one.
 * A value that was seen never gives way to an error; `retry` asks again at once.
 * @param query the same object in every render: a constant, or made in `useMemo` where it depends on something.
 */
export function useLive<T>(query: LiveQuery<T>): LiveState<T> & { retry: () => void } {
  const snapshot = useSnapshot();
  const { data } = snapshot;
  const { key } = query;
  if (!(key in data)) snapshot.asked?.set(key, query);

  const subscribe = useCallback(
    (onChange: () => void) => {
      let stop: (() => void) | undefined;
      let ended = false;
      // The snapshot and the cache hold values of many types; a query's key is what vouches for its own.
      const value = data[key] as T | undefined;
      const tell = (next: LiveState<unknown>) => {
        states.set(key, next);
        onChange();
      };
      const start = async () => {
        try {
          const live = await whenLive({ now: value === undefined && !states.has(key) });
          if (!ended) stop = live.watchQuery(query, value, tell);
        } catch (error) {
          console.warn('The live layer could not be started', error);
          // What is on the screen stays; where there is nothing, the visitor is told.
          if (!ended && value === undefined) {
            tell({ status: 'error', data: undefined, error: asError(error) });
          }
        }
      };
      void start();
      return () => {
        ended = true;
        stop?.();
      };
    },
    [key, data, query],
  );
  const read = () => states.get(key) ?? snapshotState(data, key);
  const state = useSyncExternalStore(subscribe, read, () =>
    snapshotState(data, key),
  ) as LiveState<T>;
  const retry = useCallback(() => {
    whenLive({ now: true })
      .then(async (live) => live.reload(key))
      .catch((error: unknown) => console.warn('The live layer could not be started', error));
  }, [key]);
  return { ...state, retry };
}
