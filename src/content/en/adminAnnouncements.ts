/** Texts of the announcements screen. */
export const adminAnnouncements = {
  heading: 'Announcement bar',
  intro:
    'The news across the top of every page. A saved change reaches open tabs within seconds; a planned message comes and goes within a minute of its time.',
  missing: 'The announcement bar has no row',
  missingHint: 'Somebody removed row 1 of the table announcements in SQL. Add it there again.',
  form: {
    enabled: 'Show the bar to visitors',
    enabledHint: 'While it is off, nobody sees any of the messages.',
    messages: 'Messages',
    list: 'Messages, in the order shown',
    name: (place: number) => `message ${place}`,
    text: (place: number) => `Message ${place}`,
    textHint: (length: number) =>
      `${length} of 300 characters. One link is welcome: [words](/raas-garba) or [words](https://address).`,
    long: 'Long: about 70 characters fit two lines on a phone.',
    from: 'Show from (India time)',
    until: 'Show until (India time)',
    always: 'Optional',
    add: 'Add a message',
    full: 'Ten messages are the most. Remove one to add another.',
    none: 'There is no message: visitors see no bar.',
    remove: (place: number) => `Remove message ${place}`,
    left: 'You have left the announcement bar. Open it again: the message is among the removed ones.',
    quoted: (text: string) => (text.trim() === '' ? 'The empty message' : `“${text}”`),
    removed: (texts: string) => `(removed: ${texts})`,
    previewHint: 'All messages, also those that are planned or over.',
    previewEmpty: 'Write a message to see what visitors will read.',
  },
  state: {
    now: 'Due now',
    off: 'Due now, but the bar is off',
    later: (time: string) => `Due from ${time}`,
    over: (time: string) => `Over since ${time}`,
  },
  errors: {
    empty: 'Write the message, or remove it.',
    long: 'Use at most 300 characters.',
    severalLinks: 'Use one link only: the others would not work.',
    noLabel: 'Write the words of the link between [ and ].',
    address: (address: string) =>
      `${address === '' ? 'The link has no address' : `The link cannot lead to ${address}`}. Use a page of this site such as /raas-garba, or an address that begins with https://, tel: or mailto:.`,
    time: 'Choose a day and a time, or leave it empty.',
    order: 'Choose a time after the start.',
  },
};
