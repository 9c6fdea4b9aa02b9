import { randomUUID } from 'node:crypto';
import { onlyWith } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';
import { parents } from './garba_editions.ts';

const columns = [
  'code',
  'kind_ids',
  'off_paise',
  'per_phone',
  'percent',
  'uses',
  'valid_from',
  'valid_to',
];

export default {
  access: onlyWith('passes', 'all', 'done', 'done', 'denied'),
  isRemovable: true,
  row: { id: randomUUID(), edition_id: parents.shown.id, code: 'SAMPLE10', percent: 10 },
  patch: { percent: 20 },
  written: {
    insert: [...columns, 'edition_id', 'id'].toSorted(),
    update: [...columns, 'deleted_at'].toSorted(),
  },
  refused: {
    pass_promos_code_check: [{ code: 'AB1' }, { code: 'sample10' }, { code: 'A'.repeat(17) }],
    pass_promos_kind_ids_check: { kind_ids: Array.from({ length: 31 }, () => randomUUID()) },
    pass_promos_off_paise_check: [
      { percent: null, off_paise: 0 },
      { percent: null, off_paise: 150 },
    ],
    pass_promos_off_valid: [{ percent: null }, { off_paise: 100 }],
    pass_promos_valid_from_check: { valid_from: 'infinity' },
    pass_promos_valid_to_check: { valid_to: 'infinity' },
    pass_promos_valid_valid: {
      valid_from: '2031-10-02T00:00:00Z',
      valid_to: '2031-10-01T00:00:00Z',
    },
  },
} satisfies TableFacts;
