import { randomUUID } from 'node:crypto';
import { everybodyReadsVisible } from '../support/identities.ts';
import { wrongPictures } from '../support/pictures.ts';
import type { TableFacts } from '../support/tables.ts';

const edition = (year: number, more: object = {}) => ({
  id: randomUUID(),
  year,
  title: 'Sample',
  status: 'announced',
  ...more,
});
const draft = { status: 'draft' };
const removed = { deleted_at: '2031-01-01T00:00:00Z' };

/** Parents of nights, questions and interests. */
export const parents = {
  shown: edition(2033),
  hidden: edition(2034, draft),
  removed: edition(2034, removed),
};

export default {
  access: everybodyReadsVisible,
  isRemovable: true,
  row: edition(2031),
  hidden: [edition(2032, draft), edition(2031, removed)],
  others: Object.values(parents),
  patch: { title: 'Changed' },
  owned: ['created_at', 'is_demo', 'updated_at', 'version'],
  refused: {
    garba_editions_address_check: { address: 'broken \ufffd' },
    garba_editions_ends_on_check: { starts_on: '2031-10-17', ends_on: '2031-10-16' },
    garba_editions_hero_check: wrongPictures('hero_'),
    garba_editions_map_url_check: { map_url: 'javascript:alert(1)' },
    garba_editions_passes_from_check: { passes_from: '1999-01-01' },
    garba_editions_rules_check: { rules: ['broken \ufffd'] },
    garba_editions_starts_on_check: { starts_on: '2030-10-17' },
    garba_editions_theme_check: { theme: 'broken \ufffd' },
    garba_editions_venue_check: { venue: 'broken \ufffd' },
  },
} satisfies TableFacts;
