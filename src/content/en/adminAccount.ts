/** The account that is signed in: name, mail address, devices. Password and second factor have words of their own. */
export const adminAccount = {
  heading: 'Account',
  intro: 'Yourself: how you are named, how you sign in, and where you are signed in.',
  failed: 'Your account could not be read.',
  name: {
    title: 'Name',
    intro: 'How the others see you in lists and in the log.',
    label: 'Your name',
    save: 'Save the name',
    saving: 'Saving...',
    saved: 'Your name is saved.',
    failed: 'The name could not be saved. Please try again.',
  },
  mail: {
    title: 'Mail address',
    now: 'You sign in with',
    label: 'New address',
    save: 'Change the address',
    saving: 'One moment...',
    same: 'This is your address already.',
    pending: (from: string, to: string) =>
      `Waiting for ${to}. Open the link in the mail to ${from}, and the one to ${to} if it comes. Until then you sign in with ${from}.`,
  },
  devices: {
    title: 'Devices',
    failed: 'Your devices could not be read.',
    intro: 'Where you are signed in. Is one not yours? Sign it out, then change your password.',
    current: 'This device',
    isNew: 'New device',
    unknown: 'Unknown device',
    at: (when: string, address: string | null) =>
      address ? `Since ${when}, from ${address}` : `Since ${when}`,
    end: 'Sign out',
    endName: (device: string, when: string) => `Sign out ${device} of ${when}`,
    endQuestion: (device: string) => `Sign out ${device}?`,
    endText: 'The session there ends at once: its next step leads to the sign-in.',
    ended: 'That device is signed out.',
    already: 'That session had ended already.',
    endFailed: 'The session could not be ended. Please try again.',
    endOthers: 'Sign out all others',
    endOthersQuestion: 'Sign out all other devices?',
    endOthersText: 'You stay signed in here alone.',
    othersEnded: (count: number) =>
      count === 0
        ? 'No other device was signed in.'
        : `${count} other ${count === 1 ? 'device is' : 'devices are'} signed out.`,
    earlier: (count: number) => `Earlier sign-ins (${count})`,
    older: 'Show older ones',
  },
} as const;
