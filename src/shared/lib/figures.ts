import { cleanPhone } from './text.ts';

// Parses numbers as written in India. Ambiguous input is rejected.

/** Longer input is rejected, which bounds the time of the patterns below. */
const LONGEST = 80;

/** Normalizes a figure or date: digits 0 to 9, plain dashes, lower case, no invisible characters. */
export function plainFigure(text: string): string {
  return cleanPhone(text.slice(0, LONGEST * 2))
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

const PART =
  /^(\d+(?:(?:, ?| )\d+)*)(?:\.(\d+))? ?(?:(k|thousand|hazaar|hazar|हज\u093c?ार)|(lakhs?|lacs?|l|लाख)|(crores?|crs?|करोड\u093c?))?(?![\p{L}\p{M}])\.? ?/u;
const GROUPS = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d\d)*,\d{3})$/;

/** The digits of '1,50,000'; undefined if the groups are neither Indian nor thousands, or use two separators. */
function ungrouped(whole: string): string | undefined {
  const [mark, ...others] = new Set(whole.match(/\D+/g));
  if (others.length > 0) return undefined;
  const grouped = mark === undefined ? whole : whole.replaceAll(mark, ',');
  return GROUPS.test(grouped) ? grouped.replaceAll(',', '') : undefined;
}

/**
 * Parses '1,50,000', '1.5 lakh', '1 lakh 50 thousand', '80k'.
 * @param figure output of `plainFigure`.
 * @param decimals decimal places of the unit: 2 for paise, 0 for whole things.
 * @returns an integer in units of 10^-decimals; undefined if invalid or not exact.
 */
export function readFigure(figure: string, decimals: number): number | undefined {
  if (figure.length > LONGEST) return undefined;
  let rest = figure;
  let sum = 0;
  // Unit of the previous part; each part must be smaller.
  for (let above = Infinity; ;) {
    const match = PART.exec(rest);
    if (!match) return undefined;
    const [part, whole = '', decimalDigits = '', thousand, lakh, crore] = match;
    const scale = crore ? 7 : lakh ? 5 : thousand ? 3 : 0;
    const digits = ungrouped(whole);
    const fraction = decimalDigits.replace(/0+$/, '');
    // Ambiguous: 1.500 may be meant as 1,500.
    const isUnclear = scale === 0 && decimalDigits.length > 2;
    if (digits === undefined || isUnclear || fraction.length > scale + decimals) return undefined;
    // Concatenates digits, as multiplying floats would lose paise.
    const value = Number(digits + fraction.padEnd(scale + decimals, '0'));
    if (value >= above) return undefined;
    sum += value;
    rest = rest.slice(part.length);
    if (rest === '') return sum;
    if (scale === 0) return undefined;
    above = 10 ** (scale + decimals);
  }
}

const UNITS = {
  guests:
    /(?:guests?|pax|people|persons?|heads?|seats?|seated|seaters?|plates?|nos?\.?|लोगों|लोग|मेहमान|अतिथि|व्यक्ति|सीटें|सीट)$/,
  rooms: /(?:rooms?|nos?\.?|कमरे|कमरा)$/,
  cars: /(?:cars?|vehicles?|nos?\.?|गाड\u093cियाँ|गाड\u093cी|कारें|कार)$/,
};

export type Counted = keyof typeof UNITS;

/**
 * Parses a whole number, with or without its noun: '1,200', '800.0', '८०० guests'.
 * @returns undefined if blank, a range ('100-200'), a fraction or an area.
 */
export function readCount(text: string, counted?: Counted): number | undefined {
  const figure = plainFigure(text);
  return readFigure(counted ? figure.replace(UNITS[counted], '').trim() : figure, 0);
}

const AREA =
  /\d[\d,. ]*(?:sq\b|sq[. ]*(?:f|m|y|g)|square|sft|(?:m|ft|yd)s? ?(?:²|\^?2)(?!\d)|㎡|gaj|katt?ha|bigha|acre|decimal|dismil|dhur|hectare|वर्ग|गज|कट्ठा|बीघा|एकड|डिसमिल|धुर)/u;

/** Whether the text is an area ('3,000 sq ft', '5 कट्ठा') instead of a number of seats. */
export function isArea(text: string): boolean {
  return AREA.test(plainFigure(text));
}
