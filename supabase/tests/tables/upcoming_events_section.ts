import { everybodyReads } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: everybodyReads,
  row: { id: 1, is_visible: true },
  patch: { is_visible: false },
  owned: ['updated_at', 'version'],
  refused: { upcoming_events_section_id_check: { id: 2 } },
} satisfies TableFacts;
