import { randomUUID } from 'node:crypto';
import { may, onlyWith } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';
import { parents } from './garba_editions.ts';

const reading = onlyWith('enquiries', 'all', 'denied', 'done', 'none');

export default {
  access: (identity) =>
    may(identity, 'erase') ? { ...reading(identity), delete: 'done' } : reading(identity),
  row: {
    id: randomUUID(),
    edition_id: parents.shown.id,
    name: 'Sample',
    phone: '98350 12345',
    phone_e164: '+919835012345',
  },
  patch: { contacted_at: '2031-08-21T06:00:00Z' },
  written: { update: ['contacted_at'] },
  refused: {
    garba_interests_contacted_at_check: { contacted_at: 'infinity' },
    garba_interests_name_check: { name: 'A' },
    garba_interests_phone_check: { phone: 'call me maybe' },
    garba_interests_phone_e164_check: { phone_e164: '0612 555 0142' },
  },
} satisfies TableFacts;
