import * as v from 'valibot';
import type { Place, Section } from './section.ts';
import { sections } from './sections.ts';

/** Values to lay over modules: file below src/content -> path -> value. */
type LaidWords = Record<string, Record<string, unknown>>;

export type PublishedWords = {
  /** What is laid over the site's own words. */
  laid: LaidWords;
  /** Sections that keep the site's own words: in which field ('' for all), and why. */
  refused: Refusal[];
};

type Refusal = { row: string; field: string; reason: string };

/** What is wrong with a section's stored values; null for nothing. Each value is given to `take` with its place, as the build uses it. */
function faultIn(
  section: Section,
  stored: unknown,
  take: (place: Place, value: unknown) => void,
): Omit<Refusal, 'row'> | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
    return { field: '', reason: 'it holds no fields' };
  for (const [name, value] of Object.entries(stored)) {
    // A stored name may be that of anything, also of what every object has.
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
 * What a build makes of the stored words. A section that this version of the site cannot use keeps the site's own words
 * as a whole: half of it may make no sense, and a fault in a text must not keep everything else from being published.
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
