/** Texts of sign-in, second factor, forgotten and new password. */
export const adminSignIn = {
  checking: 'Loading Application...',
  seo: {
    signIn: { title: 'Sign in', description: 'Sign-in for the people who run this site.' },
    reset: { title: 'New password', description: 'Set a new password for your admin account.' },
  },
  form: {
    heading: 'Sign in',
    intro: 'For the people who run this site.',
    email: 'Email',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    submit: 'Sign in',
    submitting: 'Signing in...',
    forgotten: 'Forgot your password?',
    back: 'Back to the site',
    emailMissing: 'Enter your email address.',
    emailInvalid: 'Enter an email address such as name@example.com.',
    passwordMissing: 'Enter your password.',
  },
  notices: {
    'no-access':
      'No access. This account does not have access to the admin area, so it has been signed out. Ask the owner to add you.',
    'timed-out':
      'Checking your sign-in took too long, so you have been signed out. Sign in, or try again.',
    unreachable:
      'We could not check your sign-in. Check your connection and try again; nothing has been lost.',
    'session-ended': 'Your session has ended. Please sign in again.',
  },
  retry: 'Try again',
  failures: {
    credentials: 'The email or the password is incorrect.',
    rateLimited: 'Too many attempts. Wait a few minutes, then try again.',
    unreachable: 'The server could not be reached. Check your connection and try again.',
    code: 'That code is incorrect. Codes change every 30 seconds: enter the one shown now.',
    codeExpired: 'That took too long. Enter the code shown now.',
    noFactor: 'No authenticator app is set up for this account. Sign out and ask the owner.',
    linkExpired: 'This link has been used or is too old.',
    weakPassword: 'Choose a password that is longer or harder to guess.',
    leakedPassword:
      'This password is known from a leak elsewhere. Choose one you have never used before.',
    recoveryCode:
      'That code is not right, or it has been used. Each works once, and only those of your newest list.',
    recoveryLocked:
      'Too many wrong recovery codes: they are locked for some minutes. Wait, or use the six digits of your app.',
    noRecovery:
      'This account has no recovery codes. Use the six digits of your app, or see “Lost your phone?” below.',
    sessionEnded: 'This sign-in has ended. Choose “Sign in as someone else” and sign in again.',
    currentPassword: 'The present password is not right. Nothing has been changed.',
    currentNeeded:
      'Change it on the screen Account instead, where your present password is asked for.',
    mailCode: 'That code is not right or too old. Use the one of the latest mail.',
    mailNotChanged:
      'This address cannot be used, or the change was refused. Nothing has been changed.',
    samePassword: 'This is your current password. Choose a new one.',
    oldSession: 'For your safety, sign out first and then use the link “Forgot your password?”.',
    passwordNotSaved: 'The new password could not be saved. Please try again.',
  },
  code: {
    heading: 'Enter your code',
    intro: 'Open your authenticator app and enter the six digits it shows for this site.',
    label: 'Six-digit code',
    invalid: 'Enter the six digits.',
    submit: 'Continue',
    submitting: 'Checking...',
    signOut: 'Sign in as someone else',
    lost: 'Lost your phone?',
    lostHelp:
      'Use one of your recovery codes. Without any, ask an owner to take your second factor away (People), or your developer to run “npm run admin:reset-mfa” with your email address. Then your password is enough, and you can set up a new phone under Account.',
  },
  /** In place of the six digits. */
  recovery: {
    use: 'Use a recovery code',
    back: 'Use the code of the app',
    intro: 'Enter one of the recovery codes that you kept when you set up the app.',
    label: 'Recovery code',
    hint: 'Capitals, spaces and dashes make no difference.',
    missing: 'Enter one of your recovery codes.',
    /** After a sign-in with one. */
    used: (left: number) =>
      left === 0
        ? 'That was your last recovery code.'
        : `A recovery code is used, ${left} left. New phone? Set the app up again.`,
    usedUnknown: 'A recovery code is used. New phone? Set the app up again.',
    setUp: 'Open Account',
    later: 'Not now',
  },
  forgotten: {
    heading: 'Forgot password',
    intro: 'Enter your email address. You will get a link to set a new password.',
    submit: 'Send the link',
    submitting: 'Sending...',
    sentHeading: 'Check your email',
    /** Shown whether the account exists or not. */
    sent: 'If there is an account with this address, a link is on its way. It works once, within an hour.',
    again: 'Nothing there? Check the spam folder, or ask again in a minute.',
    askAgain: 'Ask again',
    back: 'Back to sign-in',
  },
  reset: {
    heading: 'New password',
    intro: 'At least 10 characters. A few words in a row are easy to remember and hard to guess.',
    password: 'New password',
    tooShort: 'Use at least 10 characters.',
    tooLong: 'Use at most 72 characters.',
    submit: 'Save and sign in',
    submitting: 'Saving...',
    saved: 'Your new password is saved.',
    brokenHeading: 'This link no longer works',
    broken:
      'A link works once, within an hour. Ask for a new one and use the latest email you got.',
    askAgain: 'Ask for a new link',
  },
  change: {
    title: 'Password',
    intro:
      'The new one needs at least 10 characters. A few words in a row are easy to remember and hard to guess. All other devices are signed out.',
    current: 'Present password',
    currentMissing: 'Enter the password that you sign in with now.',
    mailCode: 'Code from the mail',
    mailCodeSent: (to: string) =>
      `You signed in more than a day ago. A code went to ${to}: type it below, then save again.`,
    mailCodeMissing: 'Enter the code from the mail.',
    mailCodeFailed: 'The code could not be sent. Wait a minute, then try again.',
    again: 'Send another code',
    submit: 'Save the new password',
    saved: 'Your new password is saved. All other devices are signed out.',
  },
} as const;
