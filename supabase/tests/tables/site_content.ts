import { byRight } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  // Without its row a section shows the site's own words again.
  access: byRight(
    'content',
    ['all', 'denied', 'denied', 'denied'],
    ['all', 'denied', 'none', 'none'],
    ['all', 'done', 'done', 'done'],
  ),
  key: 'key',
  row: { key: 'sample', content: { a: 1 } },
  patch: { content: { a: 2 } },
  owned: ['created_at', 'updated_at', 'version'],
  written: { update: ['content', 'key'] },
  refused: {
    site_content_content_check: { content: 'a text' },
    site_content_key_check: { key: 'Home Page' },
  },
} satisfies TableFacts;
