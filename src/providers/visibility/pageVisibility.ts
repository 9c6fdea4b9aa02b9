import type { LiveQuery, RowChange } from '@/shared/data/liveQuery.ts';

/** What the site keeps of a `page_visibility` row. Names are lower case: they are compared without regard to case. */
type PageVisibility = { isVisible: boolean; isUnderConstruction: boolean };
/** By page name. A name that is missing has no row: the page is not available. */
export type PageVisibilities = Record<string, PageVisibility>;

/** Specification section 9: the visibility cache lives 60,000 ms. */
const CACHE_MS = 60_000;

/** The value after an inserted or updated row; undefined (reload) after a delete or a row without a name. */
export function applyVisibilityChange(
  pages: PageVisibilities,
  { type, row }: RowChange,
): PageVisibilities | undefined {
  const name = row['page_name'];
  if (type === 'DELETE' || typeof name !== 'string' || name === '') return undefined;
  return {
    ...pages,
    [name.toLowerCase()]: {
      isVisible: row['is_visible'] === true,
      isUnderConstruction: row['is_under_construction'] === true,
    },
  };
}

/** Every row of `page_visibility` in one read, kept current by realtime. */
export const pageVisibilities: LiveQuery<PageVisibilities> = {
  key: 'page-visibility',
  load: async (signal) => (await import('./pageVisibilityQueries.ts')).listPageVisibilities(signal),
  table: 'page_visibility',
  apply: applyVisibilityChange,
  freshMs: CACHE_MS,
};
