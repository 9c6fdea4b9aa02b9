import * as v from 'valibot';
import { findText, saleText } from '@/content/en/passes.ts';
import { emailRule, nameRule, oneLine, phoneRule } from '@/shared/forms/rules.ts';

/** A person of an order or of the waiting list; the same rules as in SQL. */
export const personSchema = v.object({ name: nameRule, phone: phoneRule, website: v.string() });
export type Person = v.InferOutput<typeof personSchema>;

/** The form of an order. */
export const buyerSchema = v.object({
  ...personSchema.entries,
  email: v.union([v.pipe(v.string(), oneLine, v.literal('')), emailRule], saleText.form.mail),
  promo: v.pipe(v.string(), oneLine),
  rules: v.pipe(v.boolean(), v.literal(true, saleText.form.rulesMissing)),
});

/** A reference: letters that Crockford's alphabet leaves out are read as digits by the database. */
const REFERENCE = /^[0-9A-Za-z]{6}$/;

/** The reference in a pasted text: a word of six signs, rather one with a digit; else what gaps have divided. */
function referenceOf(typed: string): string {
  const words =
    typed
      .normalize('NFKC')
      .toUpperCase()
      .match(/[A-Z\d]+/g) ?? [];
  const six = words.filter(({ length }) => length === 6);
  let joined = '';
  for (const word of words) if (joined.length < 6) joined += word;
  return six.find((word) => /\d/.test(word)) ?? six[0] ?? joined;
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
