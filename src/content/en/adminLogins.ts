/** Texts of the list of sign-ins. */
export const adminLogins = {
  heading: 'Sign-ins',
  intro:
    'Who signed in to this area, when, from where and how. Sign-ins are kept for 180 days, then deleted.',
  caption: 'Sign-ins, newest first',
  empty: 'Nobody has signed in yet',
  emptyHint: 'Each sign-in is written down by the database itself and stands here at once.',
  columns: {
    who: 'Who',
    state: 'Session',
    time: 'When (India time)',
    device: 'Device',
    address: 'Address',
    method: 'Method',
    end: 'Sign out',
  },
  csv: { time: 'Signed in at', browser: 'Browser', isNew: 'New device' },
  filters: {
    who: 'Part of the email',
    state: 'Session',
    device: 'Device',
    known: 'Known',
    isNew: 'New',
    period: 'Period',
  },
  period: { day: 'Last 24 hours', week: 'Last 7 days', month: 'Last 30 days' },
  state: { active: 'Active', ended: 'Ended', current: 'This device' },
  newDevice: 'New device',
  unknown: 'Unknown',
  unknownDevice: 'an unknown device',
  /** Method names of the auth service; `otp` is a link from an email. */
  methods: {
    password: 'Password',
    otp: 'Link from a mail',
    magiclink: 'Link from a mail',
    recovery: 'Link from a mail',
    invite: 'Invitation',
    totp: 'Code of the app',
    'mfa/recovery_code': 'Recovery code',
    oauth: 'Another service',
  } as Readonly<Record<string, string>>,
  end: {
    action: 'Sign out',
    name: (who: string, device: string) => `Sign out ${who} on ${device}`,
    question: (who: string) => `Sign out ${who}?`,
    consequence: (device: string) =>
      `The session on ${device} ends at once: its next step leads to the sign-in. Change the password too if a stranger may know it.`,
    done: (who: string) => `${who} has been signed out there.`,
    already: 'That session had ended already.',
    failed: 'The session could not be ended. Please try again.',
  },
};
