import type { ReactNode } from 'react';
import type { LiveState } from './liveQuery.ts';

type QueryViewProps<T> = {
  state: LiveState<T>;
  loading: ReactNode;
  error: ReactNode | ((error: Error) => ReactNode);
  /** Shown where `isEmpty` says so; lists are empty when they have no entry. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
};

function hasNothing(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}

/** The four states of a load, once for every list and card: loading, error, empty, loaded. */
export function QueryView<T>({
  state,
  loading,
  error,
  empty,
  isEmpty = hasNothing,
  children,
}: QueryViewProps<T>) {
  switch (state.status) {
    case 'pending':
      return loading;
    case 'error':
      return typeof error === 'function' ? error(state.error) : error;
    case 'success':
      return empty !== undefined && isEmpty(state.data) ? empty : children(state.data);
  }
}
