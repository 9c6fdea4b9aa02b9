/** Whoever has invited, in the middle of a sentence. */
const who = (inviter: string) => inviter || 'the owner';

/** Texts of the links of invitations: /admin/welcome by mail, /gate/join on a helper's phone. */
export const adminInvitation = {
  seo: { title: 'Invitation', description: 'For somebody whom the owner has invited.' },
  failed: 'The invitation could not be read',
  retry: 'Try again',
  welcome: {
    heading: 'Welcome',
    intro: (inviter: string, firm: string) =>
      inviter ? `${inviter} invites you to work with ${firm}.` : `You are invited to ${firm}.`,
    role: 'Your role',
    where: 'For',
    ends: 'Your rights end',
    until: 'This invitation ends',
    email: 'Email',
    name: 'Your name',
    nameHint: 'As your colleagues see it.',
    nameMissing: 'Enter a name of 2 to 60 characters.',
    password: 'Choose a password',
    rule: 'At least 10 characters. A few words in a row are easy to remember and hard to guess.',
    submit: 'Start',
    submitting: 'Making your account...',
  },
  claim: {
    text: 'This address has an account. Sign in with its password to take up the invitation.',
    submit: 'Sign in and take it up',
    submitting: 'Signing in...',
    own: 'Take up the invitation',
    forgotten: 'Forgot your password?',
    forgottenHint: 'Once you have a new password, open the link of the invitation again.',
  },
  join: {
    heading: 'Help this evening',
    hello: (name: string) => `Hello ${name}`,
    text: (place: string, day: string, inviter: string) =>
      `You are helping at the ${place}${day && ` on ${day}`}, invited by ${who(inviter)}.`,
    places: { gate: 'gate', counter: 'counter' },
    until: (end: string) => `This phone is set up for you until ${end}.`,
    again: 'This phone was being set up. Press Start to go on.',
    start: 'Start',
    starting: 'Setting up this phone...',
    toGate: 'Go to the gate',
  },
  other: {
    heading: 'Somebody is signed in here',
    text: (email: string) => `This browser is signed in as ${email}.`,
    helper: 'This phone is signed in for another helper.',
    hint: 'Sign out first to take up this invitation. It stays as it is.',
    signOut: 'Sign out and go on',
    stay: 'Stay signed in',
  },
  closed: {
    used: {
      title: 'This invitation was used already.',
      hint: (inviter: string) => `If that was you, sign in. If not, tell ${who(inviter)} at once.`,
    },
    withdrawn: {
      title: 'This invitation was withdrawn.',
      hint: (inviter: string) => `Ask ${who(inviter)} for a new one.`,
    },
    ended: {
      title: 'This invitation has ended.',
      hint: (inviter: string) => `Ask ${who(inviter)} for a new one.`,
    },
    unknown: {
      title: 'This link does not work.',
      hint: () => 'Open it again from the mail, whole. A newer mail ends the link of an older one.',
    },
    too_many: { title: 'Too many tries.', hint: () => 'Wait a few minutes.' },
  },
  /** The same of a helper's link. */
  closedLink: {
    used: {
      title: 'This link was opened on another phone already.',
      hint: (inviter: string) => `Ask ${who(inviter)} for a new one.`,
    },
    withdrawn: {
      title: 'This link was withdrawn.',
      hint: (inviter: string) => `Ask ${who(inviter)} for a new one.`,
    },
    ended: {
      title: 'This link has ended.',
      hint: (inviter: string) => `Ask ${who(inviter)} for a new one.`,
    },
    unknown: {
      title: 'This link does not work.',
      hint: () => 'Open it again, whole, or ask for a new one.',
    },
    too_many: { title: 'Too many tries.', hint: () => 'Wait a few minutes.' },
  },
  signIn: 'Go to sign-in',
  failures: {
    busy: (inviter: string) =>
      `Another browser is taking up this invitation. Wait a minute and try again. If that is not you, tell ${who(inviter)}.`,
    busyLink: (inviter: string) =>
      `Another phone is opening this link. Wait a minute and try again, or ask ${who(inviter)} for a new one.`,
    unreachable:
      'The server could not be reached. Check your connection and try again; nothing is lost.',
    /** By InvitationError.state. */
    of: {
      name: 'Enter a name of 2 to 60 characters.',
      hasRole: 'This account has a role already. Ask the owner to change it.',
      earlier:
        'Your account was made with the password of an earlier try. Sign in with that one, or ask for a new one there.',
      weakPassword: 'Choose a password that is longer or harder to guess.',
      leakedPassword:
        'This password is known from a leak elsewhere. Choose one you have never used before.',
    },
  },
} as const;
