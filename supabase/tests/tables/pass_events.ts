import { nobodyWrites } from '../support/identities.ts';
import { boughtOrder } from '../support/passSamples.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('passes'),
  key: 'order_id',
  row: { order_id: boughtOrder.id, what: 'reserved' },
  patch: { what: 'paid' },
} satisfies TableFacts;
