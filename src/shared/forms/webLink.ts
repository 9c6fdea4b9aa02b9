import * as v from 'valibot';
import { safeLink } from '@/shared/lib/safeLink.ts';
import { oneLine } from './rules.ts';

/** An address without a scheme: `instagram.com/firm`. */
const WITHOUT_SCHEME = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]|$)/i;

/** Prepends `https://` to an address without a scheme. */
export const webAddress = v.pipe(
  v.string(),
  oneLine,
  v.transform((text) => (WITHOUT_SCHEME.test(text) ? `https://${text}` : text)),
);

/**
 * Validates an https address by `safeLink`; adds a missing `https://`.
 * @param message error for any other text.
 */
export const webLink = (message: string) =>
  v.pipe(
    webAddress,
    v.check((text) => text.startsWith('https://') && safeLink(text) !== null, message),
  );
