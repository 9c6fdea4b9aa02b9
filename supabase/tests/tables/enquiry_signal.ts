import { byRight } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  // Everyone has SELECT, so that realtime applies the policy instead of reporting changes to everyone.
  access: byRight(
    'enquiries',
    ['none', 'denied', 'denied', 'denied'],
    ['none', 'denied', 'denied', 'denied'],
    ['all', 'denied', 'denied', 'denied'],
  ),
  row: { id: 1 },
  patch: { changed_at: '2026-11-26T00:00:00Z' },
  written: { insert: [], update: [] },
  refused: { enquiry_signal_id_check: { id: 2 } },
} satisfies TableFacts;
