import type { Json } from '@/shared/supabase/database.types.ts';
import type { VisitorClient } from '@/shared/supabase/visitorClient.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import type { CartLine } from './cart.ts';
import type { Access, Order } from './order.ts';
import { challengeOf } from './passErrors.ts';
import type { PassView } from './passView.ts';
import { solve } from './proofOfWork.ts';
import type { Wait } from './wait.ts';

/** Timeout of a call, ms; each can be repeated with the same arguments. */
const TIMEOUT_MS = 15_000;

type Functions = VisitorClient extends { rpc: (name: infer Name, ...rest: never[]) => unknown }
  ? Name
  : never;

/** Calls a function of buyers with POST, so that no key is in an address. @throws DataError on an error response. */
async function call<T>(name: Functions, args: Record<string, Json | undefined>): Promise<T> {
  const { getVisitorClient } = await import('@/shared/supabase/visitorClient.ts');
  const { data, error, status } = await getVisitorClient()
    .rpc(name, args as never)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
  if (error) throw new DataError(error, status);
  return data as T;
}

export type Buyer = { name: string; phone: string; email: string; promo: string; website: string };

/** Times that an order is sent with a proof of work: a challenge ends after five minutes, and a crowd doubles the work meanwhile. */
const WORK_TRIES = 4;

/**
 * Holds places; in a crowd the backend asks for a proof of work first.
 * @param access made in the browser; the same again gets the same answer. @param expected the total that was shown, paise.
 */
export async function reservePasses(
  access: Access,
  edition: string,
  lines: readonly CartLine[],
  buyer: Buyer,
  expected: number,
): Promise<Order> {
  let work = '';
  for (let tries = 0; ; tries += 1)
    try {
      return await reserve(access, edition, lines, buyer, expected, work);
    } catch (error) {
      const challenge = challengeOf(error);
      if (challenge === undefined || tries === WORK_TRIES) throw error;
      work = await solve(challenge);
    }
}

async function reserve(
  { id, key }: Access,
  edition: string,
  lines: readonly CartLine[],
  buyer: Buyer,
  expected: number,
  work: string,
): Promise<Order> {
  return call('reserve_passes', {
    p_id: id,
    p_key: key,
    p_edition_id: edition,
    p_items: lines.map((line) => ({ ...line, night_ids: [...line.night_ids] })),
    p_name: buyer.name,
    p_phone: buyer.phone,
    p_email: buyer.email,
    p_promo: buyer.promo,
    p_expected_paise: expected,
    p_website: buyer.website,
    p_work: work,
  });
}

/** An order; null for a link that opens none. */
export async function getOrder({ id, key }: Access): Promise<Order | null> {
  return call('get_order', { p_id: id, p_key: key });
}

/** @param utr 12 digits; the same again gets the same answer. */
export async function claimPayment({ id, key }: Access, utr: string): Promise<Order> {
  return call('claim_payment', { p_id: id, p_key: key, p_utr: utr });
}

/** Cancels an unpaid order; asks for a refund of a paid one. */
export async function cancelOrder({ id, key }: Access): Promise<Order> {
  return call('cancel_my_order', { p_id: id, p_key: key });
}

/** Gives a pass a new code: for `holder`, or, if empty, for the buyer again. @param pass as it was shown. */
export async function renewPass(
  { id, key }: Access,
  pass: { id: string; revision: number },
  holder: string,
): Promise<Order> {
  return call('renew_pass', {
    p_id: id,
    p_key: key,
    p_pass_id: pass.id,
    p_revision: pass.revision,
    p_holder: holder,
  });
}

/** What a code stands for; null if it was never issued. */
export async function getPass(code: string): Promise<PassView | null> {
  return call('get_pass', { p_code: code });
}

/** A new link to an order; null if none has that number and reference. */
export async function findPasses(phone: string, reference: string): Promise<Access | null> {
  return call('find_my_passes', { p_phone: phone, p_reference: reference });
}

/** Joins the waiting list. @param access made in the browser; the same again gets the same answer. */
export async function joinWaiting(
  { id, key }: Access,
  edition: string,
  line: CartLine,
  person: { name: string; phone: string; website: string },
): Promise<Wait> {
  return call('join_waiting', {
    p_id: id,
    p_key: key,
    p_edition_id: edition,
    p_item: { ...line, night_ids: [...line.night_ids] },
    p_name: person.name,
    p_phone: person.phone,
    p_website: person.website,
  });
}

export async function getWaiting({ id, key }: Access): Promise<Wait> {
  return call('get_waiting', { p_id: id, p_key: key });
}

export async function leaveWaiting({ id, key }: Access): Promise<Wait> {
  return call('leave_waiting', { p_id: id, p_key: key });
}
