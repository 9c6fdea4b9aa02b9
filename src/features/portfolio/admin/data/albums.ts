import * as v from 'valibot';
import { adminPortfolio } from '@/content/en/adminPortfolio.ts';
import { pictureTable } from '@/shared/admin/data/pictureTable.ts';
import { recordTable } from '@/shared/admin/data/recordTable.ts';
import { choiceRule, searchRule } from '@/shared/admin/useListState.ts';
import { atLeast, atMost, manyLines, oneLine, readable } from '@/shared/forms/rules.ts';
import type { Tables, TablesUpdate } from '@/shared/supabase/database.types.ts';

const columns = [
  'id',
  'slug',
  'title',
  'description',
  'category',
  'services',
  'cover_image_id',
  'is_featured',
  'is_visible',
  'display_order',
  'event_date',
  'deleted_at',
  'is_demo',
  'created_at',
] as const;

/** An album as the admin area reads it. */
export type AlbumRow = Pick<Tables<'albums'>, (typeof columns)[number] | 'version'>;

/** Albums in the order in which visitors see them. */
export const albumTable = recordTable({
  name: 'albums',
  columns,
  key: 'id',
  order: ['display_order', 'created_at'],
});

export const albumPictures = pictureTable('portfolio_images', 'album_id', 'albums', true);

/** The home page shows so many featured albums (get_portfolio_albums_with_cover is asked for six). */
export const FEATURED_SHOWN = 6;

export const SEARCH_MAX = 80;
export const albumStates = ['featured', 'hidden', 'removed'] as const;
/** What the list's address holds. */
export const listSchema = v.object({
  find: searchRule(SEARCH_MAX),
  state: choiceRule(albumStates),
  open: v.fallback(v.nullable(v.string()), null),
});

const { errors } = adminPortfolio;

/** Lengths in characters; the CHECKs of `albums` hold the same numbers. */
export const albumSchema = v.object({
  title: v.pipe(
    v.string(),
    oneLine,
    readable,
    atLeast(1, errors.title),
    atMost(120, errors.titleLong),
  ),
  slug: v.pipe(v.string(), oneLine, v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, errors.slug)),
  category: v.pipe(
    v.string(),
    oneLine,
    readable,
    atLeast(1, errors.category),
    atMost(60, errors.categoryLong),
  ),
  description: v.pipe(v.string(), manyLines, readable, atMost(2000, errors.description)),
  services: v.array(v.string()),
  eventDate: v.string(),
  isFeatured: v.boolean(),
  isVisible: v.boolean(),
});
export type AlbumValues = v.InferOutput<typeof albumSchema>;

/** What a new album begins with: nobody sees it before it has pictures and its owner shows it. */
export const emptyAlbum: AlbumValues = {
  title: '',
  slug: '',
  category: '',
  description: '',
  services: [],
  eventDate: '',
  isFeatured: false,
  isVisible: false,
};

/** An album as its form edits it. */
export function valuesOf(row: AlbumRow): AlbumValues {
  return {
    title: row.title,
    slug: row.slug,
    category: row.category,
    description: row.description,
    services: row.services,
    eventDate: row.event_date ?? '',
    isFeatured: row.is_featured,
    isVisible: row.is_visible,
  };
}

/** The columns that a form's values stand for. */
export function columnsOf(values: AlbumValues): TablesUpdate<'albums'> {
  return {
    title: values.title,
    slug: values.slug,
    category: values.category,
    description: values.description,
    services: values.services,
    event_date: values.eventDate || null,
    is_featured: values.isFeatured,
    is_visible: values.isVisible,
  };
}

/** An address made of a title: Latin letters and digits; empty where it has none. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
}
