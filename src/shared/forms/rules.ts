import * as v from 'valibot';
import { enquiryText } from '@/content/en/enquiry.ts';
import { cleanEmail, cleanLine, cleanPhone, cleanText } from '@/shared/lib/text.ts';

const { errors } = enquiryText;
/** Lengths in code points, as PostgreSQL counts them; equal to the CHECKs in SQL. */
const NAME_LENGTH = { min: 2, max: 100 };
const PHONE_LENGTH = { max: 60, minDigits: 7, maxDigits: 32 };
/** Same as `private.seen`: joiners and the blank Braille pattern, which are allowed within words. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const EMAIL_LENGTH = 254;
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** Normalizes a single-line value (`cleanLine`). */
export const oneLine = v.transform<string, string>(cleanLine);
/** Normalizes a multi-line value (`cleanText`). */
export const manyLines = v.transform<string, string>(cleanText);
const lengthOf = (text: string) => Array.from(text).length;
/** Rejects U+FFFD, which replaces characters that an app could not decode. */
export const readable = v.check<string, string>(
  (text) => !text.includes('\ufffd'),
  errors.characters,
);
/** @param min visible characters. */
export const atLeast = (min: number, message: string) =>
  v.check<string, string>((text) => lengthOf(cleanLine(text.replace(UNSEEN, ''))) >= min, message);
/** @param max code points, as PostgreSQL counts them. */
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

/** An email address, also as pasted from a mail program (cleanEmail). */
export const emailRule = v.pipe(
  v.string(),
  v.transform(cleanEmail),
  atMost(EMAIL_LENGTH, errors.emailLong),
  v.regex(EMAIL, errors.email),
);

/** A phone number as typed; `withPhoneCheck` checks whether it can be dialled. */
export const phoneRule = v.pipe(
  v.string(),
  v.transform(cleanPhone),
  readable,
  v.check(isPhone, errors.phone),
);
