/** The dashboard's index. */
export const adminDashboard = {
  label: 'Dashboard',
  heading: 'Dashboard',
  intro: (day: string) => `Today is ${day}.`,
  today: {
    title: 'Enquiries today',
    count: (total: number) => `${total} ${total === 1 ? 'enquiry' : 'enquiries'} today`,
    none: 'No enquiry has come in today',
    noneHint:
      'New ones appear here on their own. Meanwhile, see in Bookings who is still waiting for an answer.',
    waiting: 'See new enquiries',
    all: 'All bookings',
    counts: 'By status',
    /** More than this many rows are never loaded at once. */
    capped: (shown: number, total: number) =>
      `The list and the counts hold the latest ${shown} of ${total}.`,
  },
  charts: {
    perDay: {
      title: 'Enquiries per day',
      unit: 'Number of enquiries, today and the 29 days before',
      names: ['Last 30 days', '30 days before'],
      none: 'No enquiry has come in during the last 60 days',
    },
    perService: {
      title: 'What they ask for',
      unit: 'Number of enquiries, today and the 29 days before',
      names: ['Service or event', 'Enquiries'],
      none: 'No enquiry has come in during the last 30 days',
    },
  },
} as const;
