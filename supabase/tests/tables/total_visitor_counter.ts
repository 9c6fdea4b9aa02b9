import { everybodyReadsNobodyWrites } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: everybodyReadsNobodyWrites,
  row: { id: 1, visitor_count: 13430 },
  patch: { visitor_count: 1 },
  refused: {
    total_visitor_counter_id_check: { id: 2 },
    total_visitor_counter_visitor_count_check: { visitor_count: -1 },
  },
} satisfies TableFacts;
