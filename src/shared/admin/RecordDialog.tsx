import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { NEW } from './data/recordTable.ts';
import { RecordView } from './RecordView.tsx';

type RecordDialogProps<T> = {
  /** The record that the address names, `NEW`, or null. */
  named: string | null;
  query: UseQueryResult<T>;
  /** @param record undefined while it is loaded, where there is none, and for a new one. */
  title: (record: T | undefined) => string;
  /** Said where there is no such record. */
  missing: string;
  onClose: () => void;
  /** The form of a new record, where there are any. */
  fresh?: ReactNode;
  children: (record: NonNullable<T>) => ReactNode;
};

/**
 * Dialog over the list with the record that the address names. Rendered next to the list, because an empty list renders
 * nothing else.
 */
export function RecordDialog<T>(props: RecordDialogProps<T>) {
  const { named, query, title, missing, onClose, fresh, children } = props;
  if (named === null) return null;
  return (
    <Dialog key={named} open inAddress onClose={onClose} title={title(query.data)} size="lg">
      {named === NEW && fresh ? (
        fresh
      ) : (
        <RecordView query={query} missing={missing}>
          {children}
        </RecordView>
      )}
    </Dialog>
  );
}
