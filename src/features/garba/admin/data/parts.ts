import * as v from 'valibot';
import { adminGarba } from '@/content/en/adminGarba.ts';
import { recordTable } from '@/shared/admin/data/recordTable.ts';
import { pictureColumns, pictureOf, pictureRule } from '@/shared/admin/pictures/pictureValue.ts';
import { atLeast, atMost, manyLines, readable } from '@/shared/forms/rules.ts';
import type { TablesUpdate } from '@/shared/supabase/database.types.ts';
import { line, lines, link, named } from './editionRules.ts';
import type { RowOf } from './editions.ts';

const { errors } = adminGarba;

/** The nights of all editions, removed ones too. */
export const nightTable = recordTable({
  name: 'garba_nights',
  columns: [
    'id',
    'edition_id',
    'date',
    'doors_at',
    'starts_at',
    'ends_at',
    'headline',
    'line_up',
    'deleted_at',
  ],
  key: 'id',
  order: ['date'],
});
export type NightRow = RowOf<typeof nightTable>;

const time = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/, errors.time));

/** The CHECKs of `garba_nights` hold the same rules. @param taken days of the edition's other nights. */
export const nightSchema = (year: number, taken: readonly string[]) =>
  v.pipe(
    v.object({
      date: v.pipe(
        v.string(),
        v.check((date) => date.startsWith(`${year}-`), errors.date(year)),
        v.check((date) => !taken.includes(date), errors.dateTaken),
      ),
      doorsAt: v.union([v.literal(''), time], errors.time),
      startsAt: time,
      endsAt: time,
      headline: line(120, errors.headline),
      lineUp: lines(12, 120, errors.lineUp),
    }),
    v.forward(
      v.check(({ doorsAt, startsAt }) => doorsAt <= startsAt, errors.doors),
      ['doorsAt'],
    ),
  );
type NightSchema = ReturnType<typeof nightSchema>;
export type NightValues = v.InferInput<NightSchema>;

/** 'HH:MM' of 'HH:MM:SS'. */
const minutes = (value: string | null) => value?.slice(0, 5) ?? '';

/** A night as its form edits it. */
export function nightValues(row: NightRow): NightValues {
  return {
    date: row.date,
    doorsAt: minutes(row.doors_at),
    startsAt: minutes(row.starts_at),
    endsAt: minutes(row.ends_at),
    headline: row.headline,
    lineUp: row.line_up.join('\n'),
  };
}

/** What a new night begins with: the times of the one before it, on the day after. */
export function nextNight(last: NightRow | undefined): NightValues {
  const blank = { headline: '', lineUp: '' };
  if (!last) return { ...blank, date: '', doorsAt: '18:00', startsAt: '19:00', endsAt: '23:00' };
  const next = new Date(`${last.date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return { ...nightValues(last), ...blank, date: next.toISOString().slice(0, 10) };
}

/** The columns that a form's values stand for. */
export function nightColumns(output: v.InferOutput<NightSchema>): TablesUpdate<'garba_nights'> {
  return {
    date: output.date,
    doors_at: output.doorsAt || null,
    starts_at: output.startsAt,
    ends_at: output.endsAt,
    headline: output.headline,
    line_up: output.lineUp,
  };
}

/** The sponsors of all editions, removed ones too. */
export const sponsorTable = recordTable({
  name: 'garba_sponsors',
  columns: [
    'id',
    'edition_id',
    'name',
    'link_url',
    'image_url',
    'alt',
    'width',
    'height',
    'thumbhash',
    'focal_x',
    'focal_y',
    'display_order',
    'deleted_at',
  ],
  key: 'id',
  order: ['display_order', 'id'],
});
export type SponsorRow = RowOf<typeof sponsorTable>;

/** The CHECKs of `garba_sponsors` hold the same rules. */
export const sponsorSchema = v.object({
  name: named(80, errors.name),
  linkUrl: link,
  logo: pictureRule(errors.alt),
});
export type SponsorValues = v.InferInput<typeof sponsorSchema>;

/** A sponsor as its form edits it. */
export const sponsorValues = (row: SponsorRow): SponsorValues => ({
  name: row.name,
  linkUrl: row.link_url ?? '',
  logo: pictureOf(row),
});

/** The columns that a form's values stand for. */
export const sponsorColumns = ({ name, linkUrl, logo }: SponsorValues) => ({
  name,
  link_url: linkUrl || null,
  ...pictureColumns(logo),
});

/** The questions about all editions, removed ones too. */
export const faqTable = recordTable({
  name: 'garba_faqs',
  columns: ['id', 'edition_id', 'question', 'answer', 'display_order', 'deleted_at'],
  key: 'id',
  order: ['display_order', 'id'],
});
export type FaqRow = RowOf<typeof faqTable>;

/** The CHECKs of `garba_faqs` hold the same rules. */
export const faqSchema = v.object({
  question: named(200, errors.question),
  answer: v.pipe(
    v.string(),
    manyLines,
    readable,
    atLeast(1, errors.answer),
    atMost(2000, errors.answer),
  ),
});
export type FaqValues = v.InferInput<typeof faqSchema>;

/** A question as its form edits it. */
export const faqValues = ({ question, answer }: FaqRow): FaqValues => ({ question, answer });
