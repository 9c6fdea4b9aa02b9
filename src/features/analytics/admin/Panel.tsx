import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { adminAnalytics } from '@/content/en/adminAnalytics.ts';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { LoadFailure } from '@/shared/admin/LoadFailure.tsx';
import { StaleNote } from '@/shared/admin/StaleNote.tsx';
import { stateOf } from '@/shared/data/liveQuery.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';

type PanelProps<T> = {
  title: string;
  hint?: string;
  query: UseQueryResult<T>;
  /** Text if nothing was counted. */
  none: string;
  isEmpty?: (data: NonNullable<T>) => boolean;
  failed?: string;
  children: (data: NonNullable<T>, titleId: string) => ReactNode;
};

/** A section with a heading and the states of its query. */
export function Panel<T>({ title, hint, query, none, isEmpty, failed, children }: PanelProps<T>) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-line bg-surface min-w-0 rounded-lg border p-4 print:break-inside-avoid"
    >
      <h2 id={id} className="font-display text-lg">
        {title}
      </h2>
      {hint && <p className="text-muted mb-2 text-xs">{hint}</p>}
      <StaleNote query={query} />
      <QueryView
        state={stateOf(query)}
        loading={<ListMessage live="polite" title={adminAnalytics.loading} />}
        error={
          <LoadFailure
            title={failed ?? adminAnalytics.failed}
            onRetry={() => void query.refetch()}
          />
        }
        {...(isEmpty && { isEmpty })}
        empty={<p className="text-muted py-3">{none}</p>}
      >
        {(data) => (
          <div aria-busy={query.isPlaceholderData} className="aria-busy:opacity-60">
            {children(data, id)}
          </div>
        )}
      </QueryView>
    </section>
  );
}
