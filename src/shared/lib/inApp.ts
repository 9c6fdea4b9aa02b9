/** Apps with an in-app browser, by user agent. */
const apps: readonly [site: string, sign: RegExp][] = [
  ['threads.net', /Barcelona/],
  ['instagram.com', /Instagram/],
  ['facebook.com', /\bFB(?:AN|AV|_IAB)\b/],
  ['whatsapp.com', /WhatsApp/],
  ['telegram.org', /Telegram/],
  ['linkedin.com', /LinkedInApp/],
  ['x.com', /Twitter/],
  ['snapchat.com', /Snapchat/],
  ['pinterest.com', /Pinterest\//],
  ['google.com', /\bGSA\//],
];

/** Site of the app that a user agent names. */
export function appSite(agent = navigator.userAgent): string | undefined {
  return apps.find(([, sign]) => sign.test(agent))?.[0];
}

/** Whether this is an in-app browser, which cannot save files. `wv` marks Android WebViews of unknown apps. */
export function isInApp(agent = navigator.userAgent): boolean {
  return appSite(agent) !== undefined || /; wv\)/.test(agent);
}
