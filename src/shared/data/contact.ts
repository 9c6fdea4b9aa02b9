import { contactText } from '@/content/en/contact.ts';
import { site } from '@/content/site.ts';
import { chatHref, phoneE164, telHref } from '@/shared/lib/phone.ts';
import { safeLink } from '@/shared/lib/safeLink.ts';
import type { ContactInfo } from './siteState.ts';

/** What a link's element spreads: where it leads, or that it leads nowhere. */
export type LinkTo = { href: string } | { hidden: true };

export const linkTo = (href: string | null | undefined): LinkTo =>
  href ? { href } : { hidden: true };

/** How the whole site says that the company is reached. */
export type Contact = {
  /** The number that is called, as a person reads it. */
  phone: string;
  callHref: string;
  /** The `href` of a link to a WhatsApp chat; with `text`, that text stands ready to be sent. No number with WhatsApp: the link is hidden. */
  chatLink: (text?: string) => LinkTo;
  email: string;
  /** By the clock in Patna; Monday is 1. */
  openDays: readonly number[];
  opens: string;
  closes: string;
  /** The same as a person reads it. */
  hours: string;
  hoursNote: string | undefined;
  /** https addresses. */
  social: readonly string[];
  /** The postal address in one line, without the firm's name. */
  address: string;
  /** A map of the office. @param address as it is shown. */
  mapHref: (address: string) => string;
};

const { street, city, state, postcode } = site.address;

/** The lines that the owner keeps; the first may begin with the firm's name. */
function postalAddress(lines: readonly string[] | undefined): string {
  const kept = lines?.join(', ') ?? '';
  const address = kept.startsWith(`${site.name},`) ? kept.slice(site.name.length + 1) : kept;
  return address.trim() || `${street}, ${city}, ${state} ${postcode}`;
}

/**
 * What the owner keeps under Contact; where that is nothing, what `site.ts` says.
 * @param info the row of `contact_info`; null or undefined where there is none, or none is known.
 */
export function contactOf(info: ContactInfo | null | undefined): Contact {
  const phones = [info?.call_phone, ...(info?.phone ?? [])];
  const phone = phones.find((number) => number && telHref(number)) ?? site.phone;
  const kept = info?.phone[0] === undefined ? [site.whatsapp] : info.phone;
  const chatPhone = info?.whatsapp_phone ?? kept.find((number) => phoneE164(number)) ?? '';
  const { open_days: openDays = site.hours.days } = info ?? {};
  const { opens_at: opens = site.hours.opens, closes_at: closes = site.hours.closes } = info ?? {};
  const map = info?.map_url && safeLink(info.map_url);
  return {
    phone,
    callHref: telHref(phone) ?? '',
    chatLink: (text) => linkTo(chatHref(chatPhone, text)),
    email: info?.email[0] ?? site.emails[0],
    openDays,
    opens,
    closes,
    hours: contactText.hoursText(openDays, opens, closes),
    hoursNote: info?.hours_note,
    social: (info?.social_links ?? [site.social.url]).flatMap((link) => safeLink(link) ?? []),
    address: postalAddress(info?.address),
    mapHref: (address) => map || contactText.mapOf(address),
  };
}
