/** Every sentence of the screen on which the owner keeps how the company is reached. */
export const adminContact = {
  heading: 'Contact details',
  intro:
    'What every page, every call button and every WhatsApp button of the site says. A change reaches open pages within seconds.',
  failed: 'The contact details could not be loaded.',
  form: {
    form: 'Contact details',
    openMap: 'Open the map',
    fields: {
      phones: {
        label: 'Phone numbers',
        hint: 'In the order in which visitors read them. Mark the one that call buttons dial and the one that has WhatsApp.',
      },
      email: { label: 'Mail addresses' },
      address: {
        label: 'Postal address',
        hint: 'The lines are shown one after the other, with a comma between them: here, on paper, in the legal pages and for search engines.',
      },
      map_url: {
        label: 'Link to a map',
        hint: 'Begins with https://. Empty: visitors are led to a search for the address.',
      },
      open_days: { label: 'Open on' },
      opens_at: { label: 'From' },
      closes_at: { label: 'To' },
      hours_note: {
        label: 'What else is to be said',
        hint: 'For example: Closed on Holi. Up to 120 characters.',
      },
      social_links: { label: 'Social links' },
    },
  },
  phones: {
    number: (place: number) => `Phone ${place}`,
    add: 'Add a number',
    calls: 'Call buttons dial it',
    chats: 'It has WhatsApp',
    call: (number: string) => `Test a call to ${number}`,
    chat: (number: string) => `Test WhatsApp with ${number}`,
    callShort: 'Call',
    chatShort: 'WhatsApp',
    called: 'calls',
    chatted: 'WhatsApp',
  },
  /** Name of one entry of a list, and the link that tests it. */
  entries: {
    email: { label: 'Mail address', test: 'Write a mail' },
    address: { label: 'Address line', test: 'Find it on the map' },
    social: { label: 'Social link', test: 'Open it' },
  },
  hours: {
    title: 'Opening hours',
    shown: (text: string) => `Visitors read: ${text}`,
  },
  recipients: {
    title: 'Who is told of an enquiry',
    form: 'Notifications',
    intro: 'Each enquiry is mailed to these people. Visitors never see the addresses.',
    label: 'Mail addresses, one a line',
    hint: 'Empty: the address that was set up with the site (NOTIFY_TO).',
    ownerOnly: 'Only the owner can change who is told.',
    setUp: 'the address that was set up with the site',
    failed: 'The recipients could not be loaded.',
  },
  test: {
    send: 'Send a test mail',
    unsaved: 'Save the addresses first: the test goes to those that are saved.',
    waiting: 'On its way...',
    sent: (to: string) => `Sent to ${to}. Look into the mailbox, and into its spam folder.`,
    failing: (reason: string) => `Not sent yet: ${reason}. It is tried again by itself.`,
    dead: (reason: string) => `It could not be sent: ${reason}.`,
    failed: 'The test mail could not be asked for. Please try again.',
  },
  errors: {
    twice: 'This stands in the list already.',
    days: 'Choose at least one day.',
    closes: 'This must be later than the time before it.',
    recipients: 'Write one mail address a line, ten at most.',
  },
} as const;
