import { onlyWith } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  // Visitors get the published copy in their pages; drafts are for admins only.
  access: onlyWith('content', 'all', 'done', 'done', 'denied'),
  key: 'key',
  row: { key: 'sample', draft: { a: 1 } },
  patch: { draft: { a: 2 } },
  owned: ['created_at', 'published', 'updated_at', 'updated_by', 'version'],
  refused: {
    site_content_draft_check: { draft: 'a text' },
    site_content_published_check: { published: ['a list'] },
    site_content_key_check: { key: 'Home Page' },
  },
} satisfies TableFacts;
