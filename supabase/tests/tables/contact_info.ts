import { everybodyReads } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: everybodyReads,
  row: { id: 1, phone: ['+91 612 555 0142'] },
  patch: { address: ['Patna'] },
  owned: ['updated_at', 'version'],
  refused: {
    contact_info_address_check: { address: [''] },
    contact_info_call_phone_check: { call_phone: '+91 612 555 0199' },
    contact_info_closes_at_check: { open_days: [1], opens_at: '20:00', closes_at: '10:00' },
    contact_info_email_check: { email: ['desk at mandap.example'] },
    contact_info_hours_check: { open_days: [1] },
    contact_info_hours_note_check: { hours_note: 'broken \ufffd' },
    contact_info_id_check: { id: 2 },
    contact_info_map_url_check: { map_url: 'tel:+916125550142' },
    contact_info_open_days_check: { open_days: [2, 1], opens_at: '10:00', closes_at: '20:00' },
    contact_info_phone_check: { phone: ['+91 612 555 0142', '0142'] },
    contact_info_social_links_check: { social_links: ['http://mandap.example/'] },
    contact_info_whatsapp_phone_check: { whatsapp_phone: '+91 612 555 0199' },
  },
} satisfies TableFacts;
