import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense, useId } from 'react';
import { adminKit } from '@/content/en/adminKit.ts';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { LoadFailure } from '@/shared/admin/LoadFailure.tsx';
import { StaleNote } from '@/shared/admin/StaleNote.tsx';
import { stateOf } from '@/shared/data/liveQuery.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { ChartTable, type ChartTableProps } from './ChartTable.tsx';

export type ChartProps<T> = {
  title: string;
  /** Title with the period: 'Enquiries, the last 30 days'. */
  unit: string;
  query: UseQueryResult<T>;
  /** Shown without data. */
  none: string;
};

type ChartFrameProps<T> = ChartProps<T> & {
  isEmpty: (data: NonNullable<T>) => boolean;
  /** `id`: of the title, which names the drawing. */
  children: (
    data: NonNullable<T>,
    id: string,
  ) => { legend?: ReactNode; drawing: ReactNode; table: Omit<ChartTableProps, 'caption'> };
};

/** Common parts of all charts: title, unit and legend, the states of loading, and the same figures as a table. */
export function ChartFrame<T>({ title, unit, query, none, isEmpty, children }: ChartFrameProps<T>) {
  const id = useId();
  const words = adminKit.chart;
  const loading = <ListMessage live="polite" title={words.loading} />;
  return (
    <figure className="border-line bg-surface min-w-0 rounded-lg border p-4 print:break-inside-avoid">
      <figcaption className="mb-3">
        <h2 id={id} className="font-display text-lg">
          {title}
        </h2>
        <p className="text-muted text-xs">{unit}</p>
      </figcaption>
      <StaleNote query={query} />
      <QueryView
        state={stateOf(query)}
        loading={loading}
        error={<LoadFailure title={words.failed} onRetry={() => void query.refetch()} />}
        isEmpty={isEmpty}
        empty={<ListMessage title={none} />}
      >
        {(data) => {
          const { legend, drawing, table } = children(data, id);
          return (
            <>
              {legend}
              <Suspense fallback={loading}>{drawing}</Suspense>
              <details className="mt-3 print:not-open:hidden">
                <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 underline underline-offset-4 before:content-['▸'] [[open]>&]:before:content-['▾']">
                  {words.table}
                </summary>
                <ChartTable caption={title} {...table} />
              </details>
            </>
          );
        }}
      </QueryView>
    </figure>
  );
}
