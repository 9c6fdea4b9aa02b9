import * as v from 'valibot';
import type { Section } from './section.ts';
import { sections } from './sections.ts';

/** Values to lay over modules: file below src/content -> path -> value. */
type LaidWords = Record<string, Record<string, unknown>>;

export type PublishedWords = {
  /** What is laid over the site's own words. */
  laid: LaidWords;
  /** Sections that keep the site's own words, and why. */
  refused: { section: string; reason: string }[];
};

/** Why a section's stored values are none; null where they are. Each value is given to `take` as the build uses it. */
function faultIn(
  section: Section,
  stored: unknown,
  take: (name: string, value: unknown) => void,
): string | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return 'no fields';
  for (const [name, value] of Object.entries(stored)) {
    const place = section.places[name];
    if (!place) return `there is no field "${name}"`;
    const result = v.safeParse(place.field.schema, value);
    if (!result.success) {
      const way = [name, ...(v.getDotPath(result.issues[0])?.split('.') ?? [])].join('.');
      return `${way}: ${result.issues[0].message}`;
    }
    take(name, result.output);
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
    const taken: [string, unknown][] = [];
    const fault = section
      ? faultIn(section, values, (name, value) => taken.push([name, value]))
      : 'there is no such section';
    if (fault !== null) result.refused.push({ section: key, reason: fault });
    else
      for (const [name, value] of taken) {
        const { file, path } = section?.places[name] ?? { file: '', path: '' };
        (result.laid[file] ??= {})[path] = value;
      }
  }
  return result;
}
