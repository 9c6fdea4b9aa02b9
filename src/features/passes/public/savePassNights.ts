import { orderText } from '@/content/en/passes.ts';
import type { Order } from '@/features/passes/data/answers.ts';
import { passIcs } from '@/features/passes/data/passIcs.ts';
import { saveFile } from '@/shared/lib/saveFile.ts';
import { notify } from '@/shared/ui/notify.ts';

/** Downloads the nights of an order as a calendar file. */
export function savePassNights(order: Order): void {
  try {
    const text = passIcs(order, location.hostname, new Date());
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'raas-garba.ics');
  } catch (error) {
    console.warn('The calendar file could not be created', error);
    notify.error(orderText.actions.calendarFailed);
  }
}
