import * as v from 'valibot';
import { type RecordTable, recordTable } from '@/shared/admin/data/recordTable.ts';
import { pictureColumns, pictureOf } from '@/shared/admin/pictures/pictureValue.ts';
import { garbaStatuses } from '@/shared/lists/garbaStatuses.ts';
import type { TablesUpdate } from '@/shared/supabase/database.types.ts';
import type { EditionOutput, EditionValues } from './editionRules.ts';

/** A row of a table as the admin area reads it. */
export type RowOf<Table> = Table extends RecordTable<infer Row, infer _Columns> ? Row : never;

/** The editions, removed ones too. */
export const editionTable = recordTable({
  name: 'garba_editions',
  columns: [
    'id',
    'year',
    'status',
    'title',
    'theme',
    'description',
    'starts_on',
    'ends_on',
    'venue',
    'address',
    'map_url',
    'passes_from',
    'pass_note',
    'dress_code',
    'rules',
    'hero_image_url',
    'hero_alt',
    'hero_width',
    'hero_height',
    'hero_thumbhash',
    'hero_focal_x',
    'hero_focal_y',
    'recap_album_id',
    'is_demo',
    'deleted_at',
  ],
  key: 'id',
  order: ['year'],
});
export type EditionRow = RowOf<typeof editionTable>;

export const tabs = ['edition', 'nights', 'sponsors', 'questions', 'waiting'] as const;
export type Tab = (typeof tabs)[number];

const name = v.fallback(v.nullable(v.string()), null);
/** What the screen's address says; without an edition, the newest. */
export const screenSchema = v.object({
  edition: name,
  tab: v.fallback(v.picklist(tabs), 'edition'),
  open: name,
});

/** What a new edition begins with. */
export const emptyEdition: EditionValues = {
  status: 'draft',
  year: '',
  title: '',
  theme: '',
  description: '',
  startsOn: '',
  endsOn: '',
  venue: '',
  address: '',
  mapUrl: '',
  passesFrom: '',
  passNote: '',
  dressCode: '',
  rules: '',
  hero: null,
  recap: '',
};

/** Who sees what is saved of an edition, or of what belongs to one. */
export const reachOf = ({ status }: { status: string }) => (status === 'draft' ? 'hidden' : 'live');

/** Whether a row is not removed. */
export const isThere = ({ deleted_at: at }: { deleted_at: string | null }) => at === null;

/** What the owner says of an edition. */
export const statusOf = ({ status }: Pick<EditionRow, 'status'>) =>
  garbaStatuses.find((one) => one === status) ?? 'draft';

/** An edition as its form edits it. */
export function valuesOf(row: EditionRow): EditionValues {
  return {
    status: statusOf(row),
    year: String(row.year),
    title: row.title,
    theme: row.theme,
    description: row.description,
    startsOn: row.starts_on ?? '',
    endsOn: row.ends_on ?? '',
    venue: row.venue,
    address: row.address,
    mapUrl: row.map_url ?? '',
    passesFrom: row.passes_from ?? '',
    passNote: row.pass_note,
    dressCode: row.dress_code,
    rules: row.rules.join('\n'),
    hero: pictureOf({
      image_url: row.hero_image_url,
      alt: row.hero_alt,
      width: row.hero_width,
      height: row.hero_height,
      thumbhash: row.hero_thumbhash,
      focal_x: row.hero_focal_x,
      focal_y: row.hero_focal_y,
    }),
    recap: row.recap_album_id ?? '',
  };
}

/** The columns that a form's values stand for. */
export function columnsOf(output: EditionOutput): TablesUpdate<'garba_editions'> {
  const hero = pictureColumns(output.hero);
  return {
    status: output.status,
    year: output.year,
    title: output.title,
    theme: output.theme,
    description: output.description,
    starts_on: output.startsOn || null,
    ends_on: output.endsOn || null,
    venue: output.venue,
    address: output.address,
    map_url: output.mapUrl || null,
    passes_from: output.passesFrom || null,
    pass_note: output.passNote,
    dress_code: output.dressCode,
    rules: output.rules,
    hero_image_url: hero.image_url,
    hero_alt: hero.alt,
    hero_width: hero.width,
    hero_height: hero.height,
    hero_thumbhash: hero.thumbhash,
    hero_focal_x: hero.focal_x,
    hero_focal_y: hero.focal_y,
    recap_album_id: output.recap || null,
  };
}
