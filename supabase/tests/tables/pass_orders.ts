import { nobodyWrites } from '../support/identities.ts';
import { boughtOrder, order } from '../support/passSamples.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('passes'),
  row: order('W3X8Z1'),
  others: [boughtOrder],
  patch: { reason: 'Changed' },
  refused: {
    pass_orders_claimed_utr_check: { claimed_utr: '12345' },
    pass_orders_claims_check: [{ claims: -1 }, { claims: 11 }],
    pass_orders_discount_paise_check: { discount_paise: -1 },
    pass_orders_email_check: { email: 'a@example.org\nBcc: b@example.org' },
    pass_orders_held_until_valid: { held_until: null },
    pass_orders_name_check: { name: 'x'.repeat(101) },
    pass_orders_network_check: { network: '203.0.113.7' },
    pass_orders_note_check: { note: 'x'.repeat(301) },
    pass_orders_paid_at_valid: { status: 'paid' },
    pass_orders_phone_check: { phone: 'call me maybe' },
    pass_orders_phone_e164_check: { phone_e164: '0612 555 0142' },
    pass_orders_reason_check: { reason: 'x'.repeat(301) },
    pass_orders_reference_check: [{ reference: 'K7P2M' }, { reference: 'KIPLM4' }],
    pass_orders_source_check: { source: 'fax' },
    pass_orders_status_check: { status: 'forgotten' },
    pass_orders_tax_paise_check: [{ tax_paise: -1 }, { tax_paise: 50_001 }],
  },
} satisfies TableFacts;
