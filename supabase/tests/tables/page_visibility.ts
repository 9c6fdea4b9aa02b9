import { everybodyReads } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: everybodyReads,
  key: 'page_name',
  row: { page_name: 'sample-page' },
  patch: { is_visible: false },
  owned: ['created_at', 'id', 'updated_at', 'version'],
  // Unlike other keys, page_name can be updated.
  written: {
    update: [
      'category',
      'is_under_construction',
      'is_visible',
      'message',
      'page_name',
      'seo_description',
      'seo_title',
    ],
  },
  refused: {
    page_visibility_category_check: { category: '' },
    page_visibility_seo_title_check: { seo_title: 'broken \ufffd' },
    page_visibility_page_name_check: { page_name: '/about' },
  },
} satisfies TableFacts;
