import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { asStatus, type EnquiryStatus } from './enquiry.ts';
import { type EnquiryFilters, SEARCH_MAX } from './enquiryQueries.ts';

const pageOf = (text: string | null) => {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 && page < 1_000_000 ? page : 1;
};

type Changes = Record<string, string | null>;

/** The parameters with some of them changed; null or '' takes one out. */
function changed(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/**
 * The list's state, kept in the address so that it can be shared, reloaded and gone back to:
 * ?q= search, ?status=, ?page= from 1, ?open= id of the enquiry shown.
 */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  const filters: EnquiryFilters = {
    search: (params.get('q') ?? '').trim().slice(0, SEARCH_MAX),
    status: asStatus(params.get('status')),
    page: pageOf(params.get('page')),
  };
  const change = useCallback(
    (changes: Changes, replace: boolean) =>
      setParams((current) => changed(current, changes), { replace }),
    [setParams],
  );
  const href = (changes: Changes) => `?${changed(params, changes).toString()}`;

  return {
    filters,
    openId: params.get('open'),
    hrefOf: (id: string) => href({ open: id }),
    hrefOfPage: (page: number) => href({ page: page === 1 ? null : String(page), open: null }),
    setSearch: useCallback((q: string) => change({ q, page: null }, true), [change]),
    setStatus: (status: EnquiryStatus | null) => change({ status, page: null }, false),
    clear: () => change({ q: null, status: null, page: null }, false),
    close: () => change({ open: null }, true),
  };
}
