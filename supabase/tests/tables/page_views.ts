import { randomUUID } from 'node:crypto';
import { nobodyWrites } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('statistics'),
  row: {
    id: randomUUID(),
    visitor_id: 'sample-visitor',
    session_id: randomUUID(),
    page_path: '/sample',
  },
  patch: { page_title: 'Changed' },
  refused: { page_views_seconds_check: [{ seconds: -1 }, { seconds: 1801 }] },
} satisfies TableFacts;
