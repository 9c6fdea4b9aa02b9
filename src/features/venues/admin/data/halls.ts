import * as v from 'valibot';
import { adminVenues } from '@/content/en/adminVenues.ts';
import { line } from '@/shared/admin/fields/texts.ts';
import { isArea, readCount } from '@/shared/lib/figures.ts';
import { cleanLine, cleanText } from '@/shared/lib/text.ts';

const { errors } = adminVenues;

/** After the seats of one hall, what people write before the next one on the same line. */
const NEXT_HALL = /([:：][\s\p{Nd},]*[\p{Nd}](?:\s*\p{L}+)?)\s*[;,|]\s*(?=[^\p{Nd}\s])/gu;
/** The visarga looks like a colon, and is typed instead of one. */
const HALL = /^(.*)(?:[:：]|ः(?=\s*\p{Nd}))(.*)$/su;

type TypedHall = { name: string; seats: string; seated: number };

/** 'Main hall: 320'; without a name where there is no colon, and NaN seats where there is no number. */
function hallOf(typed: string): TypedHall {
  const [, name = '', seats = typed] = HALL.exec(typed) ?? [];
  return { name: name.trim(), seats, seated: readCount(seats, 'guests') ?? Number.NaN };
}

/** The halls of a text, one a line; two on one line are divided. */
export const hallsOfText = (typed: string): TypedHall[] =>
  cleanText(typed.replace(NEXT_HALL, '$1\n'))
    .split('\n')
    .map(cleanLine)
    .filter(Boolean)
    .map(hallOf);

/** Bounds of `private.is_halls`. */
const hallRule = v.object({
  name: line(80).schema,
  seated: v.pipe(v.number(), v.minValue(1), v.maxValue(99_999)),
});

/** The first fault of the halls, if any. */
export function hallFault(halls: readonly TypedHall[]): string | undefined {
  if (halls.some(({ seats }) => isArea(seats))) return errors.hallArea;
  if (halls.some(({ name, seated }) => name === '' && !Number.isNaN(seated)))
    return errors.hallName;
  const isRight = halls.length <= 20 && halls.every((hall) => v.is(hallRule, hall));
  return isRight ? undefined : errors.halls;
}
