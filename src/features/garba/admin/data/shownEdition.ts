import type { GarbaEdition, GarbaStatus } from '@/features/garba/data/edition.ts';
import { useRecordList } from '@/shared/admin/data/useRecords.ts';
import { linesOf } from '@/shared/admin/fields/texts.ts';
import { type EditionDrafts, isThere } from './editions.ts';
import * as described from './parts.ts';

/** Names no edition: what hangs on one that is not saved yet is nothing. */
const NONE = '00000000-0000-0000-0000-000000000000';

type Parts = Pick<GarbaEdition, 'nights' | 'faqs' | 'sponsors'>;

/** What hangs on an edition as visitors read it; nothing of a list that is not loaded. @param id absent for a new one. */
export function useShownParts(id: string | undefined): Parts {
  const filter = { equal: { edition_id: id ?? NONE } };
  const nights = useRecordList(described.nights.table, filter, isThere).data?.rows ?? [];
  const faqs = useRecordList(described.faqs.table, filter, isThere).data?.rows ?? [];
  const sponsors = useRecordList(described.sponsors.table, filter, isThere).data?.rows ?? [];
  return {
    faqs,
    nights: nights.map((night) => ({
      id: night.id,
      date: night.date,
      doorsAt: night.doors_at,
      startsAt: night.starts_at,
      endsAt: night.ends_at,
      headline: night.headline,
      lineUp: night.line_up,
    })),
    sponsors: sponsors.map((sponsor) => ({
      id: sponsor.id,
      name: sponsor.name,
      linkUrl: sponsor.link_url,
      logo: sponsor.image_url === null ? null : { ...sponsor, src: sponsor.image_url },
    })),
  };
}

type Kept = { isDemo: boolean; recapTitle: string | undefined };

/** What visitors will see of a form's values, in a state that may be another than the one that is chosen. */
export function shownEdition(
  values: EditionDrafts,
  status: GarbaStatus,
  parts: Parts,
  { isDemo, recapTitle }: Kept,
): GarbaEdition {
  const { title, theme, description, venue, address, hero, recap_album_id: recap } = values;
  return {
    ...parts,
    title,
    theme,
    description,
    venue,
    address,
    passNote: values.pass_note,
    dressCode: values.dress_code,
    status,
    isDemo,
    id: '',
    year: Number(values.year),
    startsOn: values.starts_on || null,
    endsOn: values.ends_on || null,
    mapUrl: values.map_url || null,
    passesFrom: values.passes_from || null,
    rules: linesOf(values.rules),
    picture: hero && { src: hero.image_url, alt: hero.alt, focal: [hero.focal_x, hero.focal_y] },
    recap: recapTitle === undefined ? null : { id: recap, title: recapTitle },
  };
}
