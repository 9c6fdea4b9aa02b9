import { folded } from '@/shared/lib/text.ts';

const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'shri', 'smt', 'kum']);
/** Fewer letters in common say nothing. */
const FEWEST = 3;

const wordsOf = (name: string) =>
  folded(name)
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '' && !TITLES.has(word));

const areAlike = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/**
 * Whether a name may be one of `others`, which banks cut off and write without spaces: each word of the shorter one
 * starts a word of the longer one, or the other way round.
 */
export function isLikeName(name: string, others: readonly string[]): boolean {
  const mine = wordsOf(name);
  return others.some((other) => {
    const theirs = wordsOf(other);
    const [few, many] = mine.length < theirs.length ? [mine, theirs] : [theirs, mine];
    const [joined, whole] = [few.join(''), many.join('')];
    if (Math.min(joined.length, whole.length) < FEWEST) return false;
    if (joined.length > FEWEST + 2 && areAlike(joined, whole)) return true;
    return (
      few.every((word) => many.some((one) => areAlike(word, one))) &&
      few.some((word) => word.length >= FEWEST)
    );
  });
}
