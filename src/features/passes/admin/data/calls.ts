import { type ArgsOf, call } from '@/shared/data/call.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { dataOf } from '@/shared/supabase/errors.ts';

const copyPassKinds = call('copy_pass_kinds');
const setPassUpi = call('set_pass_upi');
const give = call('give_passes');
const correct = call('correct_order');
const cancel = call('cancel_order');
const cancelSome = call('cancel_passes');
const block = call('block_pass');
const reverse = call('reverse_payment');
const orderLink = call('order_link');
const offer = call('offer_places');
const release = call('let_go');
const revoke = call('revoke_shift');

// Each throws DataError: PT409 or PT422 with a sentence for the owner, 42501 without the right.

/** Copies kinds to another edition; answers how many. */
export const copyKinds = async (args: ArgsOf<'copy_pass_kinds'>) =>
  copyPassKinds(getSupabase(), args);

/** Sets the account that buyers pay to. */
export const setUpi = async (args: ArgsOf<'set_pass_upi'>) => setPassUpi(getSupabase(), args);

/** Makes a complimentary order; the same id again makes no second one. */
export const givePasses = async (args: ArgsOf<'give_passes'>) => give(getSupabase(), args);

/** Corrects name and phone of an order, with a note for staff. */
export const correctOrder = async (args: ArgsOf<'correct_order'>) => correct(getSupabase(), args);

/** Cancels an order with its passes. */
export const cancelOrder = async (args: ArgsOf<'cancel_order'>) => cancel(getSupabase(), args);

/** Cancels passes of an order; the refund is in paise. */
export const cancelPasses = async (args: ArgsOf<'cancel_passes'>) =>
  cancelSome(getSupabase(), args);

/** Makes the gate stop a pass; without a reason it is valid again. */
export const blockPass = async (id: string, why: string) =>
  block(getSupabase(), { p_pass_id: id, p_why: why });

/** Takes back a payment recorded by mistake. */
export const reversePayment = async (id: string) => reverse(getSupabase(), { p_payment_id: id });

/** A new link to the buyer's page of an order; it opens the passes without a sign-in. */
export async function makeOrderLink(order: string): Promise<string> {
  const key = await orderLink(getSupabase(), { p_order_id: order });
  return new URL(`/passes#${order}.${key}`, location.origin).href;
}

/** Offers free places to the waiting list; answers to how many. */
export const offerPlaces = async (edition: string) =>
  offer(getSupabase(), { p_edition_id: edition });

/** Ends the hold of a network's unpaid orders; answers how many. */
export const letGo = async (args: ArgsOf<'let_go'>) => release(getSupabase(), args);

/** Marks an offer to an entry of the waiting list as sent; returns the link to it. */
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
export const revokeShift = async (id: string) => revoke(getSupabase(), { p_id: id });
