import * as v from 'valibot';
import { refundStates } from '@/shared/lists/refundStates.ts';
import type { Order } from './answers.ts';

const text = v.string();
const nightIds = v.array(text);
/**
 * The parts of an order that its pages require, whether just loaded or stored. Nothing more: an order stored by an
 * earlier version lacks later fields, and validating the whole `orderSchema` would cost every buyer its bytes.
 */
const neededSchema = v.looseObject({
  reference: text,
  status: text,
  phone: text,
  edition: v.looseObject({ title: text }),
  items: v.array(v.looseObject({ kind: text, quantity: v.number(), night_ids: nightIds })),
  nights: v.nullable(v.array(v.looseObject({ id: text, date: text }))),
  passes: v.array(
    v.looseObject({
      night_ids: nightIds,
      nights: v.optional(v.array(v.looseObject({ id: text }))),
    }),
  ),
  refunds: v.array(v.looseObject({ state: v.picklist(refundStates) })),
  refund_text: text,
  upi: v.nullable(v.looseObject({ vpa: v.nullable(text), name: text })),
});

/** An order that the pages can show: with all that was answered, of which only the needed keys are looked at. */
export const shownOrder: v.GenericSchema<unknown, Order> = v.pipe(
  neededSchema,
  // The other keys are those of the described answer, or of an older one: pages do without them.
  v.guard((_order): _order is Order => true),
);
