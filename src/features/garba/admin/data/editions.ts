import * as v from 'valibot';
import { adminGarba } from '@/content/en/adminGarba.ts';
import {
  day,
  dayOf,
  line,
  lines,
  linkOrPath,
  nullable,
  text,
} from '@/shared/admin/fields/texts.ts';
import { AlbumSelect } from '@/features/garba/admin/AlbumSelect.tsx';
import { choice, whole } from '@/shared/admin/fields/values.ts';
import { picture } from '@/shared/admin/pictures/pictureField.tsx';
import { resource, type RowOf } from '@/shared/admin/resource/resource.ts';
import { prefixed } from '@/shared/admin/resource/span.ts';
import { startOfIstDay } from '@/shared/lib/dates.ts';
import { garbaStatuses } from '@/shared/lists/garbaStatuses.ts';

const { errors, statuses, form: words } = adminGarba;
const DAY_MS = 86_400_000;
/** The CHECK of `garba_editions.ends_on`. */
const LONGEST_DAYS = 30;

const daysBetween = (from: string, to: string) =>
  (startOfIstDay(to).getTime() - startOfIstDay(from).getTime()) / DAY_MS;

/** The id of an album. */
const album = nullable({
  ...line(36),
  control: { kind: 'custom', View: AlbumSelect },
  toText: () => words.thisAlbum,
  bounds: {},
});
const optional = { least: 0 };

/** The editions, removed ones too. */
export const editions = resource('garba_editions', {
  fields: {
    status: choice(garbaStatuses, (status) => statuses[status], { kind: 'radio' }),
    year: whole(2020, 2100),
    title: line(120),
    theme: line(160, optional),
    description: text(3000),
    hero: prefixed('hero_', picture('garba')),
    starts_on: nullable(day()),
    ends_on: nullable(day()),
    venue: line(160, optional),
    address: line(250, optional),
    map_url: nullable(linkOrPath()),
    passes_from: nullable(dayOf(2020, 2100)),
    pass_note: text(600),
    dress_code: text(1000),
    rules: lines(30, 300),
    recap_album_id: album,
  },
  words,
  order: ['year'],
  alsoRead: ['is_demo', 'deleted_at'],
  rules: [
    {
      at: 'starts_on',
      message: errors.startsOn,
      holds: ({ starts_on: from, year }) => from === null || from.startsWith(`${year}-`),
    },
    {
      at: 'starts_on',
      message: errors.noStart,
      holds: ({ starts_on: from, ends_on: to }) => to === null || from !== null,
    },
    {
      at: 'ends_on',
      message: errors.endsOn,
      holds: ({ starts_on: from, ends_on: to }) => {
        const days = from === null || to === null ? 0 : daysBetween(from, to);
        return days >= 0 && days <= LONGEST_DAYS;
      },
    },
  ],
});
export type EditionRow = RowOf<typeof editions>;
/** Values of the form of an edition. */
export type EditionDrafts = ReturnType<typeof editions.toDrafts>;

export const tabs = ['edition', 'nights', 'sponsors', 'questions', 'waiting'] as const;
export type Tab = (typeof tabs)[number];

const name = v.fallback(v.nullable(v.string()), null);
/** The query string of the screen; the newest edition without one. */
export const screenSchema = v.object({
  edition: name,
  tab: v.fallback(v.picklist(tabs), 'edition'),
  open: name,
});

/** Reach of a save of an edition, or of a row that belongs to one. */
export const reachOf = ({ status }: { status: string }) => (status === 'draft' ? 'hidden' : 'live');

/** Whether a row is not removed. */
export const isThere = ({ deleted_at: at }: { deleted_at: string | null }) => at === null;

/** The stored status; 'draft' for a value that is not known here. */
export const statusOf = ({ status }: Pick<EditionRow, 'status'>) =>
  garbaStatuses.find((one) => one === status) ?? 'draft';
