// Text as people paste it. `private.clean_text`, `clean_line`, `clean_email` and `folded` in SQL do the same.

// Scripts and pictures in which a joiner changes what is seen; variation selectors also follow Han letters and signs.
const JOINED =
  '\\u0620-\\u10ff\\u1780-\\u17b3\\u17b6-\\u17ff\\u1810-\\u18af\\u1900-\\u1cff\\u2190-\\u2bff\\ua840-\\uabff\\u{10a00}-\\u{16fff}\\u{1f000}-\\u{1faff}';
const VARIED = `©®\\u203c\\u2049\\u2122\\u2139\\u3030-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}${JOINED}`;
const SELECTOR = '[\\u180b-\\u180d\\u180f\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]';
const VIRAMA = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca';
const UNSEEN = '\\p{Cc}\\p{Surrogate}\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb';
// First what looks unseen and is needed (a flag's tags, joiners, selectors, keycaps), which stays as group 1.
const NEEDED_OR_UNSEEN = new RegExp(
  [
    '(\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}',
    `[${JOINED}]${SELECTOR}?[\\u200c\\u200d](?=[${JOINED}])`,
    `[${VARIED}]${SELECTOR}`,
    '[#*0-9]\\ufe0f\\u20e3',
    `[${VIRAMA}][\\u200c\\u200d])`,
    `(?![\\n\\t])[${UNSEEN}]`,
  ].join('|'),
  'gu',
);
const FULL_WIDTH = /[\uff01-\uff5e]/g;

/**
 * A text of several lines without what nobody sees (zero-width and bidi marks, control characters, halves of broken
 * characters), each kind of space as a plain one, each line end as \n, letters composed (NFC), trimmed. What joins
 * letters of Hindi or parts of an emoji stays. Visible characters are never refused or exchanged.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\p{Zs}/gu, ' ')
    .replace(NEEDED_OR_UNSEEN, '$1')
    .normalize('NFC')
    .trim();
}

/** `cleanText` as one line: line ends and tabs are spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\n\t]+/g, ' ');
}

/** Full-width ASCII signs, letters and digits as the plain ones. */
function plainWidth(text: string): string {
  return text.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

/** A mail address out of what mail programs copy: `mailto:`, `Name <address>`, full-width signs, a comma behind it. */
export function cleanEmail(text: string): string {
  const line = plainWidth(cleanLine(text)).replace(/[。｡]/g, '.');
  const inside = /<([^<>]*)>[\s;,.]*$/.exec(line)?.[1] ?? line;
  return inside
    .trim()
    .replace(/^mailto:\s*([^?]*).*$/i, '$1')
    .replace(/[\s;,.]+$/, '')
    .replace(/\s*@\s*/, '@');
}

/** The form in which texts are compared: letters small, in one width and composition, without marks nobody sees. */
export function folded(text: string): string {
  return cleanLine(text)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The dashes and minus signs that stand between groups of digits. */
const DASHES = /[\p{Pd}\u2212]/gu;

/** A phone number as it was written, with plain digits, dashes and signs, and without what nobody sees. */
export function cleanPhone(text: string): string {
  return plainWidth(cleanLine(text))
    .replace(/[\p{Default_Ignorable_Code_Point}\u20e3]/gu, '')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(DASHES, '-')
    .trim();
}

/** Unicode keeps the digits 0 to 9 of each script together, one after the other. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
