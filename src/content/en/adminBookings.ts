import { site } from '@/content/site.ts';

/** Values of the message templates. */
type Greeting = { name: string; event: string; date: string; reference: string };

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** Texts of the bookings screen. */
export const adminBookings = {
  label: 'Bookings',
  heading: 'Bookings',
  status: {
    new: 'New',
    contacted: 'Contacted',
    quoted: 'Quoted',
    confirmed: 'Confirmed',
    completed: 'Completed',
    lost: 'Lost',
    spam: 'Spam',
  },
  filters: {
    searchHint: 'Name, phone, email, place or reference',
    status: 'Status',
  },
  list: {
    caption: 'Enquiries, newest first',
    columns: {
      reference: 'Reference',
      received: 'Received',
      name: 'Name',
      phone: 'Phone',
      event: 'Event',
      wanted: 'Event date',
      place: 'Place',
      guests: 'Guests',
      status: 'Status',
    },
    unseen: 'New',
    suspicious: 'Check',
    demo: 'Demo',
    empty: 'No enquiries yet',
    emptyHint:
      'Enquiries from the site appear here on their own. Send one yourself to see how it works.',
    emptyAction: 'Open the enquiry form',
  },
  /** Recording an enquiry by phone. */
  phone: {
    add: 'Add a phone enquiry',
    title: 'Enquiry by phone',
    intro: 'For somebody who called. No mail is sent; the enquiry stands in Bookings at once.',
    name: 'Name',
    phone: 'Phone',
    formType: 'Event type',
    choose: 'Choose',
    eventDate: 'Date of the event',
    eventDateHint: 'Leave it empty where it is not known yet.',
    note: 'Note',
    noteHint: 'What was said: place, guests, budget, when to call back.',
    errors: {
      formType: 'Please choose an event type.',
      eventDate: 'Please give a date from today on, at most five years away.',
    },
  },
  arrivals: {
    text: (count: number) => `${count} new ${plural(count, 'enquiry', 'enquiries')}`,
    show: 'Show',
    dismiss: 'Seen',
  },
  detail: {
    title: (reference: string) => `Enquiry ${reference}`,
    opening: 'Enquiry',
    missing: 'There is no such enquiry. It may have been removed.',
    reach: 'Answer',
    call: 'Call',
    whatsapp: 'WhatsApp',
    mail: 'Email',
    noWhatsapp:
      'The number cannot be read as a phone number, so WhatsApp cannot be opened with it.',
    copy: 'Copy reference',
    copied: 'Reference copied.',
    copyFailed: 'The reference could not be copied.',
    facts: 'What was asked for',
    message: 'Message as sent',
    fields: {
      received: 'Received',
      source: 'Source',
      event: 'Event',
      service: 'Service',
      wanted: 'Event date',
      place: 'Preferred place',
      guests: 'Guests',
      budget: 'Budget',
      details: 'Details',
      name: 'Name',
      phone: 'Phone',
      email: 'Email',
      newsletter: 'Newsletter',
      page: 'Page',
      campaign: 'Campaign',
    },
    bySite: 'The form on the site',
    byPhone: 'Phone',
    notGiven: 'Not given',
    undecided: 'Not sure yet',
    newsletter: {
      yes: (when: string) => `Agreed, ${when}`,
      undated: 'Agreed',
      no: 'Not asked for',
    },
  },
  suspicion: {
    title: 'This may be spam',
    reasons: {
      honeypot: 'A field that people cannot see was filled in, as programs do.',
      too_fast: 'It was sent within three seconds of opening the form, faster than people type.',
      rate_held: 'It came in the middle of an unusual rush of enquiries.',
    },
    other: (reason: string) => `The database marked it: ${reason}.`,
  },
  change: {
    label: 'Status',
    done: (to: string) => `Status changed to ${to}.`,
    undo: 'Undo',
    undone: (to: string) => `Status is ${to} again.`,
    failed: 'The status could not be changed. It is as before; please try again.',
  },
  /** Message templates, which the owner can edit before sending. */
  messages: {
    /** For enquiries of type 'Other'. */
    someEvent: 'event',
    forDate: (date: string) => ` for ${date}`,
    whatsapp: ({ name, event, date, reference }: Greeting) =>
      `Namaste ${name}, this is ${site.name}. Thank you for your ${event} enquiry${date} (reference ${reference}). When would be a good time to talk?`,
    subject: ({ event, reference }: Greeting) => `Your ${event} enquiry (${reference})`,
    body: ({ name, event, date, reference }: Greeting, phone: string) =>
      `Namaste ${name},\n\nThank you for your ${event} enquiry${date}. Your reference is ${reference}.\n\nWhen would be a good time to talk?\n\nWarm regards,\n${site.name}\n${phone}`,
  },
} as const;
