import { adminPages } from '@/content/en/adminPages.ts';
import { line, nullable, paragraph, text } from '@/shared/admin/fields/texts.ts';
import { choice } from '@/shared/admin/fields/values.ts';
import { resource, type RowOf } from '@/shared/admin/resource/resource.ts';
import type { Span } from '@/shared/admin/resource/span.ts';
import type { Tables } from '@/shared/supabase/database.types.ts';

const pageStatuses = ['visible', 'renovation', 'hidden'] as const;
export type PageStatus = (typeof pageStatuses)[number];
type Marks = Pick<Tables<'page_visibility'>, 'is_visible' | 'is_under_construction'>;

/** What visitors get: hidden wins over renovation. */
export function statusOf({ is_visible, is_under_construction }: Marks): PageStatus {
  if (!is_visible) return 'hidden';
  return is_under_construction ? 'renovation' : 'visible';
}

const status: Span<Marks, PageStatus> = {
  ...choice(pageStatuses, (one) => adminPages.status[one], { kind: 'radio' }),
  columns: ['is_visible', 'is_under_construction'],
  read: statusOf,
  write: (chosen) => ({
    is_visible: chosen !== 'hidden',
    is_under_construction: chosen === 'renovation',
  }),
};

/** The pages with a gate, by group and name. */
export const pages = resource('page_visibility', {
  fields: {
    status,
    message: nullable(text(500)),
    seo_title: nullable(line(70)),
    seo_description: nullable(paragraph(200)),
  },
  words: adminPages.form,
  key: 'page_name',
  order: ['category', 'page_name'],
  alsoRead: ['page_name', 'category', 'updated_at'],
});
/** A row of `page_visibility` as the admin area reads it. */
export type PageRow = RowOf<typeof pages>;
