import * as v from 'valibot';
import { refundStates } from '@/shared/lists/refundStates.ts';
import type { Order } from './answers.ts';

const text = v.string();
const nightIds = v.array(text);
/**
 * What the pages of an order cannot do without, whether it was answered or kept here. No more: an order that an earlier version kept lacks
 * what came later, and the whole `orderSchema` would cost every buyer its bytes.
 */
const neededSchema = v.object({
  reference: text,
  status: text,
  phone: text,
  edition: v.object({ title: text }),
  items: v.array(v.object({ kind: text, quantity: v.number(), night_ids: nightIds })),
  nights: v.nullable(v.array(v.object({ id: text, date: text }))),
  passes: v.array(v.object({ night_ids: nightIds })),
  refunds: v.array(v.object({ state: v.picklist(refundStates) })),
  refund_text: text,
  upi: v.nullable(v.object({ vpa: v.nullable(text), name: text })),
});

/** An order that the pages can show. */
export const shownOrder = v.custom<Order>((order) => v.is(neededSchema, order));
