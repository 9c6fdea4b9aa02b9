import { nobodyWrites } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('statistics'),
  key: 'page_path',
  row: {
    dimension: '',
    page_path: '/rolled-up',
    date: '2026-01-15',
    value: '',
    is_admin: false,
    visitors: 2,
    visits: 2,
    views: 3,
    seconds: 40,
    timed_views: 2,
  },
  patch: { views: 99 },
} satisfies TableFacts;
