/** Texts of the installed app: shortcuts, update banner, offline page. */
export const pwa = {
  description: (city: string) =>
    `Weddings and events from ${city}: ideas, albums, venues and your enquiry, even on a weak network.`,
  shortcuts: {
    enquire: 'Enquire',
    events: 'Upcoming events',
    venues: (city: string) => `Venues in ${city}`,
    call: 'Call us',
  },
  update: {
    label: 'Website update',
    text: 'A new version of the website is available!',
    later: 'Later',
    now: 'Update Now',
    unsent: 'Your form is not sent yet. Send or clear it first, then tap Update Now.',
  },
  missing: {
    label: 'Part of the page is missing',
    text: 'This part of the page could not be loaded. Loading the page again usually helps.',
    offline: 'You are offline. This part of the page needs the internet.',
    unsent: 'Your form is not sent yet: send it first, or note down what you typed.',
    reload: 'Load the page again',
    close: 'Close',
  },
  offline: {
    title: 'You are offline',
    text: 'This page has not been opened on this device yet, so it cannot be shown without the internet. We are still a call away.',
    call: (number: string) => `Call ${number}`,
    chat: 'WhatsApp us',
    retry: 'Try again',
    saved: 'Pages you can read now',
  },
} as const;
