import { randomUUID } from 'node:crypto';
import { everybodyReadsVisible } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

const album = { title: 'Sample', category: 'Sample' };
const closed = { is_visible: false };
const removed = { deleted_at: '2031-01-01T00:00:00Z' };

/** Parents of pictures. */
export const parents = {
  shown: { ...album, id: randomUUID(), slug: 'parent' },
  hidden: { ...album, id: randomUUID(), slug: 'hidden-parent', ...closed },
  removed: { ...album, id: randomUUID(), slug: 'removed-parent', ...removed },
};

export default {
  access: everybodyReadsVisible,
  isRemovable: true,
  row: { ...album, id: randomUUID(), slug: 'shown' },
  hidden: [
    { ...album, id: randomUUID(), slug: 'hidden', ...closed },
    { ...album, id: randomUUID(), slug: 'shown', ...removed },
  ],
  others: Object.values(parents),
  patch: { title: 'Changed' },
  owned: ['created_at', 'is_demo', 'updated_at', 'version'],
  refused: {
    albums_event_date_check: [{ event_date: 'infinity' }, { event_date: '2200-01-01' }],
    albums_services_check: [{ services: ['Weddings'] }, { services: [['weddings']] }],
    albums_slug_check: { slug: '../admin' },
    albums_title_check: { title: 'broken \ufffd' },
  },
} satisfies TableFacts;
