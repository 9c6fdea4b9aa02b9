import * as v from 'valibot';
import { findText } from '@/content/en/passes.ts';
import { nameRule, oneLine, phoneRule } from '@/shared/forms/rules.ts';
import { plainDigits, plainLink } from '@/shared/lib/text.ts';

/** A person of an order or of the waiting list; the same rules as in SQL. */
export const personSchema = v.object({ name: nameRule, phone: phoneRule, website: v.string() });
export type Person = v.InferOutput<typeof personSchema>;

/** A reference: letters that Crockford's alphabet leaves out are read as digits by the database. */
const REFERENCE = /^[0-9A-Za-z]{6}$/;

/** How much a word looks like a reference: nearly all of them have digits and letters. */
function likeness(word: string): number {
  if (!/\d/.test(word)) return 0;
  return /[A-Z]/.test(word) ? 2 : 1;
}

/** The reference in a pasted text, such as the note of a payment: a word of six signs, or two that make one. */
function referenceOf(typed: string): string {
  const plain = plainDigits(plainLink(typed)).toUpperCase();
  // A statement leaves out the space of the note.
  const words = plain.replace(/RAAS\w*/g, ' ').match(/[A-Z\d]+/g) ?? [];
  const pairs = words.flatMap((word, at) => [word, word + (words[at + 1] ?? '')]);
  const [best] = pairs
    .filter((word) => REFERENCE.test(word))
    .toSorted((one, other) => likeness(other) - likeness(one));
  return best ?? words.join('');
}

/** The form that finds an order. */
export const findSchema = v.object({
  phone: phoneRule,
  reference: v.pipe(
    v.string(),
    oneLine,
    v.transform(referenceOf),
    v.regex(REFERENCE, findText.referenceWrong),
  ),
});
