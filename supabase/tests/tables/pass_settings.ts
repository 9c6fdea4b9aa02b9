import { onlyWith } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';
import { parents } from './garba_editions.ts';

export default {
  access: onlyWith('passes', 'all', 'denied', 'done', 'denied'),
  key: 'edition_id',
  row: { edition_id: parents.shown.id, refund_text: 'Sample' },
  patch: { hold_minutes: 15 },
  written: {
    update: [
      'gstin',
      'hold_minutes',
      'max_people_per_phone',
      'refund_text',
      'review_hours',
      'sale_ends_minutes',
      'waiting_first_until_hours',
    ],
  },
  refused: {
    pass_settings_gstin_check: { gstin: 'a number' },
    pass_settings_upi_mcc_check: { upi_mcc: '12345' },
    pass_settings_upi_name_check: { upi_name: 'x'.repeat(61) },
    pass_settings_upi_vpa_check: [{ upi_vpa: 'garba' }, { upi_vpa: 'garba@bank?am=1' }],
  },
} satisfies TableFacts;
