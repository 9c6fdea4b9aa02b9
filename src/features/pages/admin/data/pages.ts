import * as v from 'valibot';
import { adminPages } from '@/content/en/adminPages.ts';
import { atMost, manyLines, oneLine, readable } from '@/shared/forms/rules.ts';
import type { Tables } from '@/shared/supabase/database.types.ts';

/** A row of `page_visibility` as the admin area reads it. */
export type PageRow = Pick<
  Tables<'page_visibility'>,
  | 'id'
  | 'page_name'
  | 'is_visible'
  | 'is_under_construction'
  | 'category'
  | 'message'
  | 'seo_title'
  | 'seo_description'
  | 'version'
  | 'updated_at'
>;

export const pageStatuses = ['visible', 'renovation', 'hidden'] as const;
export type PageStatus = (typeof pageStatuses)[number];

/** What visitors get: hidden wins over renovation. */
export function statusOf({
  is_visible,
  is_under_construction,
}: Pick<PageRow, 'is_visible' | 'is_under_construction'>): PageStatus {
  if (!is_visible) return 'hidden';
  return is_under_construction ? 'renovation' : 'visible';
}

const { errors } = adminPages;

/** Lengths in characters; the CHECKs of `page_visibility` hold the same numbers. */
export const pageSchema = v.object({
  status: v.picklist(pageStatuses),
  message: v.pipe(v.string(), manyLines, readable, atMost(500, errors.message)),
  seoTitle: v.pipe(v.string(), oneLine, readable, atMost(70, errors.seoTitle)),
  seoDescription: v.pipe(v.string(), oneLine, readable, atMost(200, errors.seoDescription)),
});
export type PageValues = v.InferOutput<typeof pageSchema>;

/** A page as its form edits it. */
export function valuesOf(row: PageRow): PageValues {
  return {
    status: statusOf(row),
    message: row.message ?? '',
    seoTitle: row.seo_title ?? '',
    seoDescription: row.seo_description ?? '',
  };
}
