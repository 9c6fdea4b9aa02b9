import { cleanPhone } from './text.ts';

// The numbering plans as far as links need them: the same four patterns as `private.phone_dial` in SQL.
const COUNTRY =
  /^(?:1|7|2(?:[07]|1[12368]|[2346]\d|5[0-8]|9[017-9])|3(?:[0-469]|5\d|7[0-8]|8[0-35-79])|4(?:[013-9]|2[013])|5(?:[1-8]|0\d|9\d)|6(?:[0-6]|7[02-9]|8[0-35-9]|9[0-2])|8(?:[1246]|0[08]|5[02356]|7[08]|8[0-368])|9(?:[0-58]|6[0-8]|7[0-79]|9[2-68]))/;
/** Italy, Benin, Gabon, Congo, San Marino, Ivory Coast: the 0 after the country code is dialled. */
const ZERO_COUNTS = /^(?:39|378|2(?:25|29|41|42))$/;
/** Indian toll-free and local-rate numbers: not reachable from abroad or on WhatsApp. */
const TOLL_FREE = /^1(?:800\d{4,9}|803\d{9}|860\d{7}|600\d{6})$/;
const INDIAN = /^[1-9]\d{9}$/;

function readIndian(digits: string): string | null {
  const number = digits.replace(/^0+/, '');
  if (TOLL_FREE.test(number)) return number;
  return INDIAN.test(number) ? `+91${number}` : null;
}

function readForeign(digits: string): string | null {
  const country = COUNTRY.exec(digits)?.[0];
  if (country === undefined) return null;
  const typed = digits.slice(country.length);
  if (country === '91') return readIndian(typed);
  const number = country + (ZERO_COUNTS.test(country) ? typed : typed.replace(/^0/, ''));
  return /^\d{7,15}$/.test(number) ? `+${number}` : null;
}

/** Chat links, which always start with the country code. */
const CHAT_ADDRESS = /(?:wa\.me\/|[?&]phone=(?:%2b)?)(?=[1-9])/gi;
const GAP = /\D+(?=\d)/g;
/** Longer texts would be slow to try gap by gap; also the limit of the fields. */
const LONGEST = 60;

/** One number, with or without a plus in front of it. */
function readOne(part: string): string | null {
  const digits = part.replace(/\D/g, '');
  if (/^\+\D*[1-9]/.test(part)) return readForeign(digits);
  if (digits.startsWith('00')) return readForeign(digits.replace(/^0+/, ''));
  return (
    readIndian(digits) ?? (/^0*91/.test(digits) ? readIndian(digits.replace(/^0*91/, '')) : null)
  );
}

/** Parses one number, or the first of two separated only by a gap. */
function readFirst(part: string): string | null {
  const whole = readOne(part);
  if (whole !== null || part.length > LONGEST) return whole;
  const end = [...part.matchAll(GAP)].findLast(
    ({ index }) => readOne(part.slice(0, index)) && readOne(part.slice(index)),
  );
  return end ? readOne(part.slice(0, end.index)) : null;
}

/**
 * Returns the number to dial: E.164 (India by default, trunk zeros dropped), or the bare digits of an Indian toll-free
 * number. Takes the first number that can be parsed; skips words and extensions.
 * @returns null if ambiguous.
 */
export function phoneDial(phone: string): string | null {
  const groups = cleanPhone(phone)
    .replace(CHAT_ADDRESS, '|+')
    .replaceAll('+', '|+')
    .split(/[^0-9+() ./_*'~<>[\]{}·•-]+/);
  for (const group of groups) {
    const found = [...group.split('/'), group].map(readFirst).find((number) => number !== null);
    if (found) return found;
  }
  return null;
}

/** E.164 of a number, as WhatsApp needs it; same as `private.phone_e164` in SQL. Null if it has none. */
export function phoneE164(phone: string): string | null {
  const dial = phoneDial(phone);
  return dial?.startsWith('+') ? dial : null;
}

/** `tel:` link; null if the number cannot be parsed. */
export function telHref(phone: string): string | null {
  const dial = phoneDial(phone);
  return dial && `tel:${dial}`;
}

/** WhatsApp chat link with `text` prefilled; null if the number has no WhatsApp. */
export function chatHref(phone: string, text?: string): string | null {
  const number = phoneE164(phone);
  if (number === null) return null;
  const chat = `https://wa.me/${number.slice(1)}`;
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}
