import { nobodyWrites } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('statistics'),
  key: 'date',
  row: { date: '2026-01-15', visitor_count: 1, page_views: 2 },
  patch: { page_views: 99 },
  refused: {
    daily_visitor_stats_page_views_check: { page_views: -1 },
    daily_visitor_stats_visitor_count_check: { visitor_count: -1 },
  },
} satisfies TableFacts;
