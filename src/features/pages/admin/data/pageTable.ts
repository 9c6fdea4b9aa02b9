import { recordTable } from '@/shared/admin/data/recordTable.ts';
import type { TablesUpdate } from '@/shared/supabase/database.types.ts';
import type { PageValues } from './pages.ts';

/** The pages with a gate, by group and name. */
export const pageTable = recordTable({
  name: 'page_visibility',
  columns: [
    'id',
    'page_name',
    'is_visible',
    'is_under_construction',
    'category',
    'message',
    'seo_title',
    'seo_description',
    'updated_at',
  ],
  key: 'page_name',
  order: ['category', 'page_name'],
});

/** The columns that a form's values stand for. */
export function columnsOf(values: PageValues): TablesUpdate<'page_visibility'> {
  const { status, message, seoTitle, seoDescription } = values;
  return {
    is_visible: status !== 'hidden',
    is_under_construction: status === 'renovation',
    message: message || null,
    seo_title: seoTitle || null,
    seo_description: seoDescription || null,
  };
}
