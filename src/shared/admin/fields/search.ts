import { phoneE164 } from '@/shared/lib/phone.ts';
import { cleanPhone, folded } from '@/shared/lib/text.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Forms of a number that a search finds: as typed, its digits, and E.164. */
export const phoneTexts = (phone: string) =>
  `${phone} ${digitsOf(cleanPhone(phone))} ${phoneE164(phone) ?? ''}`;

const NUMBER = /^(?:tel:|\S*(?:wa\.me\/|[?&]phone=)(?:%2b)?)?[0-9+ ()./-]+$/i;

/** Digits to look for, of a number or a part of one; null for any other text. Same as `private.number_key` in SQL. */
export function numberKey(search: string): string | null {
  const typed = cleanPhone(search);
  const digits = digitsOf(typed);
  if (!NUMBER.test(typed) || digits === '') return null;
  const number = phoneE164(typed);
  if (number !== null) return number.replace(/^\+(?:91)?/, '');
  const bare = digits.replace(/^0+/, '');
  return /^[ (]*(?:\+|00)/.test(typed) ? bare.replace(/^910+/, '91') : bare || digits;
}

/** Whether a text contains every word of a search, a number in any spelling: as `search_bookings` in SQL. */
export function finder(search: string): (text: string) => boolean {
  const words = numberKey(search) === null ? folded(search).split(' ') : [cleanPhone(search)];
  const wanted = words.map((word) => [word, numberKey(word) ?? word]);
  return (text) => {
    const searched = folded(text);
    return wanted.every((spellings) => spellings.some((one) => searched.includes(one)));
  };
}
