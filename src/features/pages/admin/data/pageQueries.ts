import { savedRow } from '@/shared/admin/savedRow.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import type { PageRow, PageValues } from './pages.ts';

const COLUMNS =
  'id, page_name, is_visible, is_under_construction, category, message, seo_title, seo_description, version, updated_at';

export const pageKeys = { all: ['admin-pages'] } as const;

/** All pages with a gate, by group and name. */
export async function listPages(signal: AbortSignal): Promise<PageRow[]> {
  return dataOf(
    await getSupabase()
      .from('page_visibility')
      .select(COLUMNS)
      .order('category')
      .order('page_name')
      .abortSignal(signal),
  );
}

/** One page as it is now. @throws DataError where there is none any more. */
export async function readPage(id: number): Promise<PageRow> {
  return dataOf(await getSupabase().from('page_visibility').select(COLUMNS).eq('id', id).single());
}

/** Saves a page over the given version. @throws ConflictError, DataError */
export async function savePage(id: number, version: number, values: PageValues): Promise<PageRow> {
  const { status, message, seoTitle, seoDescription } = values;
  return savedRow(
    await getSupabase()
      .from('page_visibility')
      .update({
        is_visible: status !== 'hidden',
        is_under_construction: status === 'renovation',
        message: message || null,
        seo_title: seoTitle || null,
        seo_description: seoDescription || null,
      })
      .eq('id', id)
      .eq('version', version)
      .select(COLUMNS)
      .maybeSingle(),
  );
}

/** Adds the row of a page that has none: visitors see the page from then on. */
export async function addPage(name: string): Promise<PageRow> {
  return dataOf(
    await getSupabase()
      .from('page_visibility')
      .insert({ page_name: name })
      .select(COLUMNS)
      .single(),
  );
}
