import * as v from 'valibot';
import { refundStates } from '@/shared/lists/refundStates.ts';
import type { Order } from './answers.ts';

const text = v.string();
const nightIds = v.array(text);
/**
 * The parts of an order that its pages require, whether just loaded or stored. Nothing more: an order stored by an
 * earlier version lacks later fields, and validating the whole `orderSchema` would cost every buyer its bytes.
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
