import { nobodyWrites } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';
import { parents } from './upcoming_events.ts';

export default {
  access: nobodyWrites('statistics'),
  key: 'visitor_id',
  row: { event_id: parents.shown.id, visitor_id: 'sample-visitor' },
  patch: { created_at: '2020-01-01T00:00:00Z' },
  refused: { event_likes_visitor_id_check: { visitor_id: 'short' } },
} satisfies TableFacts;
