import * as v from 'valibot';
import { safeLink } from '@/shared/lib/safeLink.ts';
import { oneLine } from './rules.ts';

/** As most people write an address, and some apps copy it: `instagram.com/firm`. */
const WITHOUT_SCHEME = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]|$)/i;

/** An address as it was typed, with `https://` where it has no scheme. */
export const webAddress = v.pipe(
  v.string(),
  oneLine,
  v.transform((text) => (WITHOUT_SCHEME.test(text) ? `https://${text}` : text)),
);

/**
 * An https address, by the rule of all links; one without `https://` gets it.
 * @param message what to do, for every other text.
 */
export const webLink = (message: string) =>
  v.pipe(
    webAddress,
    v.check((text) => text.startsWith('https://') && safeLink(text) !== null, message),
  );
