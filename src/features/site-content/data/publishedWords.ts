import * as v from 'valibot';
import type { Place, Section } from './section.ts';
import { sections } from './sections.ts';

/** Overlay values: file below src/content -> path -> value. */
type LaidWords = Record<string, Record<string, unknown>>;

export type PublishedWords = {
  /** Overlays of the built-in texts. */
  laid: LaidWords;
  /** Sections that keep the built-in texts: the invalid field ('' for all) and the reason. */
  refused: Refusal[];
};

type Refusal = { row: string; field: string; reason: string };

/** First error in a section's stored values, or null. Passes each valid value and its place to `take`. */
function faultIn(
  section: Section,
  stored: unknown,
  take: (place: Place, value: unknown) => void,
): Omit<Refusal, 'row'> | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
    return { field: '', reason: 'it holds no fields' };
  for (const [name, value] of Object.entries(stored)) {
    // Stored names are untrusted, e.g. `constructor`.
    const place = Object.hasOwn(section.places, name) ? section.places[name] : undefined;
    if (!place) return { field: name, reason: 'this version of the site has no such field' };
    const result = v.safeParse(place.field.schema, value);
    if (!result.success) {
      const field = [name, ...(v.getDotPath(result.issues[0])?.split('.') ?? [])].join('.');
      return { field, reason: result.issues[0].message };
    }
    take(place, result.output);
  }
  return null;
}

/**
 * Overlays for a build. A section that this version cannot use keeps its built-in texts as a whole: half of it may make
 * no sense, and one invalid text must not block all others.
 */
export function publishedWords(stored: Readonly<Record<string, unknown>>): PublishedWords {
  const result: PublishedWords = { laid: {}, refused: [] };
  for (const [key, values] of Object.entries(stored)) {
    const section = sections.find((one) => one.key === key);
    const taken: [Place, unknown][] = [];
    const fault = section
      ? faultIn(section, values, (place, value) => taken.push([place, value]))
      : { field: '', reason: 'this version of the site has no such section' };
    if (fault) result.refused.push({ row: key, ...fault });
    else for (const [{ file, path }, value] of taken) (result.laid[file] ??= {})[path] = value;
  }
  return result;
}
