import { randomUUID } from 'node:crypto';
import { nobodyWrites } from '../support/identities.ts';
import { firstStatement } from '../support/passSamples.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('money'),
  row: {
    id: randomUUID(),
    import_id: firstStatement.id,
    booked_on: '2031-10-19',
    amount_paise: 50_000,
    utr: '431947905050',
    narration: 'UPI Sample',
    payer: 'Sample',
    payer_vpa: 'sample@bank',
    fingerprint: '\\x5a',
  },
  patch: { state: 'ignored' },
  refused: {
    bank_lines_amount_paise_check: [{ amount_paise: 0 }, { amount_paise: 10_000_000_001 }],
    bank_lines_booked_on_check: { booked_on: '1899-12-31' },
    bank_lines_narration_check: { narration: 'x'.repeat(301) },
    bank_lines_payer_check: { payer: 'x'.repeat(101) },
    bank_lines_payer_vpa_check: { payer_vpa: 'x'.repeat(101) },
    bank_lines_state_check: { state: 'forgotten' },
    bank_lines_utr_check: { utr: '12345' },
  },
} satisfies TableFacts;
