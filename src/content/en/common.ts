/** Texts shared by many screens. */
export const common = {
  /** Used by dates without a day, the enquiry's select and its message. */
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  notOpened: 'This could not be opened. Please check your connection and try again.',
  close: 'Close',
  loadingContent: 'Loading content...',
  previous: 'Previous',
  next: 'Next',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  /** Label of the toasts' region. */
  messages: 'Messages',
  gstin: (number: string) => `GSTIN ${number}`,
  notFound: {
    title: 'Page Not Found',
    text: 'Sorry, the page you are looking for does not exist or has been moved.',
    action: 'Go to Homepage',
  },
  routeError: {
    title: 'This page could not be shown',
    text: 'Something went wrong at our end. Loading the page again usually helps; if not, call us and we will help you on the phone.',
    reload: 'Load the page again',
    home: 'Go to Homepage',
  },
} as const;
