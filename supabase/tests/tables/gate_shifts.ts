import { randomUUID } from 'node:crypto';
import { nobodyWrites } from '../support/identities.ts';
import { shift } from '../support/passSamples.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('passes'),
  row: { ...shift, id: randomUUID() },
  others: [shift],
  patch: { gate: 'Gate 2' },
  refused: {
    gate_shifts_counted_paise_check: [{ counted_paise: -1 }, { counted_paise: 1_000_000_001 }],
    gate_shifts_device_check: { device: 'x'.repeat(81) },
    gate_shifts_float_paise_check: [{ float_paise: -1 }, { float_paise: 100_000_001 }],
    gate_shifts_gate_check: [{ gate: '' }, { gate: 'x'.repeat(41) }],
    gate_shifts_kind_check: { kind: 'kitchen' },
    gate_shifts_unsent_check: [{ unsent: -1 }, { unsent: 100_001 }],
  },
} satisfies TableFacts;
