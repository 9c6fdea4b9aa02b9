import { folded } from '@/shared/lib/text.ts';

// Meanings of single words in the cells of a statement. Unknown words mean nothing: they are never guessed.

/** Longer cells are texts, no words. */
const LONGEST = 60;

const plain = (cell: string) =>
  folded(cell.slice(0, LONGEST))
    .replaceAll(/[^\p{L}\p{M}\p{N}+-]+/gu, ' ')
    .trim();
const wordsOf = (word: string) => word.split(/[ -]+/).filter((one) => one !== '');

const IN =
  /^(?:c|\+|in|money in|paid in|जमा)$|\b(?:cr|credit(?:ed)?|dep|deposit(?:ed)?|inward|incoming|received|receipt)\b/;
const OUT =
  /^(?:d|w|-|out|money out|paid out|नामे|निकासी|आहरण)$|\b(?:dr|db|debit(?:ed)?|wdl|withdrawa?ls?|withdrawn|outward|outgoing|sent)\b/;
/** Words that may accompany the word for a credit; with any other word it may be negated. */
const BESIDE_IN =
  /^(?:c|\+|in|जमा|cr|credit(?:ed)?|dep|deposit(?:ed)?|inward|incoming|received|receipt|paid|by|from|via|of|upi|imps|neft|rtgs|p2[amp]|transfer|trf|tfr|xfer|funds?|cash|cheque|chq|clearing|clg|bank|online|wallet|qr|direct|amount|amt|money|txn|transaction|entry|payments?|interest|int|salary|internet|net|banking|mobile|ecs|nach|ach|a|ac|account)$/;
const CARD = /\b(?:credit|debit) card\b/;
/** Money that goes back to a buyer, or to the account of the firm. */
const BACK =
  /refund|rfnd|charge ?back|pay ?out|revers|rvsl|\brev\b|\breturn|\bret\b|\bre?tnd?\b|cancel|void|वापस/;
const NO_PAYMENT =
  /settle|adjust|\badj\b|dispute|\bfees?\b|\btax|commission|charges?\b|cash ?back|reserve/;
const PAYMENT =
  /^(?:payment|payments|sale|sales|order|acquiring|collect|collection|collected|pay in|capture|upi payment|qr payment)$/;
/** The payment channel does not determine the side. */
const WAY =
  /^(?:transfer|fund transfer|upi|p2[amp]|neft|imps|rtgs|cash|cheque|clearing|bank|net ?banking|(?:(?:upi|static|dynamic|bharat) )?qr(?: code)?|upi (?:collect|intent)|wallet|online|card|credit card|debit card)$/;

/** With any of these, the money has not come. */
const FAILED =
  /\b(?:fail(?:s|ed|ure)?|pending|declined?|reject(?:ed|ion)?|unsuccessful|expired|initiated|time[ds]?[ -]?out|deemed|in progress|under process|processing|on hold|bounced?|dropped|unpaid|incomplete|blocked|aborted|insufficient|error|awaiting|dishonou?red|not (?:received|paid|credited|success|successful|complete|completed|done))\b|असफल|विफल|लंबित/;
/** In a column of statuses, also these. */
const NOT =
  /\b(?:not?|un\p{L}+|authori[sz]ed|disputed?|attempted|invalid|denied|created|queued|scheduled|abandoned|requested|hold|held)\b|नहीं/u;
const DONE =
  /^(?:success|successfull?|successfully|succeeded|completed?|captured|settled|paid|credited|received|approved|processed|posted|cleared|confirmed|reali[sz]ed|done|ok|सफल)$/;
const BESIDE_DONE = /^(?:txn|transaction|payment|order|upi|amount|money|credit|and|or|fully)$/;

type Meaning = 'in' | 'out' | 'back' | 'failed' | 'none' | 'payment' | 'silent' | 'unknown';

/** Meaning of a word in a column of sides or kinds. */
export function meaningOf(cell: string): Meaning {
  const word = plain(cell);
  if (word === '') return cell === '' ? 'silent' : 'unknown';
  if (FAILED.test(word)) return 'failed';
  if (BACK.test(word)) return 'back';
  if (PAYMENT.test(word)) return 'payment';
  if (WAY.test(word)) return 'silent';
  if (NO_PAYMENT.test(word)) return 'none';
  if (CARD.test(word)) return 'unknown';
  const [isIn, isOut] = [IN.test(word), OUT.test(word)];
  if (isIn === isOut) return 'unknown';
  if (isOut) return 'out';
  return wordsOf(word).every((one) => BESIDE_IN.test(one)) ? 'in' : 'unknown';
}

export const saysSide = (cell: string): boolean => ['in', 'out'].includes(meaningOf(cell));

/** Whether a word for a reversal is about a credit: that credit is not a buyer's payment. */
export const isCreditBack = (cell: string): boolean => IN.test(plain(cell));

/** Meaning of a status. */
export function statusOf(cell: string): 'done' | 'not' | 'unknown' {
  const word = plain(cell);
  if (FAILED.test(word) || BACK.test(word) || NOT.test(word)) return 'not';
  const all = wordsOf(word);
  const isDone = all.some((one) => DONE.test(one));
  return isDone && all.every((one) => DONE.test(one) || BESIDE_DONE.test(one)) ? 'done' : 'unknown';
}

/** Whether a cell of any column shows that a payment has failed or is pending. */
export const saysFailed = (cell: string): boolean =>
  cell.length < LONGEST && /\p{L}/u.test(cell) && FAILED.test(plain(cell));

/** Meaning of a word in an unknown column; longer texts and numbers mean nothing. */
export const looseMeaning = (cell: string): Meaning =>
  cell === '' || cell.length > 24 || /\d/.test(cell) ? 'silent' : meaningOf(cell);

/** What an unknown column shows, judged by one of its words: a status or a side. */
export function tellsMore(cell: string): 'side' | 'status' | null {
  if (saysFailed(cell)) return 'status';
  return ['in', 'out', 'back'].includes(looseMeaning(cell)) ? 'side' : null;
}

/** Whether a cell of a refund column shows that there was none. */
export const saysNone = (cell: string): boolean =>
  /^(?:[-–—0.,₹\s]*|(?:rs\.?|inr) ?[0.]+|no|n|nil|none|null|false|not? \p{L}+|n\/?a)$/iu.test(cell);
