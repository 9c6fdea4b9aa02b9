// Detects from the text of a line whether the bank has reversed a payment, or never made it.

/** Payment channels as banks write them next to the words for a reversal. */
const WAY =
  '(?:UPI[A-Z]{0,3}|IMPS|NEFT|RTGS|POS|ATM|ECS|NACH|TXN|CHQ|CHEQUE|CLG|INWARD|OUTWARD|[IO]/W)';
const BETWEEN = '(?:(?:CR|DR|P2[AMP]|TXN|AMT|INWARD|OUTWARD|CHQ)[\\W_]{1,4}){0,2}';
/** Short words, which may begin a name: `REV JOHN`. */
const SHORT = '(?:REV|RET|RTN)';
/** Short words which may be the first of a name as well, unless a sign or a number follows. */
const CODE = '(?:RVS|REJ|RVL|DRC|RRC)';
const LONG =
  '(?:RE?TND?|RETURN(?:ED)?|RFND|REFUND(?:ED)?|CR ?ADJ|CREDIT ADJ[A-Z]*|REVERS(?:E|ED|AL)|REJECT(?:ED)?|CANCEL(?:L?ED)?|FAILED|DECLINED|TIME ?OUT|CHARGE ?BACK)';
const BACK = `(?:${SHORT}|${CODE}|${LONG})(?![A-Z])`;
/** After a short word: the rest of a name, then its address. */
const NAME = '(?:\\.? ?[A-Z]+(?:[ .]+[A-Z]+)*[-/][^-/@\\s]+(?:-\\d{1,2})?@)';
const START = '^\\W{0,4}(?:(?:BY|TO) (?:TRANSFER|TRF|TFR)\\W{1,3}|DEP TFR |MMT/)?';

const REVERSAL = new RegExp(
  [
    '[-/:_][ /-]{0,4}REV[-/:_]',
    `${START}(?:REV|RTN|RETN|RTND|RTNCHG|RFND|REFUND(?:ED)?|RETURNED|RRC|CRV|CR ?ADJ|CHARGE ?BACK|FAILED|REJECTED|DECLINED)(?![A-Z])`,
    // Not `Return gift`, as buyers write.
    `${START}(?:RET|RETURN)(?:\\W{0,4}$|[-/:_]|\\W{1,4}(?:OF\\b|\\d|${WAY}))`,
    '^\\W{0,4}वापसी',
    `\\b${WAY}[\\W_]{0,4}${BETWEEN}(?:${SHORT}(?![A-Z]|${NAME})|${CODE}(?:[-/:_*]|\\W{0,2}(?:\\d|$))|${LONG}(?![A-Z]))`,
    `\\b${BACK}[\\W_]{0,4}(?:CR[\\W_]{1,4})?${WAY}(?![A-Z])`,
    // Directly after the UTR and alone in its part: elsewhere it is a name, or was written by a buyer.
    `(?:^|\\D)\\d{12}[-/: ]{1,3}${BACK}\\W{0,2}(?:[-/:_]|$)`,
    // A credit marked as a debit is a reversal.
    '(?:UPI[A-Z]{0,3}|IMPS)[-/](?:\\d{12}[-/])?DR[-/]',
    '\\b(?:CREDITED BACK|DECLINED CR)\\b',
    // As apps write it after the name.
    '\\s[-–(:]\\s?(?:FAILED|PENDING|DECLINED|REJECTED|REFUNDED|REVERSED|CANCELLED)\\W*$',
  ].join('|'),
  'i',
);
const ANYWHERE = /\b(?:REVERS(?:AL|ED)|REVERSL|REVSL|RVSL|RVRSL)(?![A-Z])/i;

/** Without the last of many parts, in which buyers write what they like. */
function withoutNote(text: string): string {
  const parts = text.split('/');
  return parts.length < 4 ? text : parts.slice(0, -1).join('/');
}

/** Whether a credit's text marks it as a reversal. */
export const isReversal = (narration: string): boolean =>
  REVERSAL.test(narration) || ANYWHERE.test(withoutNote(narration));

/** Whether a debit's text marks it as the reversal of a credit. */
export const takesBack = (narration: string): boolean =>
  isReversal(narration) ||
  /\b(?:RETURN(?:ED)?|RE?TND?|REFUND|BOUNCED?|DISHONOU?RED)\b/i.test(narration);
