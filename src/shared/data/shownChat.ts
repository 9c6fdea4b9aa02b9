import { site } from '@/content/site.ts';
import { chatHref } from '@/shared/lib/phone.ts';
import { linkTo, type LinkTo } from './contact.ts';

/**
 * The chat that the bar of the page leads to, with a text that stands ready. For what opens over a page: it stands in a
 * React root of its own, which does not know the state of the site.
 */
export function shownChatLink(text: string): LinkTo {
  // None in a page that is being built.
  const bar =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLAnchorElement>('a[data-chat]');
  const shown = bar ? bar.href : chatHref(site.whatsapp);
  return linkTo(shown && `${shown.split('?')[0]}?text=${encodeURIComponent(text)}`);
}
