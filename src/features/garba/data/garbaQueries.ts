import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import type { VisitorClient } from '@/shared/supabase/visitorClient.ts';
import type { Tables } from '@/shared/supabase/database.types.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import { type GarbaEdition, shownStatuses } from './edition.ts';

/** An edition with its nights, its questions, its sponsors and its album, in one request. */
const COLUMNS = `id, year, status, title, theme, description, starts_on, ends_on, venue, address, map_url, passes_from,
  pass_note, dress_code, rules, hero_image_url, hero_alt, hero_focal_x, hero_focal_y, is_demo,
  garba_nights (id, date, doors_at, starts_at, ends_at, headline, line_up),
  garba_faqs (id, question, answer),
  garba_sponsors (id, name, link_url, image_url, alt, width, height),
  albums (id, title)`;

type EditionRow = Omit<
  Tables<'garba_editions'>,
  | 'created_at'
  | 'updated_at'
  | 'recap_album_id'
  | 'version'
  | 'deleted_at'
  | 'hero_width'
  | 'hero_height'
  | 'hero_thumbhash'
> & {
  garba_nights: Omit<
    Tables<'garba_nights'>,
    'created_at' | 'updated_at' | 'edition_id' | 'version' | 'deleted_at'
  >[];
  garba_faqs: Pick<Tables<'garba_faqs'>, 'id' | 'question' | 'answer'>[];
  garba_sponsors: Pick<
    Tables<'garba_sponsors'>,
    'id' | 'name' | 'link_url' | 'image_url' | 'alt' | 'width' | 'height'
  >[];
  albums: Pick<Tables<'albums'>, 'id' | 'title'> | null;
};

function toEdition(row: EditionRow): GarbaEdition {
  const { id, year, title, theme, description, venue, address, rules } = row;
  return {
    id,
    year,
    title,
    theme,
    description,
    venue,
    address,
    rules,
    status: shownStatuses.find((status) => status === row.status) ?? 'announced',
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    mapUrl: row.map_url,
    passesFrom: row.passes_from,
    passNote: row.pass_note,
    dressCode: row.dress_code,
    picture: row.hero_image_url
      ? {
          src: row.hero_image_url,
          alt: row.hero_alt,
          focal: [row.hero_focal_x, row.hero_focal_y],
        }
      : null,
    recap: row.albums,
    isDemo: row.is_demo,
    nights: row.garba_nights.map((night) => ({
      id: night.id,
      date: night.date,
      doorsAt: night.doors_at,
      startsAt: night.starts_at,
      endsAt: night.ends_at,
      headline: night.headline,
      lineUp: night.line_up,
    })),
    faqs: row.garba_faqs,
    sponsors: row.garba_sponsors.map(({ id: sponsor, name, link_url, image_url, ...logo }) => ({
      name,
      id: sponsor,
      linkUrl: link_url,
      logo: image_url === null ? null : { ...logo, src: image_url },
    })),
  };
}

/** The newest edition that is no draft, for an admin who looks at the page too; null where there is none. @throws DataError */
async function loadEdition(
  client: VisitorClient,
  signal: AbortSignal,
): Promise<GarbaEdition | null> {
  const answer = await client
    .from('garba_editions')
    .select(COLUMNS)
    .neq('status', 'draft')
    .order('year', { ascending: false })
    .limit(1)
    .order('date', { referencedTable: 'garba_nights' })
    .order('display_order', { referencedTable: 'garba_faqs' })
    .order('created_at', { referencedTable: 'garba_faqs' })
    .order('display_order', { referencedTable: 'garba_sponsors' })
    .order('created_at', { referencedTable: 'garba_sponsors' })
    .abortSignal(signal);
  const [row] = dataOf(answer);
  return row ? toEdition(row) : null;
}

/** The newest edition that is no draft; null where none is announced. */
export const garbaEdition: LiveQuery<GarbaEdition | null> = {
  key: 'garba',
  load: loadEdition,
};
