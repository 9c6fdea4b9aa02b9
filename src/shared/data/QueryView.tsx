import type { ReactNode } from 'react';
import type { LiveState } from './liveQuery.ts';

type QueryViewProps<T> = {
  state: LiveState<T>;
  loading: ReactNode;
  error: ReactNode | ((error: Error) => ReactNode);
  /** Rendered for a missing row or an empty list. */
  empty?: ReactNode;
  /** Further condition for `empty`. */
  isEmpty?: (data: NonNullable<T>) => boolean;
  children: (data: NonNullable<T>) => ReactNode;
};

function hasNoEntry(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}

/** Renders the four states of a query: loading, error, empty, loaded. */
export function QueryView<T>({
  state,
  loading,
  error,
  empty = null,
  isEmpty = hasNoEntry,
  children,
}: QueryViewProps<T>) {
  switch (state.status) {
    case 'pending':
      return loading;
    case 'error':
      return typeof error === 'function' ? error(state.error) : error;
    case 'success': {
      const { data } = state;
      if (data === null || data === undefined) return empty;
      return empty !== null && isEmpty(data) ? empty : children(data);
    }
  }
}
