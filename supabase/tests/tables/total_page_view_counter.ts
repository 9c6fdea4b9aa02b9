import { everybodyReadsNobodyWrites } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: everybodyReadsNobodyWrites,
  row: { id: 1, count: 0 },
  patch: { count: 1 },
  refused: {
    total_page_view_counter_count_check: { count: -1 },
    total_page_view_counter_id_check: { id: 2 },
  },
} satisfies TableFacts;
