import { getVisitorClient } from '@/shared/supabase/visitorClient.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import type { PageVisibilities } from './pageVisibility.ts';

/** All gates in one call. @throws DataError */
export async function listPageVisibilities(signal: AbortSignal): Promise<PageVisibilities> {
  const rows = dataOf(
    await getVisitorClient()
      .from('page_visibility')
      .select('page_name, is_visible, is_under_construction')
      .abortSignal(signal),
  );
  return Object.fromEntries(
    rows.map((row) => [
      row.page_name.toLowerCase(),
      { isVisible: row.is_visible, isUnderConstruction: row.is_under_construction },
    ]),
  );
}
