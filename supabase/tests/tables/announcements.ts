import { onlyWith } from '../support/identities.ts';
import type { TableFacts } from '../support/tables.ts';

export default {
  // Its one row is neither inserted nor deleted.
  access: onlyWith('content', 'all', 'denied', 'done', 'denied'),
  row: { id: 1 },
  patch: { enabled: true },
  written: { update: ['enabled', 'messages'] },
  refused: {
    announcements_id_check: { id: 2 },
    announcements_messages_check: [
      { messages: [{ text: '[Book](javascript:alert(1))' }] },
      { messages: [{ text: 5 }] },
      { messages: [{ text: 'hello', from: 'tomorrow' }] },
      { messages: [{ text: 'hello', until: 'infinity' }] },
      { messages: [{ text: 'hello', until: '2026-11-26' }] },
    ],
  },
} satisfies TableFacts;
