import { cleanLine } from '@/shared/lib/text.ts';

/**
 * A UPI address, possibly cut off after its @, whose digits are no UTR; a hyphen only before the counter that apps
 * append.
 */
const ADDRESS = /[A-Za-z0-9._]{2,64}(?:-\d{1,2})?\s?@[A-Za-z0-9]*/g;
const VPA = /[A-Za-z0-9._]{2,64}(?:-\d{1,2})?@[A-Za-z][A-Za-z0-9]{0,30}/;
const UTR_LENGTH = 12;
const isUtr = (text = '') => /^\d{12}$/.test(text.trim());
/** A mobile number with its country, as addresses have it that were cut before their sign. */
const PHONE = /^91[6-9]\d{9}$/;
/** Where banks put the UTR of a UPI or IMPS payment, and the side (CR, DR) next to it. */
const IN_ITS_PLACE =
  /(?:UPI[A-Z]{0,3}|IMPS)[-/: ]((?:CR|DR|P2[AMP]|REV|CRADJ)[-/: ])?(\d{12})(?!\d)([-/: ](?:CR|DR)\b)?/i;
/** Characters of a narration that are searched; banks write 150 at most. */
const LONGEST = 2000;

/**
 * One line of what the statement divided. Between two parts is a space, except in a payment's number that was cut.
 */
export function unwrapped(parts: readonly string[]): string {
  let whole = '';
  for (const part of parts.map((one) => cleanLine(one.slice(0, LONGEST)))) {
    if (whole.length > LONGEST) break;
    const cut = /\d+$/.exec(whole)?.[0].length ?? 0;
    const rest = /^\d+/.exec(part)?.[0].length ?? 0;
    whole += (cut > 0 && rest > 0 && cut + rest === UTR_LENGTH ? '' : ' ') + part;
  }
  return whole.replace(/ +/g, ' ').trim().slice(0, LONGEST);
}

/** The number of an account, or of whom it is. */
const ACCOUNT =
  /\b(?:a\/?c|acct|account|from|aadhaar)(?: (?:a\/?c|acct|account))?(?: ?no)?[.: -]{0,3}\d+/gi;

/** Groups of digits; not those in codes of letters and digits, nor after a bank's four letters, as in NEFT. */
const digitsIn = (text: string) =>
  (text.match(/[A-Za-z\d]+/g) ?? []).flatMap((word) => {
    const [, letters = '', digits] = /^([A-Za-z]*)(\d+)[A-Za-z]*$/.exec(word) ?? [];
    return digits && (letters.length !== 4 || /imps/i.test(letters)) ? [digits] : [];
  });

/** Numbers in a narration that may be the payment's: not an address's, nor a phone's where another could be it. */
function numbersIn(narration: string): string[] {
  const text = narration.replace(ADDRESS, ' ').replace(ACCOUNT, ' ');
  const all = [...new Set(digitsIn(text).filter(isUtr))];
  const others = all.filter((one) => !PHONE.test(one));
  return others.length > 0 ? others : all;
}

/** The numbers of a narration that has none for certain: the one that a buyer has entered is the payment's. */
export const uncertainNumbers = (narration: string): string[] =>
  utrOf(narration, '') === null ? numbersIn(narration) : [];

/**
 * The number of a payment, where it is certain: with two that could be it, the number that a buyer entered decides
 * later. Its first digits follow no rule, so none is checked.
 * @param reference cell of the cheque's or payment's number, which HDFC fills up with zeros.
 */
export function utrOf(narration: string, reference: string): string | null {
  const written = numbersIn(narration);
  const cells = digitsIn(reference)
    .map((digits) => digits.replace(/^0+(?=\d{12}$)/, ''))
    // Six zeros more, and it is the number of a cheque.
    .filter((digits) => isUtr(digits) && !digits.startsWith('000000'));
  const bare = narration.replace(ADDRESS, ' ');
  const [, before, placed, behind] = IN_ITS_PLACE.exec(bare) ?? [];
  const both = cells.find((one) => written.includes(one));
  // What looks like a phone number may be a cut-off address, unless a side or an address is next to it.
  const isSure = before !== undefined || behind !== undefined || bare !== narration;
  const inPlace = placed !== undefined && (isSure || !PHONE.test(placed)) ? placed : undefined;
  const [only, ...more] = written;
  const alone = only === undefined || more.length > 0 || PHONE.test(only) ? null : only;
  return both ?? inPlace ?? cells[0] ?? alone;
}

const SIDE = /^(?:CR|DR|P2[AMP])$/i;

/**
 * The payer, as far as the bank writes it: `UPI/CR/NUMBER/NAME/…`, `UPIAB/NUMBER/CR/NAME/…`, `UPI/NAME/NUMBER/…`,
 * `UPI/NAME/VPA/…`, `UPI-NAME-VPA-…`.
 */
export function payerOf(narration: string): { payer: string | null; payerVpa: string | null } {
  const vpa = VPA.exec(narration)?.[0] ?? null;
  const [, hyphened] = /UPI-(.{1,80}?)-[^-\s]{2,64}(?:-\d{1,2})?@/i.exec(narration) ?? [];
  const [first = '', second = '', third = ''] =
    /(?:UPI[A-Z]{0,3}|IMPS)\/(.*)/i.exec(narration)?.[1]?.split('/') ?? [];
  const hasSide = SIDE.test(first.trim()) || SIDE.test(second.trim());
  // After a leading number comes the payer's note; IDFC FIRST starts with the app's kind, MOB.
  const slashed = hasSide ? third : isUtr(first) || first === 'MOB' ? '' : first;
  return { payer: cleanLine(hyphened ?? slashed).slice(0, 80) || null, payerVpa: vpa };
}
