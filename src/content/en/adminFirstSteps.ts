import { own } from '@/shared/lib/own.ts';

/** Rows that removing the demo deletes, by table, and rows that stay. */
type DemoRows = {
  goes: Readonly<Record<string, number>>;
  /** Kept because they were edited. */
  changed: number;
  /** Kept because visitors signed up for them. */
  joined: number;
};

/** Singular and plural of the demo's rows, by table. */
const kinds: Readonly<Record<string, readonly [string, string]>> = {
  albums: ['album', 'albums'],
  upcoming_events: ['event', 'events'],
  venues: ['venue', 'venues'],
  garba_editions: ['Raas Garba edition', 'Raas Garba editions'],
  booking_forms: ['enquiry', 'enquiries'],
  bank_imports: ['bank statement', 'bank statements'],
  pass_orders: ['order of passes', 'orders of passes'],
  pass_waits: ['entry of the waiting list', 'entries of the waiting list'],
  daily_visitor_stats: ['day of sample figures', 'days of sample figures'],
  visitor_stats_daily: ['day of sample visitors', 'days of sample visitors'],
};

/** '8 albums, 14 venues and 1 enquiry are deleted. 2 that you changed stay.' */
export function demoSentence({ goes, changed, joined }: DemoRows): string {
  const counts = Object.entries(goes).filter(([, rows]) => rows > 0);
  const parts = counts.map(([table, rows]) => {
    const [one, many] = own(kinds, table) ?? [table, table];
    return `${rows} ${rows === 1 ? one : many}`;
  });
  const list = new Intl.ListFormat('en-GB').format(parts);
  const total = counts.reduce((sum, [, rows]) => sum + rows, 0);
  return [
    parts.length > 0 ? `${list} ${total === 1 ? 'is' : 'are'} deleted.` : 'Nothing is left of it.',
    changed > 0 && `${changed} that you changed ${changed === 1 ? 'stays' : 'stay'}.`,
    joined > 0 && `${joined} that visitors signed up for ${joined === 1 ? 'stays' : 'stay'}.`,
  ]
    .filter((part) => part !== false)
    .join(' ');
}

/** Onboarding steps on the dashboard. */
export const adminFirstSteps = {
  title: 'The first hour',
  done: (count: number, total: number) => `${count} of ${total} done`,
  isDone: 'Done:',
  isOpen: 'To do:',
  failed: 'The first steps could not be read.',
  removeDemo: {
    question: 'Remove everything that came with the site?',
    consequence: (rows: DemoRows) => `${demoSentence(rows)} This cannot be undone.`,
    action: 'Remove the demo',
    done: 'The demo is gone.',
    failed: 'The demo could not be removed. Only the owner may do it. Please try again.',
    uncounted: 'What came with the site could not be counted.',
  },
  steps: {
    firm: { label: 'Say who you are', text: 'Name, short name and tagline.' },
    contact: { label: 'Put in your phones and hours', text: 'Every call button uses them.' },
    numbers: {
      label: 'Put in your numbers',
      text: 'Years, events, guests: those of the demo are invented. The count of visitors in the header is set under Analytics.',
    },
    samples: {
      label: 'Put in your team, clients, posts and places',
      text: 'Under Words and prices: Team; Clients, badges and venue partners; Instagram posts; Where you work. Those of the demo are invented, and stay until you save your own. Read Story and values and the prices of the services, too.',
    },
    demo: {
      label: 'Remove the demo',
      text: 'All that came with the site and that you have not changed, at once. Then publish.',
    },
    album: {
      label: 'Make your first album',
      text: 'Visitors look at pictures before anything else. Done once visitors see it.',
    },
    event: {
      label: 'Announce your first event',
      text: 'With its date it stands on the home page.',
    },
    notifications: { label: 'Choose who gets enquiry emails', text: 'And send a test mail.' },
    factor: {
      label: 'Protect your account with a second factor',
      text: 'A code from your phone besides the password.',
    },
    legal: {
      label: 'Have the privacy policy and the terms read',
      text: 'By somebody who knows the law. Then switch off “Draft for legal review”, which visitors see on both.',
    },
    publish: { label: 'Publish', text: 'Visitors read your words from then on.' },
  },
} as const;
