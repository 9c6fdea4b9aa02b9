import * as v from 'valibot';
import { enquiryText } from '@/content/en/enquiry.ts';

const { errors } = enquiryText;
/** Lengths in characters (code points, as PostgreSQL counts them); the CHECKs in SQL hold the same numbers. */
const NAME_LENGTH = { min: 2, max: 100 };
const PHONE_LENGTH = { min: 6, max: 20, minDigits: 7, maxDigits: 15 };
// The same as private.is_line, is_phone and is_email in SQL. A lone surrogate or U+FFFD is what a broken character leaves.
// U+202A..E and U+2066..9 turn the text around them, so that a line reads otherwise than it is.
const ODD_IN_LINE = /[\p{Cc}\u2028-\u202e\u2066-\u2069\ufffd\p{Surrogate}]/u;
/** As private.seen: joiners, fillers and the blank Braille pattern. Within a word they are welcome. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const PHONE = /^[0-9+ ().-]+$/;
const EMAIL_LENGTH = 254;
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** Without white space at its ends. */
export const trim = v.transform<string, string>(trimmed);
const lengthOf = (text: string) => Array.from(text).length;
/** One line of characters that can be shown. */
export const plain = v.check<string, string>((text) => !ODD_IN_LINE.test(text), errors.characters);
/** @param min characters that a reader sees. */
export const atLeast = (min: number, message: string) =>
  v.check<string, string>((text) => lengthOf(trimmed(text.replace(UNSEEN, ''))) >= min, message);
/** @param max characters, as PostgreSQL counts them. */
export const atMost = (max: number, message: string) =>
  v.check<string, string>((text) => lengthOf(text) <= max, message);

/** A text without white space and zero-width spaces at its ends. */
export function trimmed(text: string): string {
  // By hand at the end: a pattern would try every run of spaces inside a long text.
  let end = text.length;
  while (end > 0 && /[\s\u200b]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).replace(/^[\s\u200b]+/, '');
}

function isPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').length;
  const { min, max, minDigits, maxDigits } = PHONE_LENGTH;
  const fits = phone.length >= min && phone.length <= max;
  return fits && PHONE.test(phone) && digits >= minDigits && digits <= maxDigits;
}

/** A person's name. */
export const nameRule = v.pipe(
  v.string(),
  trim,
  plain,
  atLeast(NAME_LENGTH.min, errors.nameShort),
  atMost(NAME_LENGTH.max, errors.nameLong),
);

/** A mail address. */
export const emailRule = v.pipe(
  v.string(),
  trim,
  atMost(EMAIL_LENGTH, errors.emailLong),
  v.regex(EMAIL, errors.email),
);

/** A phone number as it may be typed; whether it can be dialled, `phoneFault` says. */
export const phoneRule = v.pipe(v.string(), trim, v.check(isPhone, errors.phone));
