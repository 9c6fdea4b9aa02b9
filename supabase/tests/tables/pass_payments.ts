import { randomUUID } from 'node:crypto';
import { nobodyWrites } from '../support/identities.ts';
import { boughtOrder } from '../support/passSamples.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('money'),
  row: {
    id: randomUUID(),
    order_id: boughtOrder.id,
    method: 'upi',
    amount_paise: 50_000,
    utr: '431947905050',
  },
  patch: { method: 'cash' },
  refused: {
    pass_payments_amount_paise_check: { amount_paise: 0 },
    pass_payments_method_check: { method: 'cheque' },
    pass_payments_utr_check: { utr: '12345' },
  },
} satisfies TableFacts;
