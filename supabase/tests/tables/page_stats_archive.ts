import { nobodyWrites } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('statistics'),
  key: 'page_path',
  row: { date: '2026-01-15', page_path: '/archived', pageviews: 3, unique_visitors: 2 },
  patch: { pageviews: 99 },
} satisfies TableFacts;
