import { nobodyWrites } from '../support/identities.ts';
import { boughtPass, night } from '../support/passSamples.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('passes'),
  key: 'pass_id',
  row: { pass_id: boughtPass.id, night_id: night.id },
  patch: { cancelled_at: '2031-10-20T12:00:00Z' },
} satisfies TableFacts;
