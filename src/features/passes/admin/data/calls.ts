import { getSupabase } from '@/shared/supabase/client.ts';
import { dataOf, succeed } from '@/shared/supabase/errors.ts';
import type { Database } from '@/shared/supabase/database.types.ts';

type Functions = Database['public']['Functions'];
type Args<Name extends keyof Functions> = Functions[Name]['Args'];

/** The buyer's page of an order; whoever has the address has the passes. */
const addressOf = (order: string, key: string) =>
  new URL(`/passes#${order}.${key}`, location.origin).href;

// Each throws DataError: PT409 or PT422 with a sentence for the owner, 42501 without the right.

/** Copies kinds to another edition; answers how many. */
export const copyKinds = async (args: Args<'copy_pass_kinds'>) =>
  dataOf(await getSupabase().rpc('copy_pass_kinds', args));

/** Sets the account that buyers pay to. */
export const setUpi = async (args: Args<'set_pass_upi'>) =>
  dataOf(await getSupabase().rpc('set_pass_upi', args));

/** Makes a complimentary order; the same id again makes no second one. */
export const givePasses = async (args: Args<'give_passes'>) =>
  dataOf(await getSupabase().rpc('give_passes', args));

/** Cancels an order with its passes. */
export const cancelOrder = async (args: Args<'cancel_order'>) =>
  succeed(await getSupabase().rpc('cancel_order', args));

/** Cancels passes of an order; the refund is in paise. */
export const cancelPasses = async (args: Args<'cancel_passes'>) =>
  dataOf(await getSupabase().rpc('cancel_passes', args));

/** Makes the gate stop a pass; without a reason it is valid again. */
export const blockPass = async (id: string, why: string) =>
  succeed(await getSupabase().rpc('block_pass', { p_pass_id: id, p_why: why }));

/** Takes back a payment recorded by mistake. */
export const reversePayment = async (id: string) =>
  succeed(await getSupabase().rpc('reverse_payment', { p_payment_id: id }));

/** A new link to the buyer's page of an order. */
export async function makeOrderLink(order: string): Promise<string> {
  const key = dataOf(await getSupabase().rpc('order_link', { p_order_id: order }));
  return addressOf(order, key);
}

/** Offers free places to the waiting list; answers to how many. */
export const offerPlaces = async (edition: string) =>
  dataOf(await getSupabase().rpc('offer_places', { p_edition_id: edition }));

/** Ends the hold of a network's unpaid orders; answers how many. */
export const letGo = async (args: Args<'let_go'>) =>
  dataOf(await getSupabase().rpc('let_go', args));

/** Marks that somebody on the waiting list was told of the offer; answers the link to it. */
export async function tellOfOffer(wait: string, order: string): Promise<string> {
  const link = await makeOrderLink(order);
  dataOf(
    await getSupabase()
      .from('pass_waits')
      .update({ told_at: new Date().toISOString() })
      .eq('id', wait)
      .select('id'),
  );
  return link;
}

/** Ends the shift of a lost phone. */
export const revokeShift = async (id: string) =>
  succeed(await getSupabase().rpc('revoke_shift', { p_id: id }));
