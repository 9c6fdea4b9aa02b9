import { randomUUID } from 'node:crypto';
import { everybodyReadsVisible } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

const venue = (slug: string, more: object = {}) => ({
  id: randomUUID(),
  slug,
  name: 'Sample',
  area: 'Digha',
  type: 'lawn',
  max_guests: 100_000,
  ...more,
});
const closed = { is_visible: false };
const removed = { deleted_at: '2031-01-01T00:00:00Z' };

/** Parents of pictures and notes. */
export const parents = {
  shown: venue('parent'),
  hidden: venue('hidden-parent', closed),
  removed: venue('removed-parent', removed),
};

export default {
  access: everybodyReadsVisible,
  isRemovable: true,
  row: venue('shown'),
  hidden: [venue('hidden', closed), venue('shown', removed)],
  others: Object.values(parents),
  patch: { name: 'Changed' },
  owned: ['created_at', 'is_demo', 'updated_at', 'version'],
  refused: {
    venues_address_check: { address: 'broken \ufffd' },
    venues_amenities_check: { amenities: [''] },
    venues_guests_valid: { min_guests: 2, max_guests: 1 },
    venues_halls_check: { halls: [{ name: 'Hall', seated: 0 }] },
    venues_map_url_check: { map_url: 'javascript:alert(1)' },
    venues_price_verified_on_check: [
      { price_verified_on: '2019-12-31' },
      { price_verified_on: 'infinity' },
    ],
    venues_slug_check: { slug: '../admin' },
  },
} satisfies TableFacts;
