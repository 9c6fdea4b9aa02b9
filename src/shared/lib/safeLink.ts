/** Same as `private.is_safe_link`: a path of the site, https, and for contact details tel: and mailto:. */
const OWN_PATH = /^\/(?:$|[^/\\])/;
const CONTACT = /^(?:tel:[0-9+().-]{3,30}|mailto:[^@?]+@[^@?]+\.[^@?.]+(?:\?.*)?)$/;
/** Characters that browsers drop or do not show: with them the address is not what it looks like. */
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose.
const UNSEEN = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufffd]/;
const LONGEST = 2000;

/** Placeholder origin: whether a path stays on the site does not depend on it. */
const HERE = 'https://site.invalid';

/** Parses a URL; null if invalid. Use it for untrusted text, as `new URL` throws. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/**
 * Returns the address if the site may link to it: no script, no misleading target. Never throws.
 * @param options.contact also allows `tel:` and `mailto:`.
 * @returns the address unchanged; null if not allowed.
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
 * Absolute URL of a safe link, for consumers outside of the site such as search engines.
 * @param siteUrl origin of the site, without a trailing slash.
 */
export function wholeLink(address: string, siteUrl: string): string | null {
  const link = safeLink(address);
  return link === null ? null : (parseUrl(link, siteUrl)?.href ?? null);
}

/** `wholeLink` of several addresses; unsafe ones are left out. */
export function wholeLinks(addresses: readonly string[], siteUrl: string): string[] {
  return addresses.map((address) => wholeLink(address, siteUrl)).filter((link) => link !== null);
}
