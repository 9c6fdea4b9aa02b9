import { folded } from '@/shared/lib/text.ts';
import { uncertainNumbers } from '@/shared/admin/statement/narration.ts';
import type { BankLine, Claim } from './proposeMatches.ts';

const LENGTH = 6;
/** SBI cuts a payer's note to so few characters; the first are unlike those of other open orders. */
const SHORT = 4;

/** A reference as people type it: any case, O for 0, I and L for 1. */
const plain = (text: string) => folded(text).replaceAll('o', '0').replaceAll(/[il]/g, '1');

/** Index of the claims by a text of theirs. */
function indexed(claims: readonly Claim[], keyOf: (claim: Claim) => string | null) {
  const index = new Map<string, Claim[]>();
  for (const claim of claims) {
    const key = keyOf(claim);
    const others = index.get(key ?? '');
    if (others) others.push(claim);
    else if (key !== null) index.set(key, [claim]);
  }
  return (key: string): readonly Claim[] => index.get(key) ?? [];
}

/** By what a line names an order. */
export type NamedBy = 'utr' | 'reference' | 'shortReference';

/** Returns a function that finds the orders that a line names. */
export function findOrders(claims: readonly Claim[]) {
  const byUtr = indexed(claims, ({ claimed_utr: utr }) => utr);
  const byReference = indexed(claims, ({ reference }) => plain(reference));
  const byShort = indexed(claims, ({ reference }) => plain(reference).slice(0, SHORT));
  return ({ utr, narration }: BankLine): Record<NamedBy, readonly Claim[]> => {
    // Numbers of payments, accounts and phones are no references.
    const text = plain(narration).replaceAll(/\d{9,}/g, '/');
    const whole = text.replaceAll(/[\s-]/g, '').split(/[^\da-z]+/);
    const windows = whole.flatMap((part) =>
      Array.from({ length: Math.max(0, part.length - LENGTH + 1) }, (_, at) =>
        part.slice(at, at + LENGTH),
      ),
    );
    const cut = new Set([...whole, ...text.split(/[^\da-z]+/)]);
    return {
      utr: (utr === null ? uncertainNumbers(narration) : [utr]).flatMap(byUtr),
      reference: [...new Set(windows)].flatMap(byReference),
      shortReference: [
        ...new Set(
          [...cut].flatMap((part) =>
            part.length === SHORT || part.length === SHORT + 1
              ? byShort(part.slice(0, SHORT)).filter(({ reference }) =>
                  plain(reference).startsWith(part),
                )
              : [],
          ),
        ),
      ],
    };
  };
}
