import type { UseQueryResult } from '@tanstack/react-query';
import { adminKit } from '@/content/en/adminKit.ts';
import { formatIstTime } from '@/shared/lib/dates.ts';
import { Button } from '@/shared/ui/Button.tsx';

/** Marks the data below as old because the last refresh failed. */
export function StaleNote({ query }: { query: UseQueryResult }) {
  const stale = query.isError && query.data !== undefined;
  const words = adminKit.list;
  return (
    <div aria-live="polite">
      {stale && (
        <p className="border-line mb-4 flex flex-wrap items-center gap-3 rounded-lg border px-3 py-2">
          <span className="mr-auto">
            {words.stale(formatIstTime(new Date(query.dataUpdatedAt)))}
          </span>
          <Button variant="secondary" size="sm" onClick={() => void query.refetch()}>
            {words.retry}
          </Button>
        </p>
      )}
    </div>
  );
}
