import { nobodyWrites } from '../support/identities.ts';
import { boughtItem, item } from '../support/passSamples.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: nobodyWrites('passes'),
  row: item(2),
  others: [boughtItem],
  patch: { quantity: 2 },
  refused: {
    pass_items_cgst_paise_check: { cgst_paise: -1, sgst_paise: -1, total_paise: 49_998 },
    pass_items_gst_bp_check: [{ gst_bp: -1 }, { gst_bp: 4001 }],
    pass_items_gst_mode_check: { gst_mode: 'perhaps' },
    pass_items_gst_valid: [
      { total_paise: 50_001 },
      { cgst_paise: 2, sgst_paise: 1, total_paise: 50_003 },
    ],
    pass_items_line_check: [{ line: 0 }, { line: 21 }],
    pass_items_night_ids_check: { night_ids: [] },
    pass_items_off_paise_check: [{ off_paise: -1 }, { off_paise: 50_001 }],
    pass_items_people_check: [{ people: 0 }, { people: 21 }],
    pass_items_quantity_check: [{ quantity: 0 }, { quantity: 101 }],
    pass_items_taxable_paise_check: { taxable_paise: -1, total_paise: -1 },
  },
} satisfies TableFacts;
