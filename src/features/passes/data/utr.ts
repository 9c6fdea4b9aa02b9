import { cleanPhone } from '@/shared/lib/text.ts';
import { claimPayment } from './passCalls.ts';
import { refusalOf } from './passErrors.ts';
import { keepOrder, keptOrder, keptOrders } from './passStore.ts';

/** Name of the Web Lock: one tab sends. */
const LOCK = 'mandap:passes';
const DIGITS = 12;

const TOGETHER = /\d+/g;
const DIVIDED = /\d+(?:[ -]\d+)*/g;
/** A phone number with its country code, as people write it. */
const PHONE = /(^|\D)(?:\+ ?91[ -]?|91[ -])[6-9](?:[ -]?\d){9}(?!\d)/g;

/** Why a text contains no UTR: none or several, a phone number, one digit twelve times. */
export type UtrFault = 'digits' | 'phone' | 'madeUp';

/**
 * Finds the only 12-digit number, in any script, also within a copied sentence.
 * @param phone phone number of the order, which is no UTR.
 */
export function readPaymentNumber(text: string, phone = ''): { utr: string } | { fault: UtrFault } {
  const plain = cleanPhone(text).replace(/\S+@\S*/g, ' ');
  const withoutPhones = plain.replace(PHONE, '$1 ');
  const own = `91${phone.replace(/\D/g, '').slice(-10)}`;
  const numbersIn = (form: RegExp) =>
    new Set(
      (withoutPhones.match(form) ?? [])
        .map((group) => group.replace(/\D/g, ''))
        .filter((digits) => digits.length === DIGITS && digits !== own),
    );
  const whole = numbersIn(TOGETHER);
  const [utr, another] = whole.size > 0 ? whole : numbersIn(DIVIDED);
  if (utr === undefined) {
    const hasPhone = withoutPhones !== plain || (phone !== '' && plain.includes(own));
    return { fault: hasPhone ? 'phone' : 'digits' };
  }
  if (another !== undefined) return { fault: 'digits' };
  return /^(\d)\1*$/.test(utr) ? { fault: 'madeUp' } : { utr };
}

/** Same as `readPaymentNumber`, as a text; '' if there is none. */
export function readUtr(text: string, phone?: string): string {
  const read = readPaymentNumber(text, phone);
  return 'utr' in read ? read.utr : '';
}

/** Sends the queued UTR of one order; repeating a number gets the same answer. */
async function sendOne(id: string): Promise<void> {
  // Read again: another tab may have sent it.
  const kept = await keptOrder(id);
  if (kept?.utr === null || kept === undefined || kept.refusal !== null) return;
  try {
    const order = await claimPayment(kept, kept.utr);
    await keepOrder({ ...kept, order, savedAt: Date.now(), utr: null, refusal: null });
  } catch (error) {
    const refusal = refusalOf(error);
    // Stays queued for the next try.
    if (refusal.kind === 'busy') throw error;
    const message = 'message' in refusal ? refusal.message : '';
    await keepOrder({ ...kept, refusal: message });
  }
}

async function sendAll(): Promise<void> {
  for (const { id, utr } of await keptOrders()) if (utr !== null) await sendOne(id);
}

/** Sends every UTR queued on this device, each once. @returns whether all are sent or rejected. */
export async function sendWaitingUtrs(): Promise<boolean> {
  try {
    if ('locks' in navigator) await navigator.locks.request(LOCK, sendAll);
    else await sendAll();
    return true;
  } catch (error) {
    console.warn('A UTR waits for the connection.', error);
    return false;
  }
}
