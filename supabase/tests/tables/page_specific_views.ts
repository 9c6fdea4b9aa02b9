import { nobodyWrites } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('statistics'),
  key: 'page_path',
  row: { page_path: '/sample', view_count: 1 },
  patch: { view_count: 9 },
  refused: { page_specific_views_view_count_check: { view_count: -1 } },
} satisfies TableFacts;
