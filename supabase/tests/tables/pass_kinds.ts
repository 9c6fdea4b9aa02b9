import { randomUUID } from 'node:crypto';
import { byRight } from '../support/identities.ts';
import { kind } from '../support/passSamples.ts';
import type { TableFacts } from '../support/tables.ts';
import { parents } from './garba_editions.ts';

const of = (edition: { id: string }, more: object = {}) => ({
  ...kind,
  id: randomUUID(),
  edition_id: edition.id,
  ...more,
});
const columns = [
  'capacity',
  'counter_only',
  'display_order',
  'gst_bp',
  'gst_mode',
  'is_visible',
  'max_per_order',
  'name',
  'night_ids',
  'note',
  'people',
  'picks',
  'price_paise',
  'price_steps',
  'sale_from',
  'sale_to',
];
const step = (more: object) => ({ price_steps: [{ price_paise: 40_000, ...more }] });

export default {
  access: byRight(
    'passes',
    ['visible', 'denied', 'denied', 'denied'],
    ['visible', 'denied', 'none', 'denied'],
    ['all', 'done', 'done', 'denied'],
  ),
  isRemovable: true,
  row: of(parents.shown),
  hidden: [
    of(parents.hidden),
    of(parents.removed),
    of(parents.shown, { is_visible: false }),
    of(parents.shown, { counter_only: true }),
    of(parents.shown, { deleted_at: '2031-01-01T00:00:00Z' }),
  ],
  others: [kind],
  patch: { note: 'Changed' },
  written: {
    insert: [...columns, 'edition_id', 'id'].toSorted(),
    update: [...columns, 'deleted_at'].toSorted(),
  },
  refused: {
    pass_kinds_gst_bp_check: { gst_mode: 'added', gst_bp: 4001 },
    pass_kinds_gst_valid: [{ gst_mode: 'added' }, { gst_bp: 1800 }],
    pass_kinds_night_ids_check: { night_ids: Array.from({ length: 32 }, () => randomUUID()) },
    pass_kinds_price_paise_check: [
      { price_paise: -100 },
      { price_paise: 150 },
      { price_paise: 10_000_100 },
    ],
    pass_kinds_price_steps_check: [
      { price_steps: {} },
      step({}),
      step({ until: '2031-10-01', until_sold: 5 }),
      step({ until_sold: 0 }),
      step({ until: 'soon' }),
      step({ until_sold: 5, price_paise: 40_050 }),
      { price_steps: Array.from({ length: 7 }, () => ({ price_paise: 100, until_sold: 5 })) },
    ],
    pass_kinds_sale_from_check: { sale_from: 'infinity' },
    pass_kinds_sale_to_check: { sale_to: '-infinity' },
    pass_kinds_sale_valid: { sale_from: '2031-10-02T00:00:00Z', sale_to: '2031-10-01T00:00:00Z' },
  },
} satisfies TableFacts;
