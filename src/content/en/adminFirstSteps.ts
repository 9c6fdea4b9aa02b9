/** What a new owner does first, on the dashboard until all of it is done. */
export const adminFirstSteps = {
  title: 'The first hour',
  done: (count: number, total: number) => `${count} of ${total} done`,
  isDone: 'Done:',
  isOpen: 'To do:',
  failed: 'The first steps could not be read.',
  removeDemo: {
    question: 'Remove everything that came with the site?',
    consequence:
      'Its albums, events, venues, Raas Garba edition and enquiries are deleted for good, also where you have changed them.',
    action: 'Remove the demo',
    done: 'The demo is gone.',
    failed: 'The demo could not be removed. Only the owner may do it. Please try again.',
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
      text: 'Under Site content: Team; Clients, badges and venue partners; Instagram posts; Where you work. Those of the demo are invented, and stay until you save your own. Read Story and values and the prices of the services, too.',
    },
    demo: {
      label: 'Remove the demo',
      text: 'Albums, events, venues and enquiries that came with the site, all at once and nothing of yours with them. Then publish.',
    },
    album: {
      label: 'Make your first album',
      text: 'Visitors look at pictures before anything else. Done once visitors see it.',
    },
    event: {
      label: 'Announce your first event',
      text: 'With its date it stands on the home page.',
    },
    notifications: { label: 'Say who is told of an enquiry', text: 'And send a test mail.' },
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
