import { randomUUID } from 'node:crypto';
import { everybodyReadsVisible } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

const event = (more: object = {}) => ({ id: randomUUID(), title: 'Sample', ...more });
const closed = { is_visible: false };
const removed = { deleted_at: '2031-01-01T00:00:00Z' };

/** Parents of pictures and likes. */
export const parents = { shown: event(), hidden: event(closed), removed: event(removed) };

export default {
  access: everybodyReadsVisible,
  isRemovable: true,
  row: event(),
  hidden: [event(closed), event(removed)],
  others: Object.values(parents),
  patch: { title: 'Changed' },
  owned: ['created_at', 'is_demo', 'like_count', 'updated_at', 'version'],
  refused: {
    upcoming_events_date_check: [{ date: 'infinity' }, { date: '0044-03-15 BC' }],
    upcoming_events_date_type_check: { date_type: 'never' },
    upcoming_events_ends_at_check: [
      { ends_at: '2027-01-05T13:30:00Z' },
      { date: '2027-01-05T13:30:00Z', ends_at: '2027-01-05T13:30:00Z' },
    ],
    upcoming_events_event_page_url_check: { event_page_url: 'javascript:alert(1)' },
    upcoming_events_like_count_check: { like_count: -1 },
    upcoming_events_location_check: { location: 'broken \ufffd' },
    upcoming_events_services_check: [{ services: ['Weddings'] }, { services: [['weddings']] }],
  },
} satisfies TableFacts;
