import { randomUUID } from 'node:crypto';
import { everybodyReadsVisible } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';
import { parents } from './garba_editions.ts';

const of = (edition: { id: string }) => ({
  id: randomUUID(),
  edition_id: edition.id,
  question: 'May I borrow sticks?',
  answer: 'Yes.',
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
  patch: { answer: 'Changed' },
  owned: ['created_at', 'updated_at', 'version'],
} satisfies TableFacts;
