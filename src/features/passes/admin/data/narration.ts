import { cleanLine } from '@/shared/lib/text.ts';

/** An address of UPI, whose digits are no payment's number; a hyphen only before the counter that apps append. */
const VPA = /[A-Za-z0-9._]{2,64}(?:-\d{1,2})?@[A-Za-z][A-Za-z0-9]*/g;
const UTR_LENGTH = 12;
const isUtr = (text = '') => /^\d{12}$/.test(text.trim());
/** Where banks put the number of a payment over UPI or IMPS. */
const IN_ITS_PLACE = /(?:UPI|IMPS)[-/ ](?:(?:CR|DR|P2[AMP]|REV|CRADJ)[-/ ])?(\d{12})(?!\d)/i;
const REVERSAL = /(?:^|[-/ ])REV[-/]|UPI[-/]CRADJ|\b(?:REVERSAL|REVERSED|RVSL|RVRSL)\b/i;

/** The longest part of a narration that is looked at; banks write 150 at most. */
const LONGEST = 2000;

/**
 * One line of what the statement divided. Between two parts is a space, except in a payment's number that was cut.
 */
export function unwrapped(parts: readonly string[]): string {
  let whole = '';
  for (const part of parts.map((one) => cleanLine(one.slice(0, LONGEST)))) {
    const cut = /\d+$/.exec(whole)?.[0].length ?? 0;
    const rest = /^\d+/.exec(part)?.[0].length ?? 0;
    whole += (cut > 0 && rest > 0 && cut + rest === UTR_LENGTH ? '' : ' ') + part;
  }
  return whole.replace(/ +/g, ' ').trim().slice(0, LONGEST);
}

/** Groups of digits; not those in codes of both, nor behind a bank's four letters, as NEFT has them. */
const digitsIn = (text: string) =>
  (text.match(/[A-Za-z\d]+/g) ?? []).flatMap((word) => {
    const [, letters = '', digits] = /^([A-Za-z]*)(\d+)[A-Za-z]*$/.exec(word) ?? [];
    return digits && (letters.length !== 4 || /imps/i.test(letters)) ? [digits] : [];
  });

/**
 * The number of a payment. Its first digits follow no rule, so none is checked.
 * @param reference cell of the cheque's or payment's number, which HDFC fills up with zeros.
 */
export function utrOf(narration: string, reference: string): string | null {
  const text = narration.replace(VPA, ' ');
  const written = digitsIn(text).filter(isUtr);
  const cells = digitsIn(reference)
    .map((digits) => digits.replace(/^0+(?=\d{12}$)/, ''))
    // Six zeros more, and it is the number of a cheque.
    .filter((digits) => isUtr(digits) && !digits.startsWith('000000'));
  const placed = IN_ITS_PLACE.exec(text)?.[1];
  const both = cells.find((one) => written.includes(one));
  return both ?? placed ?? cells[0] ?? written.at(-1) ?? null;
}

export const isReversal = (narration: string): boolean => REVERSAL.test(narration);

/** Who paid, as far as the bank writes it: `UPI/CR/NUMBER/NAME/…`, `UPI/NAME/VPA/…`, `UPI-NAME-VPA-…`. */
export function payerOf(narration: string): { payer: string | null; payerVpa: string | null } {
  const vpa = narration.match(VPA)?.[0] ?? null;
  const [, hyphened] = /UPI-(.{1,80}?)-[^-\s]{2,64}(?:-\d{1,2})?@/i.exec(narration) ?? [];
  const parts = /(?:UPI|IMPS)\/(.*)/i.exec(narration)?.[1]?.split('/') ?? [];
  // Behind a number that comes first is the payer's note.
  const slashed = isUtr(parts[1]) ? parts[2] : isUtr(parts[0]) ? undefined : parts[0];
  return { payer: cleanLine(hyphened ?? slashed ?? '').slice(0, 80) || null, payerVpa: vpa };
}
