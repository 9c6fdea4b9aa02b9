import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminKit } from '@/content/en/adminKit.ts';
import { stateOf } from '@/shared/data/liveQuery.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { ListMessage } from './ListMessage.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { StaleNote } from './StaleNote.tsx';

/** One page of a list. */
export type ListPage<Row> = {
  rows: readonly Row[];
  /** All that match, not only the rows here. */
  total: number;
};

const { list: words } = adminKit;

type Paging = { page: number; pageSize: number; hrefOfPage: (page: number) => string };

type ListScreenProps<Row> = {
  query: UseQueryResult<ListPage<Row>>;
  /** Shown for an empty list without filters; names the next step. */
  empty: ReactNode;
  /** Takes search and filters away; absent while there are none. */
  onClear?: (() => void) | undefined;
  /** What a list without a match says is to be cleared. */
  narrowedBy?: keyof typeof words.clear;
  /** Absent if all rows are on one page. */
  paging?: Paging;
  children: (rows: readonly Row[], total: number) => ReactNode;
};

/** All states of a list: loading, failed, stale, empty, no match, no such page, and its rows with a pager. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { query, empty, onClear, narrowedBy = 'both', paging, children } = props;
  const nothing = () => {
    if (paging && paging.page > 1)
      return (
        <ListMessage title={words.noSuchPage}>
          <Link
            to={paging.hrefOfPage(1)}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {words.firstPage}
          </Link>
        </ListMessage>
      );
    if (!onClear) return empty;
    return (
      <ListMessage title={words.noMatch} hint={words.noMatchHint[narrowedBy]}>
        <Button variant="secondary" size="sm" onClick={onClear}>
          {words.clear[narrowedBy]}
        </Button>
      </ListMessage>
    );
  };
  return (
    <>
      <StaleNote query={query} />
      <QueryView
        state={stateOf(query)}
        loading={<ListMessage live="polite" title={words.loading} />}
        error={<LoadFailure title={words.failed} onRetry={() => void query.refetch()} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={nothing()}
      >
        {({ rows, total }) => (
          <div aria-busy={query.isPlaceholderData} className="aria-busy:opacity-60">
            {children(rows, total)}
            {paging && <Pager {...paging} shown={rows.length} total={total} />}
          </div>
        )}
      </QueryView>
    </>
  );
}

/** Pager with row counts. */
function Pager({
  page,
  pageSize,
  hrefOfPage,
  shown,
  total,
}: Paging & { shown: number; total: number }) {
  const from = (page - 1) * pageSize + 1;
  const to = from + shown - 1;
  const look = buttonClass({ variant: 'secondary', size: 'sm' });
  return (
    <nav
      aria-label={words.pages}
      className="text-muted mt-4 flex flex-wrap items-center justify-between gap-3"
    >
      <p className="tabular-nums">{words.range(from, to, total)}</p>
      <div className="flex gap-2">
        {page > 1 && (
          <Link to={hrefOfPage(page - 1)} className={look}>
            {words.previous}
          </Link>
        )}
        {to < total && (
          <Link to={hrefOfPage(page + 1)} className={look}>
            {words.next}
          </Link>
        )}
      </div>
    </nav>
  );
}
