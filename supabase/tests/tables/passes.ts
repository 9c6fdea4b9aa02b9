import { nobodyWrites } from '../support/identities.ts';
import { boughtPass, pass } from '../support/passSamples.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('passes'),
  row: pass(),
  others: [boughtPass],
  patch: { holder: 'Changed' },
  refused: {
    passes_blocked_why_check: [{ blocked_why: '' }, { blocked_why: 'x'.repeat(161) }],
    passes_holder_check: { holder: 'x'.repeat(61) },
    passes_people_check: [{ people: 0 }, { people: 21 }],
    passes_revision_check: [{ revision: 0 }, { revision: 1001 }],
  },
} satisfies TableFacts;
