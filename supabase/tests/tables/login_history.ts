import { randomUUID } from 'node:crypto';
import { nobodyWrites } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('operations'),
  row: { id: randomUUID(), email: 'sample@mandap.example' },
  patch: { email: 'changed@mandap.example' },
  refused: {
    login_history_event_check: { event: 'signed_out' },
    login_history_source_check: { source: 'rumour' },
  },
} satisfies TableFacts;
