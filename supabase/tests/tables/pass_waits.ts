import { randomUUID } from 'node:crypto';
import { onlyWith } from '../support/identities.ts';
import { kind, night } from '../support/passSamples.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  access: onlyWith('passes', 'all', 'denied', 'done', 'denied'),
  row: {
    id: randomUUID(),
    edition_id: kind.edition_id,
    kind_id: kind.id,
    night_ids: [night.id],
    quantity: 1,
    people: 1,
    name: 'Sample',
    phone: '98350 12345',
    phone_e164: '+919835012345',
  },
  patch: { told_at: '2031-10-19T06:00:00Z' },
  written: { update: ['told_at'] },
  refused: {
    pass_waits_name_check: { name: 'x'.repeat(101) },
    pass_waits_network_check: { network: '203.0.113.7' },
    pass_waits_night_ids_check: { night_ids: [] },
    pass_waits_people_check: [{ people: 0 }, { people: 401 }],
    pass_waits_phone_check: { phone: 'call me maybe' },
    pass_waits_phone_e164_check: { phone_e164: '0612 555 0142' },
    pass_waits_quantity_check: [{ quantity: 0 }, { quantity: 21 }],
    pass_waits_state_check: { state: 'forgotten' },
    pass_waits_told_at_check: { told_at: 'infinity' },
  },
} satisfies TableFacts;
