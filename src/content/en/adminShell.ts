/** The frame around every admin screen. */
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
  role: { owner: 'Owner', manager: 'Manager', gate: 'Gate staff' },
  description: 'The desk of the people who run this site.',
  groups: { daily: 'Every day', site: 'On the site', desk: 'Behind the desk' },
} as const;
