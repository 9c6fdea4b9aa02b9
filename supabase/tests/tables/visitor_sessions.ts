import { randomUUID } from 'node:crypto';
import { nobodyWrites } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('statistics'),
  row: { id: randomUUID(), visitor_id: 'sample-visitor' },
  patch: { browser: 'Changed' },
  refused: { visitor_sessions_device_type_check: { device_type: 'fridge' } },
} satisfies TableFacts;
