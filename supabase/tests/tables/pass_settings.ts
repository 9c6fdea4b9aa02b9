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
    pass_settings_hold_minutes_check: [{ hold_minutes: 4 }, { hold_minutes: 61 }],
    pass_settings_max_people_per_phone_check: [
      { max_people_per_phone: 0 },
      { max_people_per_phone: 201 },
    ],
    pass_settings_refund_text_check: { refund_text: 'x'.repeat(601) },
    pass_settings_review_hours_check: [{ review_hours: 0 }, { review_hours: 97 }],
    pass_settings_sale_ends_minutes_check: [{ sale_ends_minutes: -1 }, { sale_ends_minutes: 1441 }],
    pass_settings_upi_mcc_check: { upi_mcc: '12345' },
    pass_settings_upi_name_check: { upi_name: 'x'.repeat(61) },
    pass_settings_upi_vpa_check: [{ upi_vpa: 'garba' }, { upi_vpa: 'garba@bank?am=1' }],
    pass_settings_waiting_first_until_hours_check: [
      { waiting_first_until_hours: -1 },
      { waiting_first_until_hours: 241 },
    ],
  },
} satisfies TableFacts;
