import { nobodyWrites } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('statistics'),
  key: 'visitor_id',
  row: { visitor_id: 'sample-visitor', current_page: '/' },
  patch: { current_page: '/changed' },
} satisfies TableFacts;
