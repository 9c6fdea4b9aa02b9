import { adminPasses } from '@/content/en/adminPasses.ts';
import { folded } from '@/shared/lib/text.ts';
import { isReversal } from './reversals.ts';
import { readAmount } from './statementCells.ts';
import type { StatementColumns, StatementField } from './statementColumns.ts';

const { faults: words, left } = adminPasses.bank;

/** What a line is: paise are never below zero. */
export type Kind =
  | { kind: 'in' | 'out'; paise: number }
  | { kind: 'left'; paise: number; why: string }
  | { kind: 'fault'; message: string };
export type CellOf = (field: StatementField) => string;

const plain = (cell: string) =>
  folded(cell.slice(0, 60))
    .replaceAll(/[^\p{L}\p{M}\p{N}+-]+/gu, ' ')
    .trim();

const IN =
  /^(?:c|\+|in|receipt|money in|paid in|जमा)$|\b(?:cr|credit(?:ed)?|dep|deposit(?:ed)?|inward|incoming|received)\b/;
const OUT =
  /^(?:d|w|-|out|money out|paid out|नामे|निकासी|आहरण)$|\b(?:dr|db|debit(?:ed)?|wdl|withdrawa?ls?|withdrawn|outward|outgoing|sent)\b/;
const CARD = /\b(?:credit|debit) card\b/;
/** Money that goes back to a buyer, or to the account of the firm. */
const BACK = /refund|rfnd|charge ?back|pay ?out|revers|rvsl|\brev\b|\breturn|cancel|void|वापस/;
const NO_PAYMENT = /settle|adjust|dispute|\bfees?\b|\btax|commission|charges?\b|cash ?back|reserve/;
const PAYMENT =
  /^(?:payment|payments|sale|sales|order|acquiring|collect|collection|collected|pay in|capture|upi payment|qr payment)$/;
/** How the money came says nothing about its side. */
const WAY =
  /^(?:transfer|fund transfer|upi|p2[amp]|neft|imps|rtgs|cash|cheque|clearing|bank|net ?banking|qr|wallet|online|card|credit card|debit card)$/;

const PAID =
  /^(?:(?:txn|transaction|payment|order|upi) )?(?:success|successful|successfully completed|succeeded|completed?|captured|settled|paid|credited|received|approved|processed|posted|cleared|सफल)$/;

type Meaning = 'in' | 'out' | 'back' | 'none' | 'payment' | 'silent' | 'unknown';

/** What a word in a column of sides or of kinds says. */
function meaningOf(cell: string): Meaning {
  const word = plain(cell);
  if (word === '') return cell === '' ? 'silent' : 'unknown';
  if (BACK.test(word)) return 'back';
  if (PAYMENT.test(word)) return 'payment';
  if (WAY.test(word)) return 'silent';
  if (NO_PAYMENT.test(word)) return 'none';
  const [isIn, isOut] = CARD.test(word) ? [false, false] : [IN.test(word), OUT.test(word)];
  return isIn === isOut ? 'unknown' : isIn ? 'in' : 'out';
}

const saysSide = (cell: string) => ['in', 'out'].includes(meaningOf(cell));
const isPaid = (status: string) => PAID.test(plain(status));

const FAILED =
  /^(?:(?:txn|transaction|payment|order) )?(?:failed|failure|fail|pending|declined|rejected|unsuccessful|expired|initiated|timed? ?out|deemed|in progress|processing)$/;

/** Whether a cell, whatever its column is called, says that a payment has not happened. */
const saysFailed = (cell: string): boolean =>
  cell.length < 40 && /[a-z]/i.test(cell) && FAILED.test(plain(cell));

/** What a word says whose column is not known: longer texts and numbers are none. */
const looseMeaning = (cell: string): Meaning =>
  cell === '' || cell.length > 24 || /\d/.test(cell) ? 'silent' : meaningOf(cell);

/** Whether the words of a column without a known heading tell a status or a side. */
export function tellsMore(cell: string): 'side' | 'status' | null {
  if (saysFailed(cell)) return 'status';
  return ['in', 'out', 'back'].includes(looseMeaning(cell)) ? 'side' : null;
}

const fault = (message: string): Kind => ({ kind: 'fault', message });
const AMOUNTS = ['credit', 'debit', 'amount'] as const;

/** How a statement tells the side of an amount, as far as it tells it. */
export type Sides = {
  /** Whether its lines are payments of customers, as an app reports them. */
  isReport: boolean;
  isAllIn: boolean;
  /** Whether its amounts have signs, and nothing else says what they are. */
  hasSigns: boolean;
  /** Whether no amount has a side: the layout must be chosen. */
  areUnknown: boolean;
};

/** @param lines with a date. */
export function sidesOf(lines: readonly CellOf[], columns: StatementColumns): Sides {
  const isSingle = columns.credit === undefined && columns.amount !== undefined;
  // Payers beside a status, or orders beside the word for a payment; who was paid is in no such report.
  const { payer, vpa, paymentId, payee, status } = columns;
  const hasPayers = status !== undefined && (payer ?? vpa) !== undefined;
  const hasOrders =
    paymentId !== undefined && lines.some((cell) => meaningOf(cell('type')) === 'payment');
  const isOfCustomers = payee === undefined && (hasPayers || hasOrders);
  const amounts = isSingle ? lines.map((cell) => readAmount(cell('amount'))) : [];
  const hasWords =
    amounts.some((amount) => amount?.side) ||
    lines.some((cell) => saysSide(cell('side')) || saysSide(cell('type')));
  const hasSigns = isSingle && !hasWords && amounts.some((amount) => (amount?.paise ?? 0) < 0);
  const isAllIn = columns.isAllIn === true;
  const isTold = hasWords || hasSigns || isOfCustomers || isAllIn || columns.side !== undefined;
  return { isReport: isOfCustomers, isAllIn, hasSigns, areUnknown: isSingle && !isTold };
}

/**
 * Decides what a line with a date is; nothing that is not told to have come in has come in.
 * @param loose cells of columns that are not known: what they say of a failure, a refund or a reversal counts.
 */
export function kindOf(
  cell: CellOf,
  columns: StatementColumns,
  sides: Sides,
  loose: readonly string[],
): Kind {
  const is = sideOf(cell, columns, sides, loose.find(saysFailed) ?? cell('status'));
  if (is.kind !== 'in') return is;
  const leave = (why: string): Kind => ({ kind: 'left', paise: is.paise, why });
  if (loose.some(isReversal)) return leave(left.reversed);
  const against: readonly Meaning[] = sides.isAllIn ? ['back', 'out'] : ['back'];
  const word = loose.find((one) => against.includes(looseMeaning(one)));
  return word === undefined ? is : leave(left.type(word));
}

function sideOf(cell: CellOf, columns: StatementColumns, sides: Sides, status: string): Kind {
  const { payer, vpa } = columns;
  const texts = AMOUNTS.map(cell);
  const amounts = texts.map(readAmount);
  const paise = Math.max(...amounts.map((one) => Math.abs(one?.paise ?? 0)));
  const leave = (why: string): Kind => ({ kind: 'left', paise, why });
  if (status !== '' && !isPaid(status)) return leave(left.status(status.slice(0, 40)));

  const bad = texts.find((_text, at) => amounts[at] === undefined);
  if (bad !== undefined) return fault(words.amount(bad.slice(0, 40)));
  if (!texts.some((text) => /\p{Nd}/u.test(text)))
    // Of a statement without a column of debits, what went out has none.
    return columns.credit !== undefined && columns.debit === undefined
      ? leave(left.nothing)
      : fault(words.noAmount);
  const [credit, debit] = amounts.map((one) => one?.paise ?? 0);
  if (credit && debit) return fault(words.both);
  if (paise === 0) return leave(left.zero);
  if (columns.status !== undefined && status === '') return leave(left.noStatus);

  const [side, type] = [meaningOf(cell('side')), meaningOf(cell('type'))];
  if (side === 'unknown' || (side === 'silent' && cell('side') !== ''))
    return fault(words.side(cell('side').slice(0, 40)));
  const said = new Set([
    credit ? 'in' : debit ? 'out' : null,
    amounts.find((one) => one?.side)?.side,
    side,
    type,
  ]);
  if (amounts.some((one) => (one?.paise ?? 0) < 0)) return { kind: 'out', paise };
  if (said.has('in') && said.has('out')) return fault(words.sides);
  if (said.has('out')) return { kind: 'out', paise };
  const kind = cell('type') || cell('side');
  if (said.has('none')) return leave(left.type(kind.slice(0, 40)));
  if (said.has('back'))
    return said.has('in') ? leave(left.type(kind.slice(0, 40))) : { kind: 'out', paise };
  if (said.has('in')) return { kind: 'in', paise };
  if (sides.isReport && type === 'unknown') return leave(left.type(kind.slice(0, 40)));
  const hasPaid = columns.status !== undefined && (payer ?? vpa) !== undefined;
  const isIn =
    (sides.isReport && (hasPaid || type === 'payment')) || sides.isAllIn || sides.hasSigns;
  return isIn ? { kind: 'in', paise } : fault(words.noSide);
}
