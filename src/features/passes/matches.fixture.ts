import {
  type BankLine,
  type Claim,
  type MatchReason,
  proposeMatches,
} from './admin/payments/data/proposeMatches.ts';
import { CROCKFORD } from '@/shared/admin/statement/random.fixture.ts';

export const NOW = Date.parse('2026-11-20T12:00:00+05:30');
let orders = 0;
export const claimOf = (over: Partial<Claim> = {}): Claim => {
  orders += 1;
  return {
    id: `order ${orders}`,
    version: 1,
    reference: `${CROCKFORD.charAt(orders % 32)}${CROCKFORD.charAt(Math.floor(orders / 32))}XYZW`,
    total_paise: 85_000,
    paid_paise: 0,
    unseen_paise: null,
    claimed_utr: null,
    claimed_at: null,
    created_at: '2026-11-14T20:00:00+05:30',
    name: 'Aarav Pandeya',
    status: 'claimed',
    ...over,
  };
};
export const lineOf = (over: Partial<BankLine> = {}): BankLine => ({
  bookedOn: '2026-11-14',
  amountPaise: 85_000,
  utr: '431947905050',
  narration: 'UPI/CR/431947905050/CASH',
  payer: null,
  payerVpa: null,
  ...over,
});
export const outcome = (claims: Claim[], lines: BankLine[]) =>
  proposeMatches(claims, lines, NOW).map(
    ({ reason, claims: fitting, ticked, differencePaise }) => ({
      reason,
      ids: fitting.map(({ id }) => id),
      ticked,
      differencePaise,
    }),
  );
export const one = (reason: MatchReason, claims: Claim[], ticked = false, differencePaise = 0) => [
  { reason, ids: claims.map(({ id }) => id), ticked, differencePaise },
];
export const UTR = '431947905050';
