import * as v from 'valibot';
import { adminGarba } from '@/content/en/adminGarba.ts';
import { pictureRule } from '@/shared/admin/pictures/pictureValue.ts';
import { atLeast, atMost, manyLines, oneLine, readable } from '@/shared/forms/rules.ts';
import { startOfIstDay } from '@/shared/lib/dates.ts';
import { safeLink } from '@/shared/lib/safeLink.ts';
import { cleanLine, cleanText } from '@/shared/lib/text.ts';
import { garbaStatuses } from '@/shared/lists/garbaStatuses.ts';

const { errors } = adminGarba;
const DAY_MS = 86_400_000;
/** The CHECK of `garba_editions.ends_on`. */
const LONGEST_DAYS = 30;

export const line = (most: number, message: string) =>
  v.pipe(v.string(), oneLine, readable, atMost(most, message));
export const named = (most: number, message: string) =>
  v.pipe(line(most, message), atLeast(1, message));
const text = (most: number, message: string) =>
  v.pipe(v.string(), manyLines, readable, atMost(most, message));
export const link = v.pipe(
  v.string(),
  oneLine,
  v.check((address) => address === '' || safeLink(address) !== null, errors.mapUrl),
);
const day = v.pipe(
  v.string(),
  v.check((value) => value === '' || (value >= '2020-01-01' && value <= '2100-12-31'), errors.day),
);

/** The lines of a text that hold something, each once. */
export const linesOf = (value: string) => [
  ...new Set(cleanText(value).split('\n').map(cleanLine).filter(Boolean)),
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
    oneLine,
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
export type EditionOutput = v.InferOutput<Schema>;
