import { useQuery } from '@tanstack/react-query';
import { type ClaimRow, claimsSchema } from '@/features/passes/admin/data/answers.ts';
import { countedPage } from '@/shared/admin/data/answers.ts';
import { pagedList, type RowOf } from '@/shared/admin/pagedList.ts';
import { refundStates } from '@/shared/lists/refundStates.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { type ArgsOf, call } from '@/shared/data/call.ts';
import { PASSES, POLL_MS } from '@/features/passes/admin/data/editions.ts';
import { type Match, matchesOf, type StoredLine } from './matches.ts';
import { expectedOf, type Payee } from './proposeMatches.ts';
import type { refundFilters } from '@/features/passes/admin/data/tabs.ts';

const listClaims = call('list_claims', { answer: claimsSchema });
const verify = call('verify_payments', { patience: 60_000 });
const refuse = call('refuse_claim');
const resolve = call('resolve_late');
const ignore = call('ignore_line');
const record = call('record_refund');

/** Maximum lines compared with orders, newest first. */
const MOST_LINES = 1000;
const LINE = 'id, booked_on, amount_paise, utr, narration, payer, payer_vpa';

async function loadLines(state: 'new' | 'ignored', signal: AbortSignal) {
  return countedPage(
    await getSupabase()
      .from('bank_lines')
      .select(LINE, { count: 'exact' })
      .eq('state', state)
      .order('booked_on', { ascending: false })
      .order('id')
      .limit(MOST_LINES)
      .abortSignal(signal),
  );
}

/** Claims and the unused bank lines that fit them, polled; `hidden` lines are older than those compared. */
export function useMatches(edition: string) {
  return useQuery({
    queryKey: [PASSES, 'matches', edition],
    queryFn: async ({ signal }) => {
      const [claims, lines] = await Promise.all([
        listClaims(getSupabase(), {}, signal),
        loadLines('new', signal),
      ]);
      return {
        ...matchesOf(edition, claims, lines.rows, Date.now()),
        hidden: lines.total - lines.rows.length,
      };
    },
    refetchInterval: POLL_MS,
  });
}

/** Lines that are no payment of passes. */
export function useIgnored() {
  return useQuery({
    queryKey: [PASSES, 'ignored'],
    queryFn: async ({ signal }) => loadLines('ignored', signal),
  });
}

/** A payment to be recorded: by a bank line, or by a UTR that was seen in the account. */
export type Payment = {
  order_id: string;
  line_id?: string;
  utr?: string;
  amount_paise: number;
};

/** The payments of a proposal; a split gives each order what it lacks. */
export const paymentsOf = ({ line, claims }: Match): Payment[] =>
  claims.map((claim) => ({
    order_id: claim.id,
    line_id: line.id,
    amount_paise: claims.length > 1 ? expectedOf(claim) : line.amountPaise,
  }));

/** The payments of a line that was assigned to one order, or to two: the second gets the rest. */
export function paymentsFor(line: StoredLine, orders: readonly Payee[]): Payment[] {
  let rest = line.amountPaise;
  return orders.map(({ id, total_paise: total, paid_paise: paid }, place) => {
    const due = total > paid ? total - paid : total;
    const amount = place === orders.length - 1 ? rest : Math.min(due, rest);
    rest -= amount;
    return { order_id: id, line_id: line.id, amount_paise: amount };
  });
}

/** Most payments of one call. */
const CHUNK = 100;

export type Answered = { order_id: string; result: string; due_paise: number };

/**
 * Verifies payments, a hundred a call.
 * @returns the answers, and how many payments were not sent because a call failed: to send them again is safe.
 */
export async function verifyPayments(
  payments: readonly Payment[],
): Promise<{ answers: readonly Answered[]; unsent: number }> {
  const answers: Answered[] = [];
  for (let from = 0; from < payments.length; from += CHUNK) {
    const rows = payments.slice(from, from + CHUNK);
    try {
      answers.push(...(await verify(getSupabase(), { p_rows: rows })));
    } catch (error) {
      if (from === 0) throw error;
      return { answers, unsent: payments.length - from };
    }
  }
  return { answers, unsent: 0 };
}

export const refuseClaim = async ({ id, version }: ClaimRow, reason: string) =>
  refuse(getSupabase(), { p_order_id: id, p_version: version, p_reason: reason });

export const resolveLate = async ({ id, version }: ClaimRow, isIssued: boolean) =>
  resolve(getSupabase(), { p_order_id: id, p_version: version, p_issue: isIssued });

export const ignoreLine = async (id: string, isIgnored: boolean) =>
  ignore(getSupabase(), { p_line_id: id, p_ignore: isIgnored });

export type RefundState = (typeof refundStates)[number];
/** The states in which a refund needs action. */
const TODO: readonly RefundState[] = ['asked', 'due', 'failed'];
/** Filter of the list of refunds; null: all. */
export type RefundFilter = { edition: string; state: (typeof refundFilters)[number] | null };

/** Refunds of an edition, those not sent first, then the oldest. */
export const refunds = pagedList({
  key: [PASSES, 'refunds'],
  poll: POLL_MS,
  load: async ({ edition, state }: RefundFilter, offset, limit, signal) =>
    countedPage(
      await getSupabase()
        .from('pass_refunds')
        .select(
          'id, order_id, why, amount_paise, state, method, shift_id, to_vpa, utr, note, sent_at, created_at, pass_orders!inner (edition_id, reference, name, phone, pass_payments (method, shift_id))',
          { count: 'exact' },
        )
        .eq('pass_orders.edition_id', edition)
        .in('state', state === null ? refundStates : state === 'todo' ? TODO : [state])
        .order('sent_at', { nullsFirst: true })
        .order('created_at')
        .order('id')
        .range(offset, offset + limit - 1)
        .abortSignal(signal),
    ),
});
export type RefundRow = RowOf<typeof refunds>;

export const recordRefund = async (args: ArgsOf<'record_refund'> & { p_state: RefundState }) =>
  record(getSupabase(), args);
