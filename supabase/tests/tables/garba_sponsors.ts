import { randomUUID } from 'node:crypto';
import { everybodyReadsVisible } from '../support/identities.ts';
import { picture, wrongPictures } from '../support/pictures.ts';
import type { TableFacts } from '../support/tables.ts';
import { parents } from './garba_editions.ts';

const of = (edition: { id: string }) => ({
  ...picture,
  id: randomUUID(),
  edition_id: edition.id,
  name: 'Sample Sweets',
});

export default {
  access: everybodyReadsVisible,
  isRemovable: true,
  row: of(parents.shown),
  hidden: [
    of(parents.hidden),
    of(parents.removed),
    { ...of(parents.shown), deleted_at: '2031-01-01T00:00:00Z' },
  ],
  patch: { name: 'Changed' },
  owned: ['created_at', 'updated_at', 'version'],
  refused: {
    garba_sponsors_link_url_check: { link_url: 'javascript:alert(1)' },
    garba_sponsors_picture_check: wrongPictures(),
  },
} satisfies TableFacts;
