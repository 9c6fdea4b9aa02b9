import { nobodyWrites } from '../support/identities.ts';
import { boughtPass, firstScan, night } from '../support/passSamples.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('passes'),
  key: 'scan_id',
  row: {
    pass_id: boughtPass.id,
    night_id: night.id,
    slot: 1,
    scan_id: firstScan.id,
    entered_at: '2031-10-20T14:00:00Z',
  },
  patch: { slot: 2 },
  refused: { gate_entries_slot_check: [{ slot: 0 }, { slot: 21 }] },
} satisfies TableFacts;
