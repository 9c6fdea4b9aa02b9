import { nobodyWrites } from '../support/identities.ts';
import { firstScan, scan } from '../support/passSamples.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('passes'),
  row: scan(),
  others: [firstScan],
  patch: { result: 'undone' },
  refused: {
    gate_scans_dispute_check: [{ dispute: '' }, { dispute: 'x'.repeat(121) }],
    gate_scans_how_check: { how: 'by heart' },
    gate_scans_people_check: [{ people: 0 }, { people: 21 }],
    gate_scans_reason_check: { reason: 'whim' },
    gate_scans_result_check: { result: 'perhaps' },
  },
} satisfies TableFacts;
