import { orderText } from '@/content/en/passes.ts';
import type { Order } from '@/features/passes/data/answers.ts';
import { passEvents } from '@/features/passes/data/passIcs.ts';
import { istDay } from '@/shared/lib/dates.ts';
import { saveIcs } from '@/shared/lib/saveIcs.ts';
import { notify } from '@/shared/ui/notify.ts';
import { dayList } from './saleWords.ts';

/** Puts the nights of an order into the buyer's calendar. */
export function savePassNights(order: Order): void {
  try {
    const events = passEvents(order, location.hostname);
    const days = dayList(events.map(({ start }) => ({ date: istDay(start) })));
    const others = orderText.actions.calendarNights(days);
    saveIcs(events, { product: 'Passes', name: 'raas-garba.ics', others });
  } catch (error) {
    console.warn('The calendar file could not be created', error);
    notify.error(orderText.actions.calendarFailed);
  }
}
