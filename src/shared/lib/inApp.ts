/** Apps whose own window shows pages, by what their user agent or the name of their Android package says. */
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

/** The site of the app that one of these texts tells of: a user agent, a referrer such as android-app://com.whatsapp/. */
export function appSite(...texts: readonly string[]): string | undefined {
  return apps.find(([, sign]) => texts.some((text) => sign.test(text)))?.[0];
}

/** Whether an app's own window shows this page: it saves no files. `wv` marks those of Android whose app is not known. */
export function isInApp(agent = navigator.userAgent): boolean {
  return appSite(agent) !== undefined || /; wv\)/.test(agent);
}
