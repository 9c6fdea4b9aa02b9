import type { ClaimRow } from '@/features/passes/admin/data/answers.ts';
import { type Proposal, proposeMatches } from './proposeMatches.ts';

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

/** A stored line in the form that is compared with orders. */
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

/** Unpaid orders and the unused bank lines that fit them. */
export type Matches = {
  /** One line for an order, or for two: verified together where ticked. */
  proposals: readonly Match[];
  /** Lines that need a decision, each with its possible match. */
  unclear: readonly { line: StoredLine; match: Match | null }[];
  /** Orders whose buyers claim to have paid, without a proposal. */
  waiting: readonly ClaimRow[];
  late: readonly ClaimRow[];
  /** Other editions whose orders fit lines, and how many. */
  elsewhere: readonly { id: string; title: string; lines: number }[];
  /** The orders of every edition. */
  all: readonly ClaimRow[];
};

const isUnclear = ({ reason }: Match) => reason === 'conflict' || reason === 'alreadyPaid';

/**
 * Matches claims with unused bank lines, those of all editions, as they share one account.
 * @param now ms.
 */
export function matchesOf(
  edition: string,
  all: readonly ClaimRow[],
  lineRows: readonly LineRow[],
  now: number,
): Matches {
  const lines = lineRows.map(lineOf);
  const editionOf = new Map(all.map((row) => [row.id, row.edition_id]));
  const found = proposeMatches(all, lines, now);
  const isHere = ({ claims }: Match) => claims.some(({ id }) => editionOf.get(id) === edition);
  const byLine = new Map(found.map((match) => [match.line.id, match]));
  const proposals = found.filter((match) => isHere(match) && !isUnclear(match));
  const proposed = new Set(proposals.flatMap(({ claims }) => claims.map(({ id }) => id)));
  const here = all.filter((row) => row.edition_id === edition);
  const places = found
    .filter((match) => !isHere(match))
    .map(({ claims: [claim] }) => editionOf.get(claim?.id ?? ''));
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
