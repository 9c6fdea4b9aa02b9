/** Words that many screens share. */
export const common = {
  close: 'Close',
  loadingContent: 'Loading content...',
  /** Label of the corner where short messages appear. */
  messages: 'Messages',
  notFound: {
    title: 'Page Not Found',
    text: 'Sorry, the page you are looking for does not exist or has been moved.',
    action: 'Go to Homepage',
  },
  routeError: {
    title: 'This page could not be shown',
    text: 'Something went wrong on our side, not on yours. Loading it again usually helps; if not, call us and we will help you by phone.',
    reload: 'Load the page again',
    home: 'Go to Homepage',
  },
} as const;
