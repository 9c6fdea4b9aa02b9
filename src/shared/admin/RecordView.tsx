import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminKit } from '@/content/en/adminKit.ts';
import { stateOf } from '@/shared/data/liveQuery.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { ListMessage } from './ListMessage.tsx';
import { LoadFailure } from './LoadFailure.tsx';

type RecordViewProps<T> = {
  query: UseQueryResult<T>;
  /** Said where there is no such record. */
  missing?: string;
  /** Said where it cannot be loaded. */
  failed?: string;
  children: (record: NonNullable<T>) => ReactNode;
};

const { form: words } = adminKit;

/** The states of one record: loading, failed, missing, and the record. */
export function RecordView<T>(props: RecordViewProps<T>) {
  const { query, missing = words.missing, failed = words.loadFailed, children } = props;
  return (
    <QueryView
      state={stateOf(query)}
      loading={<ListMessage live="polite" title={words.loading} />}
      error={<LoadFailure title={failed} onRetry={() => void query.refetch()} />}
      empty={<ListMessage live="assertive" title={missing} />}
      isEmpty={() => false}
    >
      {children}
    </QueryView>
  );
}
