import { site } from '@/content/site.ts';
import { chatHref } from '@/shared/lib/phone.ts';

/**
 * The chat that the bar of the page leads to, with a text that stands ready. For what opens over a page: it stands in a
 * React root of its own, which does not know the state of the site.
 */
export function shownChatHref(text: string): string {
  // None in a page that is being built.
  const shown =
    typeof document === 'undefined'
      ? undefined
      : document.querySelector<HTMLAnchorElement>('a[data-chat]')?.href;
  const [chat] = (shown ?? chatHref(site.whatsapp)).split('?');
  return `${chat}?text=${encodeURIComponent(text)}`;
}
