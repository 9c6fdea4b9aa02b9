import { refusals } from '@/content/en/refusals.ts';

/** The values of a refusal's words, of which `code` names them (private.refuse). */
export type RefusalValues = Readonly<Record<string, unknown>>;

/**
 * The site's text for a refusal; `message`, the backend's English sentence, for a code that this release does not know.
 */
export function inWords(values: RefusalValues, message: string): string {
  const code = String(values['code']);
  const words = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  if (typeof words !== 'function') return words ?? message;
  return words(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
  );
}
