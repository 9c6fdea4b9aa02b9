import { Link } from 'react-router-dom';
import { adminPayments } from '@/content/en/adminPayments.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { useListState } from '@/shared/admin/useListState.ts';
import type { ClaimRow } from '@/features/passes/admin/data/answers.ts';
import { screenSchema } from '@/features/passes/admin/data/tabs.ts';

const { check: words } = adminPayments;

/** The buyer and the reference of an order. */
export function OrderName({ name, reference }: { name: string; reference: string }) {
  return (
    <span className="block">
      {name === '' ? adminPayments.noName : name}
      <span className="text-muted block font-mono text-xs">{reference}</span>
    </span>
  );
}

/** Warnings about a claim, and its special features. */
export function ClaimFlags({ claim }: { claim: ClaimRow }) {
  const flags = [
    claim.is_absent ? words.absent : '',
    claim.same_utr > 0 ? words.sameUtr(claim.same_utr) : '',
    claim.is_suspicious ? words.suspicious : '',
    claim.paid_paise > 0 && claim.status !== 'paid'
      ? words.partly(formatInr(claim.paid_paise))
      : '',
  ].filter(Boolean);
  return flags.map((flag) => (
    <span key={flag} className="text-sindoor block max-w-prose text-sm">
      {flag}
    </span>
  ));
}

/** Link to the order in the list of orders. */
export function ToOrder({ id }: { id: string }) {
  const { hrefOf } = useListState(screenSchema);
  return (
    <Link
      to={hrefOf({ tab: 'orders', open: id, page: 1 })}
      className="link inline-flex min-h-11 items-center"
    >
      {adminPayments.openOrder}
    </Link>
  );
}
