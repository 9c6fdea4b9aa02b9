import { countingText as text } from '@/content/en/counting.ts';
import { change, preferencesStore } from '@/providers/preferences/preferencesStore.ts';

/** On phones it covers the footer's padding for the contact bar, and adds the same. */
const BAND =
  'night bg-paper text-ink relative print:hidden max-md:-mt-18 max-md:pb-[calc(5.75rem+env(safe-area-inset-bottom))] md:pb-8';
const ROW = 'page border-line flex flex-wrap items-center gap-x-6 gap-y-3 border-t pt-5';
const LINK = 'underline underline-offset-4';

function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = made('button', 'btn btn-secondary min-w-20', label);
  element.type = 'button';
  element.addEventListener('click', onClick);
  return element;
}

/**
 * Shows the consent band at the very end of the page: in the flow, so that nothing shifts or is covered, and last in
 * the tab order. Without React, as most pages are read without the app.
 * @param privacyPolicy address of the privacy policy.
 */
export function askConsent(privacyPolicy: string): void {
  const title = made('h2', 'font-sans text-base font-semibold tracking-normal', text.title);
  title.id = 'counting-title';
  const more = made('a', LINK, text.more);
  more.href = `${privacyPolicy}#statistics`;
  const words = made(
    'div',
    'min-w-[min(16rem,100%)] flex-1',
    title,
    made('p', 'text-muted', text.text, ' ', more),
  );
  const band = made('section', BAND);
  band.setAttribute('aria-labelledby', title.id);
  const answer = (acceptedCookies: boolean) => {
    stop();
    change(() => ({ acceptedCookies }));
    const reply = acceptedCookies ? text.accepted : text.declined;
    const thanks = made('p', 'grow max-md:pr-16', title, `${reply} ${text.change}`);
    title.className = 'sr-only';
    thanks.tabIndex = -1;
    band.replaceChildren(made('div', ROW, thanks));
    // The focused button was removed.
    thanks.focus({ preventScroll: true });
  };
  const answers = made(
    'div',
    'flex gap-3',
    button(text.no, () => answer(false)),
    button(text.yes, () => answer(true)),
  );
  band.append(made('div', ROW, words, answers));
  document.getElementById('root')?.after(band);
  // Answered in the preferences or in another tab.
  const stop = preferencesStore.subscribe(() => {
    if (preferencesStore.get().acceptedCookies !== null) band.remove();
  });
}
