import { onlyWith } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';
import { parents } from './venues.ts';

export default {
  access: onlyWith('content', 'all', 'done', 'done', 'done'),
  key: 'venue_id',
  row: { venue_id: parents.shown.id, commission_bp: 500, contact_note: 'Sample' },
  patch: { contact_note: 'Changed' },
  owned: ['updated_at', 'version'],
  refused: {
    venue_private_commission_bp_check: { commission_bp: 10_001 },
    venue_private_contact_note_check: { contact_note: 'x'.repeat(2001) },
  },
} satisfies TableFacts;
