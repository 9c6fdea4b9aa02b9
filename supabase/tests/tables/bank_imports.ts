import { nobodyWrites } from '../support/identities.ts';
import { firstStatement, statement } from '../support/passSamples.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('money'),
  row: statement(),
  others: [firstStatement],
  patch: { source: 'Changed' },
  refused: {
    bank_imports_covers_valid: [{ covers_to: '2031-09-30' }, { covers_from: '1899-12-31' }],
    bank_imports_source_check: [{ source: '' }, { source: 'x'.repeat(41) }],
  },
} satisfies TableFacts;
