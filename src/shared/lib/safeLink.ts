/** The database's rule (`private.is_safe_link`): an own path, https, and for contact details tel: and mailto:. */
const OWN_PATH = /^\/(?:$|[^/\\])/;
const CONTACT = /^(?:tel:[0-9+().-]{3,30}|mailto:[^@?]+@[^@?]+\.[^@?.]+(?:\?.*)?)$/;
/** What a browser would drop or not show: an address that holds any of it is not the address one reads. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for.
const UNSEEN = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufffd]/;
const LONGEST = 2000;

/** Stands for the site itself: whether a path stays on it is the same for every origin. */
const HERE = 'https://site.invalid';

/** A text as an address; null where it is none. Every text that somebody typed is read here: `new URL` throws. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/**
 * An address that somebody typed, if the site may link to it: not one that runs a script or leads elsewhere than it says.
 * @param options.contact true where `tel:` and `mailto:` are links too.
 * @returns the address as it was typed; null for every other one. Never throws.
 */
export function safeLink(address: string, { contact = false } = {}): string | null {
  if (address.length > LONGEST || UNSEEN.test(address)) return null;
  const url = parseUrl(address, HERE);
  if (!url) return null;
  const allowed = OWN_PATH.test(address)
    ? url.origin === HERE
    : /^https:\/\/[a-z0-9]/i.test(address)
      ? url.protocol === 'https:' && url.username === '' && url.password === ''
      : contact && CONTACT.test(address) && (url.protocol === 'tel:' || url.protocol === 'mailto:');
  return allowed ? address : null;
}

/**
 * The same as a whole address, for whoever reads it away from the site: a search engine.
 * @param siteUrl origin of the site, without a slash at the end.
 */
export function wholeLink(address: string, siteUrl: string): string | null {
  const link = safeLink(address);
  return link === null ? null : (parseUrl(link, siteUrl)?.href ?? null);
}

/** `wholeLink` of several: those that the site may link to. */
export function wholeLinks(addresses: readonly string[], siteUrl: string): string[] {
  return addresses.map((address) => wholeLink(address, siteUrl)).filter((link) => link !== null);
}
