import { nobodyWrites } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('statistics'),
  isView: true,
  key: 'page_path',
  row: { date: '2026-01-15', page_path: '/sample', pageviews: 1, unique_visitors: 1 },
  patch: { pageviews: 99 },
} satisfies TableFacts;
