import { cleanPhone } from '@/shared/lib/text.ts';
import { claimPayment } from './passCalls.ts';
import { refusalOf } from './passErrors.ts';
import { keepOrder, keptOrder, keptOrders } from './passStore.ts';

/** Name of the Web Lock: one tab sends. */
const LOCK = 'mandap:passes';
const DIGITS = 12;

/** The digits of a pasted number, in any script; '' if it is not 12 of them. */
export function readUtr(text: string): string {
  const digits = cleanPhone(text).replace(/\D/g, '');
  return digits.length === DIGITS ? digits : '';
}

/** Sends the waiting UTR of one order; the same number again gets the same answer. */
async function sendOne(id: string): Promise<void> {
  // Read again: another tab may have sent it.
  const kept = await keptOrder(id);
  if (kept?.utr === null || kept === undefined || kept.refusal !== null) return;
  try {
    const order = await claimPayment(kept, kept.utr);
    await keepOrder({ ...kept, order, savedAt: Date.now(), utr: null, refusal: null });
  } catch (error) {
    const refusal = refusalOf(error);
    // Stays for the next occasion.
    if (refusal.kind === 'busy') throw error;
    const message = 'message' in refusal ? refusal.message : '';
    await keepOrder({ ...kept, refusal: message });
  }
}

async function sendAll(): Promise<void> {
  for (const { id, utr } of await keptOrders()) if (utr !== null) await sendOne(id);
}

/** Sends every UTR that waits on this device, each once. @returns whether all that could be sent was. */
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
