/** Apps with an in-app browser, matched by user agent or Android package name. */
const apps: readonly [site: string, sign: RegExp][] = [
  ['threads.net', /Barcelona|com\.instagram\.barcelona/],
  ['instagram.com', /Instagram|com\.instagram/],
  ['facebook.com', /\bFB(?:AN|AV|_IAB)\b|com\.facebook/],
  ['whatsapp.com', /WhatsApp|com\.whatsapp/],
  ['telegram.org', /Telegram|org\.telegram/],
  ['linkedin.com', /LinkedInApp|com\.linkedin/],
  ['x.com', /Twitter|com\.twitter/],
  ['snapchat.com', /Snapchat|com\.snapchat/],
  ['pinterest.com', /Pinterest\/|com\.pinterest/],
  ['youtube.com', /com\.google\.android\.youtube/],
  ['google.com', /\bGSA\/|com\.google\.android/],
];

/** Site of the app that a text names: a user agent, or a referrer such as android-app://com.whatsapp/. */
export function appSite(...texts: readonly string[]): string | undefined {
  return apps.find(([, sign]) => texts.some((text) => sign.test(text)))?.[0];
}

/** Whether this is an in-app browser, which cannot save files. `wv` marks Android WebViews of unknown apps. */
export function isInApp(agent = navigator.userAgent): boolean {
  return appSite(agent) !== undefined || /; wv\)/.test(agent);
}
