import type { IcsEvent } from '@/shared/lib/ics.ts';
import { nightSpan } from './nightSpan.ts';
import { nightsOf, validPasses } from './order.ts';
import type { Order } from './answers.ts';

/**
 * The nights of an order's valid passes as entries of a calendar, which contain no code.
 * @param host the site's host.
 */
export function passEvents(order: Order, host: string): IcsEvent[] {
  const ids = validPasses(order).flatMap(({ night_ids: nights }) => nights);
  const { title, venue, address } = order.edition;
  return nightsOf(order, ids)
    .filter(({ cancelled_at: off }) => off === null)
    .map((night): IcsEvent => {
      const { start, end } = nightSpan(night);
      return {
        uid: `${order.id}-${night.id}@${host}`,
        start,
        end,
        title: night.headline ? `${title}: ${night.headline}` : title,
        location: [venue, address].filter(Boolean).join(', '),
      };
    });
}
