import { randomUUID } from 'node:crypto';
import { onlyWith } from '../support/identities.ts';
import { boughtOrder, night } from '../support/passSamples.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: onlyWith('passes', 'all', 'denied', 'done', 'denied'),
  row: { id: randomUUID(), night_id: night.id, order_id: boughtOrder.id },
  patch: { told_at: '2031-10-19T06:00:00Z' },
  written: { update: ['told_at'] },
  refused: {
    pass_notices_told_at_check: { told_at: 'infinity' },
  },
} satisfies TableFacts;
