import type { ClaimRow } from '@/features/passes/admin/data/answers.ts';
import { type Claim, type Proposal, proposeMatches } from './proposeMatches.ts';

/** A stored credit of a statement. */
export type LineRow = {
  id: string;
  booked_on: string;
  amount_paise: number;
  utr: string | null;
  narration: string;
  payer: string | null;
  payer_vpa: string | null;
};

/** An order that money may be for. */
export type Payee = Pick<ClaimRow, 'id' | 'reference' | 'name' | 'total_paise' | 'paid_paise'> & {
  status: string;
};

/** What an order still lacks, in paise; nothing where it is paid in full. */
export const dueOf = ({ total_paise: total, paid_paise: paid }: Payee) => Math.max(total - paid, 0);

/** Whether money is still expected for the order. */
export const isOpen = (row: Payee) =>
  row.status !== 'paid' && row.status !== 'cancelled' && dueOf(row) > 0;

function claimOf(row: ClaimRow): Claim {
  const isPaid = !isOpen(row);
  return {
    orderId: row.id,
    version: row.version,
    reference: row.reference,
    totalPaise: isPaid ? row.total_paise : dueOf(row),
    unseenPaise: row.unseen_paise,
    claimedUtr: row.claimed_utr,
    claimedAt: row.claimed_at,
    createdAt: row.created_at,
    name: row.name,
    status: isPaid
      ? 'paid'
      : row.status === 'late' || row.status === 'claimed'
        ? row.status
        : 'held',
  };
}

/** A stored line as it is compared with orders. */
export const lineOf = (row: LineRow) => ({
  id: row.id,
  bookedOn: row.booked_on,
  amountPaise: row.amount_paise,
  utr: row.utr,
  narration: row.narration,
  payer: row.payer,
  payerVpa: row.payer_vpa,
});
export type StoredLine = ReturnType<typeof lineOf>;
export type Match = Proposal<StoredLine>;

/** The orders that wait for money, beside the lines that are not used yet. */
export type Matches = {
  /** One line for an order, or for two: verified together where ticked. */
  proposals: readonly Match[];
  /** Lines that somebody must decide on, each with what it may be. */
  unclear: readonly { line: StoredLine; match: Match | null }[];
  /** Orders that say to have paid and have no proposal. */
  waiting: readonly ClaimRow[];
  late: readonly ClaimRow[];
  /** Other editions whose orders fit lines, and how many. */
  elsewhere: readonly { id: string; title: string; lines: number }[];
  /** The orders of every edition. */
  all: readonly ClaimRow[];
};

const isUnclear = ({ reason }: Match) => reason === 'conflict' || reason === 'alreadyPaid';

/** Puts claims beside unused bank lines: one account serves every edition. @param now ms. */
export function matchesOf(
  edition: string,
  all: readonly ClaimRow[],
  lineRows: readonly LineRow[],
  now: number,
): Matches {
  const lines = lineRows.map(lineOf);
  const editionOf = new Map(all.map((row) => [row.id, row.edition_id]));
  const found = proposeMatches(all.map(claimOf), lines, now);
  const isHere = ({ claims }: Match) =>
    claims.some(({ orderId }) => editionOf.get(orderId) === edition);
  const byLine = new Map(found.map((match) => [match.line.id, match]));
  const proposals = found.filter((match) => isHere(match) && !isUnclear(match));
  const proposed = new Set(proposals.flatMap(({ claims }) => claims.map(({ orderId }) => orderId)));
  const here = all.filter((row) => row.edition_id === edition);
  const places = found
    .filter((match) => !isHere(match))
    .map(({ claims: [claim] }) => editionOf.get(claim?.orderId ?? ''));
  return {
    proposals,
    unclear: lines.flatMap((line) => {
      const match = byLine.get(line.id) ?? null;
      return match === null || (isHere(match) && isUnclear(match)) ? [{ line, match }] : [];
    }),
    waiting: here.filter((row) => row.status === 'claimed' && !proposed.has(row.id)),
    late: here.filter(({ status }) => status === 'late'),
    elsewhere: [...new Map(all.map((row) => [row.edition_id, row.edition]))].flatMap(
      ([id, title]) => {
        const { length } = places.filter((place) => place === id);
        return length === 0 ? [] : [{ id, title, lines: length }];
      },
    ),
    all,
  };
}
