import { ownersBackend } from './adminArea.tsx';
import { fakeBackend } from './fakeBackend.ts';
import { fakeTable, type Row } from './fakeTable.ts';

/** An edition of `garba_editions`, announced. */
export const edition = (year: number, more: object = {}): Row => ({
  year,
  id: `e${year}`,
  version: 3,
  deleted_at: null,
  status: 'announced',
  title: `Garba ${year}`,
  theme: '',
  description: '',
  starts_on: null,
  ends_on: null,
  venue: '',
  address: '',
  map_url: null,
  passes_from: null,
  pass_note: '',
  dress_code: '',
  rules: [],
  hero_image_url: null,
  hero_alt: '',
  hero_width: null,
  hero_height: null,
  hero_thumbhash: null,
  hero_focal_x: 0.5,
  hero_focal_y: 0.5,
  recap_album_id: null,
  is_demo: false,
  ...more,
});
/** A night of `garba_nights`, of the edition of 2097. */
export const night = (id: string, date: string): Row => ({
  id,
  date,
  version: 1,
  deleted_at: null,
  edition_id: 'e2097',
  doors_at: '18:00:00',
  starts_at: '19:00:00',
  ends_at: '00:30:00',
  headline: '',
  capacity: null,
  line_up: ['A dhol team'],
  cancelled_at: null,
});
/** A question of `garba_faqs`, of the edition of 2097. */
export const faq = (id: string, place: number): Row => ({
  id,
  version: 1,
  deleted_at: null,
  edition_id: 'e2097',
  question: `Question ${id}`,
  answer: 'Yes.',
  display_order: place,
});

type Kept = { editions?: Row[]; nights?: Row[]; faqs?: Row[]; sponsors?: Row[] };

/** Editions with their child rows, by the API's rules. */
export function garbaBackend({ editions = [], nights = [], faqs = [], sponsors = [] }: Kept) {
  return fakeBackend({
    ...ownersBackend,
    ...fakeTable('garba_editions', editions),
    ...fakeTable('garba_nights', nights),
    ...fakeTable('garba_faqs', faqs),
    ...fakeTable('garba_sponsors', sponsors),
    'GET /rest/v1/albums': { body: [{ id: 'a1', title: 'Navratri', is_visible: true }] },
    'POST /rest/v1/rpc/reorder_rows': { status: 204 },
  });
}
