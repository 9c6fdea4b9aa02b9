import type { ClaimRow } from '@/features/passes/admin/data/answers.ts';
import { addDays, istDay } from '@/shared/lib/dates.ts';
import { findOrders, type NamedBy } from './findOrders.ts';
import { isLikeName } from './isLikeName.ts';
import type { StatementLine } from '@/shared/admin/statement/statementLines.ts';

/** An order that money may be for. */
export type Payee = Pick<ClaimRow, 'id' | 'reference' | 'name' | 'total_paise' | 'paid_paise'> & {
  status: string;
};

/** Amount still due for an order, paise; 0 once it is paid in full. */
export const dueOf = ({ total_paise: total, paid_paise: paid }: Payee) => Math.max(total - paid, 0);

/** Whether money is still expected for the order. */
export const isOpen = (row: Payee) =>
  row.status !== 'paid' && row.status !== 'cancelled' && dueOf(row) > 0;

/** The columns of an order that are compared. */
export type Claim = Pick<
  ClaimRow,
  keyof Payee | 'version' | 'unseen_paise' | 'claimed_utr' | 'claimed_at' | 'created_at'
>;

/** The amount that a line for the order is expected to have, paise. */
export const expectedOf = (claim: Payee) => (isOpen(claim) ? dueOf(claim) : claim.total_paise);

/** The columns of a line, just read or stored, that are compared. */
export type BankLine = Pick<
  StatementLine,
  'bookedOn' | 'amountPaise' | 'utr' | 'narration' | 'payer' | 'payerVpa'
>;

/** Why a line is proposed; the words are `adminPasses.bank.reasons`. */
export type MatchReason =
  | NamedBy
  | 'tooLittle'
  | 'tooMuch'
  | 'name'
  | 'split'
  | 'twice'
  | 'alreadyPaid'
  | 'date'
  | 'counter'
  | 'conflict';

export type Proposal<Line extends BankLine = BankLine> = {
  line: Line;
  reason: MatchReason;
  /** One order; both of a split; all that fit of a conflict. */
  claims: readonly Claim[];
  /** The line's amount less the totals of `claims`; 0 for a conflict. */
  differencePaise: number;
  /** Whether it is verified unless the owner objects. */
  ticked: boolean;
};

const MINUTES_BEFORE = 15;
const sumOf = (claims: readonly Claim[]) =>
  claims.reduce((sum, claim) => sum + expectedOf(claim), 0);
const firstDay = ({ created_at: at }: Claim) =>
  istDay(new Date(Date.parse(at) - MINUTES_BEFORE * 60_000));
/** Whether the money may be for the order: from 15 minutes before it was made to `days` after. */
const isInTime = (claim: Claim, { bookedOn }: BankLine, days: number) =>
  bookedOn >= firstDay(claim) && bookedOn <= addDays(istDay(new Date(claim.created_at)), days);

/**
 * Proposes one or more orders for each line that fits; it decides nothing.
 * @param lines lines not yet matched.
 * @param now ms.
 */
export function proposeMatches<Line extends BankLine>(
  claims: readonly Claim[],
  lines: readonly Line[],
  now: number,
): Proposal<Line>[] {
  const find = findOrders(claims);
  const byTotal = new Map<number, Claim[]>();
  for (const claim of claims.filter(isOpen))
    byTotal.set(expectedOf(claim), [...(byTotal.get(expectedOf(claim)) ?? []), claim]);
  const today = istDay(new Date(now));
  const named = settled(
    lines.flatMap((line): Proposal<Line>[] => {
      const proposed = propose(line, find(line), byTotal);
      if (proposed === null) return [];
      const [reason, fitting] = proposed;
      const isCertain = reason === 'utr' || reason === 'reference';
      const [claim] = fitting;
      const isOld = claim !== undefined && line.bookedOn < firstDay(claim);
      const isOutOfTime = isCertain && (isOld || line.bookedOn > today);
      return [
        {
          line,
          reason: isOutOfTime ? 'date' : reason,
          claims: fitting,
          differencePaise: reason === 'conflict' ? 0 : line.amountPaise - sumOf(fitting),
          // Late money needs a decision of its own: passes or a refund.
          ticked: isCertain && !isOutOfTime && claim?.status !== 'late',
        },
      ];
    }),
  );
  const isNamed = new Set(named.map(({ line }) => line));
  const rest = lines.filter((line) => !isNamed.has(line));
  return [...named, ...counterSales(claims, rest)];
}

/**
 * Sales at the counter without a UTR, each with a line of its amount and day. Which of several equal lines belongs to
 * which sale is unknown and makes no difference.
 */
function counterSales<Line extends BankLine>(
  claims: readonly Claim[],
  lines: readonly Line[],
): Proposal<Line>[] {
  const sales = claims
    .filter(({ unseen_paise: unseen }) => unseen !== null)
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at));
  const left = new Set(sales);
  return lines
    .toSorted((one, other) => one.bookedOn.localeCompare(other.bookedOn))
    .flatMap((line): Proposal<Line>[] => {
      const sale = sales.find(
        (one) => left.has(one) && one.unseen_paise === line.amountPaise && isInTime(one, line, 1),
      );
      if (!sale) return [];
      left.delete(sale);
      return [{ line, reason: 'counter', claims: [sale], differencePaise: 0, ticked: false }];
    });
}

type Found = ReturnType<ReturnType<typeof findOrders>>;

/** The first rule that matches a line, without regard to other lines. */
function propose(
  line: BankLine,
  { utr, reference, shortReference }: Found,
  byTotal: ReadonlyMap<number, readonly Claim[]>,
): [MatchReason, readonly Claim[]] | null {
  const fits = (claim: Claim) => expectedOf(claim) === line.amountPaise;
  const named = [...new Set([...utr, ...reference])];
  const open = named.filter(isOpen);
  const [claim] = open;
  if (claim && open.length > 1) {
    if (open.length === 2 && sumOf(open) === line.amountPaise) return ['split', open];
    const [owner] = utr;
    const isOwned = utr.length === 1 && open.filter(fits).every((one) => one === owner);
    return owner && isOwned && fits(owner) ? ['utr', [owner]] : ['conflict', open];
  }
  if (claim) {
    // A paid order has entered the line's number.
    if (utr.some((one) => one !== claim)) return ['conflict', named];
    if (fits(claim)) return [utr.includes(claim) ? 'utr' : 'reference', [claim]];
    if (expectedOf(claim) > line.amountPaise) return ['tooLittle', [claim]];
    const rest = (byTotal.get(line.amountPaise - expectedOf(claim)) ?? []).filter(
      (one) => one !== claim && isLikeName(one.name, [claim.name]),
    );
    return rest.length === 1 ? ['split', [claim, ...rest]] : ['tooMuch', [claim]];
  }
  if (utr.length > 0) return [utr.length > 1 ? 'conflict' : 'alreadyPaid', utr];
  if (reference.length > 0) return [reference.length > 1 ? 'conflict' : 'twice', reference];

  const cut = shortReference.filter(isOpen);
  const short = cut.filter(fits);
  if (short.length > 0) return cut.length > 1 ? ['conflict', cut] : ['shortReference', short];
  const names = [line.payer ?? '', line.payerVpa?.replace(/@.*/, '') ?? ''];
  const like = (byTotal.get(line.amountPaise) ?? []).filter(
    (one) => isInTime(one, line, 1) && isLikeName(one.name, names),
  );
  if (like.length === 0) return null;
  return [like.length > 1 ? 'conflict' : 'name', like];
}

/** One line for an order, the strongest first. */
const RANKS: readonly MatchReason[] = ['utr', 'reference', 'shortReference', 'date', 'name'];

/** Several lines for one order: the strongest and earliest stays, the others are second payments or conflicts. */
function settled<Line extends BankLine>(proposals: readonly Proposal<Line>[]): Proposal<Line>[] {
  const rank = ({ reason }: Proposal<Line>) => RANKS.indexOf(reason);
  const rivals = new Map<Claim | undefined, Proposal<Line>[]>();
  for (const one of proposals.filter((proposal) => rank(proposal) >= 0)) {
    const others = rivals.get(one.claims[0]);
    if (others) others.push(one);
    else rivals.set(one.claims[0], [one]);
  }
  for (const list of rivals.values())
    list.sort(
      (one, other) =>
        rank(one) - rank(other) || one.line.bookedOn.localeCompare(other.line.bookedOn),
    );
  return proposals.flatMap((one): Proposal<Line>[] => {
    const { reason } = one;
    const [best, next] = rivals.get(one.claims[0]) ?? [];
    const isRival = rank(one) >= 0 || reason === 'tooLittle' || reason === 'tooMuch';
    if (!best || !isRival) return [one];
    const isTie =
      next?.reason === best.reason && (reason !== 'reference' || next.line.utr === best.line.utr);
    if (isTie && reason === best.reason)
      return [{ ...one, reason: 'conflict', differencePaise: 0, ticked: false }];
    if (one === best) return [one];
    // A similar name is too weak if the order already has a payment.
    if (reason === 'name') return [];
    const isCertain = best.reason === 'utr' || best.reason === 'reference';
    return [isCertain ? { ...one, reason: 'twice', ticked: false } : one];
  });
}
