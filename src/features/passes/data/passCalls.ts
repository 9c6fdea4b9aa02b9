import { nullable } from 'valibot';
import { call } from '@/shared/data/call.ts';
import { wordsOf } from '@/shared/supabase/refused.ts';
import type { Access, Order, PassView, Wait } from './answers.ts';
import type { CartLine } from './cart.ts';
import { challengeOf } from './passErrors.ts';
import { solve } from './proofOfWork.ts';
import { shownOrder } from './shownOrder.ts';

// The calls of buyers, with POST so that no key is in a URL. Each rejects with DataError and may be repeated. The types
// are those of answers.ts, which the database tests check; here an order is only validated as far as its pages need it.

const reserve = call('reserve_passes', { answer: shownOrder });
const readOrder = call('get_order', { answer: nullable(shownOrder) });
const claim = call('claim_payment', { answer: shownOrder });
const cancel = call('cancel_my_order', { answer: shownOrder });
const renew = call('renew_pass', { answer: shownOrder });
const readPass = call<'get_pass', PassView | null>('get_pass');
const find = call<'find_my_passes', Access | null>('find_my_passes');
const join = call<'join_waiting', Wait>('join_waiting');
const readWait = call<'get_waiting', Wait>('get_waiting');
const leave = call<'leave_waiting', Wait>('leave_waiting');

async function visitor() {
  const { getVisitorClient } = await import('@/shared/supabase/visitorClient.ts');
  return getVisitorClient();
}

const accessArgs = ({ id, key }: Access) => ({ p_id: id, p_key: key });
/** Converts a line to an argument of the database. */
export const itemOf = (line: CartLine) => ({ ...line, night_ids: [...line.night_ids] });

export type Buyer = { name: string; phone: string; email: string; promo: string; website: string };

/** Maximum tries with a proof of work: a challenge expires after five minutes, and a crowd may double the work. */
const WORK_TRIES = 4;

/**
 * Reserves places; in a crowd the backend requires a proof of work first.
 * @param access created in the browser; repeating it gets the same answer.
 * @param expected the total that was shown, paise.
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
      return await reserve(await visitor(), {
        ...accessArgs(access),
        p_edition_id: edition,
        p_items: lines.map(itemOf),
        p_name: buyer.name,
        p_phone: buyer.phone,
        p_email: buyer.email,
        p_promo: buyer.promo,
        p_expected_paise: expected,
        p_website: buyer.website,
        p_work: work,
      });
    } catch (error) {
      const challenge = challengeOf(error);
      if (challenge === undefined || tries === WORK_TRIES) throw error;
      work = await solve(challenge);
    }
}

/** The order with `no_longer.message` in the site's own wording. */
async function inWords(order: Order): Promise<Order> {
  const { no_longer: change } = order;
  if (!change) return order;
  return { ...order, no_longer: { ...change, message: await wordsOf(change, change.message) } };
}

/** An order; null for a link that opens none. */
export async function getOrder(access: Access): Promise<Order | null> {
  const order = await readOrder(await visitor(), accessArgs(access));
  return order && inWords(order);
}

/** @param utr 12 digits; the same again gets the same answer. */
export async function claimPayment(access: Access, utr: string): Promise<Order> {
  return inWords(await claim(await visitor(), { ...accessArgs(access), p_utr: utr }));
}

/** Cancels an unpaid order; requests a refund of a paid one. */
export async function cancelOrder(access: Access): Promise<Order> {
  return cancel(await visitor(), accessArgs(access));
}

/** Gives a pass a new code: for `holder`, or for the buyer if that is empty. @param pass the pass as it was shown. */
export async function renewPass(
  access: Access,
  pass: { id: string; revision: number },
  holder: string,
): Promise<Order> {
  return renew(await visitor(), {
    ...accessArgs(access),
    p_pass_id: pass.id,
    p_revision: pass.revision,
    p_holder: holder,
  });
}

/** Loads a pass by its code; null if the code was never issued. */
export async function getPass(code: string): Promise<PassView | null> {
  return readPass(await visitor(), { p_code: code });
}

/** A new link to an order; null if none has that number and reference. */
export async function findPasses(phone: string, reference: string): Promise<Access | null> {
  return find(await visitor(), { p_phone: phone, p_reference: reference });
}

/** Joins the waiting list. @param access created in the browser; repeating it gets the same answer. */
export async function joinWaiting(
  access: Access,
  edition: string,
  line: CartLine,
  person: { name: string; phone: string; website: string },
): Promise<Wait> {
  return join(await visitor(), {
    ...accessArgs(access),
    p_edition_id: edition,
    p_item: itemOf(line),
    p_name: person.name,
    p_phone: person.phone,
    p_website: person.website,
  });
}

export async function getWaiting(access: Access): Promise<Wait> {
  return readWait(await visitor(), accessArgs(access));
}

export async function leaveWaiting(access: Access): Promise<Wait> {
  return leave(await visitor(), accessArgs(access));
}
