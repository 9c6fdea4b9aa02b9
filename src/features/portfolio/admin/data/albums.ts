import * as v from 'valibot';
import { adminPortfolio } from '@/content/en/adminPortfolio.ts';
import { pictureTable } from '@/shared/admin/data/pictureTable.ts';
import { services } from '@/shared/admin/fields/services.tsx';
import { day, line, nullable, slug, text } from '@/shared/admin/fields/texts.ts';
import { yesNo } from '@/shared/admin/fields/values.ts';
import { resource, type RowOf } from '@/shared/admin/resource/resource.ts';
import { choiceRule, searchRule } from '@/shared/admin/useListState.ts';

/** Albums in the owner's order. New ones are hidden until they have pictures. */
export const albums = resource('albums', {
  fields: {
    title: line(120),
    slug: slug(),
    category: line(60),
    description: text(2000),
    event_date: nullable(day()),
    services: services(),
    is_visible: yesNo(),
    is_featured: yesNo(),
  },
  words: adminPortfolio.form,
  order: ['display_order', 'created_at'],
  alsoRead: ['cover_image_id', 'display_order', 'deleted_at', 'is_demo', 'created_at'],
});
export type AlbumRow = RowOf<typeof albums>;

export const albumPictures = pictureTable('portfolio_images', 'album_id', 'albums', true);

/** Featured albums on the home page: FEATURED_MAX of data/albumQueries.ts. */
export const FEATURED_SHOWN = 6;

export const SEARCH_MAX = 80;
export const albumStates = ['featured', 'hidden', 'removed'] as const;
/** The list's state in the address. */
export const listSchema = v.object({
  find: searchRule(SEARCH_MAX),
  state: choiceRule(albumStates),
  open: v.fallback(v.nullable(v.string()), null),
});

/** Slug of a title: Latin letters and digits; '' if it has none. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
}
