import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import type { VisitorClient } from '@/shared/supabase/visitorClient.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import type { GarbaEdition } from './edition.ts';

const COLUMNS = `id, year, status, title, theme, description, starts_on, ends_on, venue, address, map_url, passes_from,
  pass_note, dress_code, rules, hero_image_url, hero_alt, hero_focal_x, hero_focal_y, is_demo,
  garba_nights (id, date, doors_at, starts_at, ends_at, headline, line_up, cancelled_at),
  garba_faqs (id, question, answer),
  garba_sponsors (id, name, link_url, image_url, width, height),
  albums (id, title),
  pass_kinds (id, sale_from)`;

/** Loads the newest edition that is no draft, also for an admin on the page. @throws DataError */
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
  return row ?? null;
}

/** The newest edition that is no draft; null where none is announced. */
export const garbaEdition: LiveQuery<GarbaEdition | null> = {
  key: 'garba',
  load: loadEdition,
};
