import { adminPasses } from '@/content/en/adminPasses.ts';
import { isReversal } from './reversals.ts';
import { readAmount } from './statementCells.ts';
import type { Loose, StatementColumns, StatementField } from './statementColumns.ts';
import {
  isCreditBack,
  looseMeaning,
  meaningOf,
  saysFailed,
  saysNone,
  saysSide,
  statusOf,
} from './statementWords.ts';

const { faults: words, left } = adminPasses.bank;

/** Kind of a line; paise are never below zero. */
export type Kind =
  | { kind: 'in' | 'out'; paise: number }
  | { kind: 'left'; paise: number; why: string }
  | { kind: 'fault'; message: string };
export type CellOf = (field: StatementField) => string;

const fault = (message: string): Kind => ({ kind: 'fault', message });
const AMOUNTS = ['credit', 'debit', 'amount'] as const;

/** How a statement marks the side of an amount, if it does. */
export type Sides = {
  /** Whether its lines are payments of customers, as an app reports them. */
  isReport: boolean;
  isAllIn: boolean;
  /** Whether its amounts have signs, and nothing else marks their side. */
  hasSigns: boolean;
  /** Whether no amount has a side: the layout must be chosen. */
  areUnknown: boolean;
};

/** @param lines the lines with a date. */
export function sidesOf(lines: readonly CellOf[], columns: StatementColumns): Sides {
  const isSingle = columns.credit === undefined && columns.amount !== undefined;
  // Payers next to a status, or orders next to the word for a payment; such reports have no payee column.
  const { payer, vpa, paymentId, payee, status, narration } = columns;
  const hasPayers = status !== undefined && (payer ?? vpa) !== undefined;
  // With a narration and no payer, these may be orders that the firm has paid.
  const hasOrders =
    paymentId !== undefined &&
    (payer ?? vpa ?? (narration === undefined ? paymentId : undefined)) !== undefined &&
    lines.some((cell) => meaningOf(cell('type')) === 'payment');
  const isOfCustomers = payee === undefined && (hasPayers || hasOrders);
  const amounts = isSingle ? lines.map((cell) => readAmount(cell('amount'))) : [];
  const hasWords =
    amounts.some((amount) => amount?.side) ||
    lines.some((cell) => saysSide(cell('side')) || saysSide(cell('type')));
  // A list of what was spent has minus signs too: of what the shops gave back.
  const minus = lines.filter((_cell, at) => (amounts[at]?.paise ?? 0) < 0);
  const hasSigns =
    isSingle && !hasWords && minus.some((cell) => !/refund|revers/i.test(cell('narration')));
  const isAllIn = columns.isAllIn === true;
  const isTold = hasWords || hasSigns || isOfCustomers || isAllIn || columns.side !== undefined;
  return { isReport: isOfCustomers, isAllIn, hasSigns, areUnknown: isSingle && !isTold };
}

/** Maximum characters examined of a cell in a column that is not read. */
const LONGEST_LOOSE = 300;

/** A cell of a column that is not read. */
export type LooseCell = { kind: Loose; cell: string };

/**
 * Classifies a line with a date; only a line that is marked as a credit counts as one.
 * @param loose cells of other columns, in which words for a failure, refund or reversal count.
 */
export function kindOf(
  cell: CellOf,
  columns: StatementColumns,
  sides: Sides,
  loose: readonly LooseCell[],
): Kind {
  // The settlement to the firm's own account may be late or fail, and the buyer has paid all the same.
  const told = [...loose.filter(({ kind }) => kind !== 'settled'), { cell: cell('type') }];
  const failed = told.find((one) => saysFailed(one.cell));
  const is = sideOf(cell, columns, sides, failed?.cell ?? cell('status'));
  if (is.kind !== 'in') return is;
  const leave = (why: string): Kind => ({ kind: 'left', paise: is.paise, why });
  const word = loose.find((one) => isAgainst(one, sides))?.cell;
  if (word !== undefined) return leave(left.type(word.slice(0, 40)));
  const isBack = loose.some(
    ({ kind, cell: text }) => kind !== 'settled' && isReversal(text.slice(0, LONGEST_LOOSE)),
  );
  return isBack ? leave(left.reversed) : is;
}

/** Whether a cell shows that the line is no incoming payment. */
function isAgainst({ kind, cell }: LooseCell, { isAllIn }: Sides): boolean {
  if (kind === 'refund') return !saysNone(cell);
  // A text may hold what the buyer has written.
  if (kind === 'text') return false;
  const meaning = looseMeaning(cell);
  return meaning === 'back' || (isAllIn && meaning === 'out');
}

function sideOf(cell: CellOf, columns: StatementColumns, sides: Sides, status: string): Kind {
  const texts = AMOUNTS.map(cell);
  const amounts = texts.map(readAmount);
  const paise = Math.max(...amounts.map((one) => Math.abs(one?.paise ?? 0)));
  const leave = (why: string): Kind => ({ kind: 'left', paise, why });
  const isDone = status === '' ? 'done' : statusOf(status);
  if (isDone === 'not') return leave(left.status(status.slice(0, 40)));

  const bad = texts.find((_text, at) => amounts[at] === undefined);
  if (bad !== undefined) return fault(words.amount(bad.slice(0, 40)));
  if (!texts.some((text) => /\p{Nd}/u.test(text)))
    // In a statement without a debit column, debits have no amount.
    return columns.credit !== undefined && columns.debit === undefined
      ? leave(left.nothing)
      : fault(words.noAmount);
  const [credit, debit] = amounts.map((one) => one?.paise ?? 0);
  if (credit && debit) return fault(words.both);
  if (paise === 0) return leave(left.zero);
  if (columns.status !== undefined && status === '') return leave(left.noStatus);
  if (isDone === 'unknown') return fault(words.status(status.slice(0, 40)));

  const [side, type] = [meaningOf(cell('side')), meaningOf(cell('type'))];
  if (side === 'unknown' || (side === 'silent' && cell('side') !== ''))
    return fault(words.side(cell('side').slice(0, 40)));
  const said = new Set([
    credit ? 'in' : debit ? 'out' : null,
    amounts.find((one) => one?.side && one.paise !== 0)?.side,
    side,
    type,
  ]);
  const kind = (cell('type') || cell('side')).slice(0, 40);
  if (said.has('failed')) return leave(left.status(side === 'failed' ? cell('side') : kind));
  if (amounts.some((one) => (one?.paise ?? 0) < 0)) return { kind: 'out', paise };
  if (said.has('in') && said.has('out')) return fault(words.sides);
  if (said.has('out')) return { kind: 'out', paise };
  if (said.has('none')) return leave(left.type(kind));
  if (said.has('back'))
    return said.has('in') || isCreditBack(kind) ? leave(left.type(kind)) : { kind: 'out', paise };
  if (said.has('in')) return { kind: 'in', paise };
  if (sides.isReport) return ofReport(cell, columns, paise);
  if (sides.isAllIn || sides.hasSigns) return { kind: 'in', paise };
  return fault(type === 'unknown' ? words.side(kind) : words.noSide);
}

/** A line of what an app reports, whose words say nothing of a side. */
function ofReport(cell: CellOf, columns: StatementColumns, paise: number): Kind {
  const type = meaningOf(cell('type'));
  if (type === 'unknown') return fault(words.kind(cell('type').slice(0, 40)));
  const payer = cell('payer');
  // The app itself pays to the firm's account what buyers have paid before.
  if (/\b(?:settlement|payout)\b/i.test(payer))
    return { kind: 'left', paise, why: left.type(payer.slice(0, 40)) };
  if (type === 'payment') return { kind: 'in', paise };
  if (columns.status === undefined || (columns.payer ?? columns.vpa) === undefined)
    return fault(words.noSide);
  return payer === '' && cell('vpa') === '' ? fault(words.noPayer) : { kind: 'in', paise };
}
