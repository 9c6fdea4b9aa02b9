import * as v from 'valibot';
import { enquiryText } from '@/content/en/enquiry.ts';
import { cleanEmail, cleanLine, cleanPhone, cleanText } from '@/shared/lib/text.ts';

const { errors } = enquiryText;
/** Lengths in characters (code points, as PostgreSQL counts them); the CHECKs in SQL hold the same numbers. */
const NAME_LENGTH = { min: 2, max: 100 };
const PHONE_LENGTH = { max: 60, minDigits: 7, maxDigits: 32 };
/** As private.seen: joiners, and the blank Braille pattern. Within a word they are welcome. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const EMAIL_LENGTH = 254;
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** The value of a field of one line, as it counts: `cleanLine`. */
export const oneLine = v.transform<string, string>(cleanLine);
/** The value of a field of several lines: `cleanText`. */
export const manyLines = v.transform<string, string>(cleanText);
const lengthOf = (text: string) => Array.from(text).length;
/** Without U+FFFD, which an app has left in the place of a character that it could not read. */
export const readable = v.check<string, string>(
  (text) => !text.includes('\ufffd'),
  errors.characters,
);
/** @param min characters that a reader sees. */
export const atLeast = (min: number, message: string) =>
  v.check<string, string>((text) => lengthOf(cleanLine(text.replace(UNSEEN, ''))) >= min, message);
/** @param max characters, as PostgreSQL counts them. */
export const atMost = (max: number, message: string) =>
  v.check<string, string>((text) => lengthOf(text) <= max, message);

function isPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').length;
  const { max, minDigits, maxDigits } = PHONE_LENGTH;
  return lengthOf(phone) <= max && digits >= minDigits && digits <= maxDigits;
}

/** A person's name. */
export const nameRule = v.pipe(
  v.string(),
  oneLine,
  readable,
  atLeast(NAME_LENGTH.min, errors.nameShort),
  atMost(NAME_LENGTH.max, errors.nameLong),
);

/** A mail address. */
export const emailRule = v.pipe(
  v.string(),
  v.transform(cleanEmail),
  atMost(EMAIL_LENGTH, errors.emailLong),
  v.regex(EMAIL, errors.email),
);

/** A phone number as it may be typed; whether it can be dialled, `phoneFault` says. */
export const phoneRule = v.pipe(
  v.string(),
  v.transform(cleanPhone),
  readable,
  v.check(isPhone, errors.phone),
);
