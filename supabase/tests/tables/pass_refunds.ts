import { randomUUID } from 'node:crypto';
import { nobodyWrites } from '../support/identities.ts';
import { boughtOrder, shift } from '../support/passSamples.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('money'),
  row: {
    id: randomUUID(),
    order_id: boughtOrder.id,
    why: 'cancelled',
    amount_paise: 50_000,
    to_vpa: 'sample@bank',
  },
  patch: { note: 'Changed' },
  refused: {
    pass_refunds_amount_paise_check: { amount_paise: -1 },
    pass_refunds_method_check: { method: 'card' },
    pass_refunds_shift_id_check: { shift_id: shift.id },
    pass_refunds_note_check: { note: 'x'.repeat(301) },
    pass_refunds_state_check: { state: 'forgotten' },
    pass_refunds_to_vpa_check: { to_vpa: 'x'.repeat(101) },
    pass_refunds_utr_check: { utr: 'x'.repeat(41) },
    pass_refunds_why_check: { why: 'whim' },
  },
} satisfies TableFacts;
