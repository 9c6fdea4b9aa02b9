import { contactText } from '@/content/en/contact.ts';
import { site } from '@/content/site.ts';
import { chatHref, phoneE164, telHref } from '@/shared/lib/phone.ts';
import { safeLink } from '@/shared/lib/safeLink.ts';
import type { ContactInfo } from './siteState.ts';

/** Props to spread onto an `<a>`: its address, or `hidden`. */
export type LinkTo = { href: string } | { hidden: true };

export const linkTo = (href: string | null | undefined): LinkTo =>
  href ? { href } : { hidden: true };

/** How to reach the company, as shown on the whole site. */
export type Contact = {
  /** The number to call, formatted for reading. */
  phone: string;
  callHref: string;
  /** Link to a WhatsApp chat, with `text` prefilled; hidden without a WhatsApp number. */
  chatLink: (text?: string) => LinkTo;
  email: string;
  /** IST; Monday is 1. */
  openDays: readonly number[];
  opens: string;
  closes: string;
  /** Formatted for reading. */
  hours: string;
  hoursNote: string | undefined;
  /** https addresses. */
  social: readonly string[];
  /** Postal address in one line, without the company's name. */
  address: string;
  /** Link to a map of the office. @param address the address as displayed. */
  mapHref: (address: string) => string;
};

const { street, city, state, postcode } = site.address;

/** Joins the owner's address lines; the first may start with the company's name, which is cut off. */
function postalAddress(lines: readonly string[] | undefined): string {
  const kept = lines?.join(', ') ?? '';
  const address = kept.startsWith(`${site.name},`) ? kept.slice(site.name.length + 1) : kept;
  return address.trim() || `${street}, ${city}, ${state} ${postcode}`;
}

/**
 * Contact details of the owner; `site.ts` fills in missing ones.
 * @param info row of `contact_info`; null or undefined if missing or not loaded.
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
