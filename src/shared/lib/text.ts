// Normalization of pasted text. Same as `private.clean_text`, `clean_line`, `clean_email` and `folded` in SQL.

// Scripts and pictures in which joiners change the rendering; variation selectors also follow Han letters and signs.
const JOINED =
  '\\u0620-\\u10ff\\u1780-\\u17b3\\u17b6-\\u17ff\\u1810-\\u18af\\u1900-\\u1cff\\u2190-\\u2bff\\ua840-\\uabff\\u{10a00}-\\u{16fff}\\u{1f000}-\\u{1faff}';
const VARIED = `©®\\u203c\\u2049\\u2122\\u2139\\u3030-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}${JOINED}`;
const SELECTOR = '[\\u180b-\\u180d\\u180f\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]';
const VIRAMA = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca';
const UNSEEN = '\\p{Cc}\\p{Surrogate}\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb';
// Group 1 matches invisible characters that are needed (flag tags, joiners, selectors, keycaps) and kept.
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
 * Removes invisible characters (zero-width and bidi marks, control characters, lone surrogates), turns each kind of
 * space into a plain one, normalizes line ends, composes letters (NFC) and trims. Joiners within Hindi words and emoji
 * stay; visible characters are never changed.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\p{Zs}/gu, ' ')
    .replace(NEEDED_OR_UNSEEN, '$1')
    .normalize('NFC')
    .trim();
}

/** `cleanText` in one line: line ends and tabs become spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\n\t]+/g, ' ');
}

/** Converts full-width ASCII to plain characters. */
function plainWidth(text: string): string {
  return text.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

/** Extracts the address from a mail program's copy: `mailto:`, `Name <address>`, full-width characters, a comma. */
export function cleanEmail(text: string): string {
  const line = plainWidth(cleanLine(text)).replace(/[。｡]/g, '.');
  const inside = /<([^<>]*)>[\s;,.]*$/.exec(line)?.[1] ?? line;
  return inside
    .trim()
    .replace(/^mailto:\s*([^?]*).*$/i, '$1')
    .replace(/[\s;,.]+$/, '')
    .replace(/\s*@\s*/, '@');
}

/** Decodes the parts that are percent-encoded; what is no UTF-8 stays. */
function decoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}

/**
 * A link as it was sent, alone or in a message: programs encode its signs, also twice, and put unseen marks into it.
 * Anybody can make one that is longer than reading it would take in time.
 */
export function plainLink(text: string): string {
  return cleanLine(decoded(decoded(text.slice(0, 4000))).normalize('NFKC'));
}

/** Normal form for comparing: lower case, one width and composition, no invisible characters. */
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

/** Dashes and minus signs between groups of digits. */
const DASHES = /[\p{Pd}\u2212]/gu;

/** A phone number with plain digits, dashes and signs, without invisible characters. */
export function cleanPhone(text: string): string {
  return plainDigits(
    plainWidth(cleanLine(text)).replace(/[\p{Default_Ignorable_Code_Point}\u20e3]/gu, ''),
  )
    .replace(DASHES, '-')
    .trim();
}

/** Converts the digits of any script to 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, plainDigit);
}

/** Digit 0 to 9 of any script: Unicode keeps each script's digits in one run. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
