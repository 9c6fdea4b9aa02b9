const grouped = (count: number) => count.toLocaleString('en-IN');
const plural = (count: number, one: string, many: string) =>
  `${grouped(count)} ${count === 1 ? one : many}`;

/** Texts of the dashboard. */
export const adminDashboard = {
  label: 'Dashboard',
  heading: 'Dashboard',
  intro: (day: string) => `Today is ${day}.`,
  loading: 'Loading the dashboard...',
  failed: 'The dashboard could not be loaded.',
  today: {
    title: 'Today',
    newEnquiries: 'New enquiries',
    failedMails: 'Mails not sent',
    live: 'On the site now',
  },
  warnings: {
    title: 'Needs attention',
    renovation: (pages: number) => `${plural(pages, 'page is', 'pages are')} under renovation`,
    unpublished: (sections: number) =>
      `${plural(sections, 'section has', 'sections have')} changes that are not published`,
    announcement: (when: string) => `An announcement ends on ${when}`,
    pictures: (pictures: number) =>
      `${plural(pictures, 'picture has', 'pictures have')} no description for blind visitors and search engines`,
    claims: (payments: number) => `${plural(payments, 'payment', 'payments')} of passes to check`,
    late: (payments: number) =>
      `${plural(payments, 'payment of passes', 'payments of passes')} came too late`,
    refunds: (refunds: number) => `${plural(refunds, 'refund', 'refunds')} of passes to pay`,
    sample: 'Sample data is loaded: the figures of visitors are invented',
  },
  latest: {
    title: 'Latest enquiries',
    all: 'All bookings',
    none: 'No enquiry has come in yet',
    noneHint: 'New ones appear here on their own. Somebody who calls is written down above.',
    wish: (event: string, date: string) => (date ? `${event}, ${date}` : event),
    call: 'Call',
    callOf: (name: string) => `Call ${name}`,
    whatsapp: 'WhatsApp',
    whatsappOf: (name: string) => `WhatsApp to ${name}`,
  },
  dates: {
    title: 'Next dates',
    none: 'No date is set: confirmed bookings, events and nights of Raas Garba stand here.',
    when: (relative: string, day: string, kind: string) => `${relative}, ${day} · ${kind}`,
    kinds: { event: 'Event', enquiry: 'Booking', garba: 'Raas Garba' },
  },
  month: {
    title: 'This month',
    hint: 'So far; “before” is the same days of last month.',
    enquiries: 'Enquiries',
    visitors: 'Visitors',
    views: 'Pages viewed',
    sample: 'Sample',
    withSample: (unit: string) => `${unit}. With sample data.`,
    charts: {
      enquiries: {
        title: 'Enquiries per day',
        unit: 'Number of enquiries on each day of the month',
        names: ['This month', 'Last month'],
        none: 'No enquiry has come in this month or last month',
      },
      visitors: {
        title: 'Visitors per day',
        unit: 'Number of different visitors on each day of the month',
        names: ['This month', 'Last month'],
        none: 'Nobody has visited the site this month or last month',
      },
    },
  },
  perService: {
    title: 'What they ask for',
    unit: 'Number of enquiries, today and the 29 days before',
    names: ['Service or event', 'Enquiries'],
    none: 'No enquiry has come in during the last 30 days',
  },
  weekly: {
    label: 'Send the figures of the week by mail',
    hint: 'On Monday mornings, to those who get the notifications (Contact details).',
    on: 'The figures of the week will come by mail.',
    off: 'The figures of the week are not mailed any more.',
    failed: 'This could not be changed. Please try again.',
  },
} as const;
