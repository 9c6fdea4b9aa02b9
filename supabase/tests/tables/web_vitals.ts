import { randomUUID } from 'node:crypto';
import { nobodyWrites } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('statistics'),
  key: 'view_id',
  row: { view_id: randomUUID(), page_path: '/sample', lcp: 1200 },
  patch: { lcp: 1 },
  refused: { web_vitals_device_type_check: { device_type: 'fridge' } },
} satisfies TableFacts;
