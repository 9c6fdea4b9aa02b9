/** Texts of the admin area's frame. */
export const adminShell = {
  area: 'Admin',
  skipToContent: 'Skip to content',
  navigation: 'Admin navigation',
  more: 'More',
  allScreens: 'All screens',
  toSite: 'View the site',
  signOut: 'Sign out',
  account: 'Your account',
  signedInAs: 'Signed in as',
  /** Badge at a screen's name. */
  waiting: (count: number) => (count > 99 ? '99+' : String(count)),
  waits: 'waiting for you',
  description: 'For the people who run this site.',
  groups: { daily: 'Every day', site: 'On the site', system: 'System' },
  /** Shown in place of a screen. */
  screen: {
    loading: 'Loading...',
    slow: 'This takes longer than usual',
    slowHint: 'Your connection may be slow or gone. It goes on trying.',
    failed: 'This screen could not be shown',
    failedHint:
      'The other screens still work, and what you typed is kept. Please try again; if that does not help, tell your developer what you did last.',
    retry: 'Try again',
  },
  /** Names in the navigation. */
  screens: {
    dashboard: 'Dashboard',
    bookings: 'Bookings',
    tickets: 'Tickets',
    prices: 'Prices',
    pages: 'Pages',
    'site-content': 'Words and prices',
    firm: 'Your firm',
    'ad-bar': 'Announcement bar',
    events: 'Events',
    portfolio: 'Portfolio',
    venues: 'Venues',
    garba: 'Raas Garba',
    contact: 'Contact details',
    analytics: 'Analytics',
    people: 'People',
    account: 'Account',
    loginhistory: 'Sign-ins',
    changes: 'Change log',
    'supabase-test': 'System check',
  },
} as const;
