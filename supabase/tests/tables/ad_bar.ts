import { everybodyReads } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: everybodyReads,
  row: { id: 1, content: '' },
  patch: { content: 'Navratri is near' },
  owned: ['updated_at', 'version'],
  refused: {
    ad_bar_content_check: { content: '[Book](javascript:alert(1))' },
    ad_bar_id_check: { id: 2 },
  },
} satisfies TableFacts;
