import { randomUUID } from 'node:crypto';
import { everybodyReadsVisible } from '../support/identities.ts';
import { night } from '../support/passSamples.ts';
import type { TableFacts } from '../support/tables.ts';
import { parents } from './garba_editions.ts';

const of = (edition: { id: string }) => ({
  id: randomUUID(),
  edition_id: edition.id,
  date: '2031-10-17',
  starts_at: '19:00',
  ends_at: '23:00',
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
  others: [night],
  patch: { headline: 'Changed' },
  owned: ['cancelled_at', 'created_at', 'updated_at', 'version'],
  refused: {
    garba_nights_capacity_check: [{ capacity: -1 }, { capacity: 1_000_001 }],
    garba_nights_date_check: { date: '1999-10-17' },
    garba_nights_doors_at_check: { doors_at: '19:01' },
    garba_nights_headline_check: { headline: 'broken \ufffd' },
    garba_nights_line_up_check: { line_up: [''] },
  },
} satisfies TableFacts;
