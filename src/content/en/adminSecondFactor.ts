/** The second factor of the account that is signed in. */
export const adminSecondFactor = {
  title: 'Second factor',
  failed: 'Whether your account has a second factor could not be read.',
  isOn: 'It is on: each sign-in of this account asks for a code of your authenticator app.',
  isOff:
    'With it, a stolen password alone opens nothing: each sign-in also asks for a code that an app on your phone shows.',
  begin: 'Set it up',
  beginning: 'One moment...',
  beginFailed: 'It could not be begun. Please try again.',
  scan: 'Install an authenticator app (Google Authenticator, Aegis, 1Password and others), and let it scan this code:',
  picture: 'The code for your app to scan',
  secret: 'On this same phone, type this key into the app instead:',
  type: 'Then type the six digits that the app shows:',
  confirm: 'Turn it on',
  confirming: 'Checking...',
  done: 'The second factor is on.',
  off: 'Turn it off',
  offQuestion: 'Turn the second factor off?',
  offText: 'From then on your password alone opens the admin area.',
  offDone: 'The second factor is off.',
  offFailed: 'It could not be turned off. Please try again.',
} as const;
