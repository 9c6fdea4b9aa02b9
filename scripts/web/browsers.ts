/**
 * The oldest browsers that the site supports, all current in November 2021. Sending an enquiry, menus, dialogs and the
 * owner's sign-in must work in them; purely visual features may be missing (docs/runtime.md). Missing APIs are
 * polyfilled (src/app/start/older.ts) or avoided: tests/e2e/details/supported-browsers.spec.ts
 * checks every built file. Keys are those of @mdn/browser-compat-data.
 */
export const oldestBrowsers = {
  chrome: 95,
  chrome_android: 95,
  edge: 95,
  firefox: 94,
  firefox_android: 94,
  safari: 15,
  safari_ios: 15,
  samsunginternet_android: 16,
  webview_android: 95,
} as const;

/** The same for Vite, which transpiles newer JavaScript and CSS. Samsung Internet 16 is based on Chromium 92. */
export const buildTarget = ['chrome92', 'edge95', 'firefox94', 'safari15', 'ios15'];
