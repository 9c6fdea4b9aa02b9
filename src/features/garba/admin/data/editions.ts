import * as v from 'valibot';
import { adminGarba } from '@/content/en/adminGarba.ts';
import { type RecordTable, recordTable } from '@/shared/admin/data/recordTable.ts';
import { pictureColumns, pictureOf, pictureRule } from '@/shared/admin/pictures/pictureValue.ts';
import { atLeast, atMost, plain, trim, trimmed } from '@/shared/forms/rules.ts';
import { startOfIstDay } from '@/shared/lib/dates.ts';
import { safeLink } from '@/shared/lib/safeLink.ts';
import { garbaStatuses } from '@/shared/lists/garbaStatuses.ts';
import type { TablesUpdate } from '@/shared/supabase/database.types.ts';

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

const { errors } = adminGarba;
const DAY_MS = 86_400_000;
/** The CHECK of `garba_editions.ends_on`. */
const LONGEST_DAYS = 30;

export const line = (most: number, message: string) =>
  v.pipe(v.string(), trim, plain, atMost(most, message));
export const named = (most: number, message: string) =>
  v.pipe(line(most, message), atLeast(1, message));
const text = (most: number, message: string) => v.pipe(v.string(), trim, atMost(most, message));
export const link = v.pipe(
  v.string(),
  trim,
  v.check((address) => address === '' || safeLink(address) !== null, errors.mapUrl),
);
const day = v.pipe(
  v.string(),
  v.check((value) => value === '' || (value >= '2020-01-01' && value <= '2100-12-31'), errors.day),
);

/** The lines of a text that hold something, each once. */
export const linesOf = (value: string) => [
  ...new Set(
    value
      .split(/\r\n?|\n/)
      .map(trimmed)
      .filter(Boolean),
  ),
];
export const lines = (count: number, most: number, message: string) =>
  v.pipe(
    v.string(),
    v.transform(linesOf),
    v.maxLength(count, message),
    v.everyItem((one) => v.is(named(most, ''), one), message),
  );

const daysBetween = (from: string, to: string) =>
  (startOfIstDay(to).getTime() - startOfIstDay(from).getTime()) / DAY_MS;

const year = (taken: readonly number[]) =>
  v.pipe(
    v.string(),
    trim,
    v.regex(/^\d{4}$/, errors.year),
    v.transform(Number),
    v.minValue(2020, errors.year),
    v.maxValue(2100, errors.year),
    v.check((value) => !taken.includes(value), errors.yearTaken),
  );
const isInYear = (date: string, itsYear: number) => date === '' || date.startsWith(`${itsYear}-`);

/** What a copy is asked for. @param taken years that have an edition. */
export const copySchema = (taken: readonly number[]) =>
  v.pipe(
    v.object({ year: year(taken), firstNight: v.string() }),
    v.forward(
      v.check((copy) => isInYear(copy.firstNight, copy.year), errors.firstNight),
      ['firstNight'],
    ),
  );

/** The CHECKs of `garba_editions` hold the same rules. @param taken years of the other editions. */
export const editionSchema = (taken: readonly number[]) =>
  v.pipe(
    v.object({
      status: v.picklist(garbaStatuses),
      year: year(taken),
      title: named(120, errors.title),
      theme: line(160, errors.theme),
      description: text(3000, errors.description),
      startsOn: day,
      endsOn: day,
      venue: line(160, errors.venue),
      address: line(250, errors.address),
      mapUrl: link,
      passesFrom: day,
      passNote: text(600, errors.passNote),
      dressCode: text(1000, errors.dressCode),
      rules: lines(30, 300, errors.rules),
      hero: pictureRule(errors.alt),
      recap: v.string(),
    }),
    v.forward(
      v.check((edition) => isInYear(edition.startsOn, edition.year), errors.startsOn),
      ['startsOn'],
    ),
    v.forward(
      v.check(({ startsOn, endsOn }) => endsOn === '' || startsOn !== '', errors.noStart),
      ['startsOn'],
    ),
    v.forward(
      v.check(({ startsOn, endsOn }) => {
        if (startsOn === '' || endsOn === '') return true;
        const days = daysBetween(startsOn, endsOn);
        return days >= 0 && days <= LONGEST_DAYS;
      }, errors.endsOn),
      ['endsOn'],
    ),
  );
type Schema = ReturnType<typeof editionSchema>;
export type EditionValues = v.InferInput<Schema>;

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
export function columnsOf(output: v.InferOutput<Schema>): TablesUpdate<'garba_editions'> {
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
