/**
 * The oldest browsers in which the site is whole for its purpose: an enquiry is sent, menus and dialogs open, the owner
 * signs in. All are of November 2021. What they lack is supplied (src/app/start/older.ts) or done without
 * (tests/e2e/older-browsers.spec.ts holds every built file to it); what only looks newer is let go (docs/runtime.md).
 * Their keys are those of @mdn/browser-compat-data.
 */
export const oldestBrowsers = {
  chrome: 95,
  chrome_android: 95,
  edge: 95,
  firefox: 94,
  firefox_android: 94,
  safari: 15,
  safari_ios: 15,
  /** Made from Chromium 92. */
  samsunginternet_android: 16,
  webview_android: 95,
} as const;

/** The same for Vite, which writes newer syntax of JavaScript and CSS in an older way. */
export const buildTarget = ['chrome92', 'edge95', 'firefox94', 'safari15', 'ios15'];
