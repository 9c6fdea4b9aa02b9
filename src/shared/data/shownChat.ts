import { site } from '@/content/site.ts';
import { chatHref } from '@/shared/lib/phone.ts';
import { linkTo, type LinkTo } from './contact.ts';

/** Chat link of the page's contact bar, with a text. Reads the DOM: overlays are roots without the site state. */
export function shownChatLink(text: string): LinkTo {
  // Prerendering has no document.
  const bar =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLAnchorElement>('a[data-chat]');
  const shown = bar ? bar.href : chatHref(site.whatsapp);
  return linkTo(shown && `${shown.split('?')[0]}?text=${encodeURIComponent(text)}`);
}
