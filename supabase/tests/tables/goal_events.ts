import { randomUUID } from 'node:crypto';
import { nobodyWrites } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('statistics'),
  row: {
    id: randomUUID(),
    goal: 'call_click',
    visitor_id: 'sample-visitor',
    session_id: randomUUID(),
    page_path: '/sample',
  },
  patch: { page_path: '/changed' },
  refused: { goal_events_goal_check: { goal: 'rich' } },
} satisfies TableFacts;
