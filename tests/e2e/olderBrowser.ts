import type { Page } from '@playwright/test';

/** Removes what a browser of five years ago lacks, as far as the site or its libraries use it. */
function takeAway(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it goes to the page with the rest
  const from = (owner: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(owner, name);
  };
  from(Array.prototype, 'at', 'findLast', 'findLastIndex');
  from(Array.prototype, 'toReversed', 'toSorted', 'toSpliced', 'with');
  from(String.prototype, 'at', 'isWellFormed', 'toWellFormed');
  from(Object, 'hasOwn', 'groupBy');
  from(Promise, 'withResolvers', 'try');
  from(URL, 'canParse', 'parse');
  from(AbortSignal, 'timeout', 'any');
  from(AbortSignal.prototype, 'throwIfAborted');
  from(Crypto.prototype, 'randomUUID');
  from(Navigator.prototype, 'locks', 'userActivation', 'connection');
  from(Element.prototype, 'checkVisibility');
  from(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert');
  from(HTMLDialogElement.prototype, 'show', 'showModal', 'close');
  from(window, 'structuredClone', 'requestIdleCallback', 'BroadcastChannel', 'HTMLDialogElement');
  from(window, 'CSSLayerBlockRule', 'CSSContainerRule', 'navigation', 'scheduler', 'ToggleEvent');
  // Chromium's own popovers stay shut.
  addEventListener('beforetoggle', (event) => event.isTrusted && event.preventDefault(), true);
  const { supports } = CSS;
  Object.assign(CSS, {
    supports: (...rule: [string]) =>
      !/popover|container|:has/.test(rule.join()) && supports(...rule),
  });
}

/** CSS rules that such a browser ignores, renamed so that this one ignores them, too. */
const RULES: [newer: RegExp, unknown: string][] = [
  [/:popover-open/g, ':older-open'],
  [/@container/g, '@older-container'],
  [/container-type/g, 'older-type'],
  [/:has\(/g, ':older-has('],
  [/color-mix\(/g, 'older-mix('],
  [/@layer/g, '@layer-older'],
];
/** Chromium's own rules for attributes that an older browser passes over. */
const PLAIN = '<style>:where([popover]){display:block;position:static;inset:auto}</style>';

function older(css: string): string {
  return RULES.reduce((rest, [newer, unknown]) => rest.replaceAll(newer, unknown), css);
}

/** Makes a page see the site as a browser of five years ago does. */
export async function asOlder(page: Page): Promise<void> {
  await page.addInitScript(takeAway);
  await page.route(
    (url) => !/^\/(?:rest|auth|functions|realtime|storage)\/|\.(?!css)\w+$/.test(url.pathname),
    async (route) => {
      const answer = await route.fetch();
      const headers = { ...answer.headers() };
      delete headers['content-security-policy'];
      // Unknown to such a browser; a prefetched page would bypass this handler.
      delete headers['speculation-rules'];
      const text = await answer.text();
      const isCss = headers['content-type']?.includes('css');
      const body = isCss
        ? older(text)
        : text.replaceAll(/<style>.*?<\/style>/gs, older).replace('<head>', `<head>${PLAIN}`);
      await route.fulfill({ status: answer.status(), headers, body });
    },
  );
}
